/// Disjoint sets of the numbers from 0 on.
///
/// The root of a set is its least member.
struct UnionFind {
  private var parents: [DenseIndex]

  /// Creates a set for each number.
  init(count: Int) { parents = Array(0..<DenseIndex(truncatingIfNeeded: count)) }

  /// The root of the set of a member; halves the path to it (Tarjan and van Leeuwen 1984).
  mutating func root(of member: DenseIndex) -> DenseIndex {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  /// Joins the sets of two members.
  mutating func join(_ one: DenseIndex, _ other: DenseIndex) {
    let (one, other) = (root(of: one), root(of: other))
    parents[Swift.max(one, other)] = Swift.min(one, other)
  }
}
