/// Pseudorandom numbers that only depend on the seed, on every machine and in every version.
///
/// The generator is SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators",
/// 2014).
///
/// The standard library does not guarantee that future versions derive the same integers from a generator, so
/// this type derives them itself.
struct WorkloadRandom: Sendable {
  private var state: UInt64

  /// Creates the sequence for a seed.
  init(seed: UInt64) {
    state = seed
  }

  private mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed &>> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed &>> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed &>> 31)
  }

  /// Returns an integer in a range.
  ///
  /// The modulo bias is negligible for measurements.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bits() % UInt64(range.count))
  }

  /// Returns one of the elements.
  mutating func choose<Element>(_ elements: [Element]) -> Element {
    elements[number(in: 0...elements.count - 1)]
  }
}
