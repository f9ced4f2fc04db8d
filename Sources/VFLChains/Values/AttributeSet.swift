public import VFLRecords

/// A set of attributes, such as the four edges of a view.
///
/// The attributes are ordered by their raw values. The attributes of two sets of edges, margins or sizes
/// therefore correspond in pairs.
public struct AttributeSet: OptionSet, Sendable, Hashable {
  /// A bit for each attribute: `1 << attribute.rawValue`.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  ///
  /// Bits without an attribute are ignored.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue & Self.known
  }

  /// Creates a set that contains a single attribute.
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
