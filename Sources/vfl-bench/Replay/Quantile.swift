/// Quantiles of samples.
enum Quantile {
  /// Returns the sample at position `part`, from 0 to 1, of the sorted samples; `nil` if there are no
  /// samples.
  static func of(_ samples: [Double], at part: Double) -> Double? {
    guard !samples.isEmpty else { return nil }
    return samples.sorted()[Int(part * Double(samples.count - 1) + 0.5)]
  }

  /// Returns the median; `nil` if there are no samples.
  static func median(of samples: [Double]) -> Double? { of(samples, at: 0.5) }
}
