import VFLLayout
import VFLRecords

/// The boxes of a layout in the order in which they are painted: parents below their children, guides below
/// views, and views in the order of their declaration.
struct BoxPlacement: Sendable {
  /// The boxes that are drawn.
  private(set) var boxes: [PlacedBox] = []
  /// The views that are in no container, with their own frames.
  private(set) var alone: [PlacedBox] = []
  /// How many views are not drawn because there are too many.
  private(set) var omitted = 0

  private let nodes: [LayoutNode]
  private let frames: [Frame]
  /// The free numbers of each item's frame.
  private let free: [ItemID: [FreeAttribute.Part]]
  private let assumedParts: Set<FreeAttribute.Part>

  /// Places the items of a layout, of which the first is the container.
  ///
  /// - Complexity: O(items · log items).
  init(_ layout: DrawableLayout, showsGuides: Bool = false, limit: Int = .max) {
    nodes = layout.problem.nodes
    frames = layout.frames
    free = Dictionary(grouping: layout.result.freeAttributes) { $0.item }.mapValues {
      $0.map { $0.part }
    }
    assumedParts = layout.assumedParts
    let count = min(nodes.count, frames.count)
    let children = children(count)
    var isReached = [Bool](repeating: false, count: count)
    var waiting: [(item: Int, x: Double, y: Double, parent: Int?)] = []
    if count > 0 { waiting.append((0, 0, 0, nil)) }
    while let (item, x, y, outer) = waiting.popLast() {
      guard !isReached[item] else { continue }
      isReached[item] = true
      var parent = outer
      if item > 0, showsGuides || !nodes[item].isGuide {
        let frame = Frame(x: x, y: y, width: frames[item].width, height: frames[item].height)
        let isParent = children[item].contains { showsGuides || !nodes[$0].isGuide }
        if boxes.count < limit {
          parent = boxes.count
          boxes.append(box(item, at: frame, in: outer, hasChildren: isParent))
        } else {
          omitted += 1
        }
      }
      for child in children[item].reversed() {
        waiting.append((child, x + frames[child].x, y + frames[child].y, parent))
      }
    }
    for item in 0..<count where !isReached[item] && !nodes[item].isOneAxisGuide {
      alone.append(box(item, at: frames[item], in: nil, hasChildren: false))
    }
  }

  /// What lies in each item, in the order in which it is painted.
  private func children(_ count: Int) -> [[Int]] {
    var children = [[Int]](repeating: [], count: count)
    for index in 0..<count {
      guard let parent = nodes[index].parent?.index, parent != index,
        children.indices.contains(parent), !nodes[index].isOneAxisGuide
      else { continue }
      children[parent].append(index)
    }
    for index in 0..<count where children[index].count > 1 {
      children[index].sort {
        let (left, right) = (nodes[$0], nodes[$1])
        if left.isGuide != right.isGuide { return left.isGuide }
        return (left.paintingOrder, $0) < (right.paintingOrder, $1)
      }
    }
    return children
  }

  private func box(
    _ item: Int, at frame: Frame, in parent: Int?, hasChildren: Bool
  ) -> PlacedBox {
    let parts = free[ItemID(item)] ?? []
    var box = PlacedBox(
      item: ItemID(item), name: DisplayColumn.shown(nodes[item].words ?? nodes[item].name),
      frame: frame, parent: parent, hasChildren: hasChildren)
    box.isGuide = nodes[item].isGuide
    box.isOpen = !parts.isEmpty
    box.assumed = assumedParts.intersection(parts)
    return box
  }
}

extension DrawableLayout {
  /// The numbers of a frame on the axes on which the container's size is assumed.
  fileprivate var assumedParts: Set<FreeAttribute.Part> {
    var parts: Set<FreeAttribute.Part> = []
    if assumedSize.horizontal != nil { parts.formUnion([.x, .width]) }
    if assumedSize.vertical != nil { parts.formUnion([.y, .height]) }
    return parts
  }

  /// What is said of a container whose size is assumed; empty where none is.
  var assumptions: [String] {
    let sizes = [("width", assumedSize.horizontal), ("height", assumedSize.vertical)]
    return sizes.compactMap { name, size in
      size.map {
        "The \(name) of the container is ambiguous. The picture assumes \(PointText.rounded($0))."
      }
    }
  }
}
