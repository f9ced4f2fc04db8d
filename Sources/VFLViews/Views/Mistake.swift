/// Traps with a message in all build configurations.
///
/// `precondition` and `preconditionFailure` do not print their message in release builds, and the message is
/// the only information about which view is affected.
package enum Mistake {
  /// Prints a message and stops execution.
  package static func trap(
    _ message: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never {
    fatalError(message, file: file, line: line)
  }

  /// Prints a message and stops execution if a condition is `false`.
  package static func unless(
    _ isRight: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard isRight else { trap(message(), file: file, line: line) }
  }
}
