extension Presolve {
  /// Writes down the optima of the whole as required rows over roots, given the frozen optimal face
  /// of the reduced system.
  ///
  /// A row taken away with its variable costs nothing at any optimum, whatever the rest does, so it
  /// holds on the face. O(non-zeros).
  func writeFace(frozenIn simplex: DualSimplex, into face: inout RowSystem) {
    face.reset(columnCount: kept.columnCount, levelCount: 0)
    // The rows of the reduced system stand in the order in which they were written.
    var reducedRow: DenseIndex = 0
    func nextRelation() -> RowRelation? {
      defer { reducedRow += 1 }
      return simplex.relationOnFace(of: reducedRow)
    }
    for root in rootOfColumn {
      for bound in [lowerBounds[root], upperBounds[root]] where bound.isFinite {
        if let relation = nextRelation() { face.appendBound(root, relation, bound) }
      }
    }
    for row in 0..<DenseIndex(truncatingIfNeeded: kept.rowCount) {
      let relation = singletons.removed(row) ? kept.relations[row] : nextRelation()
      if let relation { face.append(row, of: kept, as: relation) }
    }
    assert(Int(reducedRow) == simplex.system.rowCount, "each row of the reduced system is met")
  }
}
