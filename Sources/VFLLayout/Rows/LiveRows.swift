package import LayoutSolver
package import VFLRecords

/// The rows of a layout that changes, in a solver that keeps its state.
///
/// Each item has variables for its frame. The index of a removed item is reused.
package final class LiveRows {
  /// An item with its variables and its implicit rows; -1 for a variable or row that does not exist.
  private struct Item {
    /// The parent, in whose coordinate system the frame is; -1 for the root and for a removed item.
    var parent: Int
    /// The number of ancestors.
    let depth: Int
    /// The variables of the distance from the left or top edge of the parent.
    var position = PerAxis(both: -1)
    /// The variables of the width and height.
    var size = PerAxis(both: -1)
    /// The rows that require sizes that are not negative.
    var notNegative = PerAxis(both: -1)
    /// The rows for compression resistance and content hugging.
    var compression = PerAxis(both: -1)
    var hugging = PerAxis(both: -1)
    /// Whether the frame is known to have changed since it was read.
    var hasMoved = false

    var variables: [Int] {
      [position.horizontal, position.vertical, size.horizontal, size.vertical].filter { $0 >= 0 }
    }

    var rows: [Int] {
      [
        notNegative.horizontal, notNegative.vertical, compression.horizontal, compression.vertical,
        hugging.horizontal, hugging.vertical,
      ].filter { $0 >= 0 }
    }
  }

  // Exclusivity is not checked for properties that each layout pass reads many times. No code that runs during
  // their modification accesses them.
  @exclusivity(unchecked) private var solver = IncrementalSolver()
  @exclusivity(unchecked) private var items: [Item] = []
  private var freeItems: [Int] = []
  private var containerRows = PerAxis(both: -1)
  /// The item of each variable.
  @exclusivity(unchecked) private var itemOfVariable: [Int32] = []
  /// The value of each variable when the frames were last read.
  @exclusivity(unchecked) package private(set) var values: [Double] = []

  // Changes that ``writeItems()`` applies.
  @exclusivity(unchecked) private var newItems: [Int] = []
  private var removedRows: [Int] = []
  private var removedVariables: [Int] = []

  /// Creates rows without items.
  package init() {}

  // MARK: Items

  /// Adds an item and returns its index; the parent of the root is -1.
  package func addItem(in parent: Int) -> Int {
    let index = freeItems.popLast() ?? items.count
    var item = Item(parent: parent, depth: parent < 0 ? 0 : items[parent].depth + 1)
    if parent >= 0 { item.position = PerAxis(addVariable(of: index), addVariable(of: index)) }
    item.size = PerAxis(addVariable(of: index), addVariable(of: index))
    if index == items.count {
      items.append(item)
    } else {
      items[index] = item
    }
    newItems.append(index)
    return index
  }

  private func addVariable(of item: Int) -> Int {
    let variable = solver.addVariable()
    while values.count <= variable {
      values.append(.nan)
      itemOfVariable.append(-1)
    }
    values[variable] = .nan
    itemOfVariable[variable] = Int32(item)
    return variable
  }

  /// Removes an item with its implicit rows.
  ///
  /// The rows of records that refer to the item have to be removed, too.
  package func removeItem(_ index: Int) {
    removedRows += items[index].rows
    for variable in items[index].variables {
      removedVariables.append(variable)
      itemOfVariable[variable] = -1
    }
    items[index].parent = -1
    freeItems.append(index)
  }

  /// Whether an item has not been removed.
  package func contains(_ index: Int) -> Bool {
    items.indices.contains(index) && (index == 0 || items[index].parent >= 0)
  }

  /// Returns the parent of an item; -1 for the root.
  package func parent(of index: Int) -> Int { items[index].parent }

  /// Returns the number of ancestors of an item.
  package func depth(of index: Int) -> Int { items[index].depth }

  /// Returns the nearest common ancestor of two items; `nil` if they have no common ancestor.
  package func commonAncestor(_ first: Int, _ second: Int) -> Int? {
    var (first, second) = (first, second)
    while first != second {
      if items[first].depth >= items[second].depth {
        first = items[first].parent
      } else {
        second = items[second].parent
      }
      if first < 0 || second < 0 { return nil }
    }
    return first
  }

  // MARK: Rows

  /// Removes the rows and variables of removed items, and writes the rows of new items.
  package func writeItems() throws(RowRefusal) {
    for row in removedRows { try solver.removeRow(row) }
    removedRows.removeAll(keepingCapacity: true)
    for variable in removedVariables { try solver.removeVariable(variable) }
    removedVariables.removeAll(keepingCapacity: true)
    for index in newItems where contains(index) && items[index].notNegative.horizontal < 0 {
      for axis in Axis.allCases {
        items[index].notNegative[axis] = try solver.write(
          .notNegative, on: items[index].size[axis])
      }
    }
    newItems.removeAll(keepingCapacity: true)
  }

  /// Writes the size of the container; on an axis without a size, the constraints determine the size.
  package func writeContainer(_ size: PerAxis<Double?>) throws(RowRefusal) {
    for axis in Axis.allCases {
      containerRows[axis] = try rewrite(
        containerRows[axis], size[axis].map(SizeBound.container), on: 0, axis)
    }
  }

  /// Writes the content size of an item.
  package func writeContent(
    _ size: PerAxis<Double?>, compression: PerAxis<Priority>, hugging: PerAxis<Priority>,
    of index: Int
  ) throws(RowRefusal) {
    for axis in Axis.allCases {
      items[index].compression[axis] = try rewrite(
        items[index].compression[axis],
        size[axis].map { .compression($0, compression[axis]) },
        on: index, axis)
      items[index].hugging[axis] = try rewrite(
        items[index].hugging[axis], size[axis].map { .hugging($0, hugging[axis]) },
        on: index, axis)
    }
  }

  /// Writes or updates the row for a size, or deactivates it if there is no bound; returns its index.
  private func rewrite(
    _ row: Int, _ bound: SizeBound?, on item: Int, _ axis: Axis
  ) throws(RowRefusal) -> Int {
    guard let bound else {
      if row >= 0 { try solver.deactivate(row) }
      return row
    }
    guard bound.priority.rawValue > 0 else { throw .unusableNumber(bound.priority.rawValue) }
    if row < 0 { return try solver.write(bound, on: items[item].size[axis]) }
    try update(row, constant: bound.points, priority: bound.priority.rawValue)
    return row
  }

  /// Adds the row of a record and returns its index.
  package func add(_ row: RecordRow) throws(RowRefusal) -> Int {
    try solver.write(
      row, size: { items[$0].size[$1] },
      appendPosition: { side, solver throws(RowRefusal) in
        var item = side.item
        while item != row.ancestor {
          try solver.appendTerm(items[item].position[side.axis], side.factor)
          item = items[item].parent
        }
      })
  }

  /// Changes the constant and the priority of the row of a record, and activates the row.
  package func update(_ index: Int, to row: RecordRow) throws(RowRefusal) {
    try update(index, constant: row.constant, priority: row.priority)
  }

  private func update(
    _ row: Int, constant: Double, priority: Double
  ) throws(RowRefusal) {
    try solver.setConstant(constant, of: row)
    try solver.setPriority(priority, of: row)
    try solver.activate(row)
  }

  /// Deactivates a row without removing it.
  package func deactivate(_ row: Int) throws(RowRefusal) { try solver.deactivate(row) }

  /// Removes a row.
  package func remove(_ row: Int) throws(RowRefusal) { try solver.removeRow(row) }

  /// Removes a row in the next call of ``writeItems()``.
  package func removeLater(_ row: Int) { removedRows.append(row) }

  // MARK: Solutions

  /// The numbers of operations of the solver.
  package var statistics: SolverStatistics { solver.statistics }

  /// Solves the rows.
  ///
  /// - Returns: Whether the required rows are satisfiable and the solution is verified.
  package func solve() -> Bool { solver.solve() == nil && solver.isVerified }

  /// Returns the items whose frames have changed since the last call.
  ///
  /// - Throws: ``RowRefusal/unusableNumber(_:)`` if a value is too large to be finite.
  package func movedItems() throws(RowRefusal) -> [Int] {
    var changed: [Int] = []
    var moved: [Int] = []
    solver.update(&values, noting: &changed)
    for variable in changed {
      guard values[variable].isFinite else { throw .unusableNumber(values[variable]) }
      let item = Int(itemOfVariable[variable])
      if item < 0 || items[item].hasMoved { continue }
      items[item].hasMoved = true
      moved.append(item)
    }
    for item in moved { items[item].hasMoved = false }
    return moved
  }

  /// Treats the frame of an item as changed in the next call of ``movedItems()``.
  package func forgetFrame(of index: Int) {
    for variable in items[index].variables { values[variable] = .nan }
  }

  /// Returns the frame of an item in the last solution; the root is at (0, 0).
  package func frame(of index: Int) -> Frame {
    let (position, size) = (items[index].position, items[index].size)
    return Frame(
      x: position.horizontal < 0 ? 0 : values[position.horizontal].cleaned,
      y: position.vertical < 0 ? 0 : values[position.vertical].cleaned,
      width: max(0, values[size.horizontal].cleaned),
      height: max(0, values[size.vertical].cleaned))
  }

  /// Whether the last solution satisfies the row of a record, apart from rounding errors.
  package func satisfies(_ row: RecordRow) -> Bool {
    let residual = row.residual(
      parent: { items[$0].parent },
      span: { item, axis in
        let (position, size) = (items[item].position[axis], items[item].size[axis])
        return (position < 0 ? 0 : solver.value(of: position), solver.value(of: size))
      })
    return row.relation.violation(of: residual.value) <= 1e-6 * max(1, residual.magnitude)
  }
}
