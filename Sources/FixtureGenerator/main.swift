#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

do {
  try await Commands.run(CommandLine.arguments.dropFirst())
} catch let misuse as Arguments.Misuse {
  Commands.complain(misuse.description + "\n" + Commands.help)
  exit(64)
} catch {
  Commands.complain("\(error)")
  exit(74)
}
