/// A position or an offset, in points.
public struct LayoutPoint: Sendable, Hashable {
  /// The horizontal coordinate, which increases to the right.
  public var x: Double
  /// The vertical coordinate, which increases downward.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
