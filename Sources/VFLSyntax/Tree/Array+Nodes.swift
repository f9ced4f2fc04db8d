extension Array {
  /// Appends a node and returns its index.
  mutating func add(_ node: Element) -> Int {
    append(node)
    return count - 1
  }

  /// Appends nodes and returns their indices.
  mutating func add(_ nodes: [Element]) -> Range<Int> {
    append(contentsOf: nodes)
    return (count - nodes.count)..<count
  }
}
