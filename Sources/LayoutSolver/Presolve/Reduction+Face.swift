extension Reduction {
  /// Returns the optimal face of all rows as required rows over roots, and the rows that optima may violate.
  ///
  /// An eliminated singleton row has no cost at any optimum, so it is satisfied on the face. Required
  /// equalities are written as they were before they were merged, because merged rows share several roots,
  /// and such cycles require linear programs (see ``FaceTree``). Each row that optima may violate gets a
  /// column for its residual. The time is linear in the number of entries.
  ///
  /// - Parameters:
  ///   - kept: The rows that presolve has kept.
  ///   - relations: The relation of each row of the reduced system on the face; `nil` if the face does not
  ///     restrict the row.
  func face(
    of kept: KeptRows, _ relations: [RowRelation?]
  ) -> (system: RowSystem, violable: [OptimalFace.ViolableRow]) {
    var face = RowSystem()
    face.reset(columnCount: roots.count, priorities: [])
    var violable: [OptimalFace.ViolableRow] = []
    // The reduced system contains the bounds of the columns, then the remaining rows.
    var remaining = relations.makeIterator()
    for root in rootOfColumn where root != one {
      for bound in [roots[root].lower, roots[root].upper] where bound.isFinite {
        if let relation = remaining.next() ?? nil { face.appendBound(root, relation, bound) }
      }
    }
    let kept = kept.beforeMerging()
    for row in kept.rows {
      guard let relation = row.isRemoved ? row.relation : remaining.next() ?? nil else { continue }
      for entry in kept.entries(of: row) {
        face.rows.append(kept.entries[entry].index, kept.entries[entry].value)
      }
      if !row.isRemoved && !row.isRequired && row.relation.isViolable(onFace: relation) {
        violable.append((row.origin, DenseIndex(truncatingIfNeeded: face.columnCount)))
        face.closeRow(constant: row.constant, withResidual: relation)
      } else {
        face.closeRow(
          RowSystem.Header(
            constant: row.constant, level: .required, relation: relation))
      }
    }
    assert(remaining.next() == nil, "each row of the reduced system is written")
    return (face, violable)
  }

  /// Returns the residuals of the optional rows of a problem whose terms presolve has replaced by a number.
  mutating func settledResiduals(of problem: LinearProblem) -> [FaceFreedom.Residual] {
    var row = ResolvedRow()
    row.reset(rootCount: roots.count)
    return problem.rows.indices.compactMap { number in
      if problem.rows[number].isRequired { return nil }
      resolve(problem.rows[number], problem.terms, into: &row)
      return row.count == 0 ? .init(row: number, range: .point(-row.constant)) : nil
    }
  }
}
