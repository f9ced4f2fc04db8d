public import VFLRecords

/// A set of attributes of one view or guide.
///
/// The attributes are in the order of ``Attribute``'s raw values, so that two sets of edges, margins or sizes
/// correspond pair by pair.
public struct AttributeSet: OptionSet, Sendable, Hashable {
  /// A bit for each attribute: `1 << attribute.rawValue`.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  ///
  /// Bits without an attribute are ignored.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue & Self.known
  }

  /// Creates a set of one attribute.
  ///
  /// The set is empty for ``Attribute/notAnAttribute``.
  public init(_ attribute: Attribute) {
    self.init(rawValue: 1 << UInt32(attribute.rawValue))
  }

  /// The bits of all attributes except `notAnAttribute`.
  private static let known: UInt32 = Attribute.allCases.reduce(0) {
    $1 == .notAnAttribute ? $0 : $0 | 1 << UInt32($1.rawValue)
  }

  /// The number of attributes.
  var count: Int { rawValue.nonzeroBitCount }

  /// The attributes in the order of their raw values.
  var members: Members { Members(bits: rawValue) }

  /// A sequence of the attributes in a set.
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
