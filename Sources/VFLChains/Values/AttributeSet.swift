public import VFLRecords

/// Several attributes of one view or guide.
///
/// The members come in the order of ``Attribute``'s raw values, so that two sets of edges,
/// margins or sizes go together pair by pair.
public struct AttributeSet: OptionSet, Sendable, Hashable {
  /// A bit for each attribute: `1 << attribute.rawValue`.
  public let rawValue: UInt32

  /// Creates a set from its bits; those that stand for no attribute are left out.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue & Self.known
  }

  /// Creates a set of one attribute; of none for ``Attribute/notAnAttribute``.
  public init(_ attribute: Attribute) {
    self.init(rawValue: 1 << UInt32(attribute.rawValue))
  }

  /// The bits of all attributes, without that of `notAnAttribute`.
  private static let known: UInt32 = Attribute.allCases.reduce(0) {
    $1 == .notAnAttribute ? $0 : $0 | 1 << UInt32($1.rawValue)
  }

  /// How many attributes there are.
  var count: Int { rawValue.nonzeroBitCount }

  /// The attributes in their order.
  var members: Members { Members(bits: rawValue) }

  /// The attributes of a set, one after the other.
  struct Members: Sequence, IteratorProtocol {
    fileprivate var bits: UInt32

    mutating func next() -> Attribute? {
      guard bits != 0 else { return nil }
      let bit = bits.trailingZeroBitCount
      bits &= bits - 1
      return Attribute(rawValue: UInt8(bit))
    }
  }
}
