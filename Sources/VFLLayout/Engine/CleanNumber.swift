/// Removes rounding errors from computed numbers.
package enum CleanNumber {
  /// The largest rounding error that is removed, relative to the number if its magnitude is above 1.
  private static let tolerance = 1e-9

  /// Returns the value, rounded to the nearest whole number if only a rounding error separates them; never
  /// `-0`.
  ///
  /// A solver adds and divides, so 100 may be computed as 99.99999999999999. The value is rounded if its
  /// distance from the nearest whole number is at most 1e-9 times the larger of 1 and its magnitude, and at
  /// most 1e-4. All other values, including infinities and NaN, are returned unchanged.
  package static func cleaned(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    let whole = value.rounded()
    let allowed = min(tolerance * max(1, value.magnitude), 1e-4)
    return ((value - whole).magnitude <= allowed ? whole : value) + 0
  }
}
