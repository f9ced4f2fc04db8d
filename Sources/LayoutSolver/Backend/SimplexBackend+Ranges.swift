extension SimplexBackend {
  /// The variables that the optimum of the last problem leaves free, each with its range.
  public mutating func freeVariables() -> [FreeVariable] {
    collectFreedom { backend, part in
      let variables = backend.rangesOnFace(of: part) ?? backend.rangesAsWritten(of: part)
      return FaceFreedom(variables: variables)
    }.variables
  }

  /// The same, found without presolving: slow, and so simple that the fast way is checked by it.
  mutating func freeVariablesAsWritten() -> [FreeVariable] {
    collectFreedom { FaceFreedom(variables: $0.rangesAsWritten(of: $1)) }.variables
  }

  /// The variables that the optimum of the last problem leaves free, and the residuals of rows that optima
  /// may violate in the parts where there are such variables.
  mutating func freedom() -> FaceFreedom {
    collectFreedom { backend, part in
      backend.freedomOnFace(of: part)
        ?? FaceFreedom(variables: backend.rangesAsWritten(of: part), isPartial: true)
    }
  }

  /// The optional rows that optima violate by different amounts, but for parts in which rounding has spoilt
  /// the face of optima.
  public mutating func contestedRows() -> [Int] {
    freedom().residuals.filter { !$0.range.isPoint }.map(\.row)
  }

  /// Collects what is open in all parts, variables and rows in ascending order.
  private mutating func collectFreedom(
    _ find: (inout SimplexBackend, Int) -> FaceFreedom
  ) -> FaceFreedom {
    var found = FaceFreedom()
    for part in looseParts {
      if components.rows(of: part).isEmpty {
        for variable in components.variables(of: part) {
          found.variables.append(
            FreeVariable(variable: Int(variable), lower: -.infinity, upper: .infinity))
        }
      } else {
        let own = find(&self, part)
        found.variables += own.variables
        found.residuals += own.residuals
        found.undecided += own.undecided
        found.isPartial = found.isPartial || own.isPartial
      }
    }
    found.variables.sort { $0.variable < $1.variable }
    found.residuals.sort { $0.row < $1.row }
    return found
  }

  /// Finds what is open in a part on its optimal face; nil if rounding has spoilt the face.
  private mutating func freedomOnFace(of part: Int) -> FaceFreedom? {
    var reduction = FaceReduction()
    guard let violable = reduceFaceWithResiduals(of: part, &reduction),
      let (roots, _) = reduction.rootRanges(with: &simplex)
    else { return nil }
    var freedom = FaceFreedom()
    let (variables, rows) = (components.variables(of: part), components.rows(of: part))
    for (index, variable) in variables.enumerated() {
      let range = presolve.range(of: DenseIndex(truncatingIfNeeded: index), &reduction, roots)
      if range.isPoint { continue }
      freedom.variables.append(
        FreeVariable(variable: Int(variable), lower: range.lower + 0, upper: range.upper + 0))
    }
    func number(of row: Int) -> Int { Int(rows[rows.startIndex + row]) }
    for row in violable {
      let range = reduction.residualRange(of: row, in: face, roots)
      freedom.note(number(of: Int(row.row)), range)
    }
    for (row, residual) in settledResiduals(of: part) {
      freedom.note(number(of: row), .point(residual))
    }
    return freedom
  }

  /// Finds the free variables of a part on its optimal face; nil if rounding has spoilt the face.
  private mutating func rangesOnFace(of part: Int) -> [FreeVariable]? {
    guard var reduction = reducedFace(of: part), let found = ranges(of: part, &reduction) else {
      return nil
    }
    var free: [FreeVariable] = []
    for (variable, range) in zip(components.variables(of: part), found.ranges)
    where !range.isPoint {
      free.append(
        FreeVariable(variable: Int(variable), lower: range.lower + 0, upper: range.upper + 0))
    }
    return free
  }

  /// Reduces the optimal face of a part, whose rows stay in ``face``, as far as equalities go; nil if
  /// rounding has spoilt it.
  mutating func reducedFace(of part: Int) -> FaceReduction? {
    guard writeFace(of: part) else { return nil }
    var reduction = FaceReduction()
    return reduction.reduce(face) ? reduction : nil
  }

  /// The ranges of all variables of a part on its reduced face, and how large the core was; nil if
  /// rounding has spoilt the face.
  ///
  /// Linear programs run on what closes circles alone. Else linear in the non-zeros.
  mutating func ranges(
    of part: Int, _ reduction: inout FaceReduction
  ) -> (ranges: [ValueRange], coreSize: Int)? {
    guard let (roots, coreSize) = reduction.rootRanges(with: &simplex) else { return nil }
    let ranges = components.variables(of: part).indices.map { index in
      let place = index - components.variables(of: part).startIndex
      return presolve.range(of: DenseIndex(truncatingIfNeeded: place), &reduction, roots)
    }
    return (ranges, coreSize)
  }

  /// Finds the free variables of a part row by row as it was written.
  private mutating func rangesAsWritten(of part: Int) -> [FreeVariable] {
    guard solveAsWritten(part) == .optimal else { return [] }
    let variables = components.variables(of: part)
    return simplex.freeColumns().map { range in
      FreeVariable(
        variable: Int(variables[variables.startIndex + Int(range.column)]), lower: range.lower + 0,
        upper: range.upper + 0)
    }
  }
}
