extension SimplexBackend {
  /// The variables that the optimum of the last problem leaves free, each with its range.
  public mutating func freeVariables() -> [FreeVariable] {
    freeVariables(limit: .max)
  }

  /// The first variables that the optimum of the last problem leaves free, each with its range.
  public mutating func freeVariables(limit: Int) -> [FreeVariable] {
    let free = collectFree { backend, part in
      backend.rangesOnFace(of: part) ?? backend.rangesAsWritten(of: part, limit)
    }
    return Array(free.prefix(limit))
  }

  /// The same, found without presolving: slow, and so simple that the fast way is checked by it.
  mutating func freeVariablesAsWritten() -> [FreeVariable] {
    collectFree { backend, part in backend.rangesAsWritten(of: part, .max) }
  }

  /// Collects the free variables of all parts in ascending order.
  private mutating func collectFree(
    _ free: (inout SimplexBackend, Int) -> [FreeVariable]
  ) -> [FreeVariable] {
    var found: [FreeVariable] = []
    for part in looseParts {
      if components.rows(of: part).isEmpty {
        for variable in components.variables(of: part) {
          found.append(
            FreeVariable(variable: Int(variable), lower: -.infinity, upper: .infinity))
        }
      } else {
        found += free(&self, part)
      }
    }
    return found.sorted { $0.variable < $1.variable }
  }

  /// Finds the free variables of a part on its optimal face, reduced as far as equalities go; nil if
  /// rounding has spoilt the face.
  ///
  /// Linear programs run on what closes circles alone. Else nearly linear in the non-zeros.
  private mutating func rangesOnFace(of part: Int) -> [FreeVariable]? {
    guard solveReduced(part) else { return nil }
    simplex.freezeOptimalFace()
    presolve.writeFace(frozenIn: simplex, into: &face)
    var reduction = FaceReduction()
    guard reduction.reduce(face) else { return nil }
    var tree = FaceTree(of: reduction)
    guard tree.peel(), FaceCore(of: tree).findRanges(with: &simplex, &tree), tree.spreadFromCore()
    else { return nil }
    var free: [FreeVariable] = []
    for (place, variable) in components.variables(of: part).enumerated() {
      let (root, factor, offset) = presolve.find(DenseIndex(truncatingIfNeeded: place))
      if root == presolve.one { continue }
      let range = reduction.range(of: root, tree.ranges).scaled(by: factor).adding(.point(offset))
      if range.isPoint { continue }
      free.append(
        FreeVariable(variable: Int(variable), lower: range.lower, upper: range.upper))
    }
    return free
  }

  /// Finds the free variables of a part row by row as it was written.
  private mutating func rangesAsWritten(of part: Int, _ limit: Int) -> [FreeVariable] {
    guard solveAsWritten(part) == .optimal else { return [] }
    let variables = components.variables(of: part)
    return simplex.freeColumns(limit: limit).map { range in
      FreeVariable(
        variable: Int(variables[variables.startIndex + Int(range.column)]), lower: range.lower,
        upper: range.upper)
    }
  }
}
