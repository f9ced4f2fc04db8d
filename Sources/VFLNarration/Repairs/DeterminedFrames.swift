import VFLLayout
import VFLRecords

/// The frames of the views that a layout determines.
struct DeterminedFrames {
  private let frames: [Frame]
  private let free: PerAxis<Set<ItemID>>

  init(_ result: LayoutResult) {
    frames = result.frames
    var free = PerAxis<Set<ItemID>>(both: [])
    for attribute in result.freeAttributes { free[attribute.part.axis].insert(attribute.item) }
    self.free = free
  }

  /// The position and the size of a view on an axis, or `nil` if one of them is free.
  func span(of item: ItemID, on axis: Axis) -> (position: Double, size: Double)? {
    guard !free[axis].contains(item), frames.indices.contains(item.index) else { return nil }
    let frame = frames[item.index]
    return axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
  }

  /// The frame of a view, or `nil` if a part of it is free.
  func frame(of item: ItemID) -> Frame? {
    Axis.allCases.allSatisfy { span(of: item, on: $0) != nil } ? frames[item.index] : nil
  }

  /// The distances by which a view extends beyond the edges of its parent on an axis, in points.
  ///
  /// The value is negative for an edge inside the parent. Returns `nil` if the frame of one of them is free.
  func overhang(
    of item: ItemID, in parent: ItemID, on axis: Axis
  ) -> (before: Double, after: Double)? {
    guard let span = span(of: item, on: axis), let outer = self.span(of: parent, on: axis) else {
      return nil
    }
    return (-span.position, span.position + span.size - outer.size)
  }

  /// Whether the layout shows that it has, or does not have, a fault: whether all related views are
  /// determined.
  func decide(_ fault: LayoutFault) -> Bool {
    fault.extents.allSatisfy { span(of: $0.item, on: $0.axis) != nil }
  }

  /// Whether views that other frames determine have the same frames.
  func keep(_ others: DeterminedFrames) -> Bool {
    frames.indices.allSatisfy { index in
      Axis.allCases.allSatisfy { axis in
        guard let other = others.span(of: ItemID(index), on: axis) else { return true }
        guard let span = span(of: ItemID(index), on: axis) else { return false }
        return (span.position - other.position).magnitude <= 1e-6
          && (span.size - other.size).magnitude <= 1e-6
      }
    }
  }
}
