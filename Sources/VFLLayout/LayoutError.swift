/// An error that is thrown for a malformed layout problem.
public struct LayoutError: Error, Sendable, Hashable {
  /// The reasons: those about items, ordered by item, or otherwise those about records, ordered by record.
  ///
  /// The array is not empty.
  public let reasons: [Reason]

  /// Creates an error with at least one reason.
  package init(reasons: [Reason]) {
    self.reasons = reasons
  }
}
