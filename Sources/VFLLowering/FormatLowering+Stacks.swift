import VFLDiagnostics
package import VFLRecords

/// A stack whose chain has been lowered.
struct LoweredStack {
  let item: ItemID
  let axis: Axis
  /// The views of the stack's chain.
  let children: [ItemID]
  /// The source location of the stack's name.
  let location: SourceLocation
  let priority: Priority
  let identifier: String?

  /// The axis perpendicular to the stack's chain.
  ///
  /// The views fill the stack on this axis.
  var crossAxis: Axis { axis == .horizontal ? .vertical : .horizontal }
}

extension FormatLowering {
  /// Adds the constraints that make views fill their stacks on the cross axis, and then the constraints of
  /// the layout that do not come from its format strings.
  package mutating func finish(with others: [ConstraintRecord] = []) {
    if !stacks.isEmpty { fillStacks(besides: others) }
    records += others
  }

  private mutating func fillStacks(besides others: [ConstraintRecord]) {
    for (stack, members) in zip(stacks, fillingMembers(besides: others)) {
      let edges: [Attribute] = stack.axis == .horizontal ? [.top, .bottom] : [.leading, .trailing]
      for member in members {
        for edge in edges {
          var record = ConstraintRecord(
            member, edge, .equal, stack.item, edge, priority: stack.priority,
            provenance: Provenance(stack.location, .fill))
          record.identifier = stack.identifier
          // Do not use `append(_:)`, which would assign the name of the last statement. These records need no
          // limit, because there are only two for each view.
          records.append(record)
        }
      }
    }
  }

  /// Returns, for each stack, the views that fill it on its cross axis.
  ///
  /// All views of a stack fill it if a grid, or a chain along the cross axis, positions the stack. If a
  /// nested stack is positioned only because it fills an outer stack of the same axis, its views fill it
  /// except those that other records constrain on the cross axis.
  private func fillingMembers(besides others: [ConstraintRecord]) -> [[ItemID]] {
    var filling = stacks.map { stack in
      itemsAlong[stack.crossAxis]?.contains(stack.item) == true ? stack.children : []
    }
    let indices = Dictionary(first: zip(stacks.map { $0.item }, stacks.indices))
    var pending = stacks.indices.filter { !filling[$0].isEmpty }
    let constrained = pending.isEmpty ? [:] : constrainedItems(by: records + others)
    while let outer = pending.popLast() {
      for member in filling[outer] {
        guard let inner = indices[member], stacks[inner].axis == stacks[outer].axis,
          filling[inner].isEmpty
        else { continue }
        filling[inner] = stacks[inner].children.filter {
          constrained[stacks[inner].crossAxis]?.contains($0) != true
        }
        pending.append(inner)
      }
    }
    return filling
  }

  /// Returns the items that the records constrain, for each axis.
  private func constrainedItems(by records: [ConstraintRecord]) -> [Axis: Set<ItemID>] {
    var items: [Axis: Set<ItemID>] = [:]
    for record in records {
      if let axis = record.firstAttribute.axis { items[axis, default: []].insert(record.firstItem) }
      if let second = record.secondItem, let axis = record.secondAttribute.axis {
        items[axis, default: []].insert(second)
      }
    }
    return items
  }
}
