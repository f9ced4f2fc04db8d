import VFLRecords
public import VFLViews

extension AttributeChain {
  // MARK: Equal

  /// Constrains the attributes to be equal to a target.
  ///
  /// The target can be:
  ///
  /// - A view or guide: each attribute is related to the same attribute of the target.
  /// - Attributes of a view or guide: if there is a single attribute, all attributes on the left-hand side
  ///   are related to it. Otherwise, the number of attributes must be the same on both sides, and the
  ///   attributes are related in pairs.
  /// - A number: the size in points for a width or height. For a position, the offset from the same attribute
  ///   of the superview: `left.equalTo(20)` is 20 points to the right of the superview's left edge.
  @discardableResult
  public func equalTo(
    _ target: some ChainTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(.equal, [target.chainTarget], ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Constrains the attributes to be equal to each of several targets.
  @discardableResult
  public func equalTo(
    _ targets: [any ChainTarget], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(.equal, targets.map(\.chainTarget), ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Constrains the attributes to be equal to the superview, or to a target that is derived from the
  /// superview.
  ///
  /// The superview of a guide is its owning view.
  @discardableResult
  public func equalToSuperview(
    fileID: String = #fileID, line: Int = #line,
    _ target: @escaping (LayoutView) -> any ChainTarget = { $0 }
  ) -> ConstraintDraft {
    related(
      .equal, [ChainTargetValue(.superview(target))],
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Constrains the attributes to be equal to the superview's safe area layout guide.
  @discardableResult
  public func equalToSuperviewSafeAreaLayoutGuide(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    equalToSuperview(fileID: fileID, line: line) { $0.safeAreaLayoutGuide }
  }

  /// Constrains the attributes to be equal to the superview's layout margins guide.
  @discardableResult
  public func equalToSuperviewMargins(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    equalToSuperview(fileID: fileID, line: line) { $0.layoutMarginsGuide }
  }

  // MARK: Greater than or equal

  /// Constrains the attributes to be greater than or equal to a target.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: some ChainTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(.greaterThanOrEqual, [target.chainTarget], ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Constrains the attributes to be greater than or equal to each of several targets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ targets: [any ChainTarget], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(
      .greaterThanOrEqual, targets.map(\.chainTarget), ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Constrains the attributes to be greater than or equal to the superview, or to a target that is derived
  /// from the superview.
  ///
  /// The superview of a guide is its owning view.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: Int = #line,
    _ target: @escaping (LayoutView) -> any ChainTarget = { $0 }
  ) -> ConstraintDraft {
    related(
      .greaterThanOrEqual, [ChainTargetValue(.superview(target))],
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Constrains the attributes to be greater than or equal to the superview's safe area layout guide.
  @discardableResult
  public func greaterThanOrEqualToSuperviewSafeAreaLayoutGuide(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    greaterThanOrEqualToSuperview(fileID: fileID, line: line) { $0.safeAreaLayoutGuide }
  }

  /// Constrains the attributes to be greater than or equal to the superview's layout margins guide.
  @discardableResult
  public func greaterThanOrEqualToSuperviewMargins(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    greaterThanOrEqualToSuperview(fileID: fileID, line: line) { $0.layoutMarginsGuide }
  }

  // MARK: Less than or equal

  /// Constrains the attributes to be less than or equal to a target.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: some ChainTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(.lessThanOrEqual, [target.chainTarget], ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Constrains the attributes to be less than or equal to each of several targets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ targets: [any ChainTarget], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(
      .lessThanOrEqual, targets.map(\.chainTarget), ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Constrains the attributes to be less than or equal to the superview, or to a target that is derived from
  /// the superview.
  ///
  /// The superview of a guide is its owning view.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: Int = #line,
    _ target: @escaping (LayoutView) -> any ChainTarget = { $0 }
  ) -> ConstraintDraft {
    related(
      .lessThanOrEqual, [ChainTargetValue(.superview(target))],
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Constrains the attributes to be less than or equal to the superview's safe area layout guide.
  @discardableResult
  public func lessThanOrEqualToSuperviewSafeAreaLayoutGuide(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    lessThanOrEqualToSuperview(fileID: fileID, line: line) { $0.safeAreaLayoutGuide }
  }

  /// Constrains the attributes to be less than or equal to the superview's layout margins guide.
  @discardableResult
  public func lessThanOrEqualToSuperviewMargins(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    lessThanOrEqualToSuperview(fileID: fileID, line: line) { $0.layoutMarginsGuide }
  }
}
