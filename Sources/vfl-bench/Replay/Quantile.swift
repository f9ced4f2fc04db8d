/// Numbers of which a part lies below.
enum Quantile {
  /// The value at a part of the way through the sorted samples; nil if there are none.
  static func of(_ samples: [Double], at part: Double) -> Double? {
    guard !samples.isEmpty else { return nil }
    return samples.sorted()[Int(part * Double(samples.count - 1) + 0.5)]
  }

  /// The value in the middle.
  static func median(of samples: [Double]) -> Double? { of(samples, at: 0.5) }
}
