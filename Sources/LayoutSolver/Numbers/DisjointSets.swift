/// Disjoint sets of numbers, each with a number that represents the set: a union-find structure.
///
/// Searches halve the paths (Tarjan and van Leeuwen 1984), so they take almost constant time on average.
struct DisjointSets: Sendable {
  /// The parent of each number; a representative is its own parent.
  private var parents: [DenseIndex] = []

  /// The number of numbers.
  var count: Int { parents.count }

  /// Puts each number below a bound into a set of its own.
  mutating func reset(count: Int) {
    parents.refill(0, count: count)
    var parents = parents.mutableSpan
    for number in parents.indices { parents[number] = DenseIndex(truncatingIfNeeded: number) }
  }

  /// Returns the representative of the set that contains a number.
  @inline(__always)
  mutating func representative(of number: DenseIndex) -> DenseIndex {
    var parents = parents.mutableSpan
    var number = number
    while parents[Int(number)] != number {
      parents[Int(number)] = parents[Int(parents[Int(number)])]
      number = parents[Int(number)]
    }
    return number
  }

  /// Adds the set of a representative to the set of a different representative.
  mutating func join(_ child: DenseIndex, to parent: DenseIndex) {
    assert(parents[child] == child && parents[parent] == parent && child != parent)
    parents[child] = parent
  }
}
