/// A change of the text that mends what a diagnostic found.
public struct FixIt: Sendable, Hashable {
  /// Whether a fix-it may be applied without being looked at.
  public enum Applicability: String, Sendable, Hashable, CaseIterable {
    /// The fix-it keeps the records as they are, or mends an error in the only way that there is.
    case safe
    /// The fix-it may lead to another meaning than the one that was wanted: a person chooses it.
    case unsafe
  }

  /// What the change does, as an imperative: "insert `]`".
  public let message: String
  /// The edits, all in the text of the diagnostic's own location; they do not overlap.
  public let edits: [SourceEdit]
  /// Whether it may be applied without being looked at.
  public let applicability: Applicability

  /// Creates a fix-it from what it does and the edits that do it.
  public init(
    _ message: String, _ edits: [SourceEdit], applicability: Applicability = .unsafe
  ) {
    self.message = message
    self.edits = edits
    self.applicability = applicability
  }
}
