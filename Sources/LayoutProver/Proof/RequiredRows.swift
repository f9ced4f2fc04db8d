import ExactNumbers

/// The required rows of a problem, without the optional ones.
///
/// Optional rows can always be violated, so they do not affect whether a layout exists. The proof without them is
/// much cheaper.
struct RequiredRows {
  private let components: [Component]
  private let forest: ProofForest

  /// Prepares the proof; `nil` if the rows are unsatisfiable at the usual point.
  init?(of problem: ParametricProblem) {
    var required = ParametricProblem(
      variableCount: problem.variableCount, parameters: problem.parameters)
    for row in problem.rows where row.level == nil { required.add(row) }
    guard let divided = ComponentForest(Reduction(required), problem.parameters) else { return nil }
    components = divided.components
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

  /// Returns a form that is greater than 0 only where the rows are unsatisfiable, as at a point; `nil` if they are
  /// satisfiable there.
  func unsatisfiability(at point: [Rational]) -> AffineForm? {
    for component in components where component.provedLevels < 0 {
      var moved = component
      if let excess = moved.move(to: point) { return excess }
    }
    return nil
  }
}
