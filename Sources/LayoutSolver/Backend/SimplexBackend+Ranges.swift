extension SimplexBackend {
  /// The variables that have several values at the optima of the last problem, in ascending order, each with
  /// the exact range of its values.
  ///
  /// The array is empty if the optimum is unique or if the last problem had no solution.
  public mutating func freeVariables() -> [FreeVariable] {
    var rangesOfParts: [(part: Int, ranges: [ValueRange])] = []
    for index in looseParts.indices {
      let part = looseParts[index].part
      let ranges = looseParts[index].ranges(with: &simplex) ?? rangesAsWritten(ofPart: part)
      rangesOfParts.append((part, ranges))
    }
    for part in unpresolvedParts { rangesOfParts.append((part, rangesAsWritten(ofPart: part))) }
    let free = rangesOfParts.flatMap { part, ranges in
      zip(components.variables(of: part), ranges).compactMap { FreeVariable(Int($0), $1) }
    }
    return (isolated + free).sorted { $0.variable < $1.variable }
  }

  /// The free variables of the last problem, and the residuals of the rows that optima may violate in parts
  /// with free variables.
  mutating func freedom() -> FaceFreedom {
    var freedom = FaceFreedom(variables: freeVariables(), isPartial: !unpresolvedParts.isEmpty)
    for index in looseParts.indices {
      let problem = partProblem(looseParts[index].part)
      guard let own = looseParts[index].residuals(of: problem, with: &simplex) else {
        freedom.isPartial = true
        continue
      }
      let rows = Array(components.rows(of: looseParts[index].part))
      freedom.residuals += own.map { .init(row: Int(rows[$0.row]), range: $0.range) }
    }
    freedom.residuals.sort { $0.row < $1.row }
    return freedom
  }

  /// The optional rows that optima of the last problem violate by different amounts, in ascending order.
  ///
  /// Rows of parts in which rounding has made the face of optima unusable are not included.
  package mutating func contestedRows() -> [Int] {
    freedom().residuals.filter { !$0.range.isPoint }.map { $0.row }
  }

  /// The ranges of the variables of a part without presolving it; empty if rounding prevents that.
  mutating func rangesAsWritten(ofPart part: Int) -> [ValueRange] {
    guard solveAsWritten(part) == .optimal else { return [] }
    return simplex.extremes(ofColumnsPreferringSteep: false)
  }

  /// Fixes free variables of the last problem's optimum until none is free, and finds the fixed variables
  /// that each free variable depends on.
  ///
  /// Values inside the ranges have no cost, so the remaining optima are the part of the optimal face with
  /// these values. The face is reduced further, and nothing is solved again.
  ///
  /// - Parameters:
  ///   - effort: The approximate number of columns that may be read; reduced by the number that was read. If
  ///     the effort is insufficient, the search ends early.
  ///   - value: A value inside a range; `nil` to skip the variable.
  /// - Returns: The free variables that are determined, in ascending order.
  package mutating func settlements(
    effort: inout Int, value: (FreeVariable) -> Double?
  ) -> [VariableSettlement] {
    var settlements = isolated.compactMap { free in
      value(free).map {
        VariableSettlement(variable: free.variable, value: $0, basis: [free.variable])
      }
    }
    for index in looseParts.indices where effort > 0 {
      let variables = Array(components.variables(of: looseParts[index].part))
      settlements += looseParts[index].settlements(of: variables, &effort, with: &simplex, value)
    }
    return settlements.sorted { $0.variable < $1.variable }
  }

  /// Whether fixing one free variable of the last problem's optimum inside its range determines another one;
  /// false if the effort is insufficient.
  package mutating func isSettled(
    _ variable: Int, by other: Int, at value: Double, effort: inout Int
  ) -> Bool {
    for index in looseParts.indices {
      let variables = components.variables(of: looseParts[index].part)
      guard variables.contains(DenseIndex(truncatingIfNeeded: variable)) else { continue }
      guard variables.contains(DenseIndex(truncatingIfNeeded: other)) else { return false }
      return looseParts[index].isSettled(
        Int(components.numberInPart[variable]), by: Int(components.numberInPart[other]), at: value,
        &effort, with: &simplex)
    }
    return false
  }
}

/// A free variable that is determined if other free variables are fixed.
package struct VariableSettlement: Sendable, Hashable {
  /// The free variable.
  package let variable: Int
  /// The value of the variable if the variables of all settlements of a problem have their values.
  package let value: Double
  /// The variables that have to be fixed to determine this one, in ascending order; all of them are
  /// necessary.
  ///
  /// The basis of each of these variables is the variable itself.
  package let basis: [Int]
}

/// The free variables of an optimum, and the residuals of the rows that optima may violate.
struct FaceFreedom: Sendable {
  /// The residual of an optional row that optima may violate, or that is the same at all optima.
  struct Residual: Sendable {
    let row: Int
    /// The values of the residual at the optima.
    let range: ValueRange
  }

  var variables: [FreeVariable] = []
  var residuals: [Residual] = []
  /// Whether the residuals of other rows may vary, because rounding has made a face unusable.
  var isPartial = false
}
