import VFLDiagnostics
import VFLLayout
public import VFLRecords

extension LayoutView {
  /// The size that the view's own constraints and content, and those of all that lies in it, ask for;
  /// constraints that it has with its superview or siblings do not count.
  ///
  /// The view is wished to be as large as a target, on each axis with a priority of its own: with the
  /// low ones given here ``LayoutSize/compressed`` asks for the least size and ``LayoutSize/expanded``
  /// for the greatest, and with ``Priority/required`` a width can be given for which the height is
  /// sought.
  ///
  /// It is sought as a pass seeks a layout: ``updateConstraints()`` is called where views wait for it,
  /// ``contentHeight(forWidth:)`` and ``layoutSubviews()`` where views have got other frames, until nothing
  /// changes any more. Then all frames are as they were, and ``layoutSubviews()`` waits for the next pass.
  ///
  /// - Parameters:
  ///   - target: the size to come near to, in points.
  ///   - horizontalFittingPriority: how strongly the target's width is wanted.
  ///   - verticalFittingPriority: how strongly the target's height is wanted.
  /// - Throws: ``UnsatisfiableLayoutError`` when the constraints cannot hold together,
  ///   ``MalformedLayoutError`` when they are such that no layout can be sought, ``LayoutLoopError`` when
  ///   there is no end to it, and what ``updateConstraints()`` and ``layoutSubviews()`` throw.
  public func systemLayoutSizeFitting(
    _ target: LayoutSize, horizontalFittingPriority: Priority = .fittingSizeLevel,
    verticalFittingPriority: Priority = .fittingSizeLevel
  ) throws -> LayoutSize {
    try FittingPass.size(of: self) { snapshot in
      snapshot.wish(.width, target.width, horizontalFittingPriority)
      snapshot.wish(.height, target.height, verticalFittingPriority)
    }
  }
}

extension Priority {
  /// 50: how strongly a target size is wanted unless another priority is given.
  public static let fittingSizeLevel = Priority(50)
}

extension HierarchySnapshot {
  /// Adds the wish that the first view has a size.
  fileprivate mutating func wish(_ attribute: Attribute, _ points: Double, _ priority: Priority) {
    append(
      ConstraintRecord(
        LayoutProblem.container, attribute, .equal, nil, .notAnAttribute, constant: points,
        priority: priority,
        provenance: Provenance(SourceLocation(.document, SourceSpan(at: 0)), .object)),
      named: "fitting size")
  }
}
