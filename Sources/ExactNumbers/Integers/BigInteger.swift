/// An integer of any size.
package struct BigInteger: Sendable, Hashable {
  let isNegative: Bool
  let absoluteValue: Magnitude

  init(_ absoluteValue: Magnitude, isNegative: Bool = false) {
    self.absoluteValue = absoluteValue
    self.isNegative = isNegative && !absoluteValue.isZero
  }

  /// Creates an integer from a fixed-width integer.
  package init(_ value: Int64) {
    self.init(Magnitude(value.magnitude), isNegative: value < 0)
  }

  /// Whether the integer is 0.
  package var isZero: Bool { absoluteValue.isZero }

  /// Whether the integer is 1.
  var isOne: Bool { !isNegative && absoluteValue.isOne }

  /// The sign: −1, 0 or 1.
  package var signum: Int { isNegative ? -1 : isZero ? 0 : 1 }

  /// The absolute value.
  package var magnitude: BigInteger { BigInteger(absoluteValue) }

  /// The value, if it is from `Int64.min` to `Int64.max`.
  package var int64: Int64? {
    guard let size = absoluteValue.uint64 else { return nil }
    if !isNegative { return Int64(exactly: size) }
    return size <= Int64.min.magnitude ? Int64(truncatingIfNeeded: 0 &- size) : nil
  }
}

extension BigInteger: Comparable {
  /// Returns whether the first integer is smaller than the second integer.
  package static func < (left: BigInteger, right: BigInteger) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative
      ? right.absoluteValue < left.absoluteValue : left.absoluteValue < right.absoluteValue
  }
}
