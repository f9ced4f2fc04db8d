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

  @inline(__always)
  mutating func note(_ change: Change) { changes.append(change) }

  /// Notes a variable with a new number.
  mutating func noteVariable() {
    if case .addedVariables(let count)? = changes.last {
      changes[changes.count - 1] = .addedVariables(count + 1)
    } else {
      changes.append(.addedVariables(1))
    }
  }

  /// Notes a row with a new number.
  mutating func noteRow() {
    if case .addedRows(let count)? = changes.last {
      changes[changes.count - 1] = .addedRows(count + 1)
    } else {
      changes.append(.addedRows(1))
    }
  }

  mutating func removeAll() { changes.clear() }

  /// Undoes the changes, the last one first.
  mutating func undo(in store: inout RowStore) {
    while let change = changes.popLast() {
      switch change {
      case .addedVariables(let count): store.undoAddVariables(count)
      case .addedRows(let count): for _ in 0..<count { store.undoAddRow() }
      case .addedVariableAgain(let variable): store.removeVariable(variable)
      case .removedVariable(let variable): store.undoRemoveVariable(variable)
      case .addedRowAgain(let row, let replaced): store.undoAddRow(again: row, replaced)
      case .changedRow(let row, let before): store.rows[row] = before
      case .removedRow(let row, let before): store.undoRemoveRow(row, before)
      }
    }
  }
}
