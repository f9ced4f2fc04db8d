/// A run of the command: its arguments and standard input, and the invariants of its output.
struct FuzzInput: Sendable {
  /// The arguments after `vfl`.
  var arguments: [String]
  /// The bytes on standard input.
  var standardInput: [UInt8] = []
  /// The checks of the output, in addition to the checks of every run.
  var checks: [AnswerCheck] = []

  /// Runs the command and returns the first violated invariant; `nil` if the output satisfies all invariants.
  func failure() -> String? {
    let answer = CommandAnswer(to: self)
    if let failure = answer.failure { return failure }
    for check in checks {
      if let failure = check.failure(of: answer, to: self) { return failure }
    }
    return nil
  }

  /// Returns the input with other arguments and without checks.
  func with(arguments: [String]) -> FuzzInput {
    FuzzInput(arguments: arguments, standardInput: standardInput)
  }

  /// The run as a shell command.
  var shellCommand: String {
    let command = (["vfl"] + arguments).map(Self.quoted).joined(separator: " ")
    if standardInput.isEmpty { return command }
    let octal = standardInput.map { byte in
      switch byte {
      case UInt8(ascii: "\\"): "\\\\"
      case UInt8(ascii: "%"): "%%"
      case UInt8(ascii: "'"): "\\047"
      case 0x20...0x7E: String(UnicodeScalar(byte))
      default: "\\" + String(Int(byte) + 0o1000, radix: 8).dropFirst()
      }
    }
    return "printf '\(octal.joined())' | \(command)"
  }

  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.utf8.allSatisfy { byte in
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=.,/:".utf8.contains(byte)
    }
    if isPlain && !argument.isEmpty { return argument }
    return "'"
      + argument.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
