/// An error that is thrown if a block or several drafts cannot be installed.
///
/// Nothing is installed in this case.
public struct ChainError: Error, Sendable, Hashable {
  /// The faults, in the order of the chained constraints.
  ///
  /// If a chained constraint itself is valid, the faults of its constraint objects are listed.
  public let faults: [ChainFault]

  init(_ faults: [ChainFault]) {
    self.faults = faults
  }
}

extension ChainError: CustomStringConvertible {
  /// The faults, one per line.
  public var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}
