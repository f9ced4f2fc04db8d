import VFLTestSupport

/// The random choices for an input.
struct InputRandom: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  /// Returns a random whole number in a range.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + numbers.next(below: range.count)
  }

  /// Returns `true` with a probability of 1 in `count`.
  mutating func oneIn(_ count: Int) -> Bool { numbers.next(below: count) == 0 }

  /// Returns a random element of an array.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[numbers.next(below: choices.count)]
  }

  /// Calls a random closure and returns its result.
  mutating func branch<Result>(_ branches: [(inout InputRandom) -> Result]) -> Result {
    pick(branches)(&self)
  }

  /// Returns a list with a random number of elements.
  mutating func list<Element>(
    _ count: ClosedRange<Int>, _ element: (inout InputRandom) -> Element
  ) -> [Element] {
    let count = whole(count)
    return (0..<count).map { _ in element(&self) }
  }
}
