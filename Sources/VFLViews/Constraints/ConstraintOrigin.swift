/// The source location at which a constraint object was created.
public struct ConstraintOrigin: Sendable, Hashable {
  /// The module and file, in the format of `#fileID`.
  public var fileID: String
  /// The line number, starting at 1.
  public var line: Int

  /// Creates an origin.
  public init(fileID: String = #fileID, line: Int = #line) {
    self.fileID = fileID
    self.line = line
  }
}
