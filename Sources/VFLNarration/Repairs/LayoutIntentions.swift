import VFLLayout
import VFLRecords

/// Properties of layouts that constraints visibly request, although they look like faults elsewhere.
struct LayoutIntentions {
  /// A record that moves a view out of its parent, most likely by mistake.
  enum Mistake {
    /// The record is a gap of a format string between a view and its parent, as in `[parent]-[view]`.
    case chain(record: Int)
    /// The record moves an edge outward by as much as another record moves the opposite edge inward.
    case shift(record: Int)
  }

  /// The views with a fixed or minimum size of 0.
  private(set) var mayBeEmpty = PerAxis<Set<ItemID>>(both: [])
  /// The views with an edge that is outside an ancestor, or with a size above the size of an ancestor.
  private(set) var mayExtend = PerAxis<Set<ItemID>>(both: [])
  /// The views with an aspect ratio, which may fill their parents.
  private(set) var mayFill: Set<ItemID> = []
  /// The pairs of siblings with a negative gap between them.
  private(set) var mayOverlap: Set<Set<ItemID>> = []
  /// The records that move views out of their parents by mistake.
  private(set) var mistakes = PerAxis<[ItemID: Mistake]>(both: [:])

  /// The largest distance between an edge and the same edge of an ancestor that is an inset, in points.
  ///
  /// A view that slides in is moved by more.
  private static let largestInset = 50.0

  /// Collects the intentions of a layout.
  init(_ problem: LayoutProblem) {
    guard let tree = try? ItemTree(problem) else { return }
    var insets = PerAxis<[ItemID: [Inset]]>(both: [:])
    for (index, record) in problem.records.enumerated() {
      guard let axis = record.firstAttribute.axis else { continue }
      guard let other = record.secondItem else {
        if record.constant == 0 { mayBeEmpty[axis].insert(record.firstItem) }
        continue
      }
      if record.relatesAxes { mayFill.formUnion([record.firstItem, other]) }
      guard let row = try? RecordRow(record, at: index, of: tree), let second = row.second else {
        continue
      }
      if row.ancestor == other.index {
        let inset = Inset(record, at: index, row, row.first, second)
        add(inset, of: record.firstItem, axis, record.provenance.rule)
        insets[axis][record.firstItem, default: []].append(inset)
      } else if row.ancestor == record.firstItem.index {
        let inset = Inset(record, at: index, row, second, row.first)
        add(inset, of: other, axis, record.provenance.rule)
        insets[axis][other, default: []].append(inset)
      } else if row.first.isPosition, second.isPosition, row.first.factor == -second.factor {
        // The row is `later - earlier`, or the negative of it.
        let (later, earlier) = row.first.factor > 0 ? (row.first, second) : (second, row.first)
        let isNegative =
          later.share == 0 && earlier.share == 1 && row.constant < 0
          || later.share == 1 && earlier.share == 0 && row.constant > 0
        if isNegative { mayOverlap.insert([record.firstItem, other]) }
      }
    }
    for axis in Axis.allCases {
      for (item, insets) in insets[axis] {
        // A gap of a format string has a visible sign.
        guard insets.filter({ $0.isOutside }).count == 1,
          let outward = insets.first(where: { $0.isOutside && $0.isEdge }),
          [.equation, .object].contains(problem.records[outward.record].provenance.rule),
          insets.contains(where: { $0.isOpposite(to: outward) }),
          outward.offset.magnitude <= Self.largestInset
        else { continue }
        mayExtend[axis].remove(item)
        mistakes[axis][item] = .shift(record: outward.record)
      }
    }
  }

  private mutating func add(
    _ inset: Inset, of item: ItemID, _ axis: Axis, _ rule: RecordRule
  ) {
    if inset.isApart, !inset.isOverlap, [.flushGap, .standardGap, .gap].contains(rule) {
      mistakes[axis][item] = .chain(record: inset.record)
    } else if inset.isOutside || inset.isApart {
      mayExtend[axis].insert(item)
    }
  }
}

extension ConstraintRecord {
  /// Whether the record relates a width and a height, as an aspect ratio does.
  var relatesAxes: Bool {
    guard secondItem != nil, let one = firstAttribute.axis, let other = secondAttribute.axis else {
      return false
    }
    return one != other
  }
}

/// The relation between a view and an ancestor of it on an axis.
private struct Inset {
  let inner: RecordRow.Side
  let outer: RecordRow.Side
  let record: Int
  /// The distance from the side of the ancestor to the side of the view, in points.
  let offset: Double
  let isEqual: Bool
  /// Whether the view is at least as far right or as large as the record states.
  let isLowerBound: Bool

  init(
    _ record: ConstraintRecord, at index: Int, _ row: RecordRow, _ inner: RecordRow.Side,
    _ outer: RecordRow.Side
  ) {
    (self.inner, self.outer, self.record) = (inner, outer, index)
    offset = inner.factor == 0 ? 0 : row.constant / inner.factor
    isEqual = record.relation == .equal
    isLowerBound = (record.relation == .greaterThanOrEqual) == (inner.factor > 0)
  }

  /// Whether the record relates the same edge of the view and of the ancestor.
  var isEdge: Bool {
    inner.isPosition && outer.isPosition && inner.share == outer.share
      && (inner.share == 0 || inner.share == 1)
  }

  /// Whether the record allows an edge outside the ancestor, or a size above the size of the ancestor.
  var isOutside: Bool {
    let isBound = !isEqual && offset == 0
    guard inner.isPosition else {
      return offset > 0 || (outer.factor / inner.factor).magnitude > 1 || isBound && isLowerBound
    }
    guard inner.share == outer.share else { return false }
    return inner.share == 0 && (offset < 0 || isBound && !isLowerBound)
      || inner.share == 1 && (offset > 0 || isBound && isLowerBound)
  }

  /// Whether the record relates an edge or the center of the view to another edge of the ancestor.
  var isApart: Bool {
    inner.isPosition && outer.isPosition && inner.share != outer.share
      && (outer.share == 0 || outer.share == 1)
  }

  /// Whether the record places the view over an edge of the ancestor, as a negative gap does.
  var isOverlap: Bool { outer.share == 1 ? offset < 0 : offset > 0 }

  /// Whether two records move opposite edges by the same distance in the same direction.
  func isOpposite(to other: Inset) -> Bool {
    isEdge && isEqual && other.isEqual && inner.share != other.inner.share
      && offset == other.offset
  }
}
