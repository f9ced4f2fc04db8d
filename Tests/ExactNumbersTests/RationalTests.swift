import Testing
import VFLTestSupport

@testable import ExactNumbers

@Suite("Rational numbers")
struct RationalTests {
  /// Expects lowest terms with a positive denominator, which are inline if they fit.
  private func expectCanonical(_ value: Rational, _ comment: @autoclosure () -> String) {
    let (top, bottom) = (value.numerator, value.denominator)
    let fits = top.int64 != nil && bottom.int64 != nil
    let isCanonical =
      bottom.signum == 1 && top.greatestCommonDivisor(with: bottom) == BigInteger(1)
      && value.small.isLarge != fits && (value.large == nil) == fits
      && value.signum == top.signum && value.isZero == top.isZero
      && value.isInteger == (bottom == BigInteger(1))
    expectEqual(isCanonical, true, "\(value) from \(comment())")
  }

  private func expect(
    _ value: Rational?, _ numerator: BigInteger, _ denominator: BigInteger,
    _ comment: @autoclosure () -> String
  ) {
    guard let value else {
      Issue.record("expected a value for \(comment())")
      return
    }
    expectCanonical(value, comment())
    expectEqual(value.numerator * denominator, numerator * value.denominator, comment())
  }

  @Test("numbers are created in lowest terms with a positive denominator")
  func creation() {
    var generator = NumberGenerator(seed: 1)
    for _ in 0..<1000 {
      let (top, bottom) = (generator.int64(), generator.int64())
      let (largeTop, largeBottom) = (generator.integer(words: 5), generator.integer(words: 5))
      if bottom != 0 {
        let value = Rational(numerator: top, denominator: bottom)
        expect(value, BigInteger(top), BigInteger(bottom), "\(top)/\(bottom)")
      }
      if !largeBottom.isZero {
        let value = Rational(numerator: largeTop, denominator: largeBottom)
        expect(value, largeTop, largeBottom, "\(largeTop)/\(largeBottom)")
      }
    }
  }

  @Test("a number with denominator 0 does not exist")
  func zeroDenominator() {
    for value: Int64 in [0, 1, .min] {
      expectEqual(Rational(numerator: value, denominator: 0), nil)
      expectEqual(Rational(numerator: BigInteger(value), denominator: BigInteger(0)), nil)
    }
  }

  @Test("sums, differences, products and quotients agree with arithmetic on the terms")
  func arithmetic() {
    var generator = NumberGenerator(seed: 2)
    for _ in 0..<1200 {
      let (x, y) = (generator.rational(), generator.rational())
      let (a, b, c, d) = (x.numerator, x.denominator, y.numerator, y.denominator)
      expect(x + y, a * d + c * b, b * d, "\(x) + \(y)")
      expect(x - y, a * d - c * b, b * d, "\(x) - \(y)")
      expect(x * y, a * c, b * d, "\(x) * \(y)")
      if !y.isZero {
        expect(x / y, a * d, b * c, "\(x) / (\(y))")
        expect(y.reciprocal, d, c, "1 / (\(y))")
      }
      expect(-x, -a, b, "-(\(x))")
      expect(x.magnitude, a.magnitude, b, "|\(x)|")
    }
  }

  @Test("adding or subtracting a product equals two operations")
  func fusedOperations() {
    var generator = NumberGenerator(seed: 3)
    for _ in 0..<1500 {
      let (start, factor) = (generator.rational(), generator.rational())
      let other = generator.rational()
      var (sum, difference) = (start, start)
      sum.add(factor, times: other)
      difference.subtract(factor, times: other)
      expectEqual(sum, start + factor * other, "\(start) + \(factor) * \(other)")
      expectEqual(difference, start - factor * other, "\(start) - \(factor) * \(other)")
      expectCanonical(sum, "\(start) + \(factor) * \(other)")
    }
  }

  @Test("assignment operators have the results of the operators")
  func assignment() {
    var generator = NumberGenerator(seed: 4)
    for _ in 0..<300 {
      let (x, y) = (generator.rational(), generator.rational())
      var results = [x, x, x, x]
      results[0] += y
      results[1] -= y
      results[2] *= y
      if !y.isZero { results[3] /= y }
      expectEqual(results, [x + y, x - y, x * y, y.isZero ? x : x / y])
    }
  }

  @Test("results that are computed in different ways are equal and have equal hash values")
  func identities() {
    var generator = NumberGenerator(seed: 5)
    for _ in 0..<500 {
      let (x, y, z) = (generator.rational(), generator.rational(), generator.rational())
      expectEqual(Set([x + y + z, x + (y + z), z + y + x]).count, 1)
      expectEqual(Set([x * y * z, x * (y * z), z * y * x]).count, 1)
      expectEqual(Set([x * (y + z), x * y + x * z]).count, 1)
      expectEqual(Set([x, x + y - y, -(-x), x + .zero, x * .one]).count, 1)
      expectEqual(Set([.zero, x - x, x * .zero, y * z - z * y]).count, 1)
      if !y.isZero { expectEqual(Set([x, x / y * y, x * y / y]).count, 1) }
      if !x.isZero { expectEqual(Set([.one, x / x, x * x.reciprocal]).count, 1) }
    }
  }

  @Test("numbers are compared by their exact values")
  func comparison() {
    var generator = NumberGenerator(seed: 6)
    for index in 0..<1200 {
      let x = generator.rational()
      // Every other pair differs very little.
      let difference = Rational(numerator: 1, denominator: 1 << 40) ?? .zero
      let y = index % 2 == 0 ? generator.rational() : x + difference * difference
      let (left, right) = (x.numerator * y.denominator, y.numerator * x.denominator)
      expectEqual(x < y, left < right, "\(x) < \(y)")
      expectEqual(y < x, right < left, "\(y) < \(x)")
      expectEqual(x == y, left == right, "\(x) == \(y)")
      expectEqual(x < x, false, "\(x) < \(x)")
    }
  }

  @Test("floor and ceiling are the nearest integers on both sides")
  func rounding() {
    var generator = NumberGenerator(seed: 7)
    for _ in 0..<800 {
      let value = generator.rational()
      let (floor, ceiling) = (value.floor, value.ceiling)
      let areNearest =
        floor <= value && value < floor + 1 && ceiling - 1 < value && value <= ceiling
      expectEqual(areNearest, true, "\(value) is between \(floor) and \(ceiling)")
      expectEqual(floor.isInteger && ceiling.isInteger, true, "\(floor) and \(ceiling)")
    }
    expectEqual(Rational(numerator: -7, denominator: 2)?.floor, -4)
    expectEqual(Rational(numerator: -7, denominator: 2)?.ceiling, -3)
  }

  @Test("operations on Int64.min and Int64.max do not overflow")
  func limits() {
    let (least, largest, one) = (Rational(Int64.min), Rational(Int64.max), Rational.one)
    expectEqual((-least).description, "9223372036854775808")
    expectEqual(-(-least), least)
    expectEqual(least.reciprocal.description, "-1/9223372036854775808")
    expectEqual(least.reciprocal.reciprocal, least)
    expectEqual((largest + one).description, "9223372036854775808")
    expectEqual(largest + one - one, largest)
    expectEqual((least - one).description, "-9223372036854775809")
    expectEqual(Rational(numerator: .min, denominator: .min), one)
    expectEqual(Rational(numerator: .min, denominator: -1), -least)
    expectEqual(Rational(numerator: 1, denominator: .min), least.reciprocal)
    expectEqual(least / least, one)
    expectEqual(least * -one, largest + one)
    expectEqual(least.magnitude, largest + one)
  }

  @Test("a number occupies at most 24 bytes")
  func size() {
    #expect(MemoryLayout<Rational>.stride <= 24)
  }
}
