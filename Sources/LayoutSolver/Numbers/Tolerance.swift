/// The thresholds below which a difference is rounding, shared by several parts of the solver.
///
/// Rows and columns with coefficients far from 1 are scaled before they are solved (see
/// ``RowSystem/equilibrate()``), so one set of numbers serves coefficients from 1e-6 to 1e7.
enum Tolerance {
  // MARK: Values

  /// By how much a row may miss its constant and still be satisfied: the rounding of values of a million
  /// points, 2e-10 each, and more than no drawing shows.
  static let residual = 1e-9
  /// By how much more a row may miss its constant, for each unit of the total size of its terms.
  ///
  /// It bounds the rounding of a sum of 9,000 terms.
  static let residualPerUnit = 1e-12
  /// The width, relative to its ends, up to which a range is a point.
  ///
  /// It is a hundred times ``residual``, by which each row that ends a range may miss its constant. A walk
  /// that rounding keeps at a parameter goes on so far away that the two parameters are no point.
  static let point = 1e-7

  // MARK: Relative sizes

  /// The share of its operands from which on rounding may be all that is left of a difference.
  ///
  /// A result of that size has lost six of 16 digits, and one on which a decision depends is computed again.
  /// So has a value of about 1 beside an entry of a transformed row, or after a move, that is larger by the
  /// inverse.
  static let lostDigits = 1e-6
  /// The relative difference up to which two computed numbers are equal: seven of 16 digits are left to
  /// rounding.
  static let relative = 1e-9
  /// The size of a multiplier, or of a pivot relative to its row, up to which it is 0.
  ///
  /// It is a hundredth of ``relative``, so that a multiplier that counts still counts after it was multiplied
  /// by ``Tuning/pivotShare``.
  static let tiny = 1e-11
  /// The size, relative to its operands, up to which a difference is 0: 450 ulps.
  static let cancellation = 1e-13
  /// The size, relative to the largest one of its row, up to which a coefficient is 0: 45 ulps, for
  /// coefficients are sums of few terms.
  static let rounding = 1e-14
  /// The rounding of a coefficient as it was written, relative to it, for each row of a sum of rows: four
  /// ulps.
  static let writtenCoefficient = 0x1p-50
  /// The size below which an entry of a triangular factor or of a solution is dropped: less than half an ulp
  /// of entries of about 1.
  static let dropped = 1e-16

  /// The largest constant whose sums with ordinary coefficients are finite, and the largest cost of a unit of
  /// an optional row's violation: only required rows have infinite costs.
  static let huge = 0x1p900

  // MARK: Numbers that are worth a correction

  /// The factor of residuals before they are solved for: ``residual`` becomes 1.
  static let magnification = 0x1p30
  /// How large the ratio of the coefficients times the largest constant may be until the least multipliers
  /// count: multipliers up to ``tiny`` are 0, and ``tiny`` times this is about 1.
  static let soundSize = 0x1p36
  /// The ratio of coefficients from which on the least multipliers count with any constant: a product of
  /// three such ratios is less than ``tiny``.
  static let farSpread = 0x1p14
  /// The largest constant that does not matter with ordinary coefficients.
  static let harmlessConstant =
    soundSize / (RowSystem.ordinary.upperBound / RowSystem.ordinary.lowerBound)

  // MARK: Comparisons

  /// Whether a residual, the sum of terms of a given total size, is more than rounding.
  static func isViolation(_ residual: Double, magnitude: Double) -> Bool {
    residual.magnitude > Tolerance.residual + Tolerance.residualPerUnit * magnitude
  }

  /// Whether two multipliers differ by more than rounding; a difference up to `noise` is.
  @inline(__always)
  static func differ(
    _ left: Double, _ right: Double, noise: Double = tiny
  ) -> Bool {
    (left - right).magnitude > rounding(of: left, right, noise: noise)
  }

  /// Up to which difference two multipliers are equal.
  @inline(__always)
  static func rounding(
    of left: Double, _ right: Double, noise: Double = tiny
  ) -> Double {
    noise + relative * larger(left.magnitude, right.magnitude)
  }

  /// The larger one of two numbers, the second one where they cannot be compared: one instruction, which
  /// `max` is not.
  @inline(__always)
  static func larger(_ left: Double, _ right: Double) -> Double { left > right ? left : right }

  /// Subtracts a number from another one; the result is 0 if they are equal except for rounding.
  ///
  /// A rounding error instead of 0 would be treated as a coefficient. If coefficients differ by many orders
  /// of magnitude, its size would not distinguish it from a coefficient.
  @inline(__always)
  static func subtract(_ number: Double, from other: inout Double) {
    let result = other - number
    other = result.magnitude <= cancellation * other.magnitude ? 0 : result
  }

  /// Whether a finite range is no wider than rounding.
  static func isPoint(_ lower: Double, _ upper: Double) -> Bool {
    upper - lower <= point * Swift.max(1, lower.magnitude, upper.magnitude)
  }

  /// The difference of two multipliers, 0 where they cancel but for rounding.
  @inline(__always)
  static func difference(_ left: Double, _ right: Double) -> Double {
    var hasCancelled = false
    return difference(left, right, &hasCancelled)
  }

  /// The difference of two multipliers; sets `hasCancelled` if the result may be rounding.
  @inline(__always)
  static func difference(
    _ left: Double, _ right: Double, _ hasCancelled: inout Bool
  ) -> Double {
    let result = left - right
    let size = larger(left.magnitude, right.magnitude)
    if result.magnitude > larger(lostDigits * size, relative) || result == 0 {
      return result
    }
    if result.magnitude <= tiny * size { return 0 }
    hasCancelled = true
    return result
  }
}
