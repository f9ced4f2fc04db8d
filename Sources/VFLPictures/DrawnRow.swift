package import VFLLayout
package import VFLRecords

/// A constraint as it is drawn in a layout: the interval that it measures.
package struct DrawnRow: Sendable, Hashable {
  /// The axis along which the constraint measures.
  package let axis: Axis
  /// The near end of the interval, in points from the container's near edge.
  package let start: Double
  /// The far end of the interval, in points from the container's near edge.
  package let end: Double
  /// The range that the constraint's items occupy on the other axis, in points from the container's near
  /// edge.
  package let across: ClosedRange<Double>
  /// The relation that the constraint requires between ``actual`` and ``wanted``.
  package let relation: Relation
  /// The size or distance that the constraint requires, in points.
  package let wanted: Double
  /// The size or distance in the drawn frames, in points.
  package let actual: Double
}

/// The constraints of a layout as they are drawn in it.
package struct DrawnRows {
  private let layout: DrawableLayout
  private let items: ItemTree?
  /// The frame of each item in the container's coordinates; `nil` for an item outside the container's
  /// hierarchy.
  private let places: [Frame?]

  /// Computes the frames of a layout's items in the container's coordinates.
  ///
  /// - Complexity: O(items).
  package init(_ layout: DrawableLayout) {
    self.layout = layout
    let problem = layout.problem
    items = try? ItemTree(problem)
    var places = [Frame?](repeating: nil, count: layout.frames.count)
    var isSeen = [Bool](repeating: false, count: places.count)
    for item in places.indices {
      // Collect the ancestors up to an item that was visited already, and then compute their frames from the
      // top down.
      var way: [Int] = []
      var next: Int? = item
      while let index = next, places.indices.contains(index), !isSeen[index] {
        isSeen[index] = true
        way.append(index)
        next = problem.nodes[index].parent?.index
      }
      for index in way.reversed() {
        if index == LayoutProblem.container.index { places[index] = layout.frames[index] }
        guard let parent = problem.nodes[index].parent?.index, places.indices.contains(parent),
          let outer = places[parent]
        else { continue }
        places[index] = layout.frames[index]
        places[index]?.x += outer.x
        places[index]?.y += outer.y
      }
    }
    self.places = places
  }

  /// Returns a constraint as it is drawn; `nil` if it cannot be drawn.
  package func row(of member: ConflictMember, _ relation: Relation) -> DrawnRow? {
    switch member {
    case .record(let index): record(index)
    case .container(let axis):
      layout.problem.containerSize[axis].flatMap {
        size(of: LayoutProblem.container, axis, .equal, $0)
      }
    case .contentSize(let item, let axis):
      layout.problem.nodes[item.index].content[axis].flatMap { size(of: item, axis, relation, $0) }
    case .nonNegative: nil
    }
  }

  private func record(_ index: Int) -> DrawnRow? {
    guard let items, layout.problem.records.indices.contains(index),
      let row = try? RecordRow(layout.problem.records[index], at: index, of: items),
      let own = value(row.first, from: row.ancestor)
    else { return nil }
    let record = layout.problem.records[index]
    let axis = row.first.axis
    guard let second = row.second else {
      return size(of: record.firstItem, axis, record.relation, record.constant)
    }
    guard let other = value(second, from: row.ancestor) else { return nil }
    guard row.first.isPosition else {
      let wanted = record.constant - second.factor * other
      return size(of: record.firstItem, axis, record.relation, wanted)
    }
    guard let origin = place(row.ancestor)?.range(on: axis).lowerBound,
      let across = across(axis, row.first.item, second.item)
    else { return nil }
    let mark = -second.factor / row.first.factor * other
    return DrawnRow(
      axis: axis, start: origin + min(own, mark), end: origin + max(own, mark), across: across,
      relation: record.relation, wanted: record.constant,
      actual: row.first.factor * own + second.factor * other)
  }

  private func place(_ item: Int) -> Frame? {
    places.indices.contains(item) ? places[item] : nil
  }

  /// Returns the range that two items have in common across an axis, or the range of the first item if there
  /// is no overlap.
  ///
  /// A guide that measures one axis has no range across it, so the range of the other item is returned. The
  /// result is `nil` if an item is outside the container's hierarchy.
  private func across(_ axis: Axis, _ first: Int, _ second: Int) -> ClosedRange<Double>? {
    guard let near = place(first), let far = place(second) else { return nil }
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let (own, other) = (near.range(on: across), far.range(on: across))
    let nodes = layout.problem.nodes
    if nodes[first].isOneAxisGuide { return other }
    if nodes[second].isOneAxisGuide { return own }
    return own.overlaps(other) ? own.clamped(to: other) : own
  }

  /// Returns the value of an attribute in points, for a position relative to the near edge of the ancestor;
  /// `nil` if an item is outside the container's hierarchy.
  private func value(_ side: RecordRow.Side, from ancestor: Int) -> Double? {
    guard let range = place(side.item)?.range(on: side.axis),
      let origin = place(ancestor)?.range(on: side.axis).lowerBound
    else { return nil }
    return (side.isPosition ? range.lowerBound - origin : 0)
      + side.share * (range.upperBound - range.lowerBound) + side.offset
  }

  /// Returns a constraint on the size of an item as it is drawn; `nil` if the item is outside the container's
  /// hierarchy.
  private func size(
    of item: ItemID, _ axis: Axis, _ relation: Relation, _ wanted: Double
  ) -> DrawnRow? {
    guard let place = place(item.index) else { return nil }
    let range = place.range(on: axis)
    return DrawnRow(
      axis: axis, start: range.lowerBound, end: range.upperBound,
      across: place.range(on: axis == .horizontal ? .vertical : .horizontal),
      relation: relation, wanted: wanted, actual: range.upperBound - range.lowerBound)
  }
}

extension Frame {
  /// The range that the frame occupies on an axis.
  fileprivate func range(on axis: Axis) -> ClosedRange<Double> {
    let start = axis == .horizontal ? x : y
    return start...max(start, axis == .horizontal ? maxX : maxY)
  }
}
