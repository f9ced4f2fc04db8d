/// The identifier of a view, guide or container: an index into the item table of the code that creates the
/// record.
public struct ItemID: RawRepresentable, Sendable, Hashable {
  /// The index.
  public let rawValue: Int32

  /// Creates an identifier from an index.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from an index.
  ///
  /// - Precondition: The index fits into 32 bits.
  public init(_ index: Int) {
    self.init(rawValue: Int32(index))
  }

  /// The index.
  public var index: Int { Int(rawValue) }
}
