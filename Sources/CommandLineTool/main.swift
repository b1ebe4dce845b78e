import Codec
import Ingest

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

StandardStream.ignoreClosedPipes()
let status = Tool.run(
  arguments: Array(CommandLine.arguments.dropFirst()), surroundings: .process,
  inputFormats: FormatTable.rows.map { ReadableFormat(name: $0.name, summary: $0.summary) })
exit(status.rawValue)
