import VFLDiagnostics

/// A number of a function: a constant plus multiples of numbers that the source does not contain.
struct CodeNumber: Hashable {
  var value: Double
  /// The factors of the unknown numbers, by name.
  var symbols: [String: Double] = [:]
  /// Whether the number is spelled as an integer, or computed from integers.
  var isInteger = false
  /// Whether the number is a quotient of integers, which is rounded if its type is an integer type.
  var isQuotient = false

  init(_ value: Double) { self.value = value }

  /// Creates an integer.
  init(count: Int) {
    value = Double(count)
    isInteger = true
  }

  /// Creates the number that a parameter or variable has.
  init(symbol: String) {
    value = 0
    symbols = [symbol: 1]
  }

  /// Creates the number that a literal spells, or returns `nil` if it does not spell a number.
  init?(spelling word: String) {
    var digits = word.utf8.filter { $0 != UInt8(ascii: "_") }
    let isHex = digits.count > 2 && digits[0] == UInt8(ascii: "0") && digits[1] | 0x20 == 0x78
    // In Objective-C, `010` is 8.
    let isOctal = digits.count > 1 && digits[0] == 0x30 && digits[1] &- 0x30 < 10
    guard !isHex, !isOctal else { return nil }
    while let last = digits.last, [0x66, 0x6C, 0x75].contains(last | 0x20) { digits.removeLast() }
    guard let number = Double(String(decoding: digits, as: UTF8.self)) else { return nil }
    value = number
    isInteger = !digits.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == 0x65 }
  }

  /// Whether the number is known to have no fraction.
  var isWhole: Bool { symbols.isEmpty && value == value.rounded() }

  /// The number if it is known.
  var constant: Double? { symbols.isEmpty && value.isFinite ? value : nil }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.value += right.value
    for (name, factor) in right.symbols { sum.symbols[name, default: 0] += factor }
    for (name, factor) in sum.symbols where factor == 0 { sum.symbols[name] = nil }
    sum.isInteger = left.isInteger && right.isInteger
    sum.isQuotient = left.isQuotient || right.isQuotient
    return sum
  }

  static prefix func - (number: Self) -> Self { number.scaled(by: -1) }

  /// Returns the number multiplied by a constant.
  func scaled(by factor: Double) -> Self {
    var result = self
    result.value *= factor
    for (name, old) in symbols { result.symbols[name] = factor == 0 ? nil : old * factor }
    return result
  }

  /// Returns the product, or `nil` if it is not linear.
  func times(_ other: Self) -> Self? {
    guard let left = constant else { return other.constant == nil ? nil : other.times(self) }
    var result = other.scaled(by: left)
    result.isInteger = isInteger && other.isInteger
    result.isQuotient = isQuotient || other.isQuotient
    return result
  }

  /// Returns the quotient, or `nil` if it is not linear.
  func divided(by other: Self) -> Self? {
    guard let divisor = other.constant, divisor != 0 else { return nil }
    var result = self
    result.value /= divisor
    for (name, factor) in symbols { result.symbols[name] = factor / divisor }
    result.isInteger = isInteger && other.isInteger
    result.isQuotient =
      isQuotient || other.isQuotient
      || result.isInteger && (result.value != result.value.rounded() || !symbols.isEmpty)
    return result
  }
}
