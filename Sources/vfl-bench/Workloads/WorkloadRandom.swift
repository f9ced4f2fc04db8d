/// Pseudo-random numbers that are the same for the same seed on every machine, now and later.
///
/// They are those of SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number
/// Generators", 2014); the standard library does not promise to derive the same numbers from a
/// generator for ever, so that is done here too.
struct WorkloadRandom: Sendable {
  private var state: UInt64

  /// Begins the sequence of a seed.
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

  /// A whole number in a range; what the remainder favours no measurement notices.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(bits() % UInt64(range.count))
  }

  /// One of some elements.
  mutating func choose<Element>(_ elements: [Element]) -> Element {
    elements[number(in: 0...elements.count - 1)]
  }
}
