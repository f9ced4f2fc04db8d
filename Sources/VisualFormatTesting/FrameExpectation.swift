public import VFLLayout

/// What a test expects of a frame: all four numbers or some of them, in points.
///
/// ```swift
/// try window.expectFrames([
///   "title": .frame(20, 20, 280, 21),
///   "badge": FrameExpectation(width: 24, height: 24),
/// ])
/// ```
public struct FrameExpectation: Sendable, Hashable {
  /// The distance from the superview's left edge; any when `nil`.
  public var x: Double?
  /// The distance from the superview's top edge; any when `nil`.
  public var y: Double?
  /// The width; any when `nil`.
  public var width: Double?
  /// The height; any when `nil`.
  public var height: Double?

  /// Creates an expectation of the numbers that are given.
  public init(
    x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates an expectation of a whole frame.
  public init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// An expectation of a whole frame: x, y, width and height.
  public static func frame(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Self {
    Self(x: x, y: y, width: width, height: height)
  }

  /// The numbers with their names, each beside that of a frame.
  func compared(with frame: Frame) -> [(field: String, expected: Double?, found: Double)] {
    [
      ("x", x, frame.x), ("y", y, frame.y), ("width", width, frame.width),
      ("height", height, frame.height),
    ]
  }
}
