extension ParametricReduction {
  /// The free variables and residuals on the stretch that a walk is in, with their ranges at one parameter of
  /// it.
  ///
  /// Nil if rounding has spoilt the face of optima. `values` is an optimum at that parameter.
  ///
  /// The walk's basis and multipliers are optimal all along the stretch, so what they freeze is the
  /// face of all optima there: nothing is solved again but what closes circles on it.
  mutating func freedom(
    of walk: ParametricWalk, at parameter: Double, _ values: [Double]
  ) -> FaceFreedom? {
    // A row that was let be says nothing, neither to the walk nor to the face.
    if !walk.simplex.ignoredRows.isEmpty { return nil }
    var frozen = walk.simplex
    frozen.freezeOptimalFace()
    if isReduced { setKeptConstant(parameter - offset) }
    let relations = frozen.relationsOnFace
    let found = OptimalFace(
      measuring: measuredRowLimit, with: &faceSimplex,
      around: { [problem] in values + $0.map { problem.residual(of: Int($0), at: values) } },
      { [reduction, kept, isReduced, row] measured, rows in
        isReduced
          ? reduction.writeFace(
            of: kept, asking: relations, into: &rows, measuring: measured)
          : frozen.writeFace(
            asking: relations, into: &rows, row: row, constant: parameter, measuring: measured)
      })
    guard var face = found else { return nil }
    var freedom = FaceFreedom()
    for variable in 0..<variableCount {
      let place = DenseIndex(truncatingIfNeeded: variable)
      let range = isReduced ? range(of: place, on: &face) : face.range(of: place)
      if !range.isPoint { freedom.variables.append(FreeVariable(variable, range)) }
    }
    face.noteResiduals(in: &freedom) { Int($0) }
    if isReduced {
      for (row, residual) in settledResiduals() {
        freedom.note(row, .point(residual))
      }
    }
    return freedom
  }
}

extension LinearProblem {
  /// By how much the left side of a row is more than its constant at some values.
  fileprivate func residual(of row: Int, at values: [Double]) -> Double {
    terms(of: row).reduce(-rows[row].constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}

extension DualSimplex {
  /// Writes the rows of the frozen face into a system, in the units in which they were written, one row with
  /// another constant; returns which rows optima may violate.
  ///
  /// The residuals of some rows get columns.
  fileprivate func writeFace(
    asking relations: [RowRelation?], into face: inout RowSystem, row varied: DenseIndex,
    constant: Double, measuring measured: [DenseIndex]
  ) -> [ViolableRow] {
    face.reset(columnCount: system.columnCount, levelCount: 0)
    var violable: [ViolableRow] = []
    var next = 0
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      guard let relation = relations[row] else { continue }
      let header = system.headers[row]
      for entry in system.rows.entries(of: row) {
        let column = system.rows.indices[entry]
        face.rows.append(
          column, system.rows.values[entry] * header.scale / system.value(of: Int(column), at: 1))
      }
      let own = row == varied ? constant : header.constant * header.scale
      let isMeasured = next < measured.count && measured[next] == row
      if header.level != RowSystem.required && header.relation.isViolable(onFace: relation) {
        violable.append(face.violableRow(row, isMeasured: isMeasured))
      }
      if isMeasured {
        next += 1
        face.closeRow(constant: own, withResidual: relation)
      } else {
        face.closeRow(
          RowSystem.Header(constant: own, level: RowSystem.required, relation: relation))
      }
    }
    return violable
  }
}
