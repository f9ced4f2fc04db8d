/// A change of the text that fixes the cause of a diagnostic.
public struct FixIt: Sendable, Hashable {
  /// Whether a fix-it can be applied without review.
  public enum Applicability: String, Sendable, Hashable, CaseIterable {
    /// The fix-it does not change the constraints, or it is the only possible fix of an error.
    case safe
    /// The fix-it may change the constraints in an unintended way, so it needs review.
    case unsafe
  }

  /// The description of the change in the imperative: "insert `]`".
  public let message: String
  /// The edits in the text of the diagnostic's location, which do not overlap.
  public let edits: [SourceEdit]
  /// Whether the fix-it can be applied without review.
  public let applicability: Applicability

  /// Creates a fix-it from its description and its edits.
  public init(
    _ message: String, _ edits: [SourceEdit], applicability: Applicability = .unsafe
  ) {
    self.message = message
    self.edits = edits
    self.applicability = applicability
  }
}
