/// A change of the text that mends what a diagnostic found.
public struct FixIt: Sendable, Hashable {
  /// What the change does, as an imperative: "insert `]`".
  public let message: String
  /// The edits, all in the text of the diagnostic's own location; they do not overlap.
  public let edits: [SourceEdit]

  /// Creates a fix-it from what it does and the edits that do it.
  public init(_ message: String, _ edits: [SourceEdit]) {
    self.message = message
    self.edits = edits
  }
}
