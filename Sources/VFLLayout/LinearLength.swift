/// A length as a function of the container's size: `slope · size + constant`.
public struct LinearLength: Sendable, Hashable {
  /// By how much the length grows when the size grows by a point.
  public let slope: Double
  /// The length at the size 0, in points.
  public let constant: Double

  /// Creates a length.
  public init(slope: Double, constant: Double) {
    self.slope = slope
    self.constant = constant
  }

  /// The length at a size, in points.
  public func value(at size: Double) -> Double {
    slope == 0 ? constant : slope * size + constant
  }
}
