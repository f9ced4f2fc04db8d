import ExactNumbers

/// The writer of certificates, which a program that shares nothing with the prover can check.
///
/// The documentation page "Certificates" describes the documents. The writer decides each claim with the prover,
/// which keeps the steps of its proofs, and computes the multipliers of the claims again.
struct CertificateWriter {
  /// A node of the certificate.
  struct Node {
    var steps: [ProofValue] = []
    var closes: [ProofValue] = []
    var next: [Int] = []
    var splits: [ProofValue] = []
    /// The multipliers that prove that the cell is empty.
    var empty: ProofValue?
  }

  let prover: Prover
  let claims: [CertifiedClaim]
  private(set) var nodes: [Node] = []
  private(set) var uniques: [Prover.Summand] = []
  private var proved: Set<ProofTarget> = []
  private var counterexamples: [ProofValue] = []

  /// Decides the claims.
  init(_ prover: Prover, _ claims: [CertifiedClaim]) {
    (self.prover, self.claims) = (prover, claims)
    for (number, claim) in claims.enumerated() {
      switch claim.kind {
      case .satisfiable: note(prover.decideSatisfiability(), number)
      case .unique(let variables): decideUniqueness(of: variables, number)
      case .atMost(let claim, let attempts): decide(claim, attempts, number)
      }
    }
  }

  private mutating func note(_ verdict: Prover.Verdict, _ claim: Int) {
    if case .counterexample(let found) = verdict {
      counterexamples.append(document(of: found, claim))
    }
  }

  private mutating func decideUniqueness(of variables: [Int], _ claim: Int) {
    for summand in prover.summands(of: variables) {
      let target = ProofTarget.unique(uniques.count)
      let verdict = prover.decideUniqueness(of: summand, noting: target)
      note(verdict, claim)
      guard case .proved = verdict else { return }
      uniques.append(summand)
      proved.insert(target)
    }
  }

  private mutating func decide(_ claim: Claim, _ attempts: [[Int]], _ number: Int) {
    for forms in attempts + [Array(claim.forms.indices)] {
      let target = ProofTarget.claim(number, forms: forms)
      let part = Claim(anyAtMostZero: forms.map { claim.forms[$0] })
      let verdict = prover.decide(part, tolerance: Prover.tolerance, noting: target)
      if case .proved = verdict {
        proved.insert(target)
        return
      }
      if forms.count == claim.forms.count { note(verdict, number) }
    }
  }

  /// Returns the certificate.
  mutating func document() -> ProofValue {
    let required = writeRequired()
    let all = writeAll()
    let uniques = uniques.map { summand in
      ProofValue(
        summand.form.terms.map { (name(ofReduced: $0.index).text, $0.coefficient) })
    }
    return .object([
      ("nodes", .array(nodes.map { $0.document })),
      ("required", .number(required)), ("all", .number(all)),
      ("uniques", .array(uniques)), ("counterexamples", .array(counterexamples)),
    ])
  }

  /// The name of a variable in reduced forms.
  private func name(ofReduced variable: Int) -> ProofName {
    prover.reduction.names[prover.divided.identity(of: variable)]
  }

  // MARK: Nodes

  /// Adds the nodes of the proofs that the required rows are satisfiable, and returns the number of the root.
  private mutating func writeRequired() -> Int {
    let required = prover.required
    var steps = StepWriter(required.reduction)
    var root = Node(steps: steps.initialSteps())
    var decided: Set<Int> = []
    for step in required.divided.steps {
      switch step {
      case .levels(let proof):
        let cell = Cell(of: prover.problem.parameters, active: proof.component.parameters)
        root.closes.append(steps.feasibility(proof, in: cell))
        decided.insert(proof.component.block)
      case .division(let block, let parts):
        if decided.contains(block) {
          decided.formUnion(parts.map { $0.block })
        } else {
          root.steps += steps.documents(of: [step], in: nil)
        }
      case .implied: continue
      }
    }
    nodes.append(root)
    let number = nodes.count - 1
    for node in required.forest.roots {
      if let next = write(node, [], .required, steps) { nodes[number].next.append(next) }
    }
    return number
  }

  /// Adds the nodes of all other proofs, and returns the number of the root.
  private mutating func writeAll() -> Int {
    var steps = StepWriter(prover.reduction)
    let initial = steps.initialSteps()
    let proved = steps.documents(of: prover.divided.steps, in: nil, prover.problem.parameters)
    nodes.append(Node(steps: initial + proved))
    let number = nodes.count - 1
    for node in prover.forest.roots {
      if let next = write(node, [], .all, steps) { nodes[number].next.append(next) }
    }
    return number
  }

  /// The rows that a proof is about.
  enum System {
    /// The required rows.
    case required
    /// All rows.
    case all
  }

  /// Adds a node and the nodes after it; `nil` if nothing is proved in them.
  private mutating func write(
    _ node: ProofNode, _ initial: [ProofValue], _ system: System, _ steps: StepWriter
  ) -> Int? {
    let number = nodes.count
    let cell = node.task.cell
    nodes.append(Node(steps: initial))
    if system == .all {
      var seen: Set<ProofTarget> = []
      for target in node.closed where proved.contains(target) && seen.insert(target).inserted {
        nodes[number].closes.append(closing(target, node, steps))
      }
    }
    for key in node.steps.keys.sorted() {
      switch node.steps[key] {
      case .proved(let proved, let next):
        if system == .required {
          for case .levels(let proof) in proved {
            nodes[number].closes.append(steps.feasibility(proof, in: cell))
          }
          continue
        }
        var after = steps
        let documents = after.documents(of: proved, in: cell)
        if let next = write(next, documents, system, after) { nodes[number].next.append(next) }
      case .divided(let form, let below, let above):
        writeSplit(node, form, below, above, system, steps, to: number)
      case .unsatisfiable(let side, let part):
        if system == .required { continue }
        let step = steps.infeasibility(side)
        let rest = write(part, [step], in: cell.cut(side.form), system, steps)
        if case .node(let next) = rest { nodes[number].next.append(next) }
      case .stuck, nil: continue
      }
    }
    for (side, part) in node.restrictions {
      let step = StepWriter(prover.required.reduction).infeasibility(side)
      let rest = write(part, [step], in: cell.cut(side.form), system, steps)
      if case .node(let next) = rest { nodes[number].next.append(next) }
    }
    if nodes[number].closes.isEmpty, nodes[number].next.isEmpty, nodes[number].splits.isEmpty {
      nodes.removeSubrange(number...)
      return nil
    }
    return number
  }

  private mutating func writeSplit(
    _ node: ProofNode, _ form: AffineForm, _ below: ProofNode.Part, _ above: ProofNode.Part,
    _ system: System, _ steps: StepWriter, to number: Int
  ) {
    let (start, cell) = (nodes.count, node.task.cell)
    let parts = [
      write(below, [], in: cell.cut(form), system, steps),
      write(above, [], in: cell.cut(-form), system, steps),
    ]
    var split = [(key: "form", value: ProofValue(form) { .parameter($0) })]
    for (part, key) in zip(parts, ["below", "above"]) {
      switch part {
      case .node(let next): split.append((key, .number(next)))
      case .missing:
        let cuts = cell.multipliers(bounding: key == "above" ? form : -form, by: .zero)
        split.append(("cuts", steps.document(of: cuts)))
      case .useless:
        nodes.removeSubrange(start...)
        return
      }
    }
    nodes[number].splits.append(.object(split))
  }

  /// The result of writing a part of a cell.
  private enum WrittenPart {
    /// The number of the part's node.
    case node(Int)
    /// The part has no points that the other part does not contain.
    case missing
    /// Nothing is proved in the part.
    case useless
  }

  /// Adds the node of a part.
  private mutating func write(
    _ part: ProofNode.Part, _ initial: [ProofValue], in cell: Cell, _ system: System,
    _ steps: StepWriter
  ) -> WrittenPart {
    let documents = initial + part.sides.map { steps.infeasibility($0) }
    if let rest = part.rest {
      return write(rest, documents, system, steps).map { .node($0) } ?? .useless
    }
    if documents.isEmpty { return .missing }
    let empty = part.sides.reduce(cell) { $0.cut($1.form) }.emptinessMultipliers
    var node = Node(steps: documents)
    node.empty = .object([("cuts", steps.document(of: empty))])
    nodes.append(node)
    return .node(nodes.count - 1)
  }
}

extension CertificateWriter.Node {
  fileprivate var document: ProofValue {
    var members: [(key: String, value: ProofValue)] = []
    if !steps.isEmpty { members.append(("steps", .array(steps))) }
    if !closes.isEmpty { members.append(("closes", .array(closes))) }
    if !next.isEmpty { members.append(("next", .array(next.map { .number($0) }))) }
    if !splits.isEmpty { members.append(("splits", .array(splits))) }
    if let empty { members.append(("empty", empty)) }
    return .object(members)
  }
}
