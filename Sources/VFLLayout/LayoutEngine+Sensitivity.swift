public import LayoutSolver
public import VFLRecords

extension LayoutEngine where Backend == SimplexBackend {
  /// Finds how a layout depends on the container's size on an axis.
  ///
  /// The answer says at which sizes there is a layout, which constraints bind and give way between which
  /// breakpoints, and each frame as a function of the size. The size that the problem gives the container on
  /// that axis does not count, the other one does. The cost is that of solving the layout a few times, and
  /// one more time for each regime that leaves something open.
  ///
  /// - Parameters:
  ///   - problem: The layout.
  ///   - axis: The axis on which the container's size is varied.
  ///   - range: The sizes in points. An infinite end stands for as far as there is a layout.
  /// - Throws: ``LayoutError``, as ``solve(_:explaining:)`` does; its
  ///   ``LayoutError.Reason/numbersTooLarge(record:)`` if the values of some regime break a required constraint, or
  ///   could not be verified.
  public mutating func sensitivity(
    of problem: LayoutProblem, axis: Axis, over range: ClosedRange<Double>
  ) throws(LayoutError) -> LayoutSensitivity {
    try problem.sensitivity(axis: axis, over: range, goesOn: { _, _ in true }, noting: { _ in })
  }
}

extension LayoutProblem {
  /// Finds how the layout depends on the container's size on an axis, as
  /// ``LayoutEngine/sensitivity(of:axis:over:)`` does.
  ///
  /// - Parameters:
  ///   - axis: The axis on which the container's size is varied.
  ///   - range: The sizes in points. An infinite end stands for as far as there is a layout.
  /// - Throws: ``LayoutError``, as ``LayoutEngine/sensitivity(of:axis:over:)`` does.
  public func sensitivity(
    axis: Axis, over range: ClosedRange<Double>
  ) throws(LayoutError) -> LayoutSensitivity {
    var engine = LayoutEngine()
    return try engine.sensitivity(of: self, axis: axis, over: range)
  }

  /// Finds how the layout depends on the container's size on an axis, and asks again and again whether to go
  /// on.
  ///
  /// - Parameters:
  ///   - goesOn: Whether to go on at a size that has been reached, with so many regimes below it; if not,
  ///     what was found so far is the answer, which is not complete.
  ///   - noting: Is told again and again how many conflicts there are so far.
  package func sensitivity(
    axis: Axis, over range: ClosedRange<Double>,
    goesOn: (_ size: Double, _ regimeCount: Int) -> Bool, noting: (_ conflictCount: Int) -> Void
  ) throws(LayoutError) -> LayoutSensitivity {
    try LayoutParameter(problem: self, axis: axis)
      .sensitivity(over: range, goesOn: goesOn, noting: noting)
  }

  /// The layout with another size of the container.
  func resized(_ axis: Axis, to size: Double) -> LayoutProblem {
    var problem = self
    problem.containerSize[axis] = size
    return problem
  }
}
