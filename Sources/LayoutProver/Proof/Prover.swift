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
    /// The effort was exceeded. About this share of the parameter space was not examined completely.
    case undecided(share: Double)
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

  let problem: ParametricProblem
  let required: RequiredRows
  /// Whether the required rows are satisfiable at all points.
  private let satisfiability: Verdict
  let reduction: Reduction
  /// The components, with everything that is proved for all points.
  let divided: ComponentForest
  /// The nodes of all proofs.
  let forest: ProofForest
  private let search: CellSearch

  /// The parameters of the problem.
  var parameters: [ParametricProblem.Parameter] { problem.parameters }

  /// Prepares the proofs for a problem; `nil` if its required rows are unsatisfiable at the usual point.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - cellLimit: The limit on the number of cells that are examined for a claim.
  package init?(_ problem: ParametricProblem, cellLimit: Int = 1000) {
    guard let required = RequiredRows(of: problem) else { return nil }
    self.required = required
    self.problem = problem
    search = CellSearch(cellLimit: cellLimit, parameters: problem.parameters) {
      required.unsatisfiability(at: $0)
    }
    satisfiability = required.decide(search)
    reduction = Reduction(problem)
    var isSatisfiable = false
    if case .proved = satisfiability { isSatisfiable = true }
    guard let divided = ComponentForest(reduction, problem.parameters, isSatisfiable: isSatisfiable)
    else {
      return nil
    }
    self.divided = divided
    forest = ProofForest(problem.parameters, divided)
  }

  private func isSatisfiable(at point: [Rational]) -> Bool {
    if case .proved = satisfiability { return true }
    return required.unsatisfiability(at: point) == nil
  }

  /// Decides a claim.
  ///
  /// - Parameter tolerance: The amount by which the claim may be violated.
  package func decide(_ claim: Claim, tolerance: Rational = Prover.tolerance) -> Verdict {
    decide(claim, tolerance: tolerance, noting: nil)
  }

  /// Decides a claim, and notes in which nodes it is proved.
  func decide(_ claim: Claim, tolerance: Rational, noting target: ProofTarget?) -> Verdict {
    let forms = claim.forms.map { divided.divided(reduction.reduced($0)) }
    return search.decide(root(of: forms), noting: target) { node in
      let task = node.task
      let resolved = forms.map { task.resolved($0) }
      let largest = node.maximum(of: resolved, limit: tolerance)
      guard largest.exceeds(tolerance) else { return .closed }
      if let found = excess(of: forms, at: largest.point, task, tolerance) {
        return .counterexample(found)
      }
      return .open(task.openComponents(of: resolved))
    }.simplified(problem.parameters) { point in
      isSatisfiable(at: point)
        ? excess(of: forms, at: point, root(of: forms).task, tolerance) : nil
    }
  }

  /// Decides whether the required rows are satisfiable at all points.
  package func decideSatisfiability() -> Verdict {
    satisfiability.simplified(problem.parameters) { point in
      required.unsatisfiability(at: point).map { _ in
        Counterexample(point: point, excess: nil, variable: nil)
      }
    }
  }

  /// A part of the form of a variable that consists of variables of one component.
  struct Summand {
    /// The part.
    var form: LinearForm
    /// The variable of the problem.
    var variable: Int
  }

  /// The parts of the forms of some variables, without those that are multiples of others.
  ///
  /// Many variables have the same parts, such as positions below each other.
  func summands(of variables: [Int]) -> [Summand] {
    var summands: [Summand] = []
    var places: [LinearForm: Int] = [:]
    for variable in variables {
      for form in divided.summands(of: divided.divided(reduction.reduced(variable: variable))) {
        let monic = form.monic
        guard let place = places[monic] else {
          places[monic] = summands.count
          summands.append(Summand(form: form, variable: variable))
          continue
        }
        // The multiple that varies most is decided.
        if form.leading > summands[place].form.leading {
          summands[place] = Summand(form: form, variable: variable)
        }
      }
    }
    return summands
  }

  /// Decides whether variables of the problem have the same values in all optima, at each point.
  ///
  /// A variable has one value if each of its summands has one value, because components are optimized independently.
  package func decideUniqueness(of variables: [Int]) -> Verdict {
    var cells = 0
    for summand in summands(of: variables) {
      let verdict = decideUniqueness(of: summand, noting: nil)
      guard case .proved(let count) = verdict else { return verdict }
      cells += count
    }
    return .proved(cells: Swift.max(1, cells))
  }

  /// Decides whether a summand of a variable has the same value in all optima, at each point.
  func decideUniqueness(of summand: Summand, noting target: ProofTarget?) -> Verdict {
    let form = ReducedForm(variables: summand.form, dependence: AffineForm())
    let variable = summand.variable
    let root = root(of: [form])
    func decide(_ search: CellSearch) -> Verdict {
      search.decide(root, noting: target) { node in
        let open = node.task.openComponents(of: [node.task.resolved(form)])
        if !open.isEmpty { return .open(open) }
        return difference(in: form, of: variable, node.task).map { .counterexample($0) } ?? .closed
      }
    }
    var verdict = decide(search.limited(to: Self.fewCells))
    if case .undecided = verdict {
      // Equal costs often imply equal values, even if many cells are necessary to prove which.
      if difference(in: form, of: variable, root.task) == nil {
        if let target { root.close(target) }
        return .proved(cells: 1)
      }
      verdict = decide(search)
    }
    let whole = divided.divided(reduction.reduced(variable: variable))
    return verdict.simplified(problem.parameters) { point in
      guard let fixed = self.root(of: [whole]).task.optimized(at: point), isSatisfiable(at: point)
      else { return nil }
      return difference(in: whole, of: variable, fixed)
    }
  }

  /// The number of cells that are examined before the costs of optima are compared.
  private static let fewCells = 16

  /// Returns a point of a task at which a variable has several values; `nil` if there is none.
  private func difference(
    in form: ReducedForm, of variable: Int, _ task: ProofTask
  ) -> Counterexample? {
    let resolved = task.resolved(form)
    if resolved.free.isEmpty { return nil }
    let largest = task.maximumDifference(of: resolved)
    guard largest.exceeds(Self.tolerance) else { return nil }
    return Counterexample(point: largest.point, excess: largest.value, variable: variable)
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

  /// The root node for claims with some forms, and for other parameters.
  func root(of forms: [ReducedForm], parameters others: [Int] = []) -> ProofNode {
    forest.root(
      components: divided.components(of: forms),
      parameters: forms.flatMap { $0.dependence.linear.terms.map { $0.index } } + others)
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
