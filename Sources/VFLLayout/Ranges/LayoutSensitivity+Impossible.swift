import LayoutSolver

extension LayoutSensitivity {
  /// The elements of ``impossible`` that are reported if the number of conflicts is limited.
  ///
  /// Beyond an infinite end, only the conflict with the nearest bound is included, unless the layout is
  /// unsatisfiable at every size in the range.
  package var requestedImpossible: [ImpossibleSizes] {
    var reached: [Bool] = []
    return impossible.filter { sizes in
      guard allows(sizes) else { return true }
      let isBelow = if case .below = sizes.extent { true } else { false }
      defer { reached.append(isBelow) }
      return !reached.contains(isBelow)
    }
  }

  /// Whether impossible sizes are beyond an infinite end of the range, while other sizes of the range are
  /// satisfiable.
  package func allows(_ sizes: ImpossibleSizes) -> Bool {
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
    var reduction = ConflictReduction(rows, of: problem, beside: .sizes(butOfContainerOn: varied))
    return reduction.conflict(of: sizes.certificate)
  }
}
