/// The values from one number to another, either of which may be infinite.
struct ValueRange: Sendable, Equatable {
  /// The least value; `-infinity` when there is none.
  var lower = -Double.infinity
  /// The greatest value; `infinity` when there is none.
  var upper = Double.infinity

  /// Every number.
  static let all = ValueRange()

  static func point(_ value: Double) -> ValueRange { ValueRange(lower: value, upper: value) }

  /// Whether the range is no wider than rounding.
  var isPoint: Bool { lower.isFinite && upper.isFinite && Tolerance.isPoint(lower, upper) }

  /// Whether the range is as narrow as a row that holds.
  var isHeld: Bool {
    lower.isFinite && upper.isFinite
      && !Tolerance.isViolation(upper - lower, magnitude: lower.magnitude + upper.magnitude)
  }

  /// The values times a number that is not 0.
  func scaled(by factor: Double) -> ValueRange {
    let (first, second) = (lower * factor, upper * factor)
    return factor > 0
      ? ValueRange(lower: first, upper: second) : ValueRange(lower: second, upper: first)
  }

  /// The sums of a value of each range.
  func adding(_ other: ValueRange) -> ValueRange {
    ValueRange(lower: lower + other.lower, upper: upper + other.upper)
  }

  /// The numbers to which some value of the other range can be added to get one of this.
  func relaxed(by other: ValueRange) -> ValueRange {
    ValueRange(lower: lower - other.upper, upper: upper - other.lower)
  }

  /// Keeps the values that the other range has too; false if there are none, but for rounding.
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
