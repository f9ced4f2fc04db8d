import ExactNumbers

/// The writer of the steps of a proof.
struct StepWriter {
  private let names: ProofNames
  private let reduction: Reduction
  /// The variables that a step has fixed.
  private var fixed: Set<Int> = []

  /// Creates a writer for the steps of a reduced problem.
  init(_ reduction: Reduction) {
    (self.reduction, names) = (reduction, reduction.names)
  }

  /// Returns the first steps: variables that two rows fix, and the division into components.
  mutating func initialSteps() -> [ProofValue] {
    let implied = reduction.fixedVariables.map { variable in
      let form = LinearForm(variable: variable)
      return document(of: ImpliedValue(variable: variable, upper: form, lower: -form))
    }
    let parts = reduction.components.map { component in
      (
        block: component.block,
        coordinates: component.coordinates.map { component.identities[$0] }
      )
    }
    return implied + [division(of: -1, parts)]
  }

  /// Returns steps in a cell.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - cell: The cell; `nil` for the cells of all values of each component's parameters.
  ///   - parameters: The parameters, if there is no cell.
  mutating func documents(
    of steps: [ProofStep], in cell: Cell?, _ parameters: [ParametricProblem.Parameter] = []
  ) -> [ProofValue] {
    steps.map { step in
      switch step {
      case .division(let block, let parts): return division(of: block, parts)
      case .implied(let value): return document(of: value)
      case .levels(let proof):
        return document(
          of: proof, in: cell ?? Cell(of: parameters, active: proof.component.parameters))
      }
    }
  }

  private func division(
    of block: Int, _ parts: [(block: Int, coordinates: [Int])]
  ) -> ProofValue {
    let into = parts.map { part -> ProofValue in
      let coordinates = part.coordinates.map { ProofValue.text(names[$0].text) }
      return .object([("block", .number(part.block)), ("coordinates", .array(coordinates))])
    }
    return .object([
      ("divide", .object([("block", .number(block)), ("into", .array(into))]))
    ])
  }

  private mutating func document(of value: ImpliedValue) -> ProofValue {
    let members: [(key: String, value: ProofValue)] = [
      ("form", ProofValue([(names[value.variable].text, .one)])),
      ("upper", multipliers(value.upper)), ("lower", multipliers(value.lower)),
    ]
    fix(value.upper)
    return .object([("implied", .object(members))])
  }

  private mutating func fix(_ rates: LinearForm) { fixed.formUnion(rates.terms.map { $0.index }) }

  private mutating func document(of proof: ComponentProof, in cell: Cell) -> ProofValue {
    var members = policy(proof, in: cell)
    var levels: [ProofValue] = []
    for optimum in proof.optima {
      guard let level = reduction.level(ofSlack: optimum.slack) else {
        continue
      }
      levels.append(
        .object([("level", .number(level)), ("multipliers", multipliers(optimum.rates))]))
      fix(optimum.rates)
    }
    members.append(("levels", .array(levels)))
    return .object([("levels", .object(members))])
  }

  /// Returns the proof that the rows of a component are satisfiable in a cell.
  func feasibility(_ proof: ComponentProof, in cell: Cell) -> ProofValue {
    .object([("feasible", .object(policy(proof, in: cell)))])
  }

  /// Returns a policy, with the multiples of cuts that prove that it satisfies the rows.
  private func policy(
    _ proof: ComponentProof, in cell: Cell
  ) -> [(key: String, value: ProofValue)] {
    let component = proof.component
    let coordinates = component.coordinates
    var forms: [(variable: Int, form: AffineForm)] = []
    for variable in coordinates {
      let value = AffineForm(constant: component.simplex.values[variable])
      forms.append((variable, proof.policy[variable].map { value + $0 } ?? value))
    }
    let values = forms.map { variable, form in
      let name = names[component.identities[variable]]
      // The variable of a row is the value of the form without the constant.
      let constant = component.offsets[variable] + reduction.constant(of: name)
      return (
        key: name.text,
        value: ProofValue(form + AffineForm(constant: constant)) { .parameter($0) }
      )
    }
    for variable in component.boundedBasics {
      var form = component.dependence(of: variable)
      for term in component.freeTerms(of: variable) {
        if let change = proof.policy[term.index] { form.add(change, times: term.coefficient) }
      }
      forms.append((variable, form))
    }
    var cuts: [(key: String, value: ProofValue)] = []
    for (variable, form) in forms {
      let bounds = component.simplex.bounds[variable]
      for (bound, isUpper) in [(bounds.upper, true), (bounds.lower, false)] {
        guard let bound else { continue }
        let found = cell.multipliers(
          bounding: isUpper ? form : -form, by: isUpper ? bound : -bound)
        if found.isEmpty { continue }
        for (name, factor) in names.members(component.identities[variable], isUpper: isUpper) {
          let multiples = found.map { (cut: $0.cut, factor: $0.factor * factor.magnitude) }
          cuts.append((name.text, document(of: multiples)))
        }
      }
    }
    return [
      ("block", .number(component.block)), ("policy", .object(values)), ("cuts", .object(cuts)),
    ]
  }

  /// Returns multiples of cuts.
  func document(of cuts: [Cell.CutMultiplier]) -> ProofValue {
    ProofValue(cuts.map { (String($0.cut), $0.factor) })
  }

  /// Returns the step that cuts a cell because the rows are unsatisfiable beyond a side.
  func infeasibility(_ side: UnsatisfiableSide) -> ProofValue {
    let multipliers = multipliers(side.rates)
    return .object([("infeasible", .object([("multipliers", multipliers)]))])
  }

  /// Returns the multipliers of rows and slacks that rates are.
  func multipliers(_ rates: LinearForm) -> ProofValue {
    ProofValue(
      rates.terms.compactMap { term in
        guard !fixed.contains(term.index),
          let (name, factor) = names.member(term.index, isUpper: term.coefficient.signum > 0)
        else { return nil }
        return (name.text, term.coefficient.magnitude / factor)
      })
  }

  /// The level of a slack, by the variable of the elimination.
  func level(ofSlack variable: Int) -> Int? { reduction.level(ofSlack: variable) }
}
