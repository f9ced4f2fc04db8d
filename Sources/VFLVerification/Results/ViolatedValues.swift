import ExactNumbers
import LayoutProver
import VFLDiagnostics

/// All values of one number at which a property is violated, if all other numbers have their usual values.
package struct ViolatedValues: Sendable, Hashable {
  /// The values between two numbers.
  package struct Interval: Sendable, Hashable {
    /// The smallest value, or the lower end of the interval.
    package let lower: Double
    /// The largest value, or the upper end of the interval.
    package let upper: Double
    /// Whether the property is violated at `lower`.
    package let includesLower: Bool
    /// Whether the property is violated at `upper`.
    package let includesUpper: Bool
  }

  /// The displayed name of the number, such as `title.width`.
  package let name: String
  /// The intervals, in ascending order.
  package let intervals: [Interval]
  /// The values that the number can have.
  private let whole: Interval

  /// Creates a description of values.
  init(
    _ parameter: LayoutParameter, _ values: ValueSet, of whole: (lower: Rational, upper: Rational)
  ) {
    name = parameter.name
    let offset = Rational(parameter.offset)
    intervals = values.intervals.map { Interval($0, offset) }
    self.whole = Interval(
      lower: Double(whole.lower + offset), upper: Double(whole.upper + offset),
      includesLower: true, includesUpper: true)
  }

  /// The values as comparisons, such as `width < 332 or 400 <= width < 410`.
  package var text: String {
    let limit = 4
    let texts = intervals.prefix(limit).map { text(of: $0) }.joined(separator: " or ")
    let rest = intervals.count - limit
    return rest > 0 ? texts + " or \(rest) more intervals" : texts
  }

  private func text(of interval: Interval) -> String {
    let lower = DecimalText.readable(interval.lower)
    let upper = DecimalText.readable(interval.upper)
    let isLowest = interval.includesLower && interval.lower == whole.lower
    let isHighest = interval.includesUpper && interval.upper == whole.upper
    if isLowest, isHighest { return "every \(name)" }
    if interval.lower == interval.upper { return "\(name) == \(lower)" }
    if isLowest { return "\(name) \(interval.includesUpper ? "<=" : "<") \(upper)" }
    if isHighest { return "\(name) \(interval.includesLower ? ">=" : ">") \(lower)" }
    return "\(lower) \(interval.includesLower ? "<=" : "<") \(name) "
      + "\(interval.includesUpper ? "<=" : "<") \(upper)"
  }
}

extension ViolatedValues.Interval {
  /// Creates an interval of floating-point numbers after adding an offset.
  fileprivate init(_ interval: ValueSet.Interval, _ offset: Rational) {
    (lower, upper) = (Double(interval.lower + offset), Double(interval.upper + offset))
    (includesLower, includesUpper) = (interval.includesLower, interval.includesUpper)
  }
}
