/// Ends the program over a mistake of its own and says which one, in builds of every kind.
///
/// `precondition` and `preconditionFailure` drop their words in release builds, where nothing else tells
/// which view was meant.
package enum Mistake {
  /// Ends the program.
  package static func trap(
    _ message: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Never {
    fatalError(message, file: file, line: line)
  }

  /// Ends the program unless something holds.
  package static func unless(
    _ isRight: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    guard isRight else { trap(message(), file: file, line: line) }
  }
}
