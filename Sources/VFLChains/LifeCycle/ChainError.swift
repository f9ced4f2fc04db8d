/// What a block, or several drafts, asks for cannot be put in force; nothing of it is.
public struct ChainError: Error, Sendable, Hashable {
  /// What is wrong, in the order of the lines: with what each says or, where that is right, with the
  /// constraints that it makes.
  public let faults: [ChainFault]

  init(_ faults: [ChainFault]) {
    self.faults = faults
  }
}

extension ChainError: CustomStringConvertible {
  /// A line for each fault.
  public var description: String {
    faults.map(\.description).joined(separator: "\n")
  }
}
