/// A layout is not as a test expects it.
///
/// It is thrown, so that it fails a test of Swift Testing and of XCTest alike.
public struct LayoutExpectationError: Error, Sendable, Hashable {
  /// What was expected and what was found; more lines than one where there is a table.
  public let message: String
  /// The module and file of the expectation.
  public let fileID: String
  /// The line of the expectation, from 1.
  public let line: Int

  init(_ message: String, _ fileID: String, _ line: Int) {
    self.message = message
    self.fileID = fileID
    self.line = line
  }
}

extension LayoutExpectationError: CustomStringConvertible {
  /// The message behind the file and the line.
  public var description: String { "\(fileID):\(line): \(message)" }
}
