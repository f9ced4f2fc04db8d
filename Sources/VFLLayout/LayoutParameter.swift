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
      throw LayoutError(reasons: [.badNumber(LayoutProblem.container)])
    }
    var simplex = ParametricSimplex()
    let solution = simplex.solve(
      rows.problem, varyingConstantOf: row, over: lowest...range.upperBound, goesOn: goesOn)
    guard solution.isVerified else { throw problem.tooLarge }
    if let start = solution.pieces.first?.lower { try verify(solution, at: start) }
    return LayoutSensitivity(
      axis: axis, range: range,
      impossible: try impossible(solution, rows, over: lowest...range.upperBound, noting),
      solution: solution, rows: rows)
  }

  /// Refuses numbers so large that the values break a required constraint.
  private func verify(_ solution: ParametricSolution, at size: Double) throws(LayoutError) {
    let rows = try LayoutRows(problem.resized(axis, to: size))
    var values = (0..<solution.variableCount).map { solution.value(of: $0, at: size) }
    guard rows.repair(&values) else { throw problem.tooLarge }
  }

  /// The reasons why sizes are impossible: first those that hold at any size, then those below a bound and those
  /// above one, the nearest bounds first.
  ///
  /// At each size the reasons that hold there are disjoint in what people wrote, and what is left without them
  /// can hold: what was told is left out, and the rest is asked for its bound again.
  private func impossible(
    _ solution: ParametricSolution, _ rows: LayoutRows, over range: ClosedRange<Double>,
    _ noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> [ImpossibleSizes] {
    var found: [ImpossibleSizes] = []
    var lasting: Set<Int> = []
    if let contradiction = solution.contradiction {
      var backend = SimplexBackend()
      let all = try rows.conflicts(
        contradiction, of: problem, anySizeOn: axis, &backend, noting: noting
      ).found
      for (certificate, _) in all {
        found.append(try sizes(.all, certificate, rows))
        lasting.formUnion(certificate.rows.filter(rows.isWritten))
      }
    }
    for isBelow in [true, false] {
      let asked = isBelow ? range.lowerBound...range.lowerBound : range
      var leftOut = lasting
      var next =
        solution.contradiction == nil ? solution : rest(of: rows, without: leftOut, over: asked)
      for _ in 0..<Self.roundLimit {
        guard let block = isBelow ? next?.lowerBlock : next?.upperBlock else { break }
        let before = leftOut.count
        let known = found.count
        found += try beyond(block, isBelow: isBelow, besides: &leftOut) { noting(known + $0) }
        next = leftOut.count > before ? rest(of: rows, without: leftOut, over: asked) : nil
      }
    }
    return found
  }

  /// The reasons why sizes beyond a bound are impossible that begin at this bound, without those that are known by
  /// their rows; theirs are left out from now on, too.
  private func beyond(
    _ block: ParametricSolution.Block, isBelow: Bool, besides leftOut: inout Set<Int>,
    noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> [ImpossibleSizes] {
    let bound = CleanNumber.cleaned(block.bound)
    // A conflict is looked for at a size at which it is one, as near to the bound as can be told.
    let layout = problem.resized(axis, to: bound + (isBelow ? -1 : 1) * step(from: bound))
    let rows = try LayoutRows(layout)
    var backend = SimplexBackend()
    let conflicts = try rows.conflicts(
      block.certificate, of: layout, besides: leftOut, &backend, noting: noting
    ).found
    var found: [ImpossibleSizes] = []
    for (certificate, _) in conflicts {
      found.append(try sizes(isBelow ? .below(bound) : .above(bound), certificate, rows))
      leftOut.formUnion(certificate.rows.filter(rows.isWritten))
    }
    return found
  }

  /// More bounds than these nobody reads, and each costs about what solving the layout costs.
  private static let roundLimit = 64

  /// The solution of the required rows but for some; `nil` where they contradict each other at every size.
  ///
  /// A row that is left out stays as one without terms, so that all keep their numbers.
  private func rest(
    of rows: LayoutRows, without leftOut: Set<Int>, over range: ClosedRange<Double>
  ) -> ParametricSolution? {
    guard let varied = rows.row(of: .container(axis)) else { return nil }
    let whole = rows.problem
    var rest = LinearProblem(variableCount: whole.variableCount)
    for row in 0..<whole.rowCount {
      guard whole.priorities[row] >= LinearProblem.requiredPriority, !leftOut.contains(row) else {
        _ = rest.closeRow(.equal, 0)
        continue
      }
      for term in rows.terms(of: row) {
        rest.appendTerm(Int(whole.termVariables[term]), whole.termCoefficients[term])
      }
      _ = rest.closeRow(whole.relations[row], whole.constants[row])
    }
    var simplex = ParametricSimplex()
    let solution = simplex.solve(rest, varyingConstantOf: varied, over: range)
    return solution.contradiction == nil ? solution : nil
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
