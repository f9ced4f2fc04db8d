extension Magnitude {
  /// Returns the greatest common divisor.
  ///
  /// The greatest common divisor of a number and zero is the number. This is the algorithm of Lehmer,
  /// "Euclid's Algorithm for Large Numbers" (1938). It computes most steps of Euclid's algorithm with the
  /// leading bits of the numbers.
  func greatestCommonDivisor(with other: Magnitude) -> Magnitude {
    if isOne || self == other { return self }
    if other.isOne { return other }
    var (large, small) = self < other ? (other, self) : (self, other)
    while !small.isZero {
      if let first = large.uint64, let second = small.uint64 {
        return Magnitude(first.greatestCommonDivisor(with: second))
      }
      if let steps = EuclideanSteps(leadingBitsOf: large, small) {
        (large, small) = steps.apply(to: large, small)
      } else {
        (large, small) = (small, large.quotientAndRemainder(dividingBy: small).remainder)
      }
    }
    return large
  }
}
