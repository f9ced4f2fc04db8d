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
