import VFLLowering
public import VFLRecords

extension LayoutAnchor where Kind == HorizontalPosition {
  /// A constraint that puts this anchor the standard space after another one: 8 points times a factor.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(.equal, from: anchor, multiplier, priority, ConstraintOrigin(fileID: fileID, line: line))
  }

  /// A constraint that puts this anchor the standard space or more after another one: 8 points times a factor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(
      .greaterThanOrEqual, from: anchor, multiplier, priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// A constraint that puts this anchor the standard space or less after another one: 8 points times a factor.
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
  /// A constraint that puts this anchor the standard space below another one: 8 points times a factor.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(.equal, from: anchor, multiplier, priority, ConstraintOrigin(fileID: fileID, line: line))
  }

  /// A constraint that puts this anchor the standard space or more below another one: 8 points times a factor.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1,
    priority: Priority = .required, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    spaced(
      .greaterThanOrEqual, from: anchor, multiplier, priority,
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// A constraint that puts this anchor the standard space or less below another one: 8 points times a factor.
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
  /// A constraint that puts this anchor a multiple of the standard space after another one.
  private func spaced(
    _ relation: Relation, from anchor: LayoutAnchor, _ multiplier: Double,
    _ priority: Priority, _ origin: ConstraintOrigin
  ) -> LayoutConstraint {
    constraint(
      relation, anchor, StandardSpacing.sibling * multiplier, priority, origin, rule: .standardGap)
  }
}
