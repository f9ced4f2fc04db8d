import Testing
import VFLTestSupport

@testable import ExactNumbers

@Suite("Integers of any size")
struct BigIntegerTests {
  @Test("sums, differences, products and comparisons agree with decimal arithmetic")
  func reference() {
    var generator = NumberGenerator(seed: 1)
    for _ in 0..<250 {
      let (a, first) = generator.referencedInteger()
      let (b, second) = generator.referencedInteger()
      expectEqual(a.description, first.description)
      expectEqual((a + b).description, (first + second).description, "\(a) + \(b)")
      expectEqual((a - b).description, (first - second).description, "\(a) - \(b)")
      expectEqual((a * b).description, (first * second).description, "\(a) * \(b)")
      expectEqual(a < b, first < second, "\(a) < \(b)")
      expectEqual(a == b, first == second, "\(a) == \(b)")
    }
  }

  @Test("the quotient times the divisor plus the remainder is the dividend")
  func divisionIdentity() {
    var generator = NumberGenerator(seed: 2)
    for _ in 0..<2000 {
      let (dividend, divisor) = (generator.integer(words: 12), generator.nonzeroInteger())
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      expectEqual(quotient * divisor + remainder, dividend, "\(dividend) / \(divisor)")
      let isSmaller = remainder.magnitude < divisor.magnitude
      let hasSign = remainder.isZero || remainder.signum == dividend.signum
      expectEqual(isSmaller && hasSign, true, "\(dividend) % \(divisor) == \(remainder)")
    }
  }

  @Test("a product plus the largest remainder is divided into its parts")
  func largestRemainder() {
    var generator = NumberGenerator(seed: 3)
    for _ in 0..<1000 {
      let (quotient, divisor) = (
        generator.integer().magnitude, generator.nonzeroInteger().magnitude
      )
      let remainder = divisor - BigInteger(1)
      let result = (quotient * divisor + remainder).quotientAndRemainder(dividingBy: divisor)
      expectEqual(result.quotient, quotient)
      expectEqual(result.remainder, remainder)
    }
  }

  @Test("a digit of the quotient that was estimated too large is corrected")
  func correctedDigit() {
    let dividend = Magnitude(words: [3, 0, 0x8000_0000])
    let divisor = Magnitude(words: [1, 0, 0x2000_0000])
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    expectEqual(quotient, Magnitude(3))
    expectEqual(remainder, Magnitude(words: [0, 0, 0x2000_0000]))
  }

  @Test(
    "quotients are rounded toward zero, and remainders have the sign of the dividend",
    arguments: [(7, 2, 3, 1), (-7, 2, -3, -1), (7, -2, -3, 1), (-7, -2, 3, -1), (1, 2, 0, 1)])
  func signs(dividend: Int64, divisor: Int64, quotient: Int64, remainder: Int64) {
    let result = BigInteger(dividend).quotientAndRemainder(dividingBy: BigInteger(divisor))
    expectEqual(result.quotient, BigInteger(quotient))
    expectEqual(result.remainder, BigInteger(remainder))
  }

  @Test("the greatest common divisor agrees with Euclid's algorithm")
  func commonDivisor() {
    var generator = NumberGenerator(seed: 4)
    for _ in 0..<700 {
      let factor = generator.nonzeroInteger(words: 3)
      let (a, b) = (generator.integer() * factor, generator.integer() * factor)
      var (large, small) = (a.magnitude, b.magnitude)
      while !small.isZero {
        (large, small) = (small, large.quotientAndRemainder(dividingBy: small).remainder)
      }
      expectEqual(a.greatestCommonDivisor(with: b), large, "\(a) and \(b)")
      expectEqual(b.greatestCommonDivisor(with: a), large, "\(b) and \(a)")
    }
  }

  @Test("consecutive Fibonacci numbers have no common divisor")
  func fibonacci() {
    var (a, b) = (BigInteger(0), BigInteger(1))
    let factor = BigInteger(Int64.max)
    for _ in 0..<500 {
      (a, b) = (b, a + b)
      expectEqual(a.greatestCommonDivisor(with: b), BigInteger(1))
      expectEqual((a * factor).greatestCommonDivisor(with: -b * factor), factor)
    }
  }

  @Test("the greatest common divisor with 0 is the absolute value")
  func commonDivisorWithZero() {
    let zero = BigInteger(0)
    for value in [BigInteger(0), BigInteger(-6), BigInteger(.min) * BigInteger(.min)] {
      expectEqual(value.greatestCommonDivisor(with: zero), value.magnitude)
      expectEqual(zero.greatestCommonDivisor(with: value), value.magnitude)
    }
  }

  @Test("integers from Int64.min to Int64.max are converted to Int64, and no others")
  func fixedWidth() {
    for value in [Int64.min, .min + 1, -4_294_967_296, -1, 0, 1, 4_294_967_295, .max - 1, .max] {
      expectEqual(BigInteger(value).int64, value)
      expectEqual(BigInteger(value).description, String(value))
      expectEqual(BigInteger(value).signum, Int(value.signum()))
      expectEqual(BigInteger(value).isZero, value == 0)
    }
    let limits = (BigInteger(.min), BigInteger(.max))
    expectEqual((limits.0 - BigInteger(1)).int64, nil)
    expectEqual((limits.1 + BigInteger(1)).int64, nil)
    expectEqual((limits.1 * limits.1).int64, nil)
    expectEqual((-limits.0).int64, nil)
    expectEqual((-(limits.1 + BigInteger(1))).int64, .min)
  }

  @Test("equal integers have equal hash values, also if they were computed differently")
  func hashing() {
    var generator = NumberGenerator(seed: 5)
    for _ in 0..<300 {
      let (a, b) = (generator.integer(), generator.integer())
      expectEqual(Set([a, a + b - b, -(-a), a * b + a - b * a]).count, 1)
    }
  }

  @Test("the greatest common divisor of 64-bit integers agrees with Euclid's algorithm")
  func shortCommonDivisor() {
    var generator = NumberGenerator(seed: 6)
    for _ in 0..<2000 {
      let (a, b) = (generator.int64().magnitude, generator.int64().magnitude)
      var (large, small) = (a, b)
      while small != 0 { (large, small) = (small, large % small) }
      expectEqual(a.greatestCommonDivisor(with: b), large, "\(a) and \(b)")
    }
  }
}
