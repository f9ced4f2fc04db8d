/// The rectangle of an item in points, relative to the top left corner of its parent.
public struct Frame: Sendable, Hashable {
  /// The distance of the left edge from the parent's left edge, in points.
  public var x: Double
  /// The distance of the top edge from the parent's top edge, in points.
  public var y: Double
  /// The width, in points; never negative.
  public var width: Double
  /// The height, in points; never negative.
  public var height: Double

  /// Creates a frame.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
