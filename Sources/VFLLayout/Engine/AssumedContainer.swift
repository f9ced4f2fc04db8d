import VFLDiagnostics
package import VFLRecords

/// A layout that is solved with assumed sizes of its container.
///
/// Without a size of the container, most layouts are ambiguous. Their frames for an ordinary size are more
/// useful to a reader than the frames for the smallest size.
package struct AssumedContainer: Sendable {
  /// The size that a container is assumed to have, in points: the size of an iPhone with a 4.7-inch display.
  package static let usualSize = PerAxis(375.0, 667.0)

  /// The layout problem with the assumed sizes.
  package let problem: LayoutProblem
  /// The result of solving ``problem``.
  package let result: LayoutResult
  /// The sizes of the container that the constraints of the original problem do not determine.
  ///
  /// The width precedes the height.
  package let free: [FreeAttribute]
  /// The assumed size on each axis; `nil` on an axis whose size is determined or which no constraint affects.
  package let size: PerAxis<Double?>

  /// The axes on which the container has no size and no constraint affects any item.
  ///
  /// All items are ambiguous on such an axis.
  package var unconstrainedAxes: [Axis] {
    free.map { $0.part.axis }.filter { size[$0] == nil }
  }

  /// The axes on which the container has no assumed size.
  package var givenAxes: [Axis] { Axis.allCases.filter { size[$0] == nil } }

  /// The result without the free attributes on ``unconstrainedAxes``.
  package var constrainedResult: LayoutResult {
    let axes = unconstrainedAxes
    var rest = result
    rest.freeAttributes.removeAll { axes.contains($0.part.axis) }
    rest.settlements = zip(FreeGroup.groups(of: result.freeAttributes), result.settlements)
      .filter { !axes.contains($0.0.axis) }.map { $0.1 }
    return rest
  }

  /// Solves a problem with assumed sizes of the container, if its constraints do not determine them.
  ///
  /// The assumed size is ``usualSize``, or the closest size that the constraints allow. Returns `nil` if the
  /// container has a size on each axis, or if the problem cannot be solved with an assumed size.
  ///
  /// - Parameters:
  ///   - problem: The layout problem.
  ///   - result: The result of solving the problem.
  package init?(_ problem: LayoutProblem, _ result: LayoutResult) {
    free = result.freeAttributes.prefix { $0.item == LayoutProblem.container }
      .filter { problem.containerSize[$0.part.axis] == nil && $0.part.isSize }
    if free.isEmpty { return nil }
    var sized = problem
    var size = PerAxis<Double?>(both: nil)
    let axes = free.map { $0.part.axis }.filter(problem.isConstrained)
    if !axes.isEmpty {
      for axis in axes { sized.prefer(Self.usualSize[axis], on: axis) }
      guard let frame = try? sized.solved().frames.first else { return nil }
      sized = problem
      for axis in axes {
        size[axis] = axis == .horizontal ? frame.width : frame.height
        sized.containerSize[axis] = size[axis]
      }
    }
    self.size = size
    self.problem = sized
    if axes.isEmpty {
      self.result = result
    } else {
      guard let solved = try? sized.solved(explaining: true), solved.status != .unsatisfiable
      else { return nil }
      self.result = solved
    }
  }
}

extension LayoutProblem {
  /// Whether a constraint or a content size affects an item on an axis.
  fileprivate func isConstrained(on axis: Axis) -> Bool {
    records.contains { $0.firstAttribute.axis == axis }
      || nodes.contains { $0.content[axis] != nil }
  }

  /// Adds an optional constraint for the size of the container that affects no other constraint.
  fileprivate mutating func prefer(_ size: Double, on axis: Axis) {
    let location = SourceLocation(.document, SourceSpan(at: 0))
    records.append(
      ConstraintRecord(
        Self.container, axis == .horizontal ? .width : .height, .equal, nil, .notAnAttribute,
        constant: size, priority: Priority(0.001),
        provenance: Provenance(location, .object)))
  }
}
