import VFLLayout

extension Array where Element == LayoutNode {
  /// The indices of all items in the order in which tables list them: the container, the views in the order of their
  /// declaration, and the guides.
  ///
  /// - Complexity: O(items · log items).
  var listingOrder: [Int] {
    indices.sorted { left, right in
      let (first, second) = (self[left], self[right])
      if (left == 0) != (right == 0) { return left == 0 }
      if first.isGuide != second.isGuide { return second.isGuide }
      return (first.paintingOrder, left) < (second.paintingOrder, right)
    }
  }
}
