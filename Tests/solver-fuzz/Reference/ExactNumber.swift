/// A number type whose sums and products are exact.
protocol ExactNumber: SignedNumeric, Comparable {
  /// The nearest floating-point number, or nearly.
  var approximation: Double { get }
}

extension Int: ExactNumber {
  var approximation: Double { Double(self) }
}
