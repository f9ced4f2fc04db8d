import LayoutSolver
import VFLRecords

/// Sizes of the container at which the same conflict makes the layout unsatisfiable.
public struct ImpossibleSizes: Sendable, Hashable {
  /// The range of impossible sizes, in points.
  public enum Extent: Sendable, Hashable {
    /// All sizes below the given size, which itself is possible.
    case below(Double)
    /// All sizes above the given size, which itself is possible.
    case above(Double)
    /// All sizes, because the conflict does not depend on the container's size on this axis.
    case all
  }

  /// The range of the impossible sizes.
  public let extent: Extent
  /// The constraints that cannot be satisfied together at these sizes; without any one of them, the others
  /// are satisfiable.
  public let conflict: [ConflictMember]
  /// The solver rows of the constraints in ``conflict``, with their multipliers.
  fileprivate let certificate: InfeasibilityCertificate

  /// The multiplier of each constraint in ``conflict``; the largest magnitude is 1.
  ///
  /// The constraints, each multiplied by its multiplier, add up to `0 >= x` with a positive `x`.
  public var conflictMultipliers: [Double] { certificate.multipliers }
}

extension LayoutSensitivity {
  /// The elements of ``impossible`` that are reported if the number of conflicts is limited.
  ///
  /// Beyond an infinite end, only the conflict with the nearest bound is included, unless the layout is
  /// unsatisfiable at every size in the range.
  package var requestedImpossible: [ImpossibleSizes] {
    var reached: [Bool] = []
    return impossible.filter { sizes in
      guard isBeyondOpenEnd(sizes) else { return true }
      let isBelow = if case .below = sizes.extent { true } else { false }
      defer { reached.append(isBelow) }
      return !reached.contains(isBelow)
    }
  }

  /// Whether impossible sizes are beyond an infinite end of the range, while other sizes of the range are
  /// satisfiable.
  package func isBeyondOpenEnd(_ sizes: ImpossibleSizes) -> Bool {
    if regimes.isEmpty { return false }
    return switch sizes.extent {
    case .below: range.lowerBound == -.infinity
    case .above: range.upperBound == .infinity
    case .all: false
    }
  }

  /// Returns the conflict that makes sizes impossible.
  ///
  /// - Parameters:
  ///   - sizes: An element of ``impossible``.
  ///   - problem: The layout problem, with a container size in `sizes`.
  /// - Returns: The conflict, or `nil` if the problem is malformed.
  package func conflict(of sizes: ImpossibleSizes, in problem: LayoutProblem) -> Conflict? {
    guard let rows = try? LayoutRows(problem) else { return nil }
    let varied = sizes.extent == .all ? axis : nil
    var reduction = ConflictReduction(rows, beside: .sizes(butOfContainerOn: varied))
    return reduction.conflict(of: sizes.certificate)
  }
}

extension LayoutProblem {
  /// The maximum number of searches for a further bound in each direction.
  ///
  /// Users do not read more bounds than this, and each search costs about as much as solving the layout.
  private static let roundLimit = 64

  /// Returns the conflicts that make container sizes on an axis impossible.
  ///
  /// Conflicts at all sizes precede conflicts below a bound, which precede conflicts above a bound. Within
  /// each kind of bound, the conflicts with the nearest bounds come first.
  ///
  /// At each size, no two conflicts share a constraint from the source, and the constraints that are in no
  /// conflict are satisfiable. To find the next bound, the constraints of the known conflicts are removed and
  /// the remaining problem is solved again.
  ///
  /// - Parameters:
  ///   - axis: The axis on which the container's size is varied.
  ///   - range: The sizes in points.
  ///   - varied: The row of the container's size.
  ///   - rows: The rows of the problem with a size in the range.
  ///   - solution: The solution for all sizes in the range.
  ///   - noting: Called repeatedly with the number of conflicts found so far.
  func impossibleSizes(
    _ axis: Axis, over range: ClosedRange<Double>, _ varied: Int, of rows: LayoutRows,
    _ solution: ParametricSolution, _ noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> [ImpossibleSizes] {
    var found: [ImpossibleSizes] = []
    /// Adds conflicts, and adds their constraints from the source to `leftOut`.
    func add(
      _ conflicts: [InfeasibilityCertificate], _ extent: ImpossibleSizes.Extent,
      _ leftOut: inout Set<Int>
    ) throws(LayoutError) {
      for certificate in conflicts {
        guard certificate.multipliers.allSatisfy({ $0.isFinite }) else { throw tooLarge }
        found.append(
          ImpossibleSizes(
            extent: extent, conflict: certificate.rows.map(rows.member), certificate: certificate))
        leftOut.formUnion(certificate.rows.filter(rows.isWritten))
      }
    }
    var lasting: Set<Int> = []
    if let contradiction = solution.contradiction {
      let all = try rows.conflicts(contradiction, anySizeOn: axis, noting: noting).found
      try add(all.map { $0.certificate }, .all, &lasting)
    }
    for isBelow in [true, false] {
      let asked = isBelow ? range.lowerBound...range.lowerBound : range
      var leftOut = lasting
      var next =
        solution.contradiction == nil
        ? solution : rows.varying(varied, over: asked, besides: leftOut)
      for _ in 0..<Self.roundLimit {
        guard let block = isBelow ? next?.lowerBlock : next?.upperBlock else { break }
        let bound = block.bound.cleaned
        // At the bound itself the layout is satisfiable. This distance is larger than rounding errors and
        // smaller than any length in a layout.
        let step = 1e-6 * max(1, bound.magnitude)
        let beyond = try LayoutRows(resized(axis, to: isBelow ? bound - step : bound + step))
        let (before, known) = (leftOut.count, found.count)
        let conflicts = try beyond.conflicts(
          block.certificate, besides: leftOut, noting: { noting(known + $0) }
        ).found
        try add(
          conflicts.map { $0.certificate }, isBelow ? .below(bound) : .above(bound), &leftOut)
        if leftOut.count == before { break }
        next = rows.varying(varied, over: asked, besides: leftOut)
      }
    }
    return found
  }
}

extension LayoutRows {
  /// Solves the required rows except some for all constants of a row; returns `nil` if they contradict each
  /// other for every constant.
  fileprivate func varying(
    _ row: Int, over range: ClosedRange<Double>, besides leftOut: Set<Int>
  ) -> ParametricSolution? {
    let rest = problem.keepingRows { problem.rows[$0].isRequired && !leftOut.contains($0) }
    var simplex = ParametricSimplex()
    let solution = simplex.solve(rest, varyingConstantOf: row, over: range)
    return solution.contradiction == nil ? solution : nil
  }
}
