/// A partition of the numbers from 0 on: a union-find, in which each set's root is its least member.
///
/// Almost linear, since paths are halved on the way (Tarjan and van Leeuwen 1984).
struct DisjointSets: Sendable {
  /// The parent of each number; a root is its own.
  private var parents: [DenseIndex] = []

  /// How many numbers there are.
  var count: Int { parents.count }

  /// Puts each of some numbers in a set of its own.
  mutating func reset(count: Int) {
    parents.refill(0, count: count)
    var parents = parents.mutableSpan
    for number in parents.indices { parents[number] = DenseIndex(truncatingIfNeeded: number) }
  }

  /// Makes one set of those of two numbers; returns its root.
  @discardableResult
  mutating func join(_ one: DenseIndex, _ other: DenseIndex) -> DenseIndex {
    let (first, second) = (root(of: one), root(of: other))
    let (root, child) = (Swift.min(first, second), Swift.max(first, second))
    parents[child] = root
    return root
  }

  /// The root of the set that a number is in.
  mutating func root(of number: DenseIndex) -> DenseIndex {
    var parents = parents.mutableSpan
    var number = Int(number)
    while Int(parents[number]) != number {
      parents[number] = parents[Int(parents[number])]
      number = Int(parents[number])
    }
    return DenseIndex(truncatingIfNeeded: number)
  }
}
