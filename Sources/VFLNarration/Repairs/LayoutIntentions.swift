import VFLLayout
import VFLRecords

/// Properties of layouts that constraints visibly request, although they look like faults elsewhere.
struct LayoutIntentions {
  /// The views with a fixed or minimum size of 0.
  private(set) var mayBeEmpty = PerAxis<Set<ItemID>>(both: [])
  /// The views with an edge that is outside an ancestor, or with a size above the size of an ancestor.
  private(set) var mayExtend = PerAxis<Set<ItemID>>(both: [])
  /// The pairs of siblings with a negative gap between them.
  private(set) var mayOverlap: Set<Set<ItemID>> = []

  /// Collects the intentions of a layout.
  init(_ problem: LayoutProblem) {
    guard let tree = try? ItemTree(problem) else { return }
    for (index, record) in problem.records.enumerated() {
      guard let axis = record.firstAttribute.axis else { continue }
      guard let other = record.secondItem else {
        if record.constant == 0 { mayBeEmpty[axis].insert(record.firstItem) }
        continue
      }
      guard let row = try? RecordRow(record, at: index, of: tree), let second = row.second else {
        continue
      }
      if row.ancestor == other.index {
        add(record, row.first, second, row.constant, axis, inner: record.firstItem)
      } else if row.ancestor == record.firstItem.index {
        add(record, second, row.first, row.constant, axis, inner: other)
      } else if row.first.isPosition, second.isPosition, row.first.factor == -second.factor {
        // The row is `later - earlier`, or the negative of it.
        let (later, earlier) = row.first.factor > 0 ? (row.first, second) : (second, row.first)
        let isNegative =
          later.share == 0 && earlier.share == 1 && row.constant < 0
          || later.share == 1 && earlier.share == 0 && row.constant > 0
        if isNegative { mayOverlap.insert([record.firstItem, other]) }
      }
    }
  }

  private mutating func add(
    _ record: ConstraintRecord, _ inner: RecordRow.Side, _ outer: RecordRow.Side,
    _ constant: Double, _ axis: Axis, inner item: ItemID
  ) {
    let offset = inner.factor == 0 ? 0 : constant / inner.factor
    let isOutside =
      inner.isPosition
      ? inner.share == outer.share
        && (inner.share == 0 && offset < 0 || inner.share == 1 && offset > 0)
      : offset > 0 || (outer.factor / inner.factor).magnitude > 1
    if isOutside { mayExtend[axis].insert(item) }
  }
}
