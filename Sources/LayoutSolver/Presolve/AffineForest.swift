/// Variables as affine functions of roots: a union-find structure in which each link is an affine map.
///
/// A required equality in two variables makes one of them a child of the other. An equality in one variable
/// makes it a child of the node ``one``, with the value as the offset. Paths are compressed, so finding a
/// root takes O(log variables) on average (Tarjan and van Leeuwen 1984).
struct AffineForest: Sendable {
  /// The equation `variable = factor · parent + offset`.
  ///
  /// A root is its own parent, with the factor 1.
  struct Node: Sendable {
    var factor = 1.0
    var offset = 0.0
    var parent: DenseIndex

    /// Returns the variable as a function of its grandparent, given the node of its parent.
    @inline(__always)
    func following(_ parent: Node) -> Node {
      Node(
        factor: factor * parent.factor, offset: offset + factor * parent.offset,
        parent: parent.parent)
    }
  }

  /// The nodes of the variables, followed by the node ``one``.
  var nodes: [Node] = []

  /// The root of all variables with known values.
  private(set) var one: DenseIndex = 0
  /// Whether a variable has another parent than itself.
  private(set) var isLinked = false

  /// Creates variables that are roots.
  mutating func reset(count: Int) {
    one = DenseIndex(truncatingIfNeeded: count)
    isLinked = false
    nodes.refill(Node(parent: one), count: count + 1)
    var nodes = nodes.mutableSpan
    for variable in nodes.indices {
      nodes[variable].parent = DenseIndex(truncatingIfNeeded: variable)
    }
  }

  /// Adds variables that are roots.
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

  /// Returns the root of a variable, and the factor and offset of the variable.
  mutating func find(
    _ variable: DenseIndex
  ) -> (root: DenseIndex, factor: Double, offset: Double) {
    var nodes = nodes.mutableSpan
    let node = AffineForest.find(variable, &nodes)
    return (node.parent, node.factor, node.offset)
  }

  /// Returns a variable as a function of its root.
  @inline(__always)
  static func find(_ variable: DenseIndex, _ nodes: inout MutableSpan<Node>) -> Node {
    let node = nodes[Int(variable)]
    return nodes[Int(node.parent)].parent == node.parent ? node : findFar(variable, &nodes)
  }

  /// Returns a variable as a function of its root if its parent is not a root, and compresses the path.
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

  /// Makes the root the parent of a variable and of all its ancestors.
  ///
  /// The parents on the path are reversed on the way up, so the way down needs no other memory.
  @inline(never)
  private static func compress(from variable: DenseIndex, _ nodes: inout MutableSpan<Node>) {
    var below = variable
    var above = nodes[Int(variable)].parent
    while nodes[Int(above)].parent != above {
      let next = nodes[Int(above)].parent
      nodes[Int(above)].parent = below
      (below, above) = (above, next)
    }
    // The factor of the root is 1.
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

  /// Sets the value of a root.
  mutating func fix(_ root: DenseIndex, at value: Double) {
    link(root, to: one, factor: 0, offset: value)
  }

  /// Makes a root a child of another root, as `factor · parent + offset`.
  mutating func link(
    _ root: DenseIndex, to parent: DenseIndex, factor: Double, offset: Double
  ) {
    assert(isRoot(root) && isRoot(parent) && root != parent, "a link joins two roots")
    nodes[root] = Node(factor: factor, offset: offset, parent: parent)
    isLinked = true
  }

  /// Makes the root of each variable its parent.
  mutating func flatten() {
    let one = one
    var nodes = nodes.mutableSpan
    for variable in 0..<one {
      let parent = nodes[Int(variable)].parent
      if nodes[Int(parent)].parent != parent { _ = AffineForest.findFar(variable, &nodes) }
    }
  }

  /// Computes the values of all variables from the values of the roots.
  ///
  /// The parent of each variable must be its root. `values` has an element for ``one``.
  func spread(_ values: inout [Double]) {
    if !isLinked { return }
    let nodes = self.nodes.span
    var values = values.mutableSpan
    let count = Int(one)
    // This check makes the checks inside the loop redundant.
    precondition(count <= nodes.count && count <= values.count, "variables have values")
    for variable in 0..<count {
      // The factor of a root is 1. Adding 0 replaces -0 by 0.
      let node = nodes[variable]
      values[variable] = node.factor * values[Int(node.parent)] + node.offset + 0
    }
  }

  /// Computes the rates of all variables from the rates of the roots.
  func spreadRates(_ rates: inout [Double]) {
    for variable in 0..<Int(one) {
      let node = nodes[variable]
      if Int(node.parent) != variable { rates[variable] = node.factor * rates[node.parent] }
    }
  }
}
