/// Distances from the four edges of a rectangle inwards, in points, whatever the direction of the
/// interface.
public struct LayoutInsets: Sendable, Hashable {
  /// The distance below the top edge, in points.
  public var top: Double
  /// The distance inside the left edge, in points.
  public var left: Double
  /// The distance above the bottom edge, in points.
  public var bottom: Double
  /// The distance inside the right edge, in points.
  public var right: Double

  /// Creates insets, each 0 unless given.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
