extension Magnitude {
  /// The number of decimal digits that are converted in one step.
  private static let stepLength = 9

  /// Creates a magnitude from decimal digits in ASCII, or returns nil for any other text.
  ///
  /// Leading zeros are accepted. The conversion takes O(*n*²) for *n* digits.
  init?(decimalDigits digits: ArraySlice<UInt8>) {
    if digits.isEmpty { return nil }
    var words: [UInt32] = []
    var (step, scale): (UInt32, UInt32) = (0, 1)
    for (index, character) in digits.enumerated() {
      guard let digit = Magnitude.digit(character) else { return nil }
      step = step * 10 + digit
      scale *= 10
      if (index + 1) % Magnitude.stepLength == 0 || index + 1 == digits.count {
        Magnitude.multiply(&words, by: scale, adding: step)
        (step, scale) = (0, 1)
      }
    }
    self.init(words: words)
  }

  /// Creates a power of ten.
  init(powerOfTen exponent: Int) {
    var words: [UInt32] = [1]
    for _ in 0..<exponent { Magnitude.multiply(&words, by: 10, adding: 0) }
    self.init(words: words)
  }

  /// The decimal digits in ASCII, computed in O(*n*²).
  var decimalDigits: [UInt8] {
    var reversed: [UInt8] = []
    var rest = words
    while !rest.isEmpty {
      var step = Magnitude.divide(&rest, by: 1_000_000_000)
      while rest.last == 0 { rest.removeLast() }
      for _ in 0..<Magnitude.stepLength {
        if step == 0 && rest.isEmpty { break }
        reversed.append(UInt8(ascii: "0") + UInt8(step % 10))
        step /= 10
      }
    }
    return reversed.isEmpty ? [UInt8(ascii: "0")] : reversed.reversed()
  }

  private static func digit(_ character: UInt8) -> UInt32? {
    let digit = character &- UInt8(ascii: "0")
    return digit < 10 ? UInt32(digit) : nil
  }

  /// Multiplies digits in base 2^32 by a factor and adds a number.
  private static func multiply(
    _ words: inout [UInt32], by factor: UInt32, adding number: UInt32
  ) {
    var carry = UInt64(number)
    for index in words.indices {
      carry += UInt64(words[index]) * UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }
}
