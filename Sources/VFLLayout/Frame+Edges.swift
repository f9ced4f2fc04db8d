extension Frame {
  /// A frame at 0, 0 without width and height.
  public static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// Where the horizontal centre lies.
  public var midX: Double { x + width / 2 }
  /// Where the vertical centre lies.
  public var midY: Double { y + height / 2 }
  /// Where the right edge lies.
  public var maxX: Double { x + width }
  /// Where the bottom edge lies.
  public var maxY: Double { y + height }
}
