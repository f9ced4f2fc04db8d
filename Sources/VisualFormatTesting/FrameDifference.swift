/// A coordinate or size of a frame that differs from the expected value.
public struct FrameDifference: Sendable, Hashable {
  /// The name of the view or guide in the expectation.
  public let view: String
  /// The name of the number: `x`, `y`, `width` or `height`.
  public let field: String
  /// The expected number in points.
  public let expected: Double
  /// The actual number in points.
  public let found: Double
}
