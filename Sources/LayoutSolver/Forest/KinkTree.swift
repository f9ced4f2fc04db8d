/// The kinks of many convex piecewise linear functions, each in a balanced tree of its own: a kink comes
/// in by its place, a piece by its slope, and all behind it move at once.
///
/// Trees are named by their roots, a negative number is one without kinks. They are treaps (Seidel and
/// Aragon 1996), whose ranks are a function of how many kinks there were before, so that everything takes
/// the logarithm of the kinks, and the same each time.
struct KinkTree: Sendable {
  /// Where the slope of a function grows, by how much, and which row makes it do so.
  struct Kink: Sendable {
    var place: Double
    let row: DenseIndex
    var jump: LevelVector

    /// Whether it comes before another: of those in one place, that of the first row.
    @inline(__always)
    func precedes(_ other: Kink) -> Bool {
      place != other.place ? place < other.place : row < other.row
    }
  }

  private struct Node: Sendable {
    var kink: Kink
    /// The jumps of all kinks below and its own.
    var sum: LevelVector
    /// By how much all kinks below still have to move.
    var shift = 0.0
    var left: DenseIndex = -1
    var right: DenseIndex = -1
    let rank: UInt64
  }

  private var nodes: [Node] = []

  mutating func reserveCapacity(_ kinkCount: Int) { nodes.reserveCapacity(kinkCount) }

  /// A tree of one kink.
  mutating func tree(of kink: Kink) -> DenseIndex {
    let rank = BitMixer.mixed(UInt64(truncatingIfNeeded: nodes.count))
    nodes.append(Node(kink: kink, sum: kink.jump, rank: rank))
    return DenseIndex(truncatingIfNeeded: nodes.count - 1)
  }

  /// What all kinks of a tree add up to.
  func sum(_ tree: DenseIndex) -> LevelVector { tree < 0 ? LevelVector() : nodes[tree].sum }

  /// Moves all kinks of a tree.
  @inline(__always)
  mutating func shift(_ tree: DenseIndex, by distance: Double) {
    if tree < 0 || distance == 0 { return }
    nodes[tree].kink.place += distance
    nodes[tree].shift += distance
  }

  /// The first or last kink of a tree that is not empty.
  func end(_ tree: DenseIndex, isLast: Bool) -> Kink {
    var node = tree
    var shift = 0.0
    while true {
      let next = isLast ? nodes[node].right : nodes[node].left
      if next < 0 { break }
      shift += nodes[node].shift
      node = next
    }
    var kink = nodes[node].kink
    kink.place += shift
    return kink
  }

  /// The first kink behind which a function does not fall, given its slope before all of them.
  func least(_ tree: DenseIndex, slope: LevelVector) -> Kink? {
    var (node, shift, slope) = (tree, 0.0, slope)
    var best: Kink?
    while node >= 0 {
      let here = slope + sum(nodes[node].left)
      var kink = nodes[node].kink
      kink.place += shift
      shift += nodes[node].shift
      if (here + kink.jump).compared(to: LevelVector()) < 0 {
        slope = here + kink.jump
        node = nodes[node].right
      } else {
        best = kink
        node = nodes[node].left
      }
    }
    return best
  }

  /// The kinks of a tree in order.
  mutating func append(_ tree: DenseIndex, to kinks: inout [Kink]) {
    if tree < 0 { return }
    pushDown(tree)
    append(nodes[tree].left, to: &kinks)
    kinks.append(nodes[tree].kink)
    append(nodes[tree].right, to: &kinks)
  }

  // MARK: Cutting and joining

  /// Adds a kink.
  mutating func insert(_ kink: Kink, into tree: DenseIndex) -> DenseIndex {
    let (left, right) = cut(tree, before: kink)
    return join(join(left, self.tree(of: kink)), right)
  }

  /// All kinks of two trees, those of the first before those of the second.
  mutating func join(_ left: DenseIndex, _ right: DenseIndex) -> DenseIndex {
    if left < 0 { return right }
    if right < 0 { return left }
    if nodes[left].rank > nodes[right].rank {
      pushDown(left)
      nodes[left].right = join(nodes[left].right, right)
      addUp(left)
      return left
    }
    pushDown(right)
    nodes[right].left = join(left, nodes[right].left)
    addUp(right)
    return right
  }

  /// Parts the kinks of a tree that come before another one from the others.
  private mutating func cut(
    _ tree: DenseIndex, before kink: Kink
  ) -> (left: DenseIndex, right: DenseIndex) {
    if tree < 0 { return (-1, -1) }
    pushDown(tree)
    if nodes[tree].kink.precedes(kink) {
      let parts = cut(nodes[tree].right, before: kink)
      nodes[tree].right = parts.left
      addUp(tree)
      return (tree, parts.right)
    }
    let parts = cut(nodes[tree].left, before: kink)
    nodes[tree].left = parts.right
    addUp(tree)
    return (parts.left, tree)
  }

  /// Parts the kinks behind which a function is not steeper than a limit from the others, given its
  /// slope before all of them.
  mutating func cut(
    _ tree: DenseIndex, slope: LevelVector, notSteeperThan limit: LevelVector
  ) -> (left: DenseIndex, right: DenseIndex) {
    if tree < 0 { return (-1, -1) }
    pushDown(tree)
    let behind = slope + sum(nodes[tree].left) + nodes[tree].kink.jump
    if behind.compared(to: limit) <= 0 {
      let parts = cut(nodes[tree].right, slope: behind, notSteeperThan: limit)
      nodes[tree].right = parts.left
      addUp(tree)
      return (tree, parts.right)
    }
    let parts = cut(nodes[tree].left, slope: slope, notSteeperThan: limit)
    nodes[tree].left = parts.right
    addUp(tree)
    return (parts.left, tree)
  }

  /// Takes the first kink out of a tree that is not empty.
  mutating func removeFirst(_ tree: DenseIndex) -> (kink: Kink, rest: DenseIndex) {
    pushDown(tree)
    if nodes[tree].left < 0 { return (nodes[tree].kink, nodes[tree].right) }
    let (kink, rest) = removeFirst(nodes[tree].left)
    nodes[tree].left = rest
    addUp(tree)
    return (kink, tree)
  }

  @inline(__always)
  private mutating func pushDown(_ tree: DenseIndex) {
    let shift = nodes[tree].shift
    if shift == 0 { return }
    self.shift(nodes[tree].left, by: shift)
    self.shift(nodes[tree].right, by: shift)
    nodes[tree].shift = 0
  }

  @inline(__always)
  private mutating func addUp(_ tree: DenseIndex) {
    let node = nodes[tree]
    nodes[tree].sum = sum(node.left) + node.kink.jump + sum(node.right)
  }
}
