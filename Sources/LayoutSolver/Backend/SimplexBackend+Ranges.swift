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
      store.load(looseParts[index].part, of: components, in: problem)
      let own = looseParts[index].residuals(of: store, with: &simplex) {
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

  /// Gives free variables of the last problem's optimum values until none is free, each time the
  /// first that still is.
  ///
  /// Values inside the ranges cost nothing, so what is left is the part of the optimal face with
  /// these values: it is reduced further, and nothing is solved again. Each settlement takes a degree
  /// of freedom; as each variable was free when its turn came, none of them is needless.
  ///
  /// - Parameters:
  ///   - effort: About how many columns may be looked at; the work ends early when that is used up.
  ///   - value: A value inside a range; nil to pass a variable over.
  public mutating func settlements(
    effort: Int, value: (FreeVariable) -> Double?
  ) -> [VariableSettlement]? {
    var settlements: [VariableSettlement] = []
    var effort = effort
    for index in looseParts.indices where effort > 0 {
      let variables = Array(components.variables(of: looseParts[index].part))
      if components.rows(of: looseParts[index].part).isEmpty {
        for variable in variables {
          let free = FreeVariable(Int(variable), .all)
          guard let value = value(free) else { continue }
          settlements.append(VariableSettlement(free: free, value: value, followers: []))
        }
      } else {
        looseParts[index].settle(variables, &effort, with: &simplex, value, &settlements)
      }
    }
    return settlements.sorted { $0.free.variable < $1.free.variable }
  }
}
