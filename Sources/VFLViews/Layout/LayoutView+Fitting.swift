import VFLDiagnostics
import VFLLayout
public import VFLRecords

extension LayoutView {
  /// Returns the size that satisfies the constraints and content sizes of the view and its descendants.
  ///
  /// Constraints between the view and its superview or siblings are ignored.
  ///
  /// The target size is an optional constraint on each axis, with its own priority. With the default
  /// priorities, ``LayoutSize/compressed`` results in the smallest size and ``LayoutSize/expanded`` in the
  /// largest size. With ``Priority/required`` for the width, the method returns the height for that width.
  ///
  /// The size is computed like in a layout pass: pending ``updateConstraints()`` calls are made, and
  /// ``contentHeight(forWidth:)`` and ``layoutSubviews()`` are called for views whose frames change, until
  /// nothing changes. Then all frames are restored, and ``layoutSubviews()`` is pending for the next pass.
  ///
  /// - Parameters:
  ///   - target: The preferred size in points.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
  /// - Throws: ``UnsatisfiableLayoutError`` if the constraints are unsatisfiable, ``MalformedLayoutError`` if
  ///   a constraint is invalid, ``LayoutLoopError`` if views keep requesting updates or layout, and any error
  ///   thrown by ``updateConstraints()`` or ``layoutSubviews()``.
  public func systemLayoutSizeFitting(
    _ target: LayoutSize, horizontalFittingPriority: Priority = .fittingSizeLevel,
    verticalFittingPriority: Priority = .fittingSizeLevel
  ) throws -> LayoutSize {
    try FittingPass.size(of: self) { snapshot in
      snapshot.addOptional(.width, target.width, horizontalFittingPriority)
      snapshot.addOptional(.height, target.height, verticalFittingPriority)
    }
  }
}

extension Priority {
  /// The default priority of a target size: 50.
  public static let fittingSizeLevel = Priority(50)
}

extension HierarchySnapshot {
  /// Adds an optional constraint for a dimension of the first view.
  fileprivate mutating func addOptional(
    _ attribute: Attribute, _ points: Double, _ priority: Priority
  ) {
    append(
      ConstraintRecord(
        LayoutProblem.container, attribute, .equal, nil, .notAnAttribute, constant: points,
        priority: priority,
        provenance: Provenance(SourceLocation(.document, SourceSpan(at: 0)), .object)),
      named: "fitting size")
  }
}
