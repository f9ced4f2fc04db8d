extension SimplexBackend {
  /// The variables that the optimum of the last problem leaves free, each with its range.
  public mutating func freeVariables() -> [FreeVariable] {
    var free: [FreeVariable] = []
    for index in looseParts.indices { free += freeVariables(ofLoose: index) }
    return free.sorted { $0.variable < $1.variable }
  }

  /// The variables that the optimum of the last problem leaves free, each with its range, found without
  /// presolving.
  ///
  /// This is slow, and so simple that ``freeVariables()`` is checked by it.
  mutating func freeVariablesAsWritten() -> [FreeVariable] {
    var free: [FreeVariable] = []
    for loose in looseParts { free += freeVariablesAsWritten(ofPart: loose.part) }
    return free.sorted { $0.variable < $1.variable }
  }

  /// The variables that the optimum of the last problem leaves free, and the residuals of rows that optima
  /// may violate in the parts where there are such variables.
  mutating func freedom() -> FaceFreedom {
    var found = FaceFreedom(variables: freeVariables())
    for index in looseParts.indices {
      let rows = components.rows(of: looseParts[index].part)
      if rows.isEmpty || looseParts[index].soleRange != nil { continue }
      loadPart(looseParts[index].part)
      let own = looseParts[index].residuals(of: partProblem, with: &simplex) {
        Int(rows[rows.startIndex + $0])
      }
      found.residuals += own?.residuals ?? []
      found.undecided += own?.undecided ?? []
      found.isPartial = found.isPartial || own == nil
    }
    found.residuals.sort { $0.row < $1.row }
    return found
  }

  /// The optional rows that optima violate by different amounts, but for parts in which rounding has spoilt
  /// the face of optima.
  public mutating func contestedRows() -> [Int] {
    freedom().residuals.filter { !$0.range.isPoint }.map { $0.row }
  }

  private mutating func freeVariables(ofLoose index: Int) -> [FreeVariable] {
    let variables = components.variables(of: looseParts[index].part)
    guard let ranges = looseParts[index].ranges(ofFirst: variables.count, with: &simplex) else {
      return freeVariablesAsWritten(ofPart: looseParts[index].part)
    }
    return zip(variables, ranges).compactMap { variable, range in
      range.isPoint ? nil : FreeVariable(Int(variable), range)
    }
  }

  /// Finds the free variables of a part row by row as it was written.
  private mutating func freeVariablesAsWritten(ofPart part: Int) -> [FreeVariable] {
    let variables = components.variables(of: part)
    if components.rows(of: part).isEmpty {
      return variables.map { FreeVariable(Int($0), .all) }
    }
    guard solveAsWritten(part) == .optimal else { return [] }
    return simplex.freeColumns().map { range in
      FreeVariable(
        Int(variables[variables.startIndex + Int(range.column)]),
        ValueRange(lower: range.lower, upper: range.upper))
    }
  }

  /// Fixes free variables of the last problem's optimum until none is free, each time the first that still
  /// is, and finds which of them each free variable depends on.
  ///
  /// Values inside the ranges cost nothing, so what is left is the part of the optimal face with
  /// these values. It is reduced further, and nothing is solved again.
  public mutating func settlements(
    effort: inout Int, value: (FreeVariable) -> Double?
  ) -> [VariableSettlement] {
    var settlements: [VariableSettlement] = []
    for index in looseParts.indices where effort > 0 {
      let variables = Array(components.variables(of: looseParts[index].part))
      if components.rows(of: looseParts[index].part).isEmpty {
        for variable in variables.map({ Int($0) }) {
          guard let value = value(FreeVariable(variable, .all)) else { continue }
          settlements.append(VariableSettlement(variable, at: value, basis: [variable]))
        }
      } else {
        settlements += looseParts[index].settlements(of: variables, &effort, with: &simplex, value)
      }
    }
    return settlements.sorted { $0.variable < $1.variable }
  }

  /// Whether fixing one free variable of the last problem's optimum inside its range fixes another one; false
  /// if the effort does not suffice to find out.
  public mutating func isSettled(
    _ variable: Int, by other: Int, at value: Double, effort: inout Int
  ) -> Bool {
    let place = DenseIndex(truncatingIfNeeded: variable)
    for index in looseParts.indices {
      let variables = components.variables(of: looseParts[index].part)
      guard variables.contains(place) else { continue }
      guard variables.contains(DenseIndex(truncatingIfNeeded: other)) else { return false }
      return looseParts[index].isSettled(
        Int(components.placeInPart[variable]), by: Int(components.placeInPart[other]), at: value,
        of: variables.count, &effort, with: &simplex)
    }
    return false
  }
}
