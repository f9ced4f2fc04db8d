/// Numbers for things, in the order of the first request.
struct Numbering<Thing: Hashable> {
  private var numbers: [Thing: Int] = [:]

  /// The number of a thing, from 0.
  mutating func number(of thing: Thing) -> Int {
    if let known = numbers[thing] { return known }
    defer { numbers[thing] = numbers.count }
    return numbers.count
  }
}
