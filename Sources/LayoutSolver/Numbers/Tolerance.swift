/// The thresholds up to which a difference is a rounding error.
///
/// Rows and columns with coefficients far from 1 are scaled before they are solved (see
/// ``RowSystem/equilibrate()``), so one set of numbers serves coefficients from 1e-6 to 1e7.
enum Tolerance {
  // MARK: Values

  /// The residual up to which a row is satisfied, in points.
  ///
  /// Values of a million points have rounding errors of 2e-10. No drawing shows this difference.
  static let residual = 1e-9
  /// The residual that is added to ``residual`` per unit of the total size of the row's terms.
  ///
  /// This bounds the rounding error of a sum of 9,000 terms.
  static let residualPerUnit = 1e-12
  /// The width, relative to its ends, up to which a range is a point.
  ///
  /// It is a hundred times ``residual``, which is the error of each row that limits a range. If rounding
  /// errors stop a walk, the walk continues at a parameter that is larger by this width.
  static let point = 1e-7

  // MARK: Relative sizes

  /// The size of a difference, relative to its operands, up to which the difference may consist of rounding
  /// errors.
  ///
  /// A difference of this size has lost six of 16 digits. If a decision depends on it, it is computed again.
  /// The same applies to a value of 1 after a move, or next to an entry of a transformed row, that is larger
  /// by the inverse factor.
  static let lostDigits = 1e-6
  /// The relative difference up to which two computed numbers are equal.
  ///
  /// The last seven of 16 digits may differ.
  static let relative = 1e-9
  /// The size of a multiplier, or of a pivot relative to its row, up to which it is 0.
  ///
  /// It is a hundredth of ``relative``, so a multiplier that is larger than ``relative`` is not treated as 0
  /// after it is multiplied by ``Tuning/pivotShare``.
  static let tiny = 1e-11
  /// The size, relative to its operands, up to which a difference is 0.
  ///
  /// It is 450 units in the last place.
  static let cancellation = 1e-13
  /// The size, relative to the largest coefficient of the row, up to which a coefficient is 0.
  ///
  /// It is 45 units in the last place, because coefficients are sums of few terms.
  static let rounding = 1e-14
  /// The relative rounding error of a coefficient in a sum of rows, per row of the sum.
  ///
  /// It is four units in the last place.
  static let writtenCoefficient = 0x1p-50
  /// The size below which an entry of a triangular factor or of a solution is dropped.
  ///
  /// It is less than half a unit in the last place of 1.
  static let dropped = 1e-16

  /// The largest constant whose sums with ordinary coefficients are finite, and the largest cost per unit of
  /// an optional row's violation.
  ///
  /// Only required rows have infinite costs.
  static let huge = 0x1p900

  // MARK: Numbers that require corrections

  /// The factor by which residuals are multiplied before a correction is computed.
  ///
  /// It makes ``residual`` about 1.
  static let magnification = 0x1p30
  /// The product of the largest constant and the ratio of the coefficients from which on multipliers that are
  /// treated as 0 affect the result.
  ///
  /// Multipliers up to ``tiny`` are 0, and ``tiny`` times this number is about 1.
  static let soundSize = 0x1p36
  /// The ratio of coefficients from which on multipliers that are treated as 0 affect the result, whatever
  /// the constants are.
  ///
  /// The inverse of a product of three such ratios is less than ``tiny``.
  static let farSpread = 0x1p14
  /// The largest constant that requires no correction if the coefficients are ordinary.
  static let harmlessConstant =
    soundSize / (RowSystem.ordinary.upperBound / RowSystem.ordinary.lowerBound)

  // MARK: Comparisons

  /// Whether a residual is more than a rounding error, given the total size of its terms.
  static func isViolation(_ residual: Double, magnitude: Double) -> Bool {
    residual.magnitude > Tolerance.residual + Tolerance.residualPerUnit * magnitude
  }

  /// Whether two multipliers differ by more than rounding errors, which include differences up to `noise`.
  @inline(__always)
  static func differ(
    _ left: Double, _ right: Double, noise: Double = tiny
  ) -> Bool {
    (left - right).magnitude > rounding(of: left, right, noise: noise)
  }

  /// The difference up to which two multipliers are equal.
  @inline(__always)
  static func rounding(
    of left: Double, _ right: Double, noise: Double = tiny
  ) -> Double {
    noise + relative * larger(left.magnitude, right.magnitude)
  }

  /// The larger of two numbers, or the second number if one of them is NaN.
  ///
  /// This compiles to one instruction, unlike `max`.
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

  /// Whether the width of a finite range is only a rounding error.
  static func isPoint(_ lower: Double, _ upper: Double) -> Bool {
    upper - lower <= point * Swift.max(1, lower.magnitude, upper.magnitude)
  }

  /// The difference of two multipliers or rates; 0 if it is only a rounding error.
  @inline(__always)
  static func difference(_ left: Double, _ right: Double) -> Double {
    var hasCancelled = false
    return difference(left, right, &hasCancelled)
  }

  /// The difference of two multipliers or rates; sets `hasCancelled` if the result may be a rounding error.
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
