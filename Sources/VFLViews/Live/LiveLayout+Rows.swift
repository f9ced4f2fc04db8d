import LayoutSolver
import VFLLayout
import VFLRecords

// Transfer of changes to the solver.
extension LiveLayout {
  /// Applies all pending changes to the solver.
  ///
  /// - Throws: ``LayoutChangeError`` if a number cannot be part of a row, or if a constraint violates a
  ///   rule that could not be checked on activation.
  func applyChanges() throws(LayoutChangeError) {
    do throws(RowRefusal) {
      for row in deadRows { try solver.removeRow(row) }
      deadRows.removeAll(keepingCapacity: true)
      for variable in deadVariables where variable >= 0 { try solver.removeVariable(variable) }
      deadVariables.removeAll(keepingCapacity: true)
      for slot in touchedSizes { try writeSizes(of: slot) }
      touchedSizes.removeAll(keepingCapacity: true)
      for slot in touchedContent { try writeContent(of: slot) }
      touchedContent.removeAll(keepingCapacity: true)
      if isRootSizeTouched { try writeRootSize() }
      isRootSizeTouched = false
    } catch {
      throw LayoutChangeError()
    }
    touchBaselines()
    for slot in touchedMasks { try writeMask(of: slot) }
    touchedMasks.removeAll(keepingCapacity: true)
    for constraint in touched { try write(constraint) }
    touched.removeAll(keepingCapacity: true)
  }

  // MARK: Constraints

  private func write(_ constraint: LayoutConstraint) throws(LayoutChangeError) {
    if constraint.waiting === self { constraint.waiting = nil }
    guard let owner = constraint.owner, owner.live === self else {
      guard constraint.live === self, constraint.isRowActive else { return }
      constraint.isRowActive = false
      try translatingErrors { () throws(RowRefusal) in try solver.deactivate(constraint.row) }
      return
    }
    guard let record = record(of: constraint) else { throw LayoutChangeError() }
    let written = try row(of: record)
    let slots = (Int32(record.firstItem.index), Int32(record.secondItem?.index ?? -1))
    let isMirrored = constraint.followsDirection && owner.effectiveDirection == .rightToLeft
    try translatingErrors { () throws(RowRefusal) in
      if constraint.live === self,
        constraint.writtenSlots != slots || constraint.isWrittenMirrored != isMirrored
      {
        // A baseline now belongs to a different view, or the leading edge is now on the opposite side.
        try solver.removeRow(constraint.row)
        constraint.live = nil
      }
      if constraint.live === self {
        try solver.setConstant(written.constant, of: constraint.row)
        try solver.setPriority(written.priority, of: constraint.row)
        if !constraint.isRowActive { try solver.activate(constraint.row) }
      } else {
        constraint.row = try add(written)
        constraint.live = self
        constraint.writtenSlots = slots
        constraint.isWrittenMirrored = isMirrored
        noteBaselines(of: constraint)
      }
      constraint.isRowActive = true
    }
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

  private func row(of record: ConstraintRecord) throws(LayoutChangeError) -> RecordRow {
    do { return try RecordRow(record, at: 0, of: self) } catch { throw LayoutChangeError() }
  }

  /// Adds a row to the solver.
  private func add(_ row: RecordRow) throws(RowRefusal) -> Int {
    try append(row.first, upTo: row.ancestor)
    if let second = row.second { try append(second, upTo: row.ancestor) }
    return try solver.closeRow(row.relation, row.constant, priority: row.priority)
  }

  private func append(_ side: RecordRow.Side, upTo ancestor: Int) throws(RowRefusal) {
    if side.isPosition {
      var slot = side.item
      while slot != ancestor {
        try solver.appendTerm(slots[slot].position(side.axis), side.factor)
        slot = slots[slot].parent
      }
    }
    if side.share * side.factor != 0 {
      try solver.appendTerm(slots[side.item].size(side.axis), side.factor * side.share)
    }
  }

  // MARK: Implicit rows

  private func writeSizes(of slot: Int) throws(RowRefusal) {
    // The element may have been removed since it was added to the list.
    guard isTaken(slot), slots[slot].notNegative.horizontal < 0 else {
      return
    }
    for axis in Axis.allCases {
      try solver.appendTerm(slots[slot].size(axis), 1)
      slots[slot].notNegative[axis] = try solver.closeRow(.greaterThanOrEqual, 0)
    }
  }

  private func writeContent(of slot: Int) throws(RowRefusal) {
    slots[slot].isContentTouched = false
    guard isTaken(slot), let sizing = element(slot).contentSizing else {
      return
    }
    for axis in Axis.allCases {
      let (resisting, hugging) = (slots[slot].resisting[axis], slots[slot].hugging[axis])
      guard let size = sizing.size[axis] else {
        if resisting >= 0 { try solver.deactivate(resisting) }
        if hugging >= 0 { try solver.deactivate(hugging) }
        continue
      }
      slots[slot].resisting[axis] = try addOptional(
        resisting, slot, axis, .greaterThanOrEqual, size, sizing.compression[axis])
      slots[slot].hugging[axis] = try addOptional(
        hugging, slot, axis, .lessThanOrEqual, size, sizing.hugging[axis])
    }
  }

  /// Adds a row for a content size, or updates the existing row.
  private func addOptional(
    _ row: Int, _ slot: Int, _ axis: Axis, _ relation: RowRelation, _ size: Double,
    _ priority: Priority
  ) throws(RowRefusal) -> Int {
    guard priority.rawValue > 0 else { throw .unusableNumber(priority.rawValue) }
    guard row >= 0 else {
      try solver.appendTerm(slots[slot].size(axis), 1)
      return try solver.closeRow(relation, size, priority: priority.rawValue)
    }
    try solver.setConstant(size, of: row)
    try solver.setPriority(priority.rawValue, of: row)
    try solver.activate(row)
    return row
  }

  private func writeRootSize() throws(RowRefusal) {
    for axis in Axis.allCases {
      let row = rootSizeRows[axis]
      if let size = root.rootSize[axis] {
        if row < 0 {
          try solver.appendTerm(slots[0].size(axis), 1)
          rootSizeRows[axis] = try solver.closeRow(.equal, size)
        } else {
          try solver.setConstant(size, of: row)
          try solver.activate(row)
        }
      } else if row >= 0 {
        try solver.deactivate(row)
      }
    }
  }

  private func writeMask(of slot: Int) throws(LayoutChangeError) {
    slots[slot].isMaskTouched = false
    guard let view = elements[slot] as? LayoutView else { return }
    let records = view.maskRecords(ItemID(slot), in: ItemID(slots[slot].parent))
    let given = maskRows[slot] ?? []
    let isSame =
      records.count == given.count
      && zip(records, given).allSatisfy { $0.differsOnlyInConstant(from: $1.record) }
    if isSame {
      for index in records.indices {
        let constant = try row(of: records[index]).constant
        try translatingErrors { () throws(RowRefusal) in
          try solver.setConstant(constant, of: given[index].row)
        }
        maskRows[slot]?[index].record = records[index]
      }
      return
    }
    try translatingErrors { () throws(RowRefusal) in
      for old in given { try solver.removeRow(old.row) }
    }
    maskRows[slot] = nil
    for record in records {
      let written = try row(of: record)
      try translatingErrors { () throws(RowRefusal) in
        let row = LiveSlot.GivenRow(row: try add(written), record: record)
        maskRows[slot, default: []].append(row)
      }
    }
  }

  private func translatingErrors(
    _ change: () throws(RowRefusal) -> Void
  ) throws(LayoutChangeError) {
    do { try change() } catch { throw LayoutChangeError() }
  }
}

/// An error for a change that cannot be expressed as a row.
///
/// The caller finds the cause in a snapshot of the hierarchy.
struct LayoutChangeError: Error {}

extension ConstraintRecord {
  /// Returns whether the record equals another record except for its constant.
  fileprivate func differsOnlyInConstant(from other: ConstraintRecord) -> Bool {
    var other = other
    other.constant = constant
    return self == other
  }
}
