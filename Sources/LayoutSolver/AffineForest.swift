/// Variables written as `factor · root + offset`: a union-find whose links carry affine maps.
///
/// A required equality between two variables makes one a child of the other; one that fixes a
/// variable makes it a child of the node ``one``, whose value is 1, with its value as the offset.
/// Children go below the root with more occurrences and paths are halved, so finding a root takes
/// almost constant time (Tarjan and van Leeuwen 1984).
struct AffineForest: Sendable {
  private var parents: [DenseIndex] = []
  private var factors: [Double] = []
  private var offsets: [Double] = []

  /// The root of all variables with a known value.
  private(set) var one: DenseIndex = 0

  /// Makes each of `count` variables its own root.
  mutating func reset(count: Int) {
    one = DenseIndex(truncatingIfNeeded: count)
    parents.removeAll(keepingCapacity: true)
    parents.append(contentsOf: 0...one)
    factors.refill(1, count: count + 1)
    offsets.refill(0, count: count + 1)
  }

  func isRoot(_ variable: DenseIndex) -> Bool { parents[variable] == variable }

  /// The root of a variable and the map from its value to the variable's.
  mutating func find(
    _ variable: DenseIndex
  ) -> (root: DenseIndex, factor: Double, offset: Double) {
    while true {
      let parent = parents[variable]
      let grandparent = parents[parent]
      if grandparent == parent {
        return parent == variable
          ? (variable, 1, 0) : (parent, factors[variable], offsets[variable])
      }
      offsets[variable] += factors[variable] * offsets[parent]
      factors[variable] *= factors[parent]
      parents[variable] = grandparent
    }
  }

  /// Gives a root a known value.
  mutating func fix(_ root: DenseIndex, at value: Double) {
    link(root, to: one, factor: 0, offset: value)
  }

  /// Makes a root `factor · parent + offset`.
  mutating func link(
    _ root: DenseIndex, to parent: DenseIndex, factor: Double, offset: Double
  ) {
    assert(isRoot(root) && isRoot(parent) && root != parent, "a link joins two roots")
    parents[root] = parent
    factors[root] = factor
    offsets[root] = offset
  }
}
