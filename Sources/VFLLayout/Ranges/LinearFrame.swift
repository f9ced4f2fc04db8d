/// A frame as a function of the container's size.
public struct LinearFrame: Sendable, Hashable {
  /// The distance of the left edge from the parent's left edge, in points.
  public let x: LinearLength
  /// The distance of the top edge from the parent's top edge, in points.
  public let y: LinearLength
  /// The width, in points.
  public let width: LinearLength
  /// The height, in points.
  public let height: LinearLength

  /// Creates a frame.
  public init(x: LinearLength, y: LinearLength, width: LinearLength, height: LinearLength) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns a part of the frame.
  public subscript(part: FreeAttribute.Part) -> LinearLength {
    switch part {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

/// A length as a function of the container's size: `slope · size + constant`.
public struct LinearLength: Sendable, Hashable {
  /// The change of the length, in points, when the size grows by 1 point.
  public let slope: Double
  /// The length at size 0, in points.
  public let constant: Double

  /// Creates a length.
  public init(slope: Double, constant: Double) {
    self.slope = slope
    self.constant = constant
  }

  /// Returns the length at a size, in points.
  public func value(at size: Double) -> Double {
    slope == 0 ? constant : slope * size + constant
  }
}
