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
    let attribute = LayoutRegime.Attribute(item: item, part: part)
    let isFree = result.freeAttributes.contains { $0.withoutRange == attribute }
    guard !isFree, nodes.indices.contains(item.index),
      nodes[item.index].parent != nil || part.isSize
    else { return [] }
    var tight = LayoutProblem(
      nodes: nodes, width: containerSize.horizontal, height: containerSize.vertical,
      direction: direction)
    var origins: [Int?] = []
    let items = try ItemTree(self)
    for (index, record) in records.enumerated() {
      guard let row = try? RecordRow(record, at: index, of: items) else { continue }
      let residual = row.residual(
        parent: { nodes[$0].parent?.index ?? row.ancestor },
        span: {
          let frame = result.frames[$0]
          return $1 == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
        })
      guard residual.value.magnitude <= 1e-6 * max(1, residual.magnitude) else { continue }
      tight.append(record, requiredAs: index, &origins)
    }
    for index in nodes.indices {
      for size in [FreeAttribute.Part.width, .height] {
        guard let points = nodes[index].content[size.axis] else { continue }
        tight.nodes[index].content[size.axis] = nil
        let found = result.frames[index][size]
        guard (found - points).magnitude <= 1e-6 * max(1, points) else { continue }
        let attribute = LayoutRegime.Attribute(item: ItemID(index), part: size)
        tight.append(equation(settling: attribute, at: points), requiredAs: nil, &origins)
      }
    }
    let other = result.frames[item.index][part] + 1
    tight.append(equation(settling: attribute, at: other), requiredAs: nil, &origins)
    return try tight.solved().conflict.compactMap { member in
      if case .record(let index) = member { origins[index] } else { nil }
    }
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
