package import ExactNumbers

/// Some values of a parameter, as disjoint intervals.
package struct ValueSet: Sendable, Hashable {
  /// The values between two numbers.
  package struct Interval: Sendable, Hashable {
    /// The smallest value.
    package fileprivate(set) var lower: Rational
    /// The largest value.
    package fileprivate(set) var upper: Rational
    /// Whether the interval contains `lower`.
    package fileprivate(set) var includesLower = true
    /// Whether the interval contains `upper`.
    package fileprivate(set) var includesUpper = true

    /// Creates an interval that contains its ends.
    init(_ lower: Rational, _ upper: Rational) { (self.lower, self.upper) = (lower, upper) }

    /// Creates the interval between two ends.
    init(from lower: End, to upper: End) {
      (self.lower, self.upper) = (lower.value, upper.value)
      (includesLower, includesUpper) = (lower.isIncluded, upper.isIncluded)
    }

    /// Whether the interval contains no value.
    var isEmpty: Bool { lower > upper || lower == upper && !(includesLower && includesUpper) }
  }

  /// An end of an interval.
  struct End: Sendable, Hashable {
    let value: Rational
    /// Whether the interval contains the value.
    let isIncluded: Bool
  }

  /// The intervals, in ascending order.
  package private(set) var intervals: [Interval] = []

  /// Creates a set from intervals that may have common values.
  init(_ parts: [Interval] = []) {
    for part in parts.sorted(by: { $0.lower < $1.lower }) where !part.isEmpty {
      guard let last = intervals.last, part.touches(last) else {
        intervals.append(part)
        continue
      }
      intervals[intervals.count - 1].extend(by: part)
    }
  }

  /// Returns the values that are in this set or in another set.
  func union(_ other: ValueSet) -> ValueSet { ValueSet(intervals + other.intervals) }

  /// Returns the values that are at least `lower` and at most `upper`.
  func clipped(_ lower: Rational, _ upper: Rational) -> ValueSet {
    ValueSet(
      intervals.map { interval in
        var part = interval
        if part.lower < lower { (part.lower, part.includesLower) = (lower, true) }
        if part.upper > upper { (part.upper, part.includesUpper) = (upper, true) }
        return part
      })
  }

  /// Whether the set contains a value.
  package func contains(_ value: Rational) -> Bool {
    intervals.contains { interval in
      (interval.includesLower ? value >= interval.lower : value > interval.lower)
        && (interval.includesUpper ? value <= interval.upper : value < interval.upper)
    }
  }
}

extension ValueSet.Interval {
  /// Whether an interval that does not begin later has common values with this one or ends where it begins.
  fileprivate func touches(_ earlier: ValueSet.Interval) -> Bool {
    lower < earlier.upper
      || lower == earlier.upper && (includesLower || earlier.includesUpper)
  }

  /// Adds the values of an interval that does not begin earlier.
  fileprivate mutating func extend(by later: ValueSet.Interval) {
    if later.lower == lower { includesLower = includesLower || later.includesLower }
    if later.upper > upper {
      (upper, includesUpper) = (later.upper, later.includesUpper)
    } else if later.upper == upper {
      includesUpper = includesUpper || later.includesUpper
    }
  }
}
