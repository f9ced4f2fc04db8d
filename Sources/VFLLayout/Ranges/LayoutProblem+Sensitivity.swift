import LayoutSolver
public import VFLRecords

extension LayoutProblem {
  /// Computes how the layout depends on the container's size on an axis.
  ///
  /// The result contains the sizes at which there is a layout, the constraints that bind or are relaxed
  /// between the breakpoints, and each frame as a function of the size. The container's size in the problem
  /// is ignored on that axis, but used on the other axis. The layout is solved a few times, and one more
  /// time for each regime with free attributes.
  ///
  /// - Parameters:
  ///   - axis: The axis on which the container's size is varied.
  ///   - range: The sizes in points. An infinite bound means that only the constraints limit the range.
  /// - Throws: ``LayoutError``, as ``LayoutEngine/solve(_:explaining:)`` does. The reason is
  ///   ``LayoutError/Reason/numbersTooLarge(record:)`` if the values of a regime violate a required
  ///   constraint or could not be verified.
  public func sensitivity(
    axis: Axis, over range: ClosedRange<Double>
  ) throws(LayoutError) -> LayoutSensitivity {
    try sensitivity(axis: axis, over: range, goesOn: { _, _ in true }, noting: { _ in })
  }

  /// Computes how the layout depends on the container's size on an axis, with progress reports and
  /// cancellation.
  ///
  /// - Parameters:
  ///   - axis: The axis on which the container's size is varied.
  ///   - range: The sizes in points.
  ///   - goesOn: Whether to continue, given the size that has been reached and the number of regimes below
  ///     it. If not, the result contains only the regimes found so far, and it is marked as incomplete.
  ///   - noting: Receives, repeatedly, the number of conflicts found so far.
  package func sensitivity(
    axis: Axis, over range: ClosedRange<Double>,
    goesOn: (_ size: Double, _ regimeCount: Int) -> Bool, noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> LayoutSensitivity {
    // Sizes are not negative, so an infinite lower end can be replaced by 0.
    let lowest = range.lowerBound.isFinite ? range.lowerBound : min(0, range.upperBound)
    let sizes = lowest...range.upperBound
    let rows = try LayoutRows(resized(axis, to: lowest))
    guard let row = rows.containerRow(on: axis) else {
      throw LayoutError(reasons: [.badNumber(LayoutProblem.container)])
    }
    var simplex = ParametricSimplex()
    let solution = simplex.solve(
      rows.problem, varyingConstantOf: row, over: sizes, goesOn: goesOn)
    guard solution.isVerified else { throw tooLarge }
    if let start = solution.pieces.first?.lower {
      // Rounding errors may make the values an invalid layout.
      var values = (0..<solution.variableCount).map { solution.value(of: $0, at: start) }
      guard try LayoutRows(resized(axis, to: start)).repair(&values) else { throw tooLarge }
    }
    return LayoutSensitivity(
      axis: axis, range: range,
      impossible: try impossibleSizes(axis, over: sizes, row, of: rows, solution, noting),
      solution: solution, rows: rows)
  }

  /// Returns the problem with another container size on an axis.
  package func resized(_ axis: Axis, to size: Double) -> LayoutProblem {
    var problem = self
    problem.containerSize[axis] = size
    return problem
  }
}
