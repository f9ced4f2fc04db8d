/// Where in a program a constraint object was made.
public struct ConstraintOrigin: Sendable, Hashable {
  /// The module and file, as `#fileID` gives them.
  public var fileID: String
  /// The line, from 1.
  public var line: Int

  /// Creates an origin.
  public init(fileID: String = #fileID, line: Int = #line) {
    self.fileID = fileID
    self.line = line
  }
}
