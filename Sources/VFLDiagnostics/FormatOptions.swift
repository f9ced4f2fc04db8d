/// The options of a format string: the alignment of adjacent views, the direction, and the spacing mode.
///
/// The raw values are the same as in `NSLayoutConstraint.FormatOptions`: an alignment option is
/// `1 << attribute.rawValue`.
public struct FormatOptions: OptionSet, Sendable, Hashable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from a bit mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Aligns the left edges.
  ///
  /// Use this option with vertical format strings.
  public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
  /// Aligns the right edges.
  ///
  /// Use this option with vertical format strings.
  public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
  /// Aligns the top edges.
  ///
  /// Use this option with horizontal format strings.
  public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
  /// Aligns the bottom edges.
  ///
  /// Use this option with horizontal format strings.
  public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
  /// Aligns the leading edges.
  ///
  /// Use this option with vertical format strings.
  public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
  /// Aligns the trailing edges.
  ///
  /// Use this option with vertical format strings.
  public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
  /// Aligns the horizontal centers.
  ///
  /// Use this option with vertical format strings.
  public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
  /// Aligns the vertical centers.
  ///
  /// Use this option with horizontal format strings.
  public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
  /// Aligns the last baselines.
  ///
  /// Use this option with horizontal format strings.
  public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
  /// The older name of ``alignAllLastBaseline``.
  public static let alignAllBaseline = alignAllLastBaseline
  /// Aligns the first baselines.
  ///
  /// Use this option with horizontal format strings.
  public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
  /// Orders the views from leading to trailing.
  ///
  /// This is the default.
  public static let directionLeadingToTrailing: FormatOptions = []
  /// Orders the views from left to right.
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  /// Orders the views from right to left.
  public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  /// Measures gaps from edge to edge.
  ///
  /// This is the default.
  public static let spacingEdgeToEdge: FormatOptions = []
  /// Measures gaps from baseline to baseline.
  ///
  /// Use this option with vertical format strings.
  public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

  /// The names of the options in documents and on the command line.
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

  /// Creates the option with a name, or the options with the bits of a string such as `raw:0x80`.
  ///
  /// Returns `nil` for any other string.
  public init?(name: String) {
    if let found = Self.named.first(where: { $0.name == name }) {
      self = found.option
    } else if name.hasPrefix("raw:0x"), let bits = UInt(name.dropFirst(6), radix: 16) {
      self.init(rawValue: bits)
    } else {
      return nil
    }
  }

  /// The name of a single option, or its bits if it has no name.
  ///
  /// If the option has several names, the first name is used.
  package var name: String {
    Self.named.first { $0.option == self }?.name ?? "raw:0x" + String(rawValue, radix: 16)
  }

  /// Returns the options that align the views of a vertical or horizontal format string, in ascending bit
  /// order.
  package static func alignments(isVertical: Bool) -> [FormatOptions] {
    isVertical
      ? [.alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX]
      : [
        .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline,
        .alignAllFirstBaseline,
      ]
  }

  /// Returns the names of the options that align the views of a vertical or horizontal format string.
  static func alignmentNames(isVertical: Bool) -> [String] {
    let alignments = alignments(isVertical: isVertical)
    return named.filter { alignments.contains($0.option) }.map { $0.name }
  }
}
