import VFLDiagnostics
package import VFLLayout
package import VFLRecords

extension LayoutProblem {
  /// Returns the indices of the records that together determine an attribute of an item's frame.
  ///
  /// The result is empty if the attribute is free, if the layout is unsatisfiable, if the item does not
  /// exist, or if the attribute is the position of an item without a parent.
  ///
  /// If the tight constraints of a unique optimal layout are turned into equations, this layout is their only
  /// solution. An equation that sets the attribute to another value therefore conflicts with them. The
  /// members of this conflict determine the attribute. All of them are needed, because the conflict is
  /// irreducible.
  ///
  /// - Throws: ``LayoutError``, as ``LayoutEngine/solve(_:explaining:)`` does.
  package func deciding(
    _ part: FreeAttribute.Part, of item: ItemID
  ) throws(LayoutError) -> [Int] {
    let result = try solved()
    guard result.status != .unsatisfiable else { return [] }
    let isFree = result.freeAttributes.contains { $0.item == item && $0.part == part }
    guard !isFree, nodes.indices.contains(item.index), !isRootPlace(part, of: item) else {
      return []
    }
    var tight = LayoutProblem(
      nodes: nodes, width: containerSize.horizontal, height: containerSize.vertical,
      direction: direction)
    var origins: [Int?] = []
    let items = try ProblemItems(self)
    for (index, record) in records.enumerated() {
      guard let row = try? RecordRow(record, at: index, of: items),
        row.isTight(at: result.frames, of: nodes)
      else { continue }
      tight.append(record, requiredAs: index, &origins)
    }
    for index in nodes.indices {
      for axis in Axis.allCases {
        guard let size = nodes[index].content[axis] else { continue }
        tight.nodes[index].content[axis] = nil
        let frame = result.frames[index]
        let attribute: Attribute = axis == .horizontal ? .width : .height
        let found = axis == .horizontal ? frame.width : frame.height
        guard (found - size).magnitude <= 1e-6 * max(1, size) else { continue }
        let content = ConstraintRecord(
          ItemID(index), attribute, .equal, nil, .notAnAttribute, constant: size,
          provenance: Provenance(SourceLocation(.document, SourceSpan(at: 0)), .object))
        tight.append(content, requiredAs: nil, &origins)
      }
    }
    let value = FreeAttribute(item: item, part: part, lower: 0, upper: 0)
    let other = value.value(in: result.frames[item.index]) + 1
    tight.append(equation(settling: value, at: other), requiredAs: nil, &origins)
    return try tight.solved().conflict.compactMap { member in
      if case .record(let index) = member { origins[index] } else { nil }
    }
  }

  /// Whether an attribute is the position of an item without a parent, which has no position.
  private func isRootPlace(_ part: FreeAttribute.Part, of item: ItemID) -> Bool {
    nodes[item.index].parent == nil && (part == .x || part == .y)
  }

  private mutating func append(
    _ record: ConstraintRecord, requiredAs origin: Int?, _ origins: inout [Int?]
  ) {
    var record = record
    record.relation = .equal
    record.priority = .required
    records.append(record)
    origins.append(origin)
  }
}

extension RecordRow {
  /// Whether the two sides of the row are equal, apart from rounding errors.
  fileprivate func isTight(at frames: [Frame], of nodes: [LayoutNode]) -> Bool {
    var residual = -constant
    var size = constant.magnitude
    for side in second.map({ [first, $0] }) ?? [first] {
      var value = 0.0
      let frame = frames[side.item]
      let isHorizontal = side.axis == .horizontal
      if side.isPosition {
        var item = side.item
        while item != ancestor, let parent = nodes[item].parent {
          value += isHorizontal ? frames[item].x : frames[item].y
          item = parent.index
        }
      }
      value += side.share * (isHorizontal ? frame.width : frame.height)
      residual += side.factor * value
      size = max(size, value.magnitude)
    }
    return residual.magnitude <= 1e-6 * max(1, size)
  }
}
