/// An integer of any size, with only the operations of the exact reference and without optimizations.
struct BigInteger: ExactNumber {
  /// The digits of the magnitude in base 2^32, least significant digit first, without leading zeros.
  private var digits: [UInt32]
  private var isNegative: Bool

  private init(digits: [UInt32], isNegative: Bool) {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
    self.isNegative = isNegative && !digits.isEmpty
  }

  init(integerLiteral value: Int) {
    self.init(value)
  }

  init(_ value: Int) {
    let size = UInt64(value.magnitude)
    self.init(
      digits: [UInt32(truncatingIfNeeded: size), UInt32(truncatingIfNeeded: size >> 32)],
      isNegative: value < 0)
  }

  init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Int(exactly: source) else { return nil }
    self.init(value)
  }

  var magnitude: BigInteger { BigInteger(digits: digits, isNegative: false) }

  var approximation: Double {
    var result = 0.0
    for digit in digits.reversed() { result = result * 4_294_967_296 + Double(digit) }
    return isNegative ? -result : result
  }

  static prefix func - (value: BigInteger) -> BigInteger {
    BigInteger(digits: value.digits, isNegative: !value.isNegative)
  }

  static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if left.isNegative == right.isNegative {
      return BigInteger(digits: sum(left.digits, right.digits), isNegative: left.isNegative)
    }
    if precedes(left.digits, right.digits) {
      return BigInteger(digits: difference(right.digits, left.digits), isNegative: right.isNegative)
    }
    return BigInteger(digits: difference(left.digits, right.digits), isNegative: left.isNegative)
  }

  static func - (left: BigInteger, right: BigInteger) -> BigInteger { left + -right }

  static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    var digits = [UInt32](repeating: 0, count: left.digits.count + right.digits.count)
    for (i, a) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in right.digits.enumerated() {
        let total = UInt64(a) * UInt64(b) + UInt64(digits[i + j]) + carry
        digits[i + j] = UInt32(truncatingIfNeeded: total)
        carry = total >> 32
      }
      digits[i + right.digits.count] = UInt32(carry)
    }
    return BigInteger(digits: digits, isNegative: left.isNegative != right.isNegative)
  }

  static func *= (left: inout BigInteger, right: BigInteger) { left = left * right }

  static func < (left: BigInteger, right: BigInteger) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative
      ? precedes(right.digits, left.digits) : precedes(left.digits, right.digits)
  }

  private static func precedes(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    if left.count != right.count { return left.count < right.count }
    return left.reversed().lexicographicallyPrecedes(right.reversed())
  }

  private static func sum(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0..<max(left.count, right.count) {
      let a = index < left.count ? UInt64(left[index]) : 0
      let b = index < right.count ? UInt64(right[index]) : 0
      result.append(UInt32(truncatingIfNeeded: a + b + carry))
      carry = (a + b + carry) >> 32
    }
    result.append(UInt32(carry))
    return result
  }

  /// Returns the difference of two magnitudes.
  ///
  /// The second magnitude must not be larger than the first.
  private static func difference(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var borrow: Int64 = 0
    for index in left.indices {
      var digit = Int64(left[index]) - borrow
      if index < right.count { digit -= Int64(right[index]) }
      borrow = digit < 0 ? 1 : 0
      result.append(UInt32(truncatingIfNeeded: digit))
    }
    return result
  }
}
