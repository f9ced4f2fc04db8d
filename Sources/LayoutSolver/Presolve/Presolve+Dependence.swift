/// What depends on what, once rows and columns are left of a store.
extension Presolve {
  /// How many numbers ``joinDependents(_:in:)`` puts in sets: those of the variables, one for what is
  /// known, and those of the columns.
  func dependentCount(_ system: RowSystem) -> Int { Int(forest.one) + 1 + system.columnCount }

  /// The number of a column among those in sets.
  func dependent(ofColumn column: DenseIndex) -> DenseIndex { forest.one + 1 + column }

  /// Makes sets of the columns that stand in rows together, in force or not, and of the variables whose
  /// values follow them.
  ///
  /// One pass over the non-zeros. What is fixed depends on nothing, and keeps a set of its own. What
  /// definitions and offsets call a column is a root, and has the number of its variable.
  func joinDependents(_ system: RowSystem, in sets: inout DisjointSets) {
    sets.reset(count: dependentCount(system))
    for column in rootOfColumn.indices where rootOfColumn[column] != forest.one {
      sets.join(
        rootOfColumn[column], dependent(ofColumn: DenseIndex(truncatingIfNeeded: column)))
    }
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      joinColumns(system.rows.indices[system.rows.entries(of: row)], in: &sets)
    }
    for definitions in [singletons.definitions, merging.definitions] {
      for index in 0..<definitions.count {
        let column = definitions.head(of: index).column
        for entry in definitions.others(of: index) { sets.join(column, entry.column) }
      }
    }
    for column in offsets.order { sets.join(column, offsets.parent(of: column)) }
    for variable in 0..<forest.one where forest.nodes[variable].parent != forest.one {
      sets.join(variable, forest.nodes[variable].parent)
    }
    for share in opened.shares { sets.join(share.variable, dependent(ofColumn: share.column)) }
  }

  private func joinColumns(_ columns: ArraySlice<DenseIndex>, in sets: inout DisjointSets) {
    guard let first = columns.first else { return }
    for column in columns.dropFirst() {
      sets.join(dependent(ofColumn: first), dependent(ofColumn: column))
    }
  }
}
