extension Double {
  /// The number, rounded to the nearest whole number if only a rounding error separates them; never `-0`.
  ///
  /// A solver adds and divides, so 100 may be computed as 99.99999999999999. The number is rounded if its
  /// distance from the nearest whole number is at most 1e-9 times the larger of 1 and its magnitude, and at
  /// most 1e-4. All other numbers, including infinities and NaN, are unchanged.
  var cleaned: Double {
    isFinite ? nearest(to: rounded()) + 0 : self
  }

  /// Returns another number if only a rounding error separates them; the ``cleaned`` number otherwise.
  func snapped(to other: Double) -> Double {
    let nearest = nearest(to: other)
    return nearest == other ? other : cleaned
  }

  private func nearest(to other: Double) -> Double {
    let allowed = Swift.min(1e-9 * Swift.max(1, magnitude), 1e-4)
    return (self - other).magnitude <= allowed ? other : self
  }
}
