import VFLCommand

/// The command `vfl` as a function: it maps a command line and standard input to the output and the exit
/// code.
package enum Playground {
  /// The result of running the command.
  package struct Answer: Sendable, Hashable {
    /// The exit code.
    package let code: Int32
    /// The bytes of standard output.
    package let output: [UInt8]
    /// The bytes of standard error.
    package let errors: [UInt8]
  }

  /// Runs a command line, given as the arguments after `vfl`, separated by NUL bytes.
  package static func run(_ words: [UInt8], input: [UInt8]) -> Answer {
    var console = PlaygroundConsole(input: input)
    let arguments = words.isEmpty ? [] : words.split(separator: 0, omittingEmptySubsequences: false)
    let code = VisualFormatCommand.run(arguments.map { Argument(bytes: Array($0)) }, on: &console)
    return Answer(code: code.rawValue, output: console.output, errors: console.errors)
  }
}
