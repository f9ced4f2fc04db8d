/// An integer as a list of decimal digits, without optimizations.
///
/// It is the reference for ``BigInteger`` and shares no code with it.
struct DecimalInteger: Equatable, CustomStringConvertible {
  /// The digits, least significant digit first, without leading zeros.
  private let digits: [Int]
  private let isNegative: Bool

  private init(_ digits: [Int], isNegative: Bool) {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
    self.isNegative = isNegative && !digits.isEmpty
  }

  init(_ value: Int) {
    self.init(String(value.magnitude).utf8.reversed().map { Int($0) - 48 }, isNegative: value < 0)
  }

  /// Creates an integer from digits in base 2^32, most significant digit first.
  init(words: some Sequence<UInt32>, isNegative: Bool) {
    let base = DecimalInteger(1 << 32)
    let size = words.reduce(DecimalInteger(0)) { $0 * base + DecimalInteger(Int($1)) }
    self.init(size.digits, isNegative: isNegative)
  }

  var description: String {
    let text = digits.reversed().map { String($0) }.joined()
    return (isNegative ? "-" : "") + (text.isEmpty ? "0" : text)
  }

  static prefix func - (value: DecimalInteger) -> DecimalInteger {
    DecimalInteger(value.digits, isNegative: !value.isNegative)
  }

  static func + (left: DecimalInteger, right: DecimalInteger) -> DecimalInteger {
    if left.isNegative != right.isNegative && isLess(left.digits, right.digits) {
      return right + left
    }
    // The sum has the sign of the integer with the larger absolute value.
    let sign = left.isNegative == right.isNegative ? 1 : -1
    var sum: [Int] = []
    var carry = 0
    for index in 0..<max(left.digits.count, right.digits.count) {
      carry += digit(left, index) + sign * digit(right, index)
      sum.append((carry + 10) % 10)
      carry = carry < 0 ? -1 : carry / 10
    }
    return DecimalInteger(sum + [carry], isNegative: left.isNegative)
  }

  static func - (left: DecimalInteger, right: DecimalInteger) -> DecimalInteger { left + -right }

  static func * (left: DecimalInteger, right: DecimalInteger) -> DecimalInteger {
    var columns = [Int](repeating: 0, count: left.digits.count + right.digits.count)
    for (position, digit) in left.digits.enumerated() {
      for (offset, other) in right.digits.enumerated() {
        columns[position + offset] += digit * other
      }
    }
    var carry = 0
    for index in columns.indices {
      carry += columns[index]
      columns[index] = carry % 10
      carry /= 10
    }
    return DecimalInteger(columns, isNegative: left.isNegative != right.isNegative)
  }

  static func < (left: DecimalInteger, right: DecimalInteger) -> Bool {
    (left - right).isNegative
  }

  private static func digit(_ value: DecimalInteger, _ index: Int) -> Int {
    index < value.digits.count ? value.digits[index] : 0
  }

  private static func isLess(_ left: [Int], _ right: [Int]) -> Bool {
    left.count == right.count
      ? left.reversed().lexicographicallyPrecedes(right.reversed()) : left.count < right.count
  }
}
