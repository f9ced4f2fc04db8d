/// A view, guide or container, as a dense index into the table of whoever made the record.
public struct ItemID: RawRepresentable, Sendable, Hashable {
  /// The index.
  public let rawValue: Int32

  /// Creates an identifier from an index.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from an index.
  ///
  /// - Precondition: the index has 32 bits.
  public init(_ index: Int) {
    self.init(rawValue: Int32(index))
  }

  /// The index.
  public var index: Int { Int(rawValue) }
}
