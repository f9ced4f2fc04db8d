import ExactNumbers

/// The required rows of a problem, without the optional ones.
///
/// Optional rows can always be violated, so they do not affect whether a layout exists. The proof without them is
/// much cheaper.
struct RequiredRows {
  /// The rows after the equations have been eliminated.
  let reduction: Reduction
  /// The components, with everything that is proved for all points.
  let divided: ComponentForest
  /// The nodes of the proof.
  let forest: ProofForest

  /// The parameters.
  let parameters: [ParametricProblem.Parameter]

  /// The components.
  var components: [Component] { divided.components }

  /// Prepares the proof; `nil` if the rows are unsatisfiable at the usual point.
  init?(of problem: ParametricProblem) {
    reduction = Reduction(problem, isRequiredOnly: true)
    guard let divided = ComponentForest(reduction, problem.parameters) else { return nil }
    self.divided = divided
    parameters = problem.parameters
    forest = ProofForest(problem.parameters, divided)
  }

  /// Decides whether the rows are satisfiable at all points.
  func decide(_ search: CellSearch) -> Prover.Verdict {
    var cells = 0
    for index in components.indices where components[index].provedLevels < 0 {
      let root = forest.root(components: [index], parameters: [])
      let verdict = search.decide(root, isUnsatisfiableViolation: true) { node in
        node.task.components[0].provedLevels < 0 ? .open([0]) : .closed
      }
      guard case .proved(let count) = verdict else { return verdict }
      cells += count
    }
    return .proved(cells: Swift.max(1, cells))
  }

  /// Returns a side beyond which the rows are unsatisfiable, as at a point; `nil` if they are satisfiable there.
  func unsatisfiability(at point: [Rational]) -> UnsatisfiableSide? {
    for component in components where component.provedLevels < 0 {
      var moved = component
      if let side = moved.move(to: point) { return side }
    }
    return nil
  }
}
