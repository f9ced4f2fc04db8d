/// Quantiles of samples.
enum Quantile {
  /// Returns the sample at a fraction of the sorted samples; `nil` if there are none.
  static func of(_ samples: [Double], at part: Double) -> Double? {
    guard !samples.isEmpty else { return nil }
    return samples.sorted()[Int(part * Double(samples.count - 1) + 0.5)]
  }

  /// Returns the median.
  static func median(of samples: [Double]) -> Double? { of(samples, at: 0.5) }
}
