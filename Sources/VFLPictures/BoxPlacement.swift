import VFLLayout
import VFLRecords
import VFLText

/// The boxes of a layout in painting order: parents before their children.
///
/// Among siblings, guides come before views, and each kind is in the order of its declaration.
struct BoxPlacement: Sendable {
  /// The boxes to draw, in coordinates of the container.
  private(set) var boxes: [PlacedBox] = []
  /// The views and guides that are not descendants of the container.
  ///
  /// The frames of these items are copied from the layout without conversion. Guides that measure only one
  /// axis are omitted.
  private(set) var alone: [PlacedBox] = []
  /// The number of items that are not drawn because of the limit.
  private(set) var omitted = 0

  private let nodes: [LayoutNode]
  private let frames: [Frame]
  /// The ambiguous parts of each item's frame.
  private let free: [ItemID: [FreeAttribute.Part]]
  private let assumedParts: Set<FreeAttribute.Part>

  /// Converts the frames of a layout's items to coordinates of the container.
  ///
  /// - Parameters:
  ///   - layout: The layout. Its first item is the container.
  ///   - showsGuides: Whether to include guides.
  ///   - limit: The maximum number of boxes to draw.
  ///
  /// - Complexity: O(n · log n), where n is the number of items.
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

  /// Returns the children of each item in painting order, without guides that measure only one axis.
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
  /// The parts of a frame that depend on an assumed dimension of the container.
  fileprivate var assumedParts: Set<FreeAttribute.Part> {
    var parts: Set<FreeAttribute.Part> = []
    if assumedSize.horizontal != nil { parts.formUnion([.x, .width]) }
    if assumedSize.vertical != nil { parts.formUnion([.y, .height]) }
    return parts
  }

  /// The sentence that reports the number of estimated content sizes; `nil` if there are none.
  var contentAssumption: String? {
    let count = problem.nodes.count {
      $0.isContentAssumed.horizontal || $0.isContentAssumed.vertical
    }
    switch count {
    case 0: return nil
    case 1: return "The content size of 1 view is an estimate."
    default: return "The content sizes of \(count) views are estimates."
    }
  }

  /// The sentence that reports the assumed dimensions of the container; `nil` if no dimension is assumed.
  var assumption: String? {
    let (width, height) = (
      assumedSize.horizontal.map(PointText.rounded), assumedSize.vertical.map(PointText.rounded)
    )
    return switch (width, height) {
    case (let width?, let height?):
      "The container has no width and no height. The picture assumes \(width) × \(height)."
    case (let width?, nil): "The container has no width. The picture assumes \(width)."
    case (nil, let height?): "The container has no height. The picture assumes \(height)."
    case (nil, nil): nil
    }
  }
}
