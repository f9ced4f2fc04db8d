/// An error that is thrown if a layout differs from the expectation of a test.
///
/// A thrown error fails a test in both Swift Testing and XCTest.
public struct LayoutExpectationError: Error, Sendable, Hashable {
  /// The expected and actual results.
  ///
  /// The message may contain a table with several lines.
  public let message: String
  /// The module and file of the expectation, in the format of `#fileID`.
  public let fileID: String
  /// The line of the expectation, starting at 1.
  public let line: Int

  init(_ message: String, _ fileID: String, _ line: Int) {
    self.message = message
    self.fileID = fileID
    self.line = line
  }
}

extension LayoutExpectationError: CustomStringConvertible {
  /// The message, preceded by the file and line.
  public var description: String { "\(fileID):\(line): \(message)" }
}
