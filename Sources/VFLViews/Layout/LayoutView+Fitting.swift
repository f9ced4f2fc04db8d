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
  /// Views in it that wait for ``updateConstraints()`` are updated first. No frame is set.
  ///
  /// - Parameters:
  ///   - target: the size to come near to, in points.
  ///   - horizontalFittingPriority: how strongly the target's width is wanted.
  ///   - verticalFittingPriority: how strongly the target's height is wanted.
  /// - Throws: ``UnsatisfiableLayoutError`` when the constraints cannot hold together,
  ///   ``MalformedLayoutError`` when they are such that no layout can be sought, and what
  ///   ``updateConstraints()`` throws.
  public func systemLayoutSizeFitting(
    _ target: LayoutSize, horizontalFittingPriority: Priority = .fittingSizeLevel,
    verticalFittingPriority: Priority = .fittingSizeLevel
  ) throws -> LayoutSize {
    try updateConstraintsInSubtree()
    var snapshot = HierarchySnapshot(of: self, isAlone: true)
    snapshot.wish(.width, target.width, horizontalFittingPriority)
    snapshot.wish(.height, target.height, verticalFittingPriority)
    let result = try snapshot.solved()
    guard let frame = result.frames.first else { throw snapshot.error(for: result) }
    return LayoutSize(width: frame.width, height: frame.height)
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
