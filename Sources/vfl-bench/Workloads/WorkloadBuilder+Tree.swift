import LayoutSolver

extension WorkloadBuilder {
  /// The variables for the edges and lengths of a view.
  struct Box {
    let x: Int
    let y: Int
    let width: Int
    let height: Int

    /// Returns the variables for the position and the length on an axis.
    func along(horizontal: Bool) -> (start: Int, length: Int) {
      horizontal ? (x, width) : (y, height)
    }
  }

  /// Adds the variables of a view.
  mutating func box() -> Box {
    let variables = variables(4)
    let start = variables.lowerBound
    return Box(x: start, y: start + 1, width: start + 2, height: start + 3)
  }

  /// Adds nested stacks, alternately horizontal and vertical.
  ///
  /// The innermost views have a content size. Their compression resistance is higher than their hugging
  /// priority.
  mutating func addTree(views count: Int) {
    let root = box()
    makeEdited(root.width)
    makeEdited(root.height)
    row([root.x: 1], .equal, 0)
    row([root.y: 1], .equal, 0)
    requireNonNegative(root.width, root.height)
    let natural = fill(root, views: count, horizontal: true)
    lengths[0].range = natural.width / 2...natural.width * 3 / 2
    lengths[1].range = natural.height / 2...natural.height * 3 / 2
  }

  /// Adds the subviews or the content of a view, and returns the natural size of the view.
  private mutating func fill(
    _ outer: Box, views count: Int, horizontal: Bool
  ) -> (width: Int, height: Int) {
    if count == 1 { return addContent(outer) }
    let childCount = min(4, count - 1)
    let across = outer.along(horizontal: !horizontal)
    let along = outer.along(horizontal: horizontal)
    var children: [Box] = []
    for index in 0..<childCount {
      let child = box()
      requireNonNegative(child.width, child.height)
      let (start, _) = child.along(horizontal: horizontal)
      if index == 0 {
        row([start: 1, along.start: -1], .equal, 4)
      } else {
        let before = children[index - 1].along(horizontal: horizontal)
        row([start: 1, before.start: -1, before.length: -1], .equal, 6)
      }
      let (crossStart, crossLength) = child.along(horizontal: !horizontal)
      row([crossStart: 1, across.start: -1], .equal, 4)
      row([crossLength: 1, across.length: -1], .equal, -8)
      children.append(child)
    }
    let last = children[childCount - 1].along(horizontal: horizontal)
    row([along.start: 1, along.length: 1, last.start: -1, last.length: -1], .equal, 4)
    var sum = 8 + 6 * (childCount - 1)
    var largest = 0
    for (index, child) in children.enumerated() {
      // The remaining views are distributed as evenly as possible.
      let views = (count - 1) / childCount + (index < (count - 1) % childCount ? 1 : 0)
      let size = fill(child, views: views, horizontal: !horizontal)
      sum += horizontal ? size.width : size.height
      largest = max(largest, horizontal ? size.height : size.width)
    }
    return horizontal ? (sum, largest + 8) : (largest + 8, sum)
  }

  private mutating func addContent(_ box: Box) -> (width: Int, height: Int) {
    let size = (width: random.number(in: 10...140), height: random.number(in: 14...60))
    for (length, content) in [(box.width, size.width), (box.height, size.height)] {
      row([length: 1], .greaterThanOrEqual, Double(content), at: Self.compressionPriority)
      readdable.append(
        row([length: 1], .lessThanOrEqual, Double(content), at: Self.huggingPriority))
    }
    return size
  }
}
