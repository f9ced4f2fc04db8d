import LayoutSolver
import VFLRecords

/// The rows of a linear problem that represent a layout problem, with the constraint that each row belongs
/// to.
///
/// The rows are in the order of the members of a conflict: the records, the container's size, the rows that
/// keep sizes from being negative, and the content sizes. The rows after them define variables. They belong
/// to no constraint and are always satisfiable.
struct LayoutRows {
  /// The rows as a linear problem.
  private(set) var problem: LinearProblem
  /// The constraint of each row after the records.
  private(set) var membersAfterRecords: [ConflictMember] = []
  let recordCount: Int
  /// The index of the first row that keeps a size from being negative.
  ///
  /// There are two such rows for each item: the width, then the height.
  private(set) var firstNonNegative = 0
  private var sums: PositionSums
  /// The item hierarchy and the variables of the items.
  var tree: ItemTree { items.tree }
  private let items: ProblemItems

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
    items = try ProblemItems(layout)
    recordCount = layout.records.count
    problem = LinearProblem(variableCount: items.tree.variableCount)
    try Self.checkNumbers(layout)
    try write(layout.records)
    guard !layout.nodes.isEmpty else { return }
    writeContainer(layout.containerSize)
    writeNonNegative()
    writeContent(layout.nodes)
    sums.define(in: &problem, items.tree)
  }

  /// The number of rows that belong to a constraint; the rows after them define variables.
  var memberCount: Int { recordCount + membersAfterRecords.count }

  /// Returns the constraint that a row belongs to.
  func member(_ row: Int) -> ConflictMember {
    row < recordCount ? .record(row) : membersAfterRecords[row - recordCount]
  }

  private mutating func write(_ records: [ConstraintRecord]) throws(LayoutError) {
    var reasons: [LayoutError.Reason] = []
    for (index, record) in records.enumerated() {
      do throws(LayoutError.Reason) {
        _ = write(try RecordRow(record, at: index, of: items))
      } catch {
        reasons.append(error)
      }
    }
    guard reasons.isEmpty else { throw LayoutError(reasons: reasons) }
  }

  private mutating func writeContainer(_ given: PerAxis<Double?>) {
    for axis in Axis.allCases {
      guard let size = given[axis] else { continue }
      write(.container(size), on: LayoutProblem.container.index, axis, for: .container(axis))
    }
  }

  private mutating func writeNonNegative() {
    membersAfterRecords.reserveCapacity(tree.itemCount * 4)
    firstNonNegative = problem.rowCount
    for item in 0..<tree.itemCount {
      for axis in Axis.allCases {
        write(.notNegative, on: item, axis, for: .nonNegative(ItemID(item), axis))
      }
    }
  }

  private mutating func writeContent(_ nodes: [LayoutNode]) {
    for (item, node) in nodes.enumerated() {
      for axis in Axis.allCases {
        guard let content = node.content[axis] else { continue }
        let member = ConflictMember.contentSize(ItemID(item), axis)
        write(.compression(content, node.compression[axis]), on: item, axis, for: member)
        write(.hugging(content, node.hugging[axis]), on: item, axis, for: member)
      }
    }
  }

  private mutating func write(
    _ bound: SizeBound, on item: Int, _ axis: Axis, for member: ConflictMember
  ) {
    _ = write(bound, on: item, axis)
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

extension LayoutRows: RowWriter {
  func size(_ item: Int, _ axis: Axis) -> Int { tree.size(item, axis) }

  mutating func appendPosition(
    of item: Int, in ancestor: Int, _ axis: Axis, times factor: Double
  ) {
    sums.appendPosition(of: item, in: ancestor, axis, times: factor, items.tree, to: &problem)
  }

  mutating func appendTerm(_ variable: Int, _ coefficient: Double) {
    problem.appendTerm(variable, coefficient)
  }

  mutating func closeRow(_ relation: RowRelation, _ constant: Double, priority: Double) -> Int {
    problem.closeRow(relation, constant, priority: priority)
  }
}
