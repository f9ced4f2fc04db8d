/// The thresholds from which on a difference counts, shared by several parts of the solver.
///
/// Rows and columns with coefficients far from 1 are scaled before they are solved (see
/// ``RowSystem/equilibrate()``), so one set of numbers serves coefficients from 1e-6 to 1e7.
enum Tolerance {
  /// By how much a row may miss its constant and still hold.
  static let residual = 1e-9
  /// By how much more a row may miss its constant, for each unit of the total size of its terms.
  static let residualPerUnit = 1e-12
  /// How far a row's residual may be from 0, for each unit of the size of its terms, if the row counts as
  /// active at values that a caller gives.
  static let activeRow = 1e-8
  /// The size, relative to the largest entry of a transformed row, below which an entry is noise.
  static let entry = 1e-14
  /// The size from which on an entry of a transformed row makes the solver check multipliers at the end.
  ///
  /// Rows have entries of about 1, so a larger one means that the basis is nearly singular.
  static let largeEntry = 1e4
  /// The length that a move may have without leaving too much rounding in the values that move.
  ///
  /// After a longer one the point is computed anew, if a value that moved is left with less than ``farRest``
  /// of the excess.
  static let farMove = 1e5
  /// The size, relative to the excess of a move over ``farMove``, that a value which moved has to keep.
  static let farRest = 1e-3
  /// The size, relative to its operands, below which a difference is 0.
  static let cancellation = 1e-13
  /// The relative difference up to which two multipliers, or two steps, are equal.
  static let multiplier = 1e-9
  /// The size, relative to its operands, below which a difference of multipliers is doubtful.
  static let doubtful = 1e-6
  /// The size below which a multiplier is doubtful, whatever it came from: an entry of a transformed row
  /// that is but rounding leaves as little where there was nothing.
  static let doubtfulMultiplier = 1e-9
  /// The size below which a multiplier is 0.
  static let tinyMultiplier = 1e-11
  /// The size below which an entry of a triangular factor or of a solution is dropped.
  static let dropped = 1e-16
  /// The size, relative to its row, below which a pivot makes the basis singular.
  static let singularPivot = 1e-11
  /// The share of the largest candidate that a pivot of the factors must have, for stability.
  static let stablePivot = 0.1
  /// The size, relative to the largest entry of its row, below which a pivot makes the rounding of
  /// multipliers grow so much that they are checked at the end.
  static let smallPivot = 1e-6
  /// The size, relative to the largest entry of its row, below which a pivot is avoided.
  static let tinyPivot = 1e-9
  /// How far, relative to the size of its terms, a required row that was let be may be from holding.
  static let acceptedMiss = 1e-6
  /// The relative difference of a pivot computed by row and by column at which the factors are stale.
  static let pivotMismatch = 1e-6
  /// The relative size below which a sum of coefficients of one variable is 0.
  static let cancelledCoefficient = 1e-14
  /// The relative rounding of a coefficient as it was written, a few units in the last place, for each row
  /// of a sum of rows.
  static let writtenCoefficient = 0x1p-50
  /// The width, relative to its ends, up to which a range is a point.
  static let rangeWidth = 1e-7
  /// The length, relative to the parameter, up to which a stretch of parameters is a point.
  static let stretch = 1e-9
  /// The length, relative to the parameter, up to which rows change their signs at once.
  static let tie = 1e-11
  /// How far, relative to the parameter, a walk that does not get on jumps ahead.
  static let rescue = 1e-7
  /// How far beyond the last possible parameter a contradiction is looked for, one after the other.
  static let beyondBound = [1e-7, 1e-5, 1e-3]

  // MARK: Numbers that are worth a correction

  /// What is missing at a point is multiplied by this before it is solved for.
  static let magnification = 0x1p30
  /// The ratio of coefficients up to which constants do not matter, and how large it may become
  /// times the largest constant.
  static let evenSpread = 0x1p10
  static let soundSize = 0x1p36
  /// The ratio from which on any constant does: products of coefficients get small by themselves.
  static let farSpread = 0x1p14
  /// The largest constant that does not matter beside any ordinary coefficients.
  static let harmlessConstant = 0x1p16
  /// The largest constant of which any sum with ordinary coefficients has a value.
  static let hugeConstant = 0x1p900

  // MARK: Comparisons

  /// Whether a residual, the sum of terms of a given total size, is more than rounding.
  static func isViolation(_ residual: Double, magnitude: Double) -> Bool {
    residual.magnitude > Tolerance.residual + Tolerance.residualPerUnit * magnitude
  }

  /// Whether two multipliers differ by more than rounding; a difference up to `noise` is.
  @inline(__always)
  static func differ(
    _ left: Double, _ right: Double, noise: Double = tinyMultiplier
  ) -> Bool {
    (left - right).magnitude > rounding(of: left, right, noise: noise)
  }

  /// Up to which difference two multipliers are equal.
  @inline(__always)
  static func rounding(
    of left: Double, _ right: Double, noise: Double = tinyMultiplier
  ) -> Double {
    noise + multiplier * larger(left.magnitude, right.magnitude)
  }

  /// The larger one of two numbers, the second one where they cannot be compared: one instruction, which
  /// `max` is not.
  @inline(__always)
  static func larger(_ left: Double, _ right: Double) -> Double { left > right ? left : right }

  /// Subtracts a number from another, and leaves 0 where they cancel but for rounding.
  ///
  /// What rounding leaves of a 0 would pass for a coefficient and, where coefficients differ by many
  /// orders of magnitude, no size tells it from one later on.
  @inline(__always)
  static func subtract(_ number: Double, from other: inout Double) {
    let result = other - number
    other = result.magnitude <= cancellation * other.magnitude ? 0 : result
  }

  /// Whether a finite range is no wider than rounding.
  static func isPoint(_ lower: Double, _ upper: Double) -> Bool {
    upper - lower <= rangeWidth * Swift.max(1, lower.magnitude, upper.magnitude)
  }

  /// The difference of two multipliers, 0 where they cancel but for rounding.
  @inline(__always)
  static func difference(_ left: Double, _ right: Double) -> Double {
    var hasCancelled = false
    return difference(left, right, &hasCancelled)
  }

  /// The difference of two multipliers; sets `hasCancelled` where what is left of them may be rounding.
  @inline(__always)
  static func difference(
    _ left: Double, _ right: Double, _ hasCancelled: inout Bool
  ) -> Double {
    let result = left - right
    let size = larger(left.magnitude, right.magnitude)
    if result.magnitude > larger(doubtful * size, doubtfulMultiplier) || result == 0 {
      return result
    }
    if result.magnitude <= tinyMultiplier * size { return 0 }
    hasCancelled = true
    return result
  }
}
