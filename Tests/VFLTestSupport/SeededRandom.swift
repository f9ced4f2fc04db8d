/// Pseudo-random numbers that are the same for the same seed on every machine, for tests of layouts.
package struct SeededRandom: RandomNumberGenerator, Sendable {
  private var numbers: SplitMix64

  /// Starts the sequence for a seed.
  package init(_ seed: Int) {
    numbers = SplitMix64(
      seed: UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1)
  }

  /// Returns the next number of the sequence.
  package mutating func next() -> UInt64 { numbers.next() }

  /// Returns `true` with the given probability.
  package mutating func chance(_ odds: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < odds
  }

  /// Returns a random whole number in a range.
  package mutating func whole(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }

  /// Returns a random index below a count.
  package mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
}
