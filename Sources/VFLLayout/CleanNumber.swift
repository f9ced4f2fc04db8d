/// Numbers as a person would have computed them.
package enum CleanNumber {
  /// How far from a whole number, relative to the number's own size, rounding may have led.
  private static let tolerance = 1e-9

  /// The value, or the whole number that it misses by no more than rounding; never `-0`.
  ///
  /// A solver adds and divides, so 100 may come out as 99.99999999999999. What is within 1e-9 of a
  /// whole number (relative to numbers above 1, and never more than 1e-4) is that number; everything
  /// else, and what has no end, stays as it is.
  package static func cleaned(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    let whole = value.rounded()
    let allowed = min(tolerance * max(1, value.magnitude), 1e-4)
    return ((value - whole).magnitude <= allowed ? whole : value) + 0
  }
}
