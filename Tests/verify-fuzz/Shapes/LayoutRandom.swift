import VFLTestSupport

/// The random choices for a layout or for sample points.
struct LayoutRandom {
  private var numbers: SplitMix64

  /// Starts the choices for a seed.
  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// Returns a random number from 0 up to but not including a bound.
  mutating func below(_ bound: Int) -> Int { numbers.next(below: bound) }

  /// Returns a random whole number in a range.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + numbers.next(below: range.count)
  }

  /// Returns `true` with a probability of 1 in `count`.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// Returns a random element of an array, which is not empty.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
