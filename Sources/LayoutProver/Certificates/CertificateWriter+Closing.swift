import ExactNumbers

extension CertificateWriter {
  /// Returns the proof that a claim applies in the cell of a node.
  func closing(_ target: ProofTarget, _ node: ProofNode, _ steps: StepWriter) -> ProofValue {
    switch target {
    case .claim(let number, let forms): claim(number, forms, node, steps)
    case .unique(let number): unique(number, node, steps)
    }
  }

  /// Returns the proof of a claim of which some forms are used.
  private func claim(
    _ number: Int, _ used: [Int], _ node: ProofNode, _ steps: StepWriter
  ) -> ProofValue {
    guard case .atMost(let claim, _) = claims[number].kind else { return .object([]) }
    var weights = [Rational](repeating: .zero, count: claim.forms.count)
    let forms = used.map { form in
      node.task.resolved(prover.divided.divided(prover.reduction.reduced(claim.forms[form])))
    }
    func document(_ multipliers: ProofValue, _ cuts: [Cell.CutMultiplier]) -> ProofValue {
      let members: [(key: String, value: ProofValue)] = [
        ("claim", .number(number)), ("weights", .array(weights.map { ProofValue($0) })),
        ("multipliers", multipliers), ("cuts", steps.document(of: cuts)),
      ]
      return .object([("atMost", .object(members))])
    }
    let cell = node.task.cell
    for (form, place) in zip(forms, used) where form.free.isEmpty {
      guard let largest = cell.maximum(of: form.dependence), largest.value <= Prover.tolerance
      else { continue }
      weights[place] = .one
      return document(
        .object([]), cell.multipliers(bounding: form.dependence, by: Prover.tolerance))
    }
    var program = JointProgram(of: node.task.components, used: forms.usedComponents, in: cell)
    let rates = program.maximize(smallestOf: forms).rates
    for term in rates.terms {
      if case .form(let form) = program.origins[term.index] {
        weights[used[form]] = -term.coefficient
      }
    }
    return document(
      steps.multipliers(program.memberRates(rates, copy: 0)),
      cell.cutMultipliers(rates) { program.side(of: $0) })
  }

  /// Returns the proof that a form is unique.
  private func unique(_ number: Int, _ node: ProofNode, _ steps: StepWriter) -> ProofValue {
    let task = node.task
    let form = task.resolved(
      ReducedForm(variables: uniques[number].form, dependence: AffineForm()))
    func document(
      _ multipliers: [ProofValue], _ costs: [(key: String, value: Rational)],
      _ cuts: [Cell.CutMultiplier]
    ) -> ProofValue {
      let members: [(key: String, value: ProofValue)] = [
        ("form", .number(number)), ("first", multipliers[0]), ("second", multipliers[1]),
        ("costs", ProofValue(costs)), ("cuts", steps.document(of: cuts)),
      ]
      return .object([("unique", .object(members))])
    }
    if form.free.isEmpty { return document([.object([]), .object([])], [], []) }
    var program = JointProgram(
      of: task.components, used: [form].usedComponents, in: task.cell, copyCount: 2)
    let rates = program.maximizeDifference(of: form).rates
    let costs = rates.terms.compactMap { term -> (key: String, value: Rational)? in
      guard case .cost(let component, let level) = program.origins[term.index] else { return nil }
      let part = task.components[component]
      guard let slack = part.levels[level].first,
        let number = steps.level(ofSlack: part.identities[slack])
      else { return nil }
      return ("\(part.block)/\(number)", term.coefficient)
    }
    let multipliers = (0..<2).map { copy in
      steps.multipliers(program.memberRates(rates, copy: copy))
    }
    return document(multipliers, costs, task.cell.cutMultipliers(rates) { program.side(of: $0) })
  }

  // MARK: Counterexamples

  /// Returns a counterexample to a claim.
  func document(of found: Prover.Counterexample, _ number: Int) -> ProofValue {
    var members: [(key: String, value: ProofValue)] = [
      ("claim", .number(number)), ("point", .array(found.point.map { ProofValue($0) })),
    ]
    if case .satisfiable = claims[number].kind {
      let required = prover.required
      if let side = required.unsatisfiability(at: found.point) {
        let steps = StepWriter(required.reduction)
        members.append(("multipliers", steps.multipliers(side.rates)))
      }
      return .object(members)
    }
    let parameters = prover.problem.parameters
    let cell = Cell(of: parameters, active: Array(parameters.indices)).only(found.point)
    var steps = StepWriter(prover.reduction)
    var components = prover.divided.components
    var documents: [ProofValue] = []
    for number in components.indices {
      _ = components[number].move(to: found.point)
      let optima = components[number].minimizeLevels()
      if optima.isEmpty { continue }
      let proof = ComponentProof(component: components[number], optima: optima, policy: [:])
      documents += steps.documents(of: [.levels(proof)], in: cell)
    }
    let task = ProofTask(cell: cell, components: components, forms: prover.divided.forms)
    members.append(("steps", .array(documents)))
    members.append(("layouts", .array(layouts(of: found, claims[number].kind, task))))
    return .object(members)
  }

  /// Returns optima that violate a claim.
  private func layouts(
    of found: Prover.Counterexample, _ kind: CertifiedClaim.Kind, _ task: ProofTask
  ) -> [ProofValue] {
    let limit = Prover.tolerance + .one
    func resolved(_ form: ReducedForm) -> ResolvedForm {
      task.resolved(prover.divided.divided(form))
    }
    func layout(_ program: JointProgram?, copy: Int) -> ProofValue {
      .array(
        (0..<prover.problem.variableCount).map { variable in
          let form = resolved(prover.reduction.reduced(variable: variable))
          var value = form.dependence.value { found.point[$0] }
          for term in form.free {
            let change = program?.change(of: term.variable, term.component, copy: copy) ?? .zero
            value.add(term.coefficient, times: change)
          }
          return ProofValue(value)
        })
    }
    switch kind {
    case .satisfiable: return []
    case .unique:
      guard let variable = found.variable else { return [] }
      let form = resolved(prover.reduction.reduced(variable: variable))
      var program = JointProgram(
        of: task.components, used: [form].usedComponents, in: task.cell, copyCount: 2)
      _ = program.maximizeDifference(of: form, limit: limit)
      return [layout(program, copy: 0), layout(program, copy: 1)]
    case .atMost(let claim, _):
      let forms = claim.forms.map { resolved(prover.reduction.reduced($0)) }
      var program = JointProgram(of: task.components, used: forms.usedComponents, in: task.cell)
      _ = program.maximize(smallestOf: forms, limit: limit)
      return [layout(program, copy: 0)]
    }
  }
}

extension [ResolvedForm] {
  /// The components of the free variables.
  fileprivate var usedComponents: Set<Int> {
    Set(flatMap { form in form.free.map { $0.component } })
  }
}

extension JointProgram {
  /// Returns the rates of one copy, in variables of the elimination.
  fileprivate func memberRates(_ rates: LinearForm, copy: Int) -> LinearForm {
    LinearForm(
      rates.terms.compactMap { term in
        guard case .member(copy, let component, let variable) = origins[term.index] else {
          return nil
        }
        return (identity(of: variable, component), term.coefficient)
      })
  }

  /// Returns the number of the side that a variable is; `nil` for other variables.
  fileprivate func side(of variable: Int) -> Int? {
    if case .side(let side) = origins[variable] { return side }
    return nil
  }
}
