/// Variables written as `factor · root + offset`: a union-find whose links carry affine maps.
///
/// A required equality between two variables makes one a child of the other; one that fixes a
/// variable makes it a child of the node ``one``, whose value is 1, with its value as the offset.
/// Paths are compressed, so finding roots takes O(log variables) each in the long run (Tarjan and
/// van Leeuwen 1984).
struct AffineForest: Sendable {
  /// A variable as `factor · parent + offset`; a root is 1 times itself.
  struct Node: Sendable {
    var factor = 1.0
    var offset = 0.0
    var parent: DenseIndex

    /// The variable as a function of its grandparent, given the parent as a function of the grandparent.
    @inline(__always)
    func following(_ parent: Node) -> Node {
      Node(
        factor: factor * parent.factor, offset: offset + factor * parent.offset,
        parent: parent.parent)
    }
  }

  /// The node of each variable, for callers that look up many roots.
  var nodes: [Node] = []

  /// The root of all variables with a known value.
  private(set) var one: DenseIndex = 0
  /// Whether some variable was ever linked to another or fixed.
  private(set) var isLinked = false

  /// Makes each of `count` variables its own root.
  mutating func reset(count: Int) {
    one = DenseIndex(truncatingIfNeeded: count)
    isLinked = false
    nodes.refill(Node(parent: one), count: count + 1)
    var nodes = nodes.mutableSpan
    for variable in nodes.indices {
      nodes[variable].parent = DenseIndex(truncatingIfNeeded: variable)
    }
  }

  /// Makes room for more variables, each its own root.
  mutating func grow(to count: Int) {
    let grown = DenseIndex(truncatingIfNeeded: count)
    for variable in nodes.indices where nodes[variable].parent == one {
      nodes[variable].parent = grown
    }
    for variable in one..<grown {
      let root = Node(parent: variable)
      if variable == one { nodes[variable] = root } else { nodes.append(root) }
    }
    nodes.append(Node(parent: grown))
    one = grown
  }

  @inline(__always)
  func isRoot(_ variable: DenseIndex) -> Bool { nodes[variable].parent == variable }

  /// The root of a variable and the map from its value to the variable's.
  mutating func find(
    _ variable: DenseIndex
  ) -> (root: DenseIndex, factor: Double, offset: Double) {
    var nodes = nodes.mutableSpan
    let node = AffineForest.find(variable, &nodes)
    return (node.parent, node.factor, node.offset)
  }

  /// The root of a variable, with the factor and the offset by which the variable follows from it.
  @inline(__always)
  static func find(_ variable: DenseIndex, _ nodes: inout MutableSpan<Node>) -> Node {
    let node = nodes[Int(variable)]
    return nodes[Int(node.parent)].parent == node.parent ? node : findFar(variable, &nodes)
  }

  /// The root, factor and offset of a variable whose parent is no root; makes the root its parent.
  private static func findFar(_ variable: DenseIndex, _ nodes: inout MutableSpan<Node>) -> Node {
    let node = nodes[Int(variable)]
    let parent = nodes[Int(node.parent)]
    if nodes[Int(parent.parent)].parent == parent.parent {
      nodes[Int(variable)] = node.following(parent)
    } else {
      compress(from: variable, &nodes)
    }
    return nodes[Int(variable)]
  }

  /// Makes the root of a variable the parent of the variable and of all variables on the way.
  ///
  /// On the way up each parent is made to point back, so that the way down needs no memory of its own.
  @inline(never)
  private static func compress(from variable: DenseIndex, _ nodes: inout MutableSpan<Node>) {
    var below = variable
    var above = nodes[Int(variable)].parent
    while nodes[Int(above)].parent != above {
      let next = nodes[Int(above)].parent
      nodes[Int(above)].parent = below
      (below, above) = (above, next)
    }
    // The root is 1 times itself.
    var hung = nodes[Int(above)]
    var current = below
    while true {
      let next = nodes[Int(current)].parent
      hung = nodes[Int(current)].following(hung)
      nodes[Int(current)] = hung
      if current == variable { return }
      current = next
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
    nodes[root] = Node(factor: factor, offset: offset, parent: parent)
    isLinked = true
  }

  /// Hangs every variable directly on its root.
  mutating func flatten() {
    let one = one
    var nodes = nodes.mutableSpan
    for variable in 0..<one {
      let parent = nodes[Int(variable)].parent
      if nodes[Int(parent)].parent != parent { _ = AffineForest.findFar(variable, &nodes) }
    }
  }

  /// Computes the values of all variables from those of the roots, in place.
  ///
  /// The forest is flat; `values` has a place for ``one``.
  func spread(_ values: inout [Double]) {
    if !isLinked { return }
    let nodes = self.nodes.span
    var values = values.mutableSpan
    let count = Int(one)
    // Checked once for all.
    precondition(count <= nodes.count && count <= values.count, "variables have values")
    for variable in 0..<count {
      // A root is 1 times itself. Adding 0 makes -0 an ordinary 0.
      let node = nodes[variable]
      values[variable] = node.factor * values[Int(node.parent)] + node.offset + 0
    }
  }

  /// Computes the rates of all variables from those of the roots, in place.
  func spreadRates(_ rates: inout [Double]) {
    for variable in 0..<Int(one) {
      let node = nodes[variable]
      if Int(node.parent) != variable { rates[variable] = node.factor * rates[node.parent] }
    }
  }
}
