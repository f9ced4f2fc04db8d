import LayoutSolver
import VFLRecords

/// The rows of a linear problem that represent a layout problem, with the constraint that each row belongs
/// to.
///
/// The rows are in the order of the members of a conflict: the records, the container's size, the rows that
/// keep sizes from being negative, and the content sizes. The rows after them define variables. They belong
/// to no constraint and are always satisfiable.
struct LayoutRows {
  /// The item hierarchy and the variables of the items.
  let tree: ItemTree
  /// The rows as a linear problem.
  private(set) var problem: LinearProblem
  /// The constraint of each row after the records.
  private(set) var membersAfterRecords: [ConflictMember] = []
  let recordCount: Int
  /// The index of the first row that keeps a size from being negative.
  ///
  /// There are two such rows for each item: the width, then the height.
  private var firstNonNegative = 0
  private var sums: PositionSums

  /// Creates the rows of a layout problem.
  ///
  /// - Parameters:
  ///   - layout: The layout problem.
  ///   - plainLength: The maximum number of levels between two items for which a position is written with one
  ///     term per level.
  /// - Throws: ``LayoutError`` if the problem is malformed.
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

  /// The number of rows that belong to a constraint; the rows after them define variables.
  var memberCount: Int { recordCount + membersAfterRecords.count }

  /// Returns the constraint that a row belongs to.
  func member(_ row: Int) -> ConflictMember {
    row < recordCount ? .record(row) : membersAfterRecords[row - recordCount]
  }

  /// Whether a row comes from the source: from a record or from a content size.
  func isWritten(_ row: Int) -> Bool {
    guard row < memberCount else { return false }
    return switch member(row) {
    case .record, .contentSize: true
    case .container, .nonNegative: false
    }
  }

  /// Rows that do not come from the source.
  enum Background {
    /// The rows that define variables.
    case definitions
    /// The rows that define variables, the rows that keep sizes from being negative, and the rows of the
    /// container's size. If an axis is given, the container's size on this axis is not included.
    case sizes(butOfContainerOn: Axis?)
  }

  /// Returns some rows and the background rows that they depend on.
  ///
  /// A row depends on the background rows that contain one of its variables, and on the rows that these
  /// depend on in turn. The background rows are in no particular order.
  func rows(_ some: [Int], beside background: Background) -> [Int] {
    var rows = some
    var isTaken = Set(some)
    var next = 0
    while next < rows.count {
      for variable in problem.termVariables[problem.termRange(of: rows[next])] {
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

  /// Throws an error if a number of the container or of an item is invalid.
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
