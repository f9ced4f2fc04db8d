/// Calls after which a program may not go on, and calls that only report their arguments.
enum LeavingCalls {
  /// Calls that end the program.
  static let leaving: [StaticString] = ["abort", "exit", "fatalError", "preconditionFailure"]
  /// Calls that end the program unless something holds, or only in debug builds.
  static let assertions: [StaticString] = [
    "assert", "precondition", "assertionFailure", "NSAssert", "NSParameterAssert", "NSCAssert",
    "NSCParameterAssert",
  ]
  /// Calls that only report or test their arguments.
  static let reporting: [StaticString] =
    [
      "print", "debugPrint", "NSLog", "os_log", "DLog", "DDLogDebug", "DDLogError", "fatalError",
      "preconditionFailure",
    ] + assertions
  /// Functions that run a closure once, now or later.
  static let runners: [StaticString] = [
    "animate", "animateWithDuration", "performWithoutAnimation", "async", "sync", "asyncAfter",
    "dispatch_async", "dispatch_sync", "dispatch_after", "autoreleasepool",
  ]
}
