import VFLDiagnostics
package import VFLRecords

/// A stack whose chain has been lowered.
struct LoweredStack {
  let item: ItemID
  let axis: Axis
  /// The members of its chain.
  let children: [ItemID]
  /// Its name in the text.
  let location: SourceLocation
  let priority: Priority
  let identifier: String?

  /// The axis on which the members fill the stack.
  var crossAxis: Axis { axis == .horizontal ? .vertical : .horizontal }
}

extension FormatLowering {
  /// Adds the constraints by which members fill their stacks across, and then the constraints of the layout
  /// that are not from its format strings.
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
          // Not `append(_:)`: it would name the record as the last statement of all says. Nor is the number
          // of records limited: each member has two of them.
          records.append(record)
        }
      }
    }
  }

  /// The members that fill each stack across.
  ///
  /// All members fill a stack that a chain of the other axis or a grid places. A stack that fills the stack
  /// around it is placed, too, but there a member that something else constrains across is left alone.
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

  /// The items that some records constrain on each axis.
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
