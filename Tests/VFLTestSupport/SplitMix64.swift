/// A pseudo-random number generator with the same sequences on every machine.
///
/// It is the mixing function of Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators"
/// (2014), in the variant that seeds other generators.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence for a seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// Starts the sequence for a test case, independent of the sequences for other test cases.
  package init(seed: UInt64, case index: Int) {
    self.init(seed: seed &* 1_000_003 &+ UInt64(index))
  }

  /// Returns the next number of the sequence.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }

  /// Returns a random number from 0 up to but not including `bound`.
  ///
  /// The remainder slightly favors small numbers, which does not matter to tests. Unlike the standard
  /// library's algorithm, it will not change.
  package mutating func next(below bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }
}
