import LayoutSolver

extension SolverOutcome {
  /// The values of an optimum; `nil` if there is no optimum.
  var values: [Double]? {
    if case .optimal(let values) = self { values } else { nil }
  }
}
