import Codec

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

StandardStream.ignoreClosedPipes()
let status = Tool.run(
  arguments: Array(CommandLine.arguments.dropFirst()), surroundings: .process, inputFormats: [])
exit(status.rawValue)
