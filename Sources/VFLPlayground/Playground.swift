import VFLCommandLine

/// Runs the `vfl` command as a function from arguments and standard input to output and an exit code.
package enum Playground {
  /// The result of a run.
  package struct Answer: Sendable, Hashable {
    /// The exit code.
    package let code: Int32
    /// The bytes of standard output.
    package let output: [UInt8]
    /// The bytes of standard error.
    package let errors: [UInt8]
  }

  /// Runs the command.
  ///
  /// `words` contains the arguments after `vfl`, separated by NUL bytes.
  package static func run(_ words: [UInt8], input: [UInt8]) -> Answer {
    var console = PlaygroundConsole(input: input)
    let arguments = words.isEmpty ? [] : words.split(separator: 0, omittingEmptySubsequences: false)
    let code = VisualFormatCommand.run(arguments.map { Argument(bytes: Array($0)) }, on: &console)
    return Answer(code: code.rawValue, output: console.output, errors: console.errors)
  }
}
