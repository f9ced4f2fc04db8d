/// The changes of a store since the last solve, so that they can be undone.
struct Journal: Sendable {
  enum Change: Sendable {
    case addedVariable(Int, wasFree: Bool)
    case removedVariable(Int)
    case addedRow(Int, replaced: RowStore.Row?)
    case changedRow(Int, before: RowStore.Row)
    case removedRow(Int, before: RowStore.Row)
  }

  private var changes: [Change] = []

  @inline(__always)
  mutating func note(_ change: Change) { changes.append(change) }

  mutating func removeAll() { changes.removeAll(keepingCapacity: true) }

  /// Undoes the changes, the last one first.
  mutating func undo(in store: inout RowStore) {
    while let change = changes.popLast() {
      switch change {
      case .addedVariable(let variable, let wasFree):
        store.undoAddVariable(variable, wasFree: wasFree)
      case .removedVariable(let variable): store.undoRemoveVariable(variable)
      case .addedRow(let row, let replaced): store.undoAddRow(row, replaced: replaced)
      case .changedRow(let row, let before): store.rows[row] = before
      case .removedRow(let row, let before): store.undoRemoveRow(row, before)
      }
    }
  }
}
