import VFLTestSupport

@testable import ExactNumbers

/// Random numbers of mixed sizes, with many numbers near powers of two.
struct NumberGenerator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  private static let edges: [UInt32] = [
    0, 0, 1, 2, 0x7FFF_FFFF, 0x8000_0000, 0x8000_0001, 0xFFFF_FFFE, 0xFFFF_FFFF, 0xFFFF_FFFF,
  ]

  private mutating func word() -> UInt32 {
    switch random.next(below: 4) {
    case 0: UInt32(random.next(below: 20))
    case 1: UInt32(truncatingIfNeeded: random.next())
    default: Self.edges[random.next(below: Self.edges.count)]
    }
  }

  /// Returns digits in base 2^32, most significant digit first.
  private mutating func words(atMost limit: Int) -> [UInt32] {
    let count = random.next(below: random.next(below: 4) == 0 ? limit + 1 : min(limit, 3) + 1)
    return (0..<count).map { _ in word() }
  }

  /// Returns an integer and its reference.
  mutating func referencedInteger() -> (BigInteger, DecimalInteger) {
    let (words, isNegative) = (words(atMost: 9), random.next(below: 2) == 0)
    let integer = BigInteger(Magnitude(words: words.reversed()), isNegative: isNegative)
    return (integer, DecimalInteger(words: words, isNegative: isNegative))
  }

  /// Returns an integer with at most the given number of 32-bit words.
  mutating func integer(words limit: Int = 9) -> BigInteger {
    let words = words(atMost: limit)
    return BigInteger(Magnitude(words: words.reversed()), isNegative: random.next(below: 2) == 0)
  }

  /// Returns an integer that is not 0.
  mutating func nonzeroInteger(words limit: Int = 9) -> BigInteger {
    let integer = integer(words: limit)
    return integer.isZero ? BigInteger(1) : integer
  }

  /// Returns an integer of 64 bits, often near a power of two or a limit.
  mutating func int64() -> Int64 {
    let near = Int64(truncatingIfNeeded: UInt64(1) << UInt64(random.next(below: 64)))
    switch random.next(below: 4) {
    case 0: return Int64(random.next(below: 13)) - 6
    case 1: return Int64(truncatingIfNeeded: random.next()) >> Int64(random.next(below: 64))
    case 2: return near &+ Int64(random.next(below: 5)) &- 2
    default: return 0 &- (near &+ Int64(random.next(below: 5)) &- 2)
    }
  }

  /// Returns a fraction with small, 64-bit or larger terms.
  mutating func rational() -> Rational {
    switch random.next(below: 5) {
    case 0:
      let denominator = 1 + Int64(random.next(below: 12))
      return Rational(numerator: int64() % 30, denominator: denominator) ?? .zero
    case 1: return Rational(int64())
    case 2, 3: return Rational(numerator: int64(), denominator: int64()) ?? .zero
    default:
      let (top, bottom) = (integer(words: 5), nonzeroInteger(words: 5))
      return Rational(numerator: top, denominator: bottom) ?? .zero
    }
  }
}
