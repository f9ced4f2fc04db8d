/// The changes of a store since the last solve, so that they can be undone.
struct Journal: Sendable {
  enum Change: Sendable {
    /// So many variables, and rows, with numbers that none had before.
    case addedVariables(Int)
    case addedRows(Int)
    /// A variable with the number of one that was removed.
    case addedVariableAgain(Int)
    case removedVariable(Int)
    /// A row with the number of one that was removed.
    case addedRowAgain(Int, replaced: RowStore.Row)
    case changedRow(Int, before: RowStore.Row)
    case removedRow(Int, before: RowStore.Row)
  }

  private var changes: [Change] = []

  /// How many variables, and then rows, with new numbers were added after the last change noted.
  private var newVariableCount = 0
  private var newRowCount = 0

  /// Whether nothing has changed.
  var isEmpty: Bool { changes.isEmpty && newVariableCount + newRowCount == 0 }

  /// Notes the change of a row, of so many that there are; not that of one added since the last solve, which
  /// goes as a whole if the changes are undone.
  @inline(__always)
  mutating func noteChange(of row: Int, before: RowStore.Row, rowCount: Int) {
    if row < rowCount - newRowCount { note(.changedRow(row, before: before)) }
  }

  @inline(__always)
  mutating func note(_ change: Change) {
    if newVariableCount + newRowCount > 0 { closeRuns() }
    changes.append(change)
  }

  /// Notes a variable with a new number.
  @inline(__always)
  mutating func noteVariable() { noteVariables(1) }

  /// Notes variables with new numbers.
  @inline(__always)
  mutating func noteVariables(_ count: Int) {
    if newRowCount > 0 { closeRuns() }
    newVariableCount += count
  }

  /// Notes a row with a new number.
  @inline(__always)
  mutating func noteRow() { newRowCount += 1 }

  private mutating func closeRuns() {
    if newVariableCount > 0 { changes.append(.addedVariables(newVariableCount)) }
    if newRowCount > 0 { changes.append(.addedRows(newRowCount)) }
    newVariableCount = 0
    newRowCount = 0
  }

  @inline(__always)
  mutating func removeAll() {
    changes.clear()
    newVariableCount = 0
    newRowCount = 0
  }

  /// Undoes the changes, the last one first.
  mutating func undo(in store: inout RowStore) {
    // They may be of variables that go.
    store.dropOpenTerms()
    closeRuns()
    while let change = changes.popLast() {
      switch change {
      case .addedVariables(let count): store.undoAddVariables(count)
      case .addedRows(let count): for _ in 0..<count { store.undoAddRow() }
      case .addedVariableAgain(let variable): store.removeVariable(variable, retiring: false)
      case .removedVariable(let variable): store.undoRemoveVariable(variable)
      case .addedRowAgain(let row, let replaced): store.undoAddRow(again: row, replaced)
      case .changedRow(let row, let before): store.rows[row] = before
      case .removedRow(let row, let before): store.undoRemoveRow(row, before)
      }
    }
  }
}
