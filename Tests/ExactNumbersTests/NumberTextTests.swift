import ExactNumbers
import Testing
import VFLTestSupport

@Suite("Numbers as text")
struct NumberTextTests {
  @Test("every number is read from its description")
  func roundTrip() {
    var generator = NumberGenerator(seed: 1)
    for _ in 0..<500 {
      let (integer, rational) = (generator.integer(words: 30), generator.rational())
      expectEqual(BigInteger(integer.description), integer)
      expectEqual(Rational(rational.description), rational)
    }
  }

  @Test("integers with thousands of digits are read and written")
  func longText() {
    let text = "-7" + String(repeating: "1234567890", count: 300)
    expectEqual(BigInteger(text)?.description, text)
    let zeros = "1" + String(repeating: "0", count: 3000)
    expectEqual(BigInteger(zeros)?.description, zeros)
  }

  @Test("powers of ten are written with all zeros, and their predecessors with all nines")
  func powersOfTen() {
    var power = BigInteger(1)
    for count in 0..<60 {
      expectEqual(power.description, "1" + String(repeating: "0", count: count))
      let nines = count == 0 ? "0" : String(repeating: "9", count: count)
      expectEqual((power - BigInteger(1)).description, nines)
      power = power * BigInteger(10)
    }
  }

  private static let rejectedIntegers: [String] = [
    "", "-", "+", "+1", "--1", " 1", "1 ", "1-", "0x1", "1.0", "1/1", "1e3", "1_0", "１",
  ]

  @Test(
    "texts other than decimal digits after an optional sign are rejected as integers",
    arguments: rejectedIntegers)
  func rejectedInteger(text: String) {
    expectEqual(BigInteger(text), nil)
  }

  @Test("leading zeros and negative zero are accepted")
  func zeros() {
    expectEqual(BigInteger("0000000000000000000012"), BigInteger(12))
    expectEqual(BigInteger("-0"), BigInteger(0))
    expectEqual(Rational("-007/014"), Rational(numerator: -1, denominator: 2))
    expectEqual(Rational("-0.0"), .zero)
    expectEqual(Rational("-0/3"), .zero)
  }

  private static let fractions: [(String, Int64, Int64, String)] = [
    ("3", 3, 1, "3"), ("-7/4", -7, 4, "-7/4"), ("6/4", 3, 2, "3/2"), ("-0.125", -1, 8, "-1/8"),
    ("8/4", 2, 1, "2"), ("0.50", 1, 2, "1/2"), ("12.0", 12, 1, "12"), ("-1.5", -3, 2, "-3/2"),
    ("-9223372036854775808", .min, 1, "-9223372036854775808"),
    ("0.000000000000000001", 1, 1_000_000_000_000_000_000, "1/1000000000000000000"),
  ]

  @Test("integers, fractions and decimals are read and written in lowest terms")
  func fraction() {
    for (text, numerator, denominator, description) in Self.fractions {
      expectEqual(Rational(text), Rational(numerator: numerator, denominator: denominator))
      expectEqual(Rational(text)?.description, description)
    }
  }

  @Test("decimals with more digits than 64 bits are read")
  func longDecimal() {
    expectEqual(
      Rational("-0.1000000000000000000000000000001")?.description,
      "-1000000000000000000000000000001/10000000000000000000000000000000")
    let text = "1.2" + String(repeating: "0", count: 1000)
    expectEqual(Rational(text), Rational(numerator: 6, denominator: 5))
  }

  private static let rejectedFractions: [String] = [
    "", "-", "+", "+1", "1/0", "0/0", "1/00", "1/", "/2", "1/-2", "1/+2", "1//2", "1/2/3", "--1",
    " 1", "1 ", "1 /2", "1/ 2", ".5", "5.", "-.5", ".", "-.", "1.-5", "1.5.5", "1.5/2", "1/2.5",
    "1e3", "0x1", "a", "1,5", "nan", "½",
  ]

  @Test(
    "texts other than integers, fractions and decimals are rejected as rational numbers",
    arguments: rejectedFractions)
  func rejectedFraction(text: String) {
    expectEqual(Rational(text), nil)
  }
}
