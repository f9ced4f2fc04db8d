/// An error that is thrown if a block or several drafts cannot be installed.
///
/// Nothing is installed in this case.
public struct ChainError: Error, Sendable, Hashable {
  /// The invalid chained constraints, in order.
  ///
  /// If a chained constraint itself is valid, it has an element for each of its invalid constraint objects.
  public let invalidConstraints: [InvalidChainedConstraint]

  init(_ invalidConstraints: [InvalidChainedConstraint]) {
    self.invalidConstraints = invalidConstraints
  }
}

extension ChainError: CustomStringConvertible {
  /// The invalid chained constraints, one per line.
  public var description: String {
    invalidConstraints.map(\.description).joined(separator: "\n")
  }
}
