import ExactNumbers
import LayoutProver
import Testing
import VFLTestSupport

@Suite("Conversion between rational and floating-point numbers")
struct RationalConversionTests {
  /// Returns a power of a number, by repeated squaring.
  private func power(_ base: Rational, _ exponent: Int) -> Rational {
    if exponent < 0 { return power(base, -exponent).reciprocal }
    if exponent == 0 { return .one }
    let root = power(base, exponent / 2)
    return exponent % 2 == 0 ? root * root : root * root * base
  }

  /// Returns the exact value of a floating-point number.
  private func exact(_ number: Double) -> Rational {
    // Each number is a multiple of the unit in its last place.
    let unit = number.ulp
    return Rational(Int64(number / unit)) * power(2, Int(unit.exponent))
  }

  /// Returns whether a floating-point number is nearest to a rational number.
  private func isNearest(_ number: Double, to value: Rational) -> Bool {
    let center = exact(number)
    let distance = (value - center).magnitude * 2
    let neighbor = value < center ? number.nextDown : number.nextUp
    return value == center || distance <= (exact(neighbor) - center).magnitude
  }

  /// Returns whether a floating-point number differs from a rational number by at most 4 units in the last
  /// place.
  private func isClose(_ number: Double, to value: Rational) -> Bool {
    number.isFinite && (value - exact(number)).magnitude <= 4 * exact(number.ulp)
  }

  private static let numbers: [Double] = [
    0, 0.1, 0.25, 1.0 / 3, 2.0 / 3, 0.333333, 1e-7, 1.1, 12.7, 100, 123_456_789.125, 0.1 + 0.2,
    1e9 + 0.1, 1e15, 0x1p53, 0x1p53 - 1, 0x1p62, 0x1p63, 1e22, 1e300, .greatestFiniteMagnitude,
    1e-15, 1e-16, 1e-300, .leastNormalMagnitude, .leastNonzeroMagnitude, .pi, .ulpOfOne,
    1 + .ulpOfOne,
    1 - .ulpOfOne / 2, 999.0 / 1000, 1.0 / 997, 1.0 / 1001, 1e-3, 0.999_999_999_999,
  ]

  @Test("a rational number is rounded to the floating-point number that it was created from")
  func nearest() {
    var random = SplitMix64(seed: 1)
    let others = (0..<400).flatMap { index -> [Double] in
      let bits = Double(bitPattern: random.next())
      let decimal = Double(random.next(below: 1_000_000)) / [10, 100, 1e4, 1e6, 1e9][index % 5]
      let fraction = Double(random.next(below: 5000)) / Double(1 + random.next(below: 1500))
      // Most exponents of random bits are far from 0, and their exact values are long.
      return (bits.isFinite && index % 8 == 0 ? [bits] : []) + [decimal, fraction]
    }
    for number in (Self.numbers + others).flatMap({ [$0, -$0] }) {
      let value = Rational(number)
      expectEqual(isNearest(number, to: value), true, "\(number) became \(value)")
    }
  }

  @Test("the simplest fraction or decimal number is chosen")
  func simplest() {
    let expected: [(Double, String)] = [
      (0, "0"), (-0.0, "0"), (0.1, "1/10"), (-0.1, "-1/10"), (1.0 / 3, "1/3"), (-2.0 / 3, "-2/3"),
      (22.0 / 7, "22/7"), (0.333333, "333333/1000000"), (1e-7, "1/10000000"),
      (123_456_789.125, "987654313/8"), (-12.75, "-51/4"), (1.0 / 997, "1/997"), (44, "44"),
      (0.999, "999/1000"), (1e15, "1000000000000000"), (17.3, "173/10"),
      (1e22, "10000000000000000000000"),
    ]
    for (number, text) in expected { expectEqual(Rational(number).description, text) }
  }

  @Test("fractions with denominators up to 1000 are restored")
  func fractions() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<2000 {
      let numerator = Int64(random.next(below: 4_000_000)) - 2_000_000
      let value = Rational(numerator) / Rational(Int64(1 + random.next(below: 1000)))
      expectEqual(Rational(value.quotient), value)
    }
  }

  @Test("decimal numbers with up to 15 digits are restored")
  func decimals() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let digits = Int64(random.next() % 1_000_000_000_000_000)
      let places = random.next(below: 13)
      let value = Rational(digits) / power(10, places)
      let restored = Rational(value.quotient)
      // A simpler number may be rounded to the same floating-point number.
      let isSimple = restored.denominator < value.denominator || restored == value
      expectEqual(isSimple, true, "\(value) became \(restored)")
    }
  }

  @Test("numbers with terms of 64 bits are converted with an error of a few units")
  func smallTerms() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<1000 {
      let terms = (0..<2).map { _ in
        Int64(truncatingIfNeeded: random.next()) >> Int64(random.next(below: 62))
      }
      guard let value = Rational(numerator: terms[0], denominator: terms[1]), !value.isZero
      else { continue }
      expectEqual(isClose(Double(value), to: value), true, "\(value) became \(Double(value))")
    }
  }

  @Test("numbers with large terms are converted with an error of a few units")
  func largeTerms() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let values = (0..<2).map { _ in
        (0..<1 + random.next(below: 4)).reduce(Rational.one) { product, _ in
          product * Rational(Int64(random.next() >> 1) + 1)
        }
      }
      let value = values[0] / values[1] * (random.next(below: 2) == 0 ? 1 : -1)
      expectEqual(isClose(Double(value), to: value), true, "\(value) became \(Double(value))")
    }
  }

  @Test("very large and very small numbers are converted with an error of a few units")
  func extremes() {
    for exponent in [18, 19, 25, 40, 100, 200, 300] {
      let power = power(10, exponent)
      for value in [power, power + 1, power * 7 / 3, power.reciprocal, (power * 3).reciprocal] {
        for value in [value, -value] {
          expectEqual(isClose(Double(value), to: value), true, "\(value) became \(Double(value))")
        }
      }
    }
  }

  @Test("a floating-point number is restored from the rational number")
  func restored() {
    for number in Self.numbers where number.magnitude > 1e-300 || number == 0 {
      let difference = (Double(Rational(number)) - number).magnitude
      expectEqual(
        difference <= 4 * number.ulp, true, "\(number) became \(Double(Rational(number)))")
    }
  }
}
