/// A partition of the numbers from 0 on: a union-find, in which each set's root is its least member.
///
/// Paths are halved on the way, which takes O(log numbers) a step in the long run whichever root is kept
/// (Tarjan and van Leeuwen 1984).
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
    var parents = parents.mutableSpan
    let first = DisjointSets.root(of: one, &parents)
    let second = DisjointSets.root(of: other, &parents)
    let root = Swift.min(first, second)
    parents[Int(Swift.max(first, second))] = root
    return root
  }

  /// The root of the set that a number is in.
  mutating func root(of number: DenseIndex) -> DenseIndex {
    var parents = parents.mutableSpan
    return DisjointSets.root(of: number, &parents)
  }

  @inline(__always)
  private static func root(
    of number: DenseIndex, _ parents: inout MutableSpan<DenseIndex>
  ) -> DenseIndex {
    var number = Int(number)
    while Int(parents[number]) != number {
      parents[number] = parents[Int(parents[number])]
      number = Int(parents[number])
    }
    return DenseIndex(truncatingIfNeeded: number)
  }

  /// The roots of the sets that all numbers are in.
  consuming func roots() -> [DenseIndex] {
    var parents = self.parents
    // A parent is less than its child, so its own root is known.
    for number in parents.indices { parents[number] = parents[Int(parents[number])] }
    return parents
  }
}
