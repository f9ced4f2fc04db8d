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

extension Frame {
  /// The frame at 0, 0 with the width 0 and the height 0.
  public static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// Returns a number of the frame, in points.
  public subscript(part: FreeAttribute.Part) -> Double {
    switch part {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }

  /// The horizontal center, in points.
  public var midX: Double { x + width / 2 }
  /// The vertical center, in points.
  public var midY: Double { y + height / 2 }
  /// The position of the right edge, in points.
  public var maxX: Double { x + width }
  /// The position of the bottom edge, in points.
  public var maxY: Double { y + height }
}
