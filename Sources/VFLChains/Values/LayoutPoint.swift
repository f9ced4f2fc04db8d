/// A place, or a way from one place to another, in points.
public struct LayoutPoint: Sendable, Hashable {
  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
