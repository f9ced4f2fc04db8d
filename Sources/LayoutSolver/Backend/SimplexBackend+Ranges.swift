extension SimplexBackend {
  /// The variables that the optimum of the last problem leaves free, each with its range.
  public mutating func freeVariables() -> [FreeVariable] {
    collectFree { backend, part in
      backend.rangesOnFace(of: part) ?? backend.rangesAsWritten(of: part)
    }
  }

  /// The same, found without presolving: slow, and so simple that the fast way is checked by it.
  mutating func freeVariablesAsWritten() -> [FreeVariable] {
    collectFree { backend, part in backend.rangesAsWritten(of: part) }
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
