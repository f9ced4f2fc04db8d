/// The words by which a program leaves a block, or may end.
extension HostSyntax {
  /// Statements that lead elsewhere.
  private static let jumps: [StaticString] = [
    "return", "throw", "break", "continue", "goto", "@throw",
  ]

  /// Calls that end the program without a word.
  private static let ends: [StaticString] = ["abort", "exit"]

  /// Calls that end the program and say why.
  private static let traps: [StaticString] = ["fatalError", "preconditionFailure"]

  /// Calls that end the program unless something holds, or only where it is debugged.
  private static let assertions: [StaticString] = [
    "assert", "precondition", "assertionFailure", "NSAssert", "NSParameterAssert", "NSCAssert",
    "NSCParameterAssert",
  ]

  /// Calls that only tell what they are given.
  private static let logs: [StaticString] = [
    "print", "debugPrint", "NSLog", "os_log", "DLog", "DDLogDebug", "DDLogError",
  ]

  /// The words behind which a program is certain not to go on.
  static let leavingWords = jumps + ends + traps

  /// The words behind which a program may not go on.
  static let wordsThatMayLeave = (leavingWords + assertions).map { $0.description }

  /// Calls that only report their arguments, or assert something of them.
  static let reportingCalls = logs + assertions + traps
}
