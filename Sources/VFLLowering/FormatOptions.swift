package import VFLRecords

/// The options of a format: alignment of neighbours, direction, and what a gap is measured between.
///
/// The raw values are those of `NSLayoutConstraint.FormatOptions`: an alignment option is
/// `1 << attribute.rawValue`.
public struct FormatOptions: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Left edges are aligned; for vertical formats.
  public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
  /// Right edges are aligned; for vertical formats.
  public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
  /// Top edges are aligned; for horizontal formats.
  public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
  /// Bottom edges are aligned; for horizontal formats.
  public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
  /// Leading edges are aligned; for vertical formats.
  public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
  /// Trailing edges are aligned; for vertical formats.
  public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
  /// Horizontal centres are aligned; for vertical formats.
  public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
  /// Vertical centres are aligned; for horizontal formats.
  public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
  /// Last baselines are aligned; for horizontal formats.
  public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
  /// The older name of ``alignAllLastBaseline``.
  public static let alignAllBaseline = alignAllLastBaseline
  /// First baselines are aligned; for horizontal formats.
  public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
  /// The text's order is from leading to trailing; the default.
  public static let directionLeadingToTrailing: FormatOptions = []
  /// The text's order is from left to right.
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  /// The text's order is from right to left.
  public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  /// Gaps are measured from edge to edge; the default.
  public static let spacingEdgeToEdge: FormatOptions = []
  /// Gaps are measured from baseline to baseline; for vertical formats.
  public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

  /// The names of the options, as they are written in documents and on the command line.
  public static let names = named.map { $0.name }

  private static let named: [(name: String, option: FormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
    ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
    ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
    ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
    ("alignAllLastBaseline", .alignAllLastBaseline), ("alignAllBaseline", .alignAllBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline),
    ("directionLeadingToTrailing", .directionLeadingToTrailing),
    ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft), ("spacingEdgeToEdge", .spacingEdgeToEdge),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]

  /// The option with a name, or the bits of `raw:0x80`; `nil` for any other text.
  public init?(name: String) {
    if let found = Self.named.first(where: { $0.name == name }) {
      self = found.option
    } else if name.hasPrefix("raw:0x"), let bits = UInt(name.dropFirst(6), radix: 16) {
      self.init(rawValue: bits)
    } else {
      return nil
    }
  }

  /// The attributes that neighbours are aligned by, the lowest bit first.
  ///
  /// Bits that no option is declared for count too, as they do in the system: `1 << width` makes
  /// widths equal.
  package var alignments: [Attribute] {
    let mask: UInt = 0xFFFF
    guard rawValue & mask != 0 else { return [] }
    return (1...15).filter { rawValue & 1 << UInt($0) != 0 }.compactMap { Attribute(rawValue: $0) }
  }

  /// The name of the option that aligns by an attribute.
  package static func name(aligning attribute: Attribute) -> String {
    FormatOptions(rawValue: 1 << UInt(attribute.rawValue)).name
  }

  /// The name of a single option, the first of several names; its bits where it has none.
  package var name: String {
    Self.named.first { $0.option == self }?.name ?? "raw:0x" + String(rawValue, radix: 16)
  }
}
