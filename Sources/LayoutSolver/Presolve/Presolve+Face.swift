extension Presolve {
  /// The root of all variables with a known value.
  var one: DenseIndex { forest.one }

  /// The optimal face of all rows as required rows over roots, and the rows of the store that optima may
  /// violate.
  ///
  /// At every optimum, the rows that were removed with a variable have no cost, so they are satisfied on the
  /// face. Required equalities are written as they were before merging. Merged rows share several variables
  /// with each other, and such cycles require linear programs (see ``FaceTree``). Each row that optima may
  /// violate gets a column for its residual. The time is linear in the terms.
  ///
  /// - Parameter relations: The relation of each row of the reduced system on the face; `nil` if the face
  ///   does not restrict the row.
  func face(
    _ relations: [RowRelation?]
  ) -> (system: RowSystem, violable: [OptimalFace.ViolableRow]) {
    var face = RowSystem()
    face.reset(columnCount: roots.count, levelCount: 0)
    var violable: [OptimalFace.ViolableRow] = []
    // The reduced system contains the bounds of the columns, then the rows that are left.
    var left = relations.makeIterator()
    for root in rootOfColumn where root != one {
      for bound in [roots[root].lower, roots[root].upper] where bound.isFinite {
        if let relation = left.next() ?? nil { face.appendBound(root, relation, bound) }
      }
    }
    var apart = kept
    merging.takeApart(&apart)
    for index in 0..<apart.count {
      let row = apart.rows[index]
      guard let relation = row.isRemoved ? row.relation : left.next() ?? nil else { continue }
      for entry in apart.range(of: index) {
        face.rows.append(apart.entries[entry].column, apart.entries[entry].value)
      }
      if !row.isRemoved && !row.isRequired && row.relation.isViolable(onFace: relation) {
        violable.append((row.origin, DenseIndex(truncatingIfNeeded: face.columnCount)))
        face.closeRow(constant: row.constant, withResidual: relation)
      } else {
        face.closeRow(
          RowSystem.Header(
            constant: row.constant, level: RowSystem.required, relation: relation))
      }
    }
    assert(left.next() == nil, "each row of the reduced system is written")
    return (face, violable)
  }

  /// The residuals of the optional rows of a store that have no variables after presolving.
  mutating func settledResiduals(of store: RowStore) -> [FaceFreedom.Residual] {
    store.rows.indices.compactMap { number in
      if store.rows[number].isRequired { return nil }
      row.resolve(number, of: store, by: &forest)
      return row.count == 0 ? .init(row: number, range: .point(-row.constant)) : nil
    }
  }

  /// Changes the constant of a pinned row of the store for the following calls of ``face(_:)``.
  mutating func setKeptConstant(ofPinned row: DenseIndex, to constant: Double) {
    for index in 0..<kept.count where kept.rows[index].origin == row {
      kept.rows[index].constant = constant
    }
  }
}
