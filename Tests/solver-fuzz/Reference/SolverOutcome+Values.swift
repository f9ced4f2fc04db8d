import LayoutSolver

extension SolverOutcome {
  /// The values of an optimum; nil where there is none.
  var values: [Double]? {
    if case .optimal(let values) = self { values } else { nil }
  }
}
