extension Frame {
  /// The frame at 0, 0 with the width 0 and the height 0.
  public static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// The horizontal center, in points.
  public var midX: Double { x + width / 2 }
  /// The vertical center, in points.
  public var midY: Double { y + height / 2 }
  /// The position of the right edge, in points.
  public var maxX: Double { x + width }
  /// The position of the bottom edge, in points.
  public var maxY: Double { y + height }
}
