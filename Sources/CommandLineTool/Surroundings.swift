package import Codec

/// What a run gets from the machine apart from its arguments, so that a test can give it anything else.
package struct Surroundings {
  package var variables: [String: String]
  /// Absolute; nil where it was removed while the shell still stands in it.
  package var workingDirectory: String?
  package var isInputTerminal: Bool
  package var isOutputTerminal: Bool
  package var isErrorTerminal: Bool
  /// Writes to standard output; returns why it could not. (The compiler does not count the type of a typed throw as a
  /// use of its module, so that a throwing closure cannot be declared here without a warning.)
  package var writeOutput: ([UInt8]) -> FileError?
  /// Standard error is the last place to complain to: that it cannot be written to is not reported.
  package var writeError: ([UInt8]) -> Void
  /// Nil where standard error is no terminal.
  package var progressTerminal: ProgressTerminal?

  package init(
    variables: [String: String], workingDirectory: String?, isInputTerminal: Bool, isOutputTerminal: Bool,
    isErrorTerminal: Bool, writeOutput: @escaping ([UInt8]) -> FileError?,
    writeError: @escaping ([UInt8]) -> Void, progressTerminal: ProgressTerminal? = nil
  ) {
    self.variables = variables
    self.workingDirectory = workingDirectory
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.progressTerminal = progressTerminal
  }

  /// Those of this process.
  package static var process: Surroundings {
    Surroundings(
      variables: ProcessEnvironment.variables, workingDirectory: ProcessEnvironment.workingDirectory,
      isInputTerminal: StandardStream.input.isTerminal, isOutputTerminal: StandardStream.output.isTerminal,
      isErrorTerminal: StandardStream.error.isTerminal,
      writeOutput: { bytes in
        do throws(FileError) { try StandardStream.output.write(bytes) } catch { return error }
        return nil
      },
      writeError: { bytes in try? StandardStream.error.write(bytes) },
      progressTerminal: StandardStream.error.isTerminal ? .standardError : nil)
  }
}
