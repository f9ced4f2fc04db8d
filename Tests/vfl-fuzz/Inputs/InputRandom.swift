import VFLTestSupport

/// The random choices that an input is made of.
struct InputRandom: RandomNumberGenerator {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  /// A whole number of a range.
  mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + numbers.next(below: range.count)
  }

  /// True in one of so many cases.
  mutating func oneIn(_ count: Int) -> Bool { numbers.next(below: count) == 0 }

  /// One of some choices.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[numbers.next(below: choices.count)]
  }

  /// One of some choices, which are made by closures.
  mutating func branch<Result>(_ branches: [(inout InputRandom) -> Result]) -> Result {
    pick(branches)(&self)
  }

  /// A list of elements.
  mutating func list<Element>(
    _ count: ClosedRange<Int>, _ element: (inout InputRandom) -> Element
  ) -> [Element] {
    let count = whole(count)
    return (0..<count).map { _ in element(&self) }
  }
}
