import LayoutSolver
import VFLRecords

/// A layout problem as rows of a linear problem, with the constraint that each row belongs to.
///
/// The rows come in the order in which a conflict is told: the records, the container's size, that
/// no size is negative, the content sizes. The rows after them define variables, belong to nobody and
/// are always possible.
struct LayoutRows {
  /// The hierarchy of the items, and their variables.
  let tree: ItemTree
  /// The rows.
  private(set) var problem: LinearProblem
  /// The constraints that the rows after the records belong to.
  private(set) var membersAfterRecords: [ConflictMember] = []
  let recordCount: Int
  /// The first of the rows that say that no size is negative: item after item, the width before the
  /// height.
  private var firstNonNegative = 0
  private var sums: PositionSums

  /// Makes the rows of a problem; a way between items up to the plain length is written item by item.
  init(
    _ layout: LayoutProblem, plainLength: Int = PositionSums.plainLength
  ) throws(LayoutError) {
    sums = PositionSums(plainLength: plainLength)
    tree = try ItemTree(layout.nodes)
    recordCount = layout.records.count
    problem = LinearProblem(variableCount: tree.variableCount)
    try Self.checkNumbers(layout)
    try writeRecords(layout)
    guard !layout.nodes.isEmpty else { return }
    writeContainer(layout.containerSize)
    writeNonNegative()
    writeContent(layout.nodes)
    sums.define(in: &problem, tree)
  }

  /// How many rows belong to someone; those after them define variables.
  var memberCount: Int { recordCount + membersAfterRecords.count }

  /// The constraint that a row belongs to.
  func member(_ row: Int) -> ConflictMember {
    row < recordCount ? .record(row) : membersAfterRecords[row - recordCount]
  }

  /// Whether a person wrote the row.
  func isWritten(_ row: Int) -> Bool {
    guard row < memberCount else { return false }
    return switch member(row) {
    case .record, .contentSize: true
    case .container, .nonNegative: false
    }
  }

  /// Rows that nobody writes.
  enum Background {
    /// The rows that define variables.
    case definitions
    /// The rows that define variables, those that no size is negative, and the container's given sizes, but
    /// for one axis whose size varies.
    case sizes(butOfContainerOn: Axis?)
  }

  /// Some rows and those of a background that speak of the variables in them, in no order.
  func rows(_ some: [Int], beside background: Background) -> [Int] {
    var rows = some
    var isTaken = Set(some)
    var next = 0
    while next < rows.count {
      for variable in problem.termVariables[terms(of: rows[next])] {
        for row in self.rows(of: background, on: Int(variable)) where isTaken.insert(row).inserted {
          rows.append(row)
        }
      }
      next += 1
    }
    return rows
  }

  private func rows(of background: Background, on variable: Int) -> [Int] {
    let definition = memberCount + variable - tree.variableCount
    if definition >= memberCount { return [definition] }
    guard case .sizes(let varied) = background, let size = tree.size(of: variable) else {
      return []
    }
    let nonNegative = firstNonNegative + 2 * size.item + (size.axis == .horizontal ? 0 : 1)
    guard size.item == 0, size.axis != varied else { return [nonNegative] }
    return (recordCount..<firstNonNegative).filter { member($0) == .container(size.axis) }
      + [nonNegative]
  }

  private mutating func writeRecords(_ layout: LayoutProblem) throws(LayoutError) {
    var reasons: [LayoutError.Reason] = []
    let items = ProblemItems(nodes: layout.nodes, tree: tree, direction: layout.direction)
    for index in layout.records.indices {
      do throws(LayoutError.Reason) {
        let row = try RecordRow(layout.records[index], at: index, of: items)
        _ = row.write(to: &problem, tree, &sums)
      } catch {
        reasons.append(error)
      }
    }
    guard reasons.isEmpty else { throw LayoutError(reasons: reasons) }
  }

  private mutating func writeContainer(_ given: PerAxis<Double?>) {
    for axis in Axis.allCases {
      guard let size = given[axis] else { continue }
      problem.appendTerm(tree.size(LayoutProblem.container.index, axis), 1)
      close(.equal, size, for: .container(axis))
    }
  }

  private mutating func writeNonNegative() {
    membersAfterRecords.reserveCapacity(tree.itemCount * 4)
    firstNonNegative = problem.rowCount
    for item in 0..<tree.itemCount {
      for axis in Axis.allCases {
        problem.appendTerm(tree.size(item, axis), 1)
        close(.greaterThanOrEqual, 0, for: .nonNegative(ItemID(item), axis))
      }
    }
  }

  private mutating func writeContent(_ nodes: [LayoutNode]) {
    for item in nodes.indices {
      for axis in Axis.allCases {
        guard let content = nodes[item].content[axis] else { continue }
        let member = ConflictMember.contentSize(ItemID(item), axis)
        problem.appendTerm(tree.size(item, axis), 1)
        close(.greaterThanOrEqual, content, nodes[item].compression[axis], for: member)
        problem.appendTerm(tree.size(item, axis), 1)
        close(.lessThanOrEqual, content, nodes[item].hugging[axis], for: member)
      }
    }
  }

  private mutating func close(
    _ relation: RowRelation, _ constant: Double, _ priority: Priority = .required,
    for member: ConflictMember
  ) {
    _ = problem.closeRow(relation, constant, priority: priority.rawValue)
    membersAfterRecords.append(member)
  }

  /// Checks that the numbers of the container and the items can stand in rows.
  private static func checkNumbers(_ layout: LayoutProblem) throws(LayoutError) {
    var reasons: [LayoutError.Reason] = []
    let given = layout.containerSize
    if !((given.horizontal ?? 0).isFinite && (given.vertical ?? 0).isFinite) {
      reasons.append(.badNumber(LayoutProblem.container))
    }
    for index in layout.nodes.indices where layout.nodes[index].unusableNumber != nil {
      reasons.append(.badNumber(ItemID(index)))
    }
    guard reasons.isEmpty else { throw LayoutError(reasons: reasons) }
  }
}
