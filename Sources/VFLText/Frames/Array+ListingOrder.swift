import VFLLayout

extension Array where Element == LayoutNode {
  /// The indices of all items in the order in which tables list them: the container, the views and the
  /// guides.
  ///
  /// Views and guides are in the order of their declaration.
  ///
  /// - Complexity: O(n · log n), where n is the number of items.
  var listingOrder: [Int] {
    indices.sorted { left, right in
      let (first, second) = (self[left], self[right])
      if (left == 0) != (right == 0) { return left == 0 }
      if first.isGuide != second.isGuide { return second.isGuide }
      return (first.paintingOrder, left) < (second.paintingOrder, right)
    }
  }
}
