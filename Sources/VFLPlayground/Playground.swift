import VFLCommand

/// The command `vfl` as a function: from a command line and what there is on standard input to what the
/// process would have written, and its exit code.
package enum Playground {
  /// What a run of the command gives.
  package struct Answer: Sendable, Hashable {
    /// The exit code.
    package let code: Int32
    /// The bytes of standard output.
    package let output: [UInt8]
    /// The bytes of standard error.
    package let errors: [UInt8]
  }

  /// Runs a command line, the words behind `vfl`, with a byte 0 between each two of them.
  package static func run(_ words: [UInt8], input: [UInt8]) -> Answer {
    var console = PlaygroundConsole(input: input)
    let arguments = words.isEmpty ? [] : words.split(separator: 0, omittingEmptySubsequences: false)
    let code = VisualFormatCommand.run(arguments.map { Argument(bytes: Array($0)) }, on: &console)
    return Answer(code: code.rawValue, output: console.output, errors: console.errors)
  }
}
