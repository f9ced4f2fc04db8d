extension Reduction {
  /// Writes the optima of a problem as required rows, given the optimal face of the reduced system.
  ///
  /// An eliminated singleton row costs nothing at any optimum, so it is satisfied on the face. Required
  /// equalities are written as they were before they were merged, because merged rows share several roots,
  /// and cycles of rows need linear programs (see ``FaceTree``). Linear in the number of entries.
  ///
  /// - Parameters:
  ///   - kept: The rows that presolve has kept.
  ///   - relations: The relation of each row of the reduced system on the face; `nil` if the row is
  ///     irrelevant.
  ///   - measured: Rows of the problem in ascending order whose residuals become columns, after the roots.
  /// - Returns: The rows of the problem that optima may violate.
  func writeFace(
    of kept: KeptRows, asking relations: [RowRelation?], into face: inout RowSystem,
    measuring measured: [DenseIndex]
  ) -> [ViolableRow] {
    face.reset(columnCount: roots.count, levelCount: 0)
    var violable: [ViolableRow] = []
    var nextMeasured = 0
    // The rows of the reduced system are in the order in which they were written.
    var reducedRow = 0
    func nextRelation() -> RowRelation? {
      defer { reducedRow += 1 }
      return relations[reducedRow]
    }
    for root in rootOfColumn where root != one {
      for bound in [roots[root].lower, roots[root].upper] where bound.isFinite {
        if let relation = nextRelation() { face.appendBound(root, relation, bound) }
      }
    }
    let kept = kept.beforeMerging()
    for row in kept.rows {
      guard let relation = row.isRemoved ? row.relation : nextRelation() else { continue }
      let isMeasured = nextMeasured < measured.count && measured[nextMeasured] == row.origin
      if !row.isRemoved && !row.isRequired && row.relation.isViolable(onFace: relation) {
        violable.append(face.violableRow(row.origin, isMeasured: isMeasured))
      }
      for entry in kept.entries(of: row) {
        face.rows.append(kept.entries[entry].index, kept.entries[entry].value)
      }
      if isMeasured {
        nextMeasured += 1
        face.closeRow(constant: row.constant, withResidual: relation)
      } else {
        face.closeRow(
          RowSystem.Header(
            constant: row.constant, level: RowSystem.required, relation: relation))
      }
    }
    assert(reducedRow == relations.count, "each row of the reduced system is met")
    return violable
  }

  /// Returns the residuals of the optional rows of a problem whose terms presolve has replaced by a number.
  mutating func settledResiduals(of problem: LinearProblem) -> [(row: Int, residual: Double)] {
    var row = ResolvedRow()
    row.reset(columnCount: roots.count)
    return problem.rows.indices.compactMap { number in
      if problem.rows[number].isRequired { return nil }
      resolve(problem.rows[number], problem.terms, into: &row)
      return row.count == 0 ? (number, -row.constant) : nil
    }
  }

  /// Returns the range of a variable on a face that was written over roots.
  mutating func range(of variable: DenseIndex, on face: inout OptimalFace) -> ValueRange {
    let (root, factor, offset) = find(variable)
    if root == one { return .point(offset) }
    return face.range(of: root).scaled(by: factor).adding(.point(offset))
  }
}
