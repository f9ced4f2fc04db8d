import VFLLayout
import VFLRecords

/// The boxes of a layout in the order in which they are drawn: parents before their children, and
/// otherwise in the items' order.
struct BoxPlacement: Sendable {
  /// The boxes that are drawn.
  private(set) var boxes: [PlacedBox] = []
  /// The views that are in no container, with their own frames.
  private(set) var alone: [PlacedBox] = []
  /// How many views are not drawn because there are too many.
  private(set) var omitted = 0

  /// Places the items of a layout, of which the first is the container.
  ///
  /// - Complexity: O(items).
  init(nodes: [LayoutNode], frames: [Frame], limit: Int) {
    let count = min(nodes.count, frames.count)
    var children = [[Int]](repeating: [], count: count)
    for index in 0..<count {
      guard let parent = nodes[index].parent?.index, parent != index,
        children.indices.contains(parent), !nodes[index].isOneAxisGuide
      else { continue }
      children[parent].append(index)
    }
    var isReached = [Bool](repeating: false, count: count)
    var waiting: [(item: Int, x: Double, y: Double)] = []
    if count > 0 { waiting.append((0, 0, 0)) }
    while let (item, x, y) = waiting.popLast() {
      guard !isReached[item] else { continue }
      isReached[item] = true
      if item > 0 {
        let frame = frames[item]
        add(
          PlacedBox(
            item: ItemID(item), name: DisplayColumn.shown(nodes[item].name),
            frame: Frame(x: x, y: y, width: frame.width, height: frame.height),
            hasChildren: !children[item].isEmpty), limit: limit)
      }
      for child in children[item].reversed() {
        waiting.append((child, x + frames[child].x, y + frames[child].y))
      }
    }
    for item in 0..<count where !isReached[item] && !nodes[item].isOneAxisGuide {
      alone.append(
        PlacedBox(
          item: ItemID(item), name: DisplayColumn.shown(nodes[item].name), frame: frames[item],
          hasChildren: false))
    }
  }

  private mutating func add(_ box: PlacedBox, limit: Int) {
    if boxes.count < limit { boxes.append(box) } else { omitted += 1 }
  }
}
