public import VFLLayout

/// The expected frame of a view or guide, or some of its numbers, in points.
///
/// ```swift
/// try window.expectFrames([
///   "title": .frame(20, 20, 280, 21),
///   "badge": FrameExpectation(width: 24, height: 24),
/// ])
/// ```
public struct FrameExpectation: Sendable, Hashable {
  /// The distance from the superview's left edge, or `nil` for any distance.
  public var x: Double?
  /// The distance from the superview's top edge, or `nil` for any distance.
  public var y: Double?
  /// The width, or `nil` for any width.
  public var width: Double?
  /// The height, or `nil` for any height.
  public var height: Double?

  /// Creates an expectation for some numbers of a frame.
  public init(
    x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates an expectation for a whole frame.
  public init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Returns an expectation for a whole frame: x, y, width and height.
  public static func frame(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Self {
    Self(x: x, y: y, width: width, height: height)
  }

  /// Returns the name, the expected value and the actual value of each number of a frame.
  func compared(with frame: Frame) -> [(field: String, expected: Double?, found: Double)] {
    [
      ("x", x, frame.x), ("y", y, frame.y), ("width", width, frame.width),
      ("height", height, frame.height),
    ]
  }
}
