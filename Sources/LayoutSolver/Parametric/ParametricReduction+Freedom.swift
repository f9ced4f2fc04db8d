extension ParametricReduction {
  /// The variables that the optimum leaves free on the stretch that a walk is in, with their ranges at
  /// a parameter of it, for which an optimum is given; nil if rounding has spoilt the face of optima.
  ///
  /// The walk's basis and multipliers are optimal all along the stretch, so what they freeze is the
  /// face of all optima there: nothing is solved again but what closes circles on it.
  mutating func freeVariables(
    of walk: ParametricWalk, at parameter: Double, _ values: [Double]
  ) -> [FreeVariable]? {
    // A row that was let be says nothing, neither to the walk nor to the face.
    if !walk.simplex.ignoredRows.isEmpty { return nil }
    var frozen = walk.simplex
    frozen.freezeOptimalFace()
    writeFace(frozenIn: frozen, at: parameter)
    var reduction = FaceReduction()
    guard reduction.reduce(face),
      let (roots, _) = reduction.rootRanges(with: &faceSimplex, around: values)
    else { return nil }
    return (0..<variableCount).compactMap { variable in
      let place = DenseIndex(truncatingIfNeeded: variable)
      let range =
        isReduced
        ? presolve.range(of: place, &reduction, roots) : reduction.range(of: place, roots)
      if range.isPoint { return nil }
      return FreeVariable(variable: variable, lower: range.lower + 0, upper: range.upper + 0)
    }
  }

  /// Writes down the face of optima at a parameter, over the roots of presolving if there are any.
  private mutating func writeFace(frozenIn frozen: DualSimplex, at parameter: Double) {
    if isReduced {
      presolve.setKeptConstant(ofPinned: varied, to: parameter - offset)
      presolve.writeFace(frozenIn: frozen, into: &face)
    } else {
      frozen.writeFace(into: &face, row: row, constant: parameter)
    }
  }
}

extension DualSimplex {
  /// Writes down what the frozen face asks of the rows, one of them with another constant, in the
  /// units in which they were written.
  fileprivate func writeFace(into face: inout RowSystem, row varied: DenseIndex, constant: Double) {
    face.reset(columnCount: system.columnCount, levelCount: 0)
    for row in 0..<DenseIndex(truncatingIfNeeded: system.rowCount) {
      guard let relation = relationOnFace(of: row) else { continue }
      let header = system.headers[row]
      for entry in system.rows.entries(of: row) {
        let column = system.rows.indices[entry]
        face.rows.append(
          column, system.rows.values[entry] * header.scale / system.value(of: Int(column), at: 1))
      }
      face.closeRow(
        RowSystem.Header(
          constant: row == varied ? constant : header.constant * header.scale,
          level: RowSystem.required, relation: relation))
    }
  }
}
