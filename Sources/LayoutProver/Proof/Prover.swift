package import ExactNumbers

/// Decides claims about the optima of a problem for all values of its parameters.
///
/// All decisions use exact arithmetic. The documentation page "Verification" describes the method.
package struct Prover {
  /// The decision about a claim.
  package enum Verdict: Sendable {
    /// The claim applies to all optima at all points.
    case proved(cells: Int)
    /// The claim is violated at a point.
    case counterexample(Counterexample)
    /// The effort was exceeded.
    case undecided
  }

  /// A point at which a claim is violated.
  package struct Counterexample: Sendable, Hashable {
    /// The values of the parameters.
    package let point: [Rational]
    /// The amount of the violation; `nil` if there is no limit.
    package let excess: Rational?
    /// The variable with several values, if the claim is that each variable has one.
    package let variable: Int?
  }

  /// The amount by which a claim may be violated.
  package static let tolerance = Rational(1) / Rational(1000)

  private let parameters: [ParametricProblem.Parameter]
  private let reduction: Reduction
  private let divided: ComponentForest
  /// The components, with everything that is proved for all points.
  private let components: [Component]
  private let forest: ProofForest
  /// The limit on the number of cells that are examined for a claim.
  private let cellLimit: Int

  /// Prepares the proofs for a problem; `nil` if its required rows are unsatisfiable at the usual point.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - cellLimit: The limit on the number of cells that are examined for a claim.
  package init?(_ problem: ParametricProblem, cellLimit: Int = 1000) {
    parameters = problem.parameters
    self.cellLimit = cellLimit
    reduction = Reduction(problem)
    guard let divided = ComponentForest(reduction, problem.parameters) else { return nil }
    self.divided = divided
    components = divided.components
    forest = ProofForest(parameters, components)
  }

  /// Decides a claim.
  ///
  /// - Parameter tolerance: The amount by which the claim may be violated.
  package func decide(_ claim: Claim, tolerance: Rational = Prover.tolerance) -> Verdict {
    let forms = claim.forms.map { divided.divided(reduction.reduced($0)) }
    return search(root(of: forms)) { node in
      let task = node.task
      let resolved = forms.map { task.resolved($0) }
      let largest = node.maximum(of: resolved, limit: tolerance)
      guard largest.exceeds(tolerance) else { return .closed }
      if let found = excess(of: forms, at: largest.point, task, tolerance) {
        return .counterexample(found)
      }
      return .open(task.openComponents(of: resolved))
    }.simplified(parameters) { point in
      unsatisfiability(at: point) == nil
        ? excess(of: forms, at: point, root(of: forms).task, tolerance) : nil
    }
  }

  /// Decides whether the required rows are satisfiable at all points.
  package func decideSatisfiability() -> Verdict {
    var cells = 0
    for index in components.indices where components[index].provedLevels < 0 {
      let root = forest.root(components: [index], parameters: [])
      let verdict = search(root, isUnsatisfiableViolation: true) { node in
        node.task.components[0].provedLevels < 0 ? .open([0]) : .closed
      }
      guard case .proved(let count) = verdict else {
        return verdict.simplified(parameters) { point in
          unsatisfiability(at: point).map { _ in
            Counterexample(point: point, excess: nil, variable: nil)
          }
        }
      }
      cells += count
    }
    return .proved(cells: Swift.max(1, cells))
  }

  /// Decides whether variables of the problem have the same values in all optima, at each point.
  package func decideUniqueness(of variables: [Int]) -> Verdict {
    var groups: [[Int]: [(variable: Int, form: ReducedForm)]] = [:]
    for variable in variables {
      let form = divided.divided(reduction.reduced(variable: variable))
      groups[divided.components(of: [form]), default: []].append((variable, form))
    }
    var cells = 0
    for (_, own) in groups.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let root = root(of: own.map { $0.form })
      let verdict = search(root) { node in
        let task = node.task
        let open = task.openComponents(of: own.map { task.resolved($0.form) })
        if !open.isEmpty { return .open(open) }
        return difference(in: own, task).map { .counterexample($0) } ?? .closed
      }
      guard case .proved(let count) = verdict else {
        return verdict.simplified(parameters) { point in
          guard let fixed = root.task.optimized(at: point), unsatisfiability(at: point) == nil
          else {
            return nil
          }
          return difference(in: own, fixed)
        }
      }
      cells += count
    }
    return .proved(cells: Swift.max(1, cells))
  }

  /// Returns a variable with several values at a point of a task; `nil` if there is none.
  private func difference(
    in forms: [(variable: Int, form: ReducedForm)], _ task: ProofTask
  ) -> Counterexample? {
    for (variable, form) in forms {
      let resolved = task.resolved(form)
      if resolved.free.isEmpty { continue }
      let largest = task.maximumDifference(of: resolved)
      if largest.exceeds(Self.tolerance) {
        return Counterexample(point: largest.point, excess: largest.value, variable: variable)
      }
    }
    return nil
  }

  /// Returns the violation of a claim at a point; `nil` if it is not violated there.
  private func excess(
    of forms: [ReducedForm], at point: [Rational], _ task: ProofTask, _ tolerance: Rational
  ) -> Counterexample? {
    guard let fixed = task.optimized(at: point) else { return nil }
    var programs: [Set<Int>: JointProgram] = [:]
    let largest = fixed.maximum(
      of: forms.map { fixed.resolved($0) }, limit: tolerance, &programs)
    guard largest.exceeds(tolerance) else { return nil }
    return Counterexample(point: point, excess: largest.value, variable: nil)
  }

  /// Returns a form that is greater than 0 only where the required rows are unsatisfiable, as at a point; `nil`
  /// if they are satisfiable there.
  private func unsatisfiability(at point: [Rational]) -> AffineForm? {
    for component in components where component.provedLevels < 0 {
      var moved = component
      if let excess = moved.move(to: point) { return excess }
    }
    return nil
  }

  /// The root node for claims with some forms.
  private func root(of forms: [ReducedForm]) -> ProofNode {
    forest.root(
      components: divided.components(of: forms),
      parameters: forms.flatMap { $0.dependence.linear.terms.map { $0.index } })
  }

  /// The result of examining a cell.
  private enum Finding {
    /// The claim applies in the whole cell.
    case closed
    /// The claim is violated.
    case counterexample(Counterexample)
    /// More must be proved about one of these components of the task.
    case open([Int])
  }

  /// Examines cells until the claim applies in all of them or is violated in one.
  ///
  /// - Parameter isUnsatisfiableViolation: Whether a point without a layout violates the claim.
  private func search(
    _ root: ProofNode, isUnsatisfiableViolation: Bool = false, _ examine: (ProofNode) -> Finding
  ) -> Verdict {
    var count = 0
    var waiting = [root]
    while var node = waiting.popLast() {
      count += 1
      if count > cellLimit { return .undecided }
      examine: while true {
        let open: [Int]
        switch examine(node) {
        case .closed: break examine
        case .counterexample(let found):
          guard let excess = unsatisfiability(at: found.point) else {
            return .counterexample(found)
          }
          // There is no layout at this point, because of another component.
          if let part = node.task.part(excess, isHalf: false) { waiting.append(ProofNode(part)) }
          break examine
        case .open(let components): open = components
        }
        let levels = node.task.components.map { $0.provedLevels }
        guard let component = open.min(by: { levels[$0] < levels[$1] }) else {
          return .undecided
        }
        switch node.step(component) {
        case .proved(let next): node = next
        case .divided(let parts):
          waiting += parts
          break examine
        case .stuck: return .undecided
        case .unsatisfiable(let form, let rest):
          if isUnsatisfiableViolation {
            let point = node.task.cell.maximum(of: form)?.point ?? node.task.components[0].point
            return .counterexample(Counterexample(point: point, excess: nil, variable: nil))
          }
          if let rest { waiting.append(rest) }
          break examine
        }
      }
    }
    return .proved(cells: count)
  }
}

extension Prover.Verdict {
  /// Returns the verdict with a simpler counterexample, if there is one.
  fileprivate func simplified(
    _ parameters: [ParametricProblem.Parameter],
    violation: @escaping ([Rational]) -> Prover.Counterexample?
  ) -> Prover.Verdict {
    guard case .counterexample(let found) = self else { return self }
    return .counterexample(
      Simplification(parameters, violation: violation).simplest(found))
  }
}
