import VFLLowering
public import VFLRecords

extension LayoutAnchor where Kind == HorizontalPosition {
  /// Creates a constraint that places this anchor exactly the system spacing (8 points times `multiplier`)
  /// after another anchor.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(.equal, from: anchor, multiplier, priority, ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Creates a constraint that places this anchor at least the system spacing (8 points times `multiplier`)
  /// after another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(
      .greaterThanOrEqual, from: anchor, multiplier, priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Creates a constraint that places this anchor at most the system spacing (8 points times `multiplier`)
  /// after another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(
      .lessThanOrEqual, from: anchor, multiplier, priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }
}

extension LayoutAnchor where Kind == VerticalPosition {
  /// Creates a constraint that places this anchor exactly the system spacing (8 points times `multiplier`)
  /// below another anchor.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(.equal, from: anchor, multiplier, priority, ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Creates a constraint that places this anchor at least the system spacing (8 points times `multiplier`)
  /// below another anchor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(
      .greaterThanOrEqual, from: anchor, multiplier, priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Creates a constraint that places this anchor at most the system spacing (8 points times `multiplier`)
  /// below another anchor.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(
      .lessThanOrEqual, from: anchor, multiplier, priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }
}

extension LayoutAnchor {
  /// Creates a constraint that places this anchor a multiple of the system spacing after another anchor.
  private func spaced(
    _ relation: Relation, from anchor: LayoutAnchor, _ multiplier: Double,
    _ priority: Priority, _ origin: ConstraintOrigin
  ) -> LayoutConstraint {
    constraint(
      relation, anchor, StandardSpacing.sibling * multiplier, priority, origin, rule: .standardGap)
  }
}
