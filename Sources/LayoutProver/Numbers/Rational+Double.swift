package import ExactNumbers

extension Rational {
  /// Creates a rational number with few digits that is rounded to a floating-point number.
  ///
  /// A fraction whose denominator is at most 1000, or a decimal number with at most 15 digits, is preferred to
  /// the exact value if it is rounded to the same floating-point number. So 0.1 and 1.0 / 3 become 1/10 and
  /// 1/3.
  ///
  /// - Precondition: The number is finite.
  package init(_ number: Double) {
    precondition(number.isFinite, "the number is finite")
    if let fraction = Self.simpleFraction(number) ?? Self.decimal(number) {
      self = fraction
      return
    }
    // The significand is a 53-bit integer times a power of 2.
    var value = Rational(Int64(number.significand * 0x1p52))
    var exponent = Int(number.exponent) - 52
    let two = Rational(2)
    while exponent > 0 {
      value *= two
      exponent -= 1
    }
    while exponent < 0 {
      value /= two
      exponent += 1
    }
    self = number.sign == .minus ? -value : value
  }

  /// The fraction with a denominator of at most 1000, found as a convergent of the continued fraction.
  private static func simpleFraction(_ number: Double) -> Rational? {
    guard number.magnitude < 1e9 else {
      return number.magnitude < 0x1p53 && number == number.rounded() ? Rational(Int64(number)) : nil
    }
    var rest = number
    var (numerator, before) = (1.0, 0.0)
    var (denominator, denominatorBefore) = (0.0, 1.0)
    while true {
      let whole = rest.rounded(.down)
      (numerator, before) = (whole * numerator + before, numerator)
      (denominator, denominatorBefore) = (whole * denominator + denominatorBefore, denominator)
      guard denominator <= 1000, numerator.magnitude < 0x1p53 else { return nil }
      if numerator / denominator == number {
        return Rational(Int64(numerator)) / Rational(Int64(denominator))
      }
      guard rest != whole else { return nil }
      rest = 1 / (rest - whole)
    }
  }

  private static func decimal(_ number: Double) -> Rational? {
    var power = 10.0
    while power <= 1e15 {
      let scaled = (number * power).rounded()
      guard scaled.magnitude < 0x1p53 else { return nil }
      if scaled / power == number { return Rational(Int64(scaled)) / Rational(Int64(power)) }
      power *= 10
    }
    return nil
  }
}

extension Double {
  /// The floating-point number near a rational number.
  ///
  /// The relative error is at most a few units in the last place.
  package init(_ number: Rational) {
    if let numerator = number.numerator.int64, let denominator = number.denominator.int64 {
      self = Double(numerator) / Double(denominator)
      return
    }
    // A quotient of large integers is scaled to 55 to 63 bits.
    let step = Rational(256)
    let (lower, upper) = (Rational(1 << 55), Rational(1 << 62))
    var scaled = number.magnitude
    var exponent = 0
    while scaled >= upper {
      scaled /= step
      exponent += 8
    }
    while scaled < lower {
      scaled *= step
      exponent -= 8
    }
    let significand = Double(scaled.floor.numerator.int64 ?? 0)
    self = Double(
      sign: number.signum < 0 ? .minus : .plus, exponent: exponent, significand: significand)
  }
}
