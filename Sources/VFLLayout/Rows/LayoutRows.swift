package import LayoutSolver
import VFLRecords

/// The rows of a linear problem that represent a layout problem, with the constraint that each row belongs
/// to.
///
/// The rows are in the order of the members of a conflict: the records, the container's size, the rows that
/// keep sizes from being negative, and the content sizes. The rows after them define variables. They belong
/// to no constraint and are always satisfiable.
package struct LayoutRows {
  /// The rows as a linear problem.
  package private(set) var problem: LinearProblem
  /// The layout problem.
  package let layout: LayoutProblem
  /// The constraint of each row after the records.
  private(set) var membersAfterRecords: [ConflictMember] = []
  /// The index of the first row that keeps a size from being negative.
  ///
  /// There are two such rows for each item: the width, then the height.
  private(set) var firstNonNegative = 0
  /// The item hierarchy and the variables of the items.
  package let tree: ItemTree

  /// Creates the rows of a layout problem.
  ///
  /// - Parameters:
  ///   - layout: The layout problem.
  ///   - plainLength: The maximum number of levels between two items for which a position is written with one
  ///     term per level.
  /// - Throws: ``LayoutError`` if the problem is malformed.
  init(
    _ layout: LayoutProblem, plainLength: Int
  ) throws(LayoutError) {
    tree = try ItemTree(layout)
    self.layout = layout
    problem = LinearProblem(variableCount: tree.variableCount)
    try Self.checkNumbers(layout)
    var sums = PositionSums(plainLength: plainLength)
    try writeRecords(&sums)
    guard !layout.nodes.isEmpty else { return }
    for axis in Axis.allCases {
      guard let size = layout.containerSize[axis] else { continue }
      write(.container(size), on: LayoutProblem.container.index, axis, for: .container(axis))
    }
    membersAfterRecords.reserveCapacity(tree.itemCount * 4)
    firstNonNegative = problem.rowCount
    for item in 0..<tree.itemCount {
      for axis in Axis.allCases {
        write(.notNegative, on: item, axis, for: .nonNegative(ItemID(item), axis))
      }
    }
    for (item, node) in layout.nodes.enumerated() {
      for axis in Axis.allCases {
        guard let content = node.content[axis] else { continue }
        let member = ConflictMember.contentSize(ItemID(item), axis)
        write(.compression(content, node.compression[axis]), on: item, axis, for: member)
        write(.hugging(content, node.hugging[axis]), on: item, axis, for: member)
      }
    }
    sums.define(in: &problem, tree)
  }

  /// Creates the rows of a layout problem.
  ///
  /// - Throws: ``LayoutError`` if the problem is malformed.
  package init(_ layout: LayoutProblem) throws(LayoutError) {
    try self.init(layout, plainLength: PositionSums.plainLength)
  }

  /// The number of rows that belong to records; they are the first rows.
  var recordCount: Int { layout.records.count }

  /// The number of rows that belong to a constraint; the rows after them define variables.
  package var memberCount: Int { recordCount + membersAfterRecords.count }

  /// Returns the constraint that a row belongs to.
  package func member(_ row: Int) -> ConflictMember {
    row < recordCount ? .record(row) : membersAfterRecords[row - recordCount]
  }

  /// Returns the row of the container's size on an axis; `nil` if the size is not given.
  func containerRow(on axis: Axis) -> Int? {
    (recordCount..<firstNonNegative).first { member($0) == .container(axis) }
  }

  /// Whether a row comes from the source: from a record or from a content size.
  func isWritten(_ row: Int) -> Bool {
    row < recordCount || (firstNonNegative + 2 * tree.itemCount..<memberCount).contains(row)
  }

  private mutating func writeRecords(_ sums: inout PositionSums) throws(LayoutError) {
    let tree = tree
    var reasons: [LayoutError.Reason] = []
    for (index, record) in layout.records.enumerated() {
      do throws(LayoutError.Reason) {
        let row = try RecordRow(record, at: index, of: tree)
        _ = problem.write(
          row, size: { tree.size($0, $1) },
          appendPosition: { sums.appendPosition(of: $0, in: row.ancestor, tree, to: &$1) })
      } catch {
        reasons.append(error)
      }
    }
    guard reasons.isEmpty else { throw LayoutError(reasons: reasons) }
  }

  private mutating func write(
    _ bound: SizeBound, on item: Int, _ axis: Axis, for member: ConflictMember
  ) {
    _ = problem.write(bound, on: tree.size(item, axis))
    membersAfterRecords.append(member)
  }

  /// Throws an error if a number of the container or of an item is invalid.
  private static func checkNumbers(_ layout: LayoutProblem) throws(LayoutError) {
    var reasons: [LayoutError.Reason] = []
    let given = layout.containerSize
    if !((given.horizontal ?? 0).isFinite && (given.vertical ?? 0).isFinite) {
      reasons.append(.badNumber(LayoutProblem.container))
    }
    for index in layout.nodes.indices where !layout.nodes[index].hasUsableNumbers {
      reasons.append(.badNumber(ItemID(index)))
    }
    guard reasons.isEmpty else { throw LayoutError(reasons: reasons) }
  }
}

extension LayoutRows {
  /// The tolerance of a required row, relative to the sum of the magnitudes of its constant and its terms.
  private static let tolerance = 1e-6
  /// The tolerance that is added to ``tolerance`` for a negative size, relative to the largest value.
  private static let sizeTolerance = 1e-9

  /// Sets sizes that are negative only because of rounding errors to 0, and verifies the values.
  ///
  /// A solver calculates with about 15 significant digits. If some numbers are very large, its values may not
  /// be finite, or they may violate a required row by more than a rounding error.
  ///
  /// - Returns: Whether all values are finite, no size is clearly negative and all required rows are
  ///   satisfied.
  func repair(_ values: inout [Double]) -> Bool {
    var largest = 1.0
    for value in values {
      guard value.isFinite else { return false }
      largest = max(largest, value.magnitude)
    }
    let least = -(Self.tolerance + Self.sizeTolerance * largest)
    for item in 0..<tree.itemCount {
      for axis in Axis.allCases {
        let size = tree.size(item, axis)
        guard values[size] >= least else { return false }
        values[size] = max(0, values[size])
      }
    }
    return problem.rows.indices.lazy.filter { problem.rows[$0].isRequired }.allSatisfy { row in
      let (residual, size) = problem.residual(of: row, at: values)
      let allowed = Self.tolerance * max(1, size)
      return allowed.isFinite && problem.rows[row].relation.violation(of: residual) <= allowed
    }
  }
}
