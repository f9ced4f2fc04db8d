/// Traps with a message in all build configurations.
///
/// `precondition` and `preconditionFailure` do not print their message in release builds, and the message is
/// the only information about which view is affected.
package enum Precondition {
  /// Prints a message and stops execution.
  package static func fail(
    _ message: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never {
    fatalError(message, file: file, line: line)
  }

  /// Prints a message and stops execution if a condition is `false`.
  package static func check(
    _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard condition else { fail(message(), file: file, line: line) }
  }
}
