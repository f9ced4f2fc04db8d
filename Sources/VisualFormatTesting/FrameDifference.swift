/// One number of a frame that is not what a test expects.
public struct FrameDifference: Sendable, Hashable {
  /// The view or guide, as the test names it.
  public let view: String
  /// `x`, `y`, `width` or `height`.
  public let field: String
  /// What the test expects, in points.
  public let expected: Double
  /// What it is, in points.
  public let found: Double
}
