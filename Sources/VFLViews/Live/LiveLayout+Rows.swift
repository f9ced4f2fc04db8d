import VFLLayout
import VFLRecords

// Transfer of changes to the solver.
extension LiveLayout {
  /// Applies all pending changes to the rows.
  ///
  /// - Throws: An error if a number cannot be part of a row, or if a constraint violates a rule that could
  ///   not be checked on activation. The caller finds the cause in a snapshot of the hierarchy.
  func applyChanges() throws {
    try rows.writeItems()
    for slot in touchedContent { try writeContent(of: slot) }
    touchedContent.removeAll(keepingCapacity: true)
    if isRootSizeTouched { try rows.writeContainer(root.rootSize) }
    isRootSizeTouched = false
    touchBaselines()
    for slot in touchedMasks { try writeMask(of: slot) }
    touchedMasks.removeAll(keepingCapacity: true)
    for constraint in touched { try write(constraint) }
    touched.removeAll(keepingCapacity: true)
  }

  private func write(_ constraint: LayoutConstraint) throws {
    if constraint.waiting === self { constraint.waiting = nil }
    guard let owner = constraint.owner, owner.live === self else {
      guard constraint.live === self, constraint.isRowActive else { return }
      constraint.isRowActive = false
      try rows.deactivate(constraint.row)
      return
    }
    guard let record = record(of: constraint) else {
      throw LayoutError.Reason.unknownItem(record: 0)
    }
    let row = try RecordRow(record, at: 0, of: self)
    let slots = (Int32(record.firstItem.index), Int32(record.secondItem?.index ?? -1))
    let isMirrored = constraint.followsDirection && owner.effectiveDirection == .rightToLeft
    if constraint.live === self,
      constraint.writtenSlots != slots || constraint.isWrittenMirrored != isMirrored
    {
      // A baseline now belongs to a different view, or the leading edge is now on the opposite side.
      try rows.remove(constraint.row)
      constraint.live = nil
    }
    if constraint.live === self {
      try rows.update(constraint.row, to: row)
    } else {
      constraint.row = try rows.add(row)
      constraint.live = self
      constraint.writtenSlots = slots
      constraint.isWrittenMirrored = isMirrored
      noteBaselines(of: constraint)
    }
    constraint.isRowActive = true
  }

  /// Returns a constraint as a record whose identifiers are slots, or `nil` if it refers to an element
  /// outside of the hierarchy.
  func record(of constraint: LayoutConstraint) -> ConstraintRecord? {
    guard let first = constraint.firstSide, first.element.live === self else { return nil }
    let second = constraint.secondSide
    if let second, second.element.live !== self { return nil }
    return constraint.record(
      ItemID(first.element.slot), second.map { ItemID($0.element.slot) },
      regions: (first.region, second?.region ?? .frame))
  }

  private func writeContent(of slot: Int) throws {
    slots[slot].isContentTouched = false
    guard rows.contains(slot), let sizing = element(slot).contentSizing else { return }
    try rows.writeContent(
      sizing.size, compression: sizing.compression, hugging: sizing.hugging, of: slot)
  }

  private func writeMask(of slot: Int) throws {
    slots[slot].isMaskTouched = false
    guard let view = elements[slot] as? LayoutView else { return }
    let records = view.maskRecords(ItemID(slot), in: ItemID(rows.parent(of: slot)))
    let given = maskRows[slot] ?? []
    let isSame =
      records.count == given.count
      && zip(records, given).allSatisfy { $0.differsOnlyInConstant(from: $1.record) }
    if !isSame {
      for old in given { try rows.remove(old.row) }
      maskRows[slot] = nil
    }
    for (index, record) in records.enumerated() {
      let row = try RecordRow(record, at: 0, of: self)
      if isSame {
        try rows.update(given[index].row, to: row)
        maskRows[slot]?[index].record = record
      } else {
        maskRows[slot, default: []].append(
          LiveSlot.GivenRow(row: try rows.add(row), record: record))
      }
    }
  }
}

extension ConstraintRecord {
  /// Returns whether the record equals another record except for its constant.
  fileprivate func differsOnlyInConstant(from other: ConstraintRecord) -> Bool {
    var other = other
    other.constant = constant
    return self == other
  }
}
