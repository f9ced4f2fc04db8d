import LayoutSolver
import VFLRecords

/// A layout problem in which the size of the container on one axis is varied.
struct LayoutParameter {
  let problem: LayoutProblem
  let axis: Axis

  /// Solves the layout for all sizes in a range and expresses the solution in records and items.
  ///
  /// - Parameters:
  ///   - range: The sizes in points.
  ///   - goesOn: Returns whether to continue at a size, given the number of regimes below this size.
  ///   - noting: Called repeatedly with the number of conflicts found so far.
  /// - Throws: ``LayoutError`` if the problem is malformed, or if the numbers are too large to verify the
  ///   solution.
  func sensitivity(
    over range: ClosedRange<Double>, goesOn: (_ size: Double, _ regimeCount: Int) -> Bool,
    noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> LayoutSensitivity {
    // Sizes are not negative, so an infinite lower end can be replaced by 0.
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

  /// Throws an error if rounding errors make the values of a solution at a size an invalid layout.
  private func verify(_ solution: ParametricSolution, at size: Double) throws(LayoutError) {
    let rows = try LayoutRows(problem.resized(axis, to: size))
    var values = (0..<solution.variableCount).map { solution.value(of: $0, at: size) }
    guard rows.repair(&values) else { throw problem.tooLarge }
  }

  /// Returns the conflicts that make sizes impossible.
  ///
  /// Conflicts at all sizes precede conflicts below a bound, which precede conflicts above a bound. Within
  /// each kind of bound, the conflicts with the nearest bounds come first.
  ///
  /// At each size, no two conflicts share a constraint from the source, and the constraints that are in no
  /// conflict are satisfiable. To find the next bound, the constraints of the known conflicts are removed and
  /// the remaining problem is solved again.
  private func impossible(
    _ solution: ParametricSolution, _ rows: LayoutRows, over range: ClosedRange<Double>,
    _ noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> [ImpossibleSizes] {
    var found: [ImpossibleSizes] = []
    var lasting: Set<Int> = []
    if let contradiction = solution.contradiction {
      let all = try rows.conflicts(
        contradiction, of: problem, anySizeOn: axis, noting: noting
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

  /// Returns the conflicts of the sizes just beyond a bound.
  ///
  /// - Parameters:
  ///   - block: The bound and a certificate of its conflict.
  ///   - isBelow: Whether the sizes are below the bound.
  ///   - leftOut: The rows of known conflicts, which are ignored. The rows of the new conflicts are added.
  ///   - noting: Called repeatedly with the number of conflicts found for this bound so far.
  private func beyond(
    _ block: ParametricSolution.Block, isBelow: Bool, besides leftOut: inout Set<Int>,
    noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> [ImpossibleSizes] {
    let bound = CleanNumber.cleaned(block.bound)
    // At the bound itself the layout is satisfiable, so the search uses the nearest size that can be
    // distinguished from the bound.
    let layout = problem.resized(axis, to: bound + (isBelow ? -1 : 1) * step(from: bound))
    let rows = try LayoutRows(layout)
    let conflicts = try rows.conflicts(
      block.certificate, of: layout, besides: leftOut, noting: noting
    ).found
    var found: [ImpossibleSizes] = []
    for (certificate, _) in conflicts {
      found.append(try sizes(isBelow ? .below(bound) : .above(bound), certificate, rows))
      leftOut.formUnion(certificate.rows.filter(rows.isWritten))
    }
    return found
  }

  /// The maximum number of searches for a further bound in each direction.
  ///
  /// Users do not read more bounds than this, and each search costs about as much as solving the layout.
  private static let roundLimit = 64

  /// Solves the required rows except `leftOut`; returns `nil` if the remaining rows contradict each other at
  /// every size.
  private func rest(
    of rows: LayoutRows, without leftOut: Set<Int>, over range: ClosedRange<Double>
  ) -> ParametricSolution? {
    guard let varied = rows.row(of: .container(axis)) else { return nil }
    let problem = rows.problem
    let rest = problem.keepingRows { problem.rows[$0].isRequired && !leftOut.contains($0) }
    var simplex = ParametricSimplex()
    let solution = simplex.solve(rest, varyingConstantOf: varied, over: range)
    return solution.contradiction == nil ? solution : nil
  }

  /// Returns a length that is larger than rounding errors and smaller than any length in a layout.
  private func step(from bound: Double) -> Double { 1e-6 * max(1, bound.magnitude) }

  private func sizes(
    _ extent: ImpossibleSizes.Extent, _ conflict: InfeasibilityCertificate, _ rows: LayoutRows
  ) throws(LayoutError) -> ImpossibleSizes {
    guard conflict.multipliers.allSatisfy({ $0.isFinite }) else { throw problem.tooLarge }
    return ImpossibleSizes(
      extent: extent, conflict: conflict.rows.map(rows.member), certificate: conflict)
  }
}
