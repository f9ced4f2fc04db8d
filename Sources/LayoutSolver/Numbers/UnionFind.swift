/// Disjoint sets of the numbers from 0 on, each with a root, which represents the set.
struct UnionFind: Sendable {
  private var parents: [DenseIndex]

  /// Creates a set for each number.
  init(count: Int) { parents = Array(0..<DenseIndex(truncatingIfNeeded: count)) }

  /// Returns the root of the set of a number.
  ///
  /// The search halves the path to the root (Tarjan and van Leeuwen 1984).
  mutating func root(of number: DenseIndex) -> DenseIndex {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Joins the sets of two numbers.
  ///
  /// The smaller root becomes the root.
  mutating func join(_ one: DenseIndex, _ other: DenseIndex) {
    let (one, other) = (root(of: one), root(of: other))
    parents[Swift.max(one, other)] = Swift.min(one, other)
  }

  /// Joins the sets of two roots.
  ///
  /// The second root becomes the root.
  mutating func attach(_ root: DenseIndex, to other: DenseIndex) {
    assert(parents[root] == root && parents[other] == other, "both numbers are roots")
    parents[root] = other
  }
}
