public import VFLRecords

extension LayoutEngine {
  /// Computes how a layout depends on the container's size on an axis.
  ///
  /// The result contains the sizes at which there is a layout, the constraints that bind or are relaxed
  /// between the breakpoints, and each frame as a function of the size. The container's size in the problem
  /// is ignored on that axis, but used on the other axis. The layout is solved a few times, and one more
  /// time for each regime with free attributes.
  ///
  /// - Parameters:
  ///   - problem: The layout.
  ///   - axis: The axis on which the container's size is varied.
  ///   - range: The sizes in points. An infinite bound means that only the constraints limit the range.
  /// - Throws: ``LayoutError``, as ``solve(_:explaining:)`` does. The reason is
  ///   ``LayoutError/Reason/numbersTooLarge(record:)`` if the values of a regime violate a required
  ///   constraint or could not be verified.
  public mutating func sensitivity(
    of problem: LayoutProblem, axis: Axis, over range: ClosedRange<Double>
  ) throws(LayoutError) -> LayoutSensitivity {
    try problem.sensitivity(axis: axis, over: range)
  }
}

extension LayoutProblem {
  /// Computes how the layout depends on the container's size on an axis, as
  /// ``LayoutEngine/sensitivity(of:axis:over:)`` does.
  ///
  /// - Parameters:
  ///   - axis: The axis on which the container's size is varied.
  ///   - range: The sizes in points. An infinite bound means that only the constraints limit the range.
  /// - Throws: ``LayoutError``, as ``LayoutEngine/sensitivity(of:axis:over:)`` does.
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
    try LayoutParameter(problem: self, axis: axis)
      .sensitivity(over: range, goesOn: goesOn, noting: noting)
  }

  /// Returns the problem with another container size on an axis.
  package func resized(_ axis: Axis, to size: Double) -> LayoutProblem {
    var problem = self
    problem.containerSize[axis] = size
    return problem
  }
}
