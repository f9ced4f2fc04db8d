import LayoutSolver
import VFLRecords

/// A layout whose container has a size on one axis that is varied.
struct LayoutParameter {
  let problem: LayoutProblem
  let axis: Axis

  /// Solves the layout for all sizes and tells the solution in records and items.
  ///
  /// - Parameter goesOn: Whether to go on at a size, with so many regimes below it.
  func sensitivity(
    over range: ClosedRange<Double>, goesOn: (_ size: Double, _ regimeCount: Int) -> Bool,
    noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> LayoutSensitivity {
    // No size is smaller than nothing, so an open end is as good as 0.
    let lowest = range.lowerBound.isFinite ? range.lowerBound : min(0, range.upperBound)
    let rows = try LayoutRows(problem.resized(axis, to: lowest))
    guard let row = rows.row(of: .container(axis)) else {
      throw LayoutError(faults: [.badNumber(LayoutProblem.container)])
    }
    var simplex = ParametricSimplex()
    let solution = simplex.solve(
      rows.problem, varyingConstantOf: row, over: lowest...range.upperBound, goesOn: goesOn)
    guard solution.isVerified else { throw problem.tooLarge }
    if let start = solution.pieces.first?.lower { try verify(solution, at: start) }
    return LayoutSensitivity(
      axis: axis, range: range, impossible: try impossible(solution, rows, noting),
      solution: solution,
      rows: rows)
  }

  /// Refuses numbers so large that the values break a required constraint.
  private func verify(_ solution: ParametricSolution, at size: Double) throws(LayoutError) {
    let rows = try LayoutRows(problem.resized(axis, to: size))
    var values = (0..<solution.variableCount).map { solution.value(of: $0, at: size) }
    guard rows.repair(&values) else { throw problem.tooLarge }
  }

  private func impossible(
    _ solution: ParametricSolution, _ rows: LayoutRows, _ noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> [ImpossibleSizes] {
    var found: [ImpossibleSizes] = []
    if let contradiction = solution.contradiction {
      var backend = SimplexBackend()
      let all = rows.conflicts(
        contradiction, of: problem, anySizeOn: axis, &backend, noting: noting
      ).found
      for (certificate, _) in all { found.append(try sizes(.all, certificate, rows)) }
    }
    // A conflict is made smaller at a size at which it is one, as near to the bound as can be told.
    if let block = solution.lowerBlock {
      let bound = CleanNumber.cleaned(block.bound)
      let beyond = try LayoutRows(problem.resized(axis, to: bound - step(from: bound)))
      var backend = SimplexBackend()
      let conflict = beyond.reducedCertificate(block.certificate, &backend)
      found.append(try sizes(.below(bound), conflict, beyond))
    }
    if let block = solution.upperBlock {
      let bound = CleanNumber.cleaned(block.bound)
      let beyond = try LayoutRows(problem.resized(axis, to: bound + step(from: bound)))
      var backend = SimplexBackend()
      let conflict = beyond.reducedCertificate(block.certificate, &backend)
      found.append(try sizes(.above(bound), conflict, beyond))
    }
    return found
  }

  /// A length that is more than rounding and less than anything in a layout.
  private func step(from bound: Double) -> Double { 1e-6 * max(1, bound.magnitude) }

  private func sizes(
    _ extent: ImpossibleSizes.Extent, _ conflict: InfeasibilityCertificate, _ rows: LayoutRows
  ) throws(LayoutError) -> ImpossibleSizes {
    guard conflict.multipliers.allSatisfy({ $0.isFinite }) else { throw problem.tooLarge }
    return ImpossibleSizes(
      extent: extent, conflict: conflict.rows.map(rows.member), certificate: conflict)
  }
}
