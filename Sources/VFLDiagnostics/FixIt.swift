/// A change of the source that fixes the cause of a diagnostic.
public struct FixIt: Sendable, Hashable {
  /// Whether a fix-it can be applied without review.
  public enum Applicability: String, Sendable, Hashable, CaseIterable {
    /// The fix-it does not change the constraints, or it is the only possible fix of an error.
    case safe
    /// The fix-it may change the constraints in an unintended way, so it needs review.
    case unsafe
  }

  /// The description of the change, an imperative such as "insert `]`".
  public let message: String
  /// The edits in the source of the diagnostic.
  ///
  /// They do not overlap.
  public let edits: [SourceEdit]
  /// Whether the fix-it can be applied without review.
  public let applicability: Applicability

  /// Creates a fix-it from a description and edits.
  public init(
    _ message: String, _ edits: [SourceEdit], applicability: Applicability = .unsafe
  ) {
    self.message = message
    self.edits = edits
    self.applicability = applicability
  }
}
