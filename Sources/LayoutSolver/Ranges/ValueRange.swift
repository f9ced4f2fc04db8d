/// A closed interval, whose ends may be infinite.
struct ValueRange: Sendable, Equatable {
  var lower = -Double.infinity
  var upper = Double.infinity

  static let all = ValueRange()

  static func point(_ value: Double) -> ValueRange { ValueRange(lower: value, upper: value) }

  /// Whether the width is only a rounding error.
  var isPoint: Bool { lower.isFinite && upper.isFinite && Tolerance.isPoint(lower, upper) }

  /// Whether the width is as small as the residual of a satisfied row.
  var isHeld: Bool {
    lower.isFinite && upper.isFinite
      && !Tolerance.isViolation(upper - lower, magnitude: lower.magnitude + upper.magnitude)
  }

  /// The values, multiplied by a number other than 0.
  func scaled(by factor: Double) -> ValueRange {
    let (first, second) = (lower * factor, upper * factor)
    return factor > 0
      ? ValueRange(lower: first, upper: second) : ValueRange(lower: second, upper: first)
  }

  func adding(_ other: ValueRange) -> ValueRange {
    ValueRange(lower: lower + other.lower, upper: upper + other.upper)
  }

  /// The differences between a value of this range and a value of the other range.
  func relaxed(by other: ValueRange) -> ValueRange {
    ValueRange(lower: lower - other.upper, upper: upper - other.lower)
  }

  /// Removes the values that are not in the other range; false if no values remain, apart from rounding
  /// errors.
  mutating func meet(_ other: ValueRange) -> Bool {
    lower = Swift.max(lower, other.lower)
    upper = Swift.min(upper, other.upper)
    if lower <= upper { return true }
    if !Tolerance.isPoint(upper, lower) { return false }
    lower = (lower + upper) / 2
    upper = lower
    return true
  }
}
