package import ExactNumbers

// The values of one parameter at which a claim is violated, if all other parameters have only one value.
extension Prover {
  /// Returns the values of a parameter at which there is no optimum.
  package func unsatisfiableValues(of parameter: Int) -> ValueSet {
    let whole = interval(of: parameter)
    let satisfiable = required.satisfiableRange(of: parameter)
    return ValueSet([
      ValueSet.Interval(
        from: ValueSet.End(value: whole.lower, isIncluded: true),
        to: ValueSet.End(value: satisfiable.lower, isIncluded: false)),
      ValueSet.Interval(
        from: ValueSet.End(value: satisfiable.upper, isIncluded: false),
        to: ValueSet.End(value: whole.upper, isIncluded: true)),
    ])
  }

  /// Returns the values of a parameter at which one of some claims is violated; `nil` if that requires too many
  /// cells.
  ///
  /// - Precondition: All other parameters have only one value.
  package func values(of parameter: Int, violating claims: [Claim]) -> ValueSet? {
    var values = ValueSet()
    for claim in claims {
      let forms = claim.forms.map { divided.divided(reduction.reduced($0)) }
      guard
        let own = LineSearch(parameter, interval(of: parameter)).values(
          root(of: forms, parameters: [parameter]), forms)
      else { return nil }
      values = values.union(own)
    }
    let satisfiable = required.satisfiableRange(of: parameter)
    return values.clipped(satisfiable.lower, satisfiable.upper)
  }

  /// The smallest and the largest value of a parameter.
  package func interval(of parameter: Int) -> (lower: Rational, upper: Rational) {
    let (own, scale) = (parameters[parameter], parameters[parameter].scale.map { parameters[$0] })
    return (own.lower * (scale?.lower ?? .one), own.upper * (scale?.upper ?? .one))
  }
}

extension RequiredRows {
  /// Returns the smallest and the largest value of a parameter at which the rows are satisfiable.
  ///
  /// - Precondition: All other parameters have only one value.
  fileprivate func satisfiableRange(of parameter: Int) -> (lower: Rational, upper: Rational) {
    let cell = Cell(of: parameters, active: Array(parameters.indices))
    let open = components.filter { $0.provedLevels < 0 }.map { component in
      var component = component
      _ = component.move(to: parameters.usualPoint)
      return component
    }
    let program = JointProgram(of: open, used: Set(open.indices), in: cell)
    return program.range(of: parameter, whereAll: [], areAtLeast: .zero)
      ?? (parameters[parameter].usual, parameters[parameter].usual)
  }
}

/// The search for all values of a parameter at which a claim is violated.
///
/// Unlike ``CellSearch``, it continues after a counterexample. If all levels are proved in a cell, the values
/// at which some optimum violates the claim are an interval, whose ends are the results of two linear programs.
private struct LineSearch {
  /// The limit on the number of cells.
  private static let cellLimit = 100
  /// The share of all values by which the tolerance may move an end of an interval.
  private static let endTolerance = Rational(1) / Rational(100)

  private let parameter: Int
  private let whole: (lower: Rational, upper: Rational)

  /// Creates a search among all values of a parameter.
  init(_ parameter: Int, _ whole: (lower: Rational, upper: Rational)) {
    (self.parameter, self.whole) = (parameter, whole)
  }

  /// Returns the values at which all forms exceed 0 in some optimum; `nil` if that is not decided.
  func values(_ root: ProofNode, _ forms: [ReducedForm]) -> ValueSet? {
    var parts: [ValueSet.Interval] = []
    var count = 0
    var waiting = [root]
    while var node = waiting.popLast() {
      count += 1
      if count > Self.cellLimit { return nil }
      examine: while true {
        let task = node.task
        let resolved = forms.map { task.resolved($0) }
        guard node.maximum(of: resolved, limit: Prover.tolerance).exceeds(Prover.tolerance) else {
          break examine
        }
        guard let open = task.openComponents(of: resolved).first else {
          if let part = part(task, resolved) { parts.append(part) }
          break examine
        }
        switch node.step(open) {
        case .proved(_, let next): node = next
        case .divided(_, let below, let above):
          waiting += [below.rest, above.rest].compactMap { $0 }
          break examine
        case .unsatisfiable(_, let part):
          if let rest = part.rest { waiting.append(rest) }
          break examine
        case .stuck: return nil
        }
      }
    }
    return ValueSet(parts)
  }

  /// Returns the values in a cell at which all forms exceed 0, if all levels are proved.
  ///
  /// The ends are computed for three limits. If the ends depend on the limit, they are excluded and would be
  /// reached if the limit were 0.
  private func part(_ task: ProofTask, _ forms: [ResolvedForm]) -> ValueSet.Interval? {
    let used = Set(forms.flatMap { $0.free.map { $0.component } })
    let program = JointProgram(of: task.components, used: used, in: task.cell)
    let half = Rational(1) / Rational(2)
    var limit = Prover.tolerance
    var ranges: [(lower: Rational, upper: Rational)] = []
    for _ in 0..<3 {
      guard let range = program.range(of: parameter, whereAll: forms, areAtLeast: limit) else {
        return nil
      }
      ranges.append(range)
      limit *= half
    }
    return ValueSet.Interval(
      from: end(ranges.map { $0.lower }), to: end(ranges.map { $0.upper }))
  }

  /// Returns the end of an interval, given its values if the forms are at least a limit, a half of the limit, and
  /// a quarter of it.
  private func end(_ values: [Rational]) -> ValueSet.End {
    let (step, nextStep) = (values[0] - values[1], values[1] - values[2])
    let isLinear = step == nextStep + nextStep
    let isNear =
      (step + step).magnitude <= (whole.upper - whole.lower) * Self.endTolerance
    guard isLinear, isNear, !step.isZero else {
      return ValueSet.End(value: values[0], isIncluded: true)
    }
    return ValueSet.End(value: values[0] - step - step, isIncluded: false)
  }
}
