/// A number type whose sums and products are exact.
protocol ExactNumber: SignedNumeric, Comparable {
  /// A floating-point number close to this number.
  var approximation: Double { get }
}

extension Int: ExactNumber {
  var approximation: Double { Double(self) }
}
