import VFLRecords
public import VFLViews

extension AttributeChain {
  // MARK: Equal

  /// Asks for the same as something has.
  ///
  /// A view or guide stands for its same attributes; attributes of one for themselves, one for all or
  /// pair by pair. A number is a size in points; for a position it is the way from the superview's same
  /// attribute, so `left.equalTo(20)` is 20 points to the right of the superview's left edge.
  @discardableResult
  public func equalTo(
    _ target: some ChainTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(.equal, [target.chainTarget], ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Asks for the same as something has, for each of several targets.
  @discardableResult
  public func equalTo(
    _ targets: [any ChainTarget], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(.equal, targets.map(\.chainTarget), ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Asks for the same as the superview has, or something that is found from it; for a guide that is its view.
  @discardableResult
  public func equalToSuperview(
    fileID: String = #fileID, line: Int = #line,
    _ target: @escaping (LayoutView) -> any ChainTarget = { $0 }
  ) -> ConstraintDraft {
    related(
      .equal, [ChainTargetValue(.superview(target))],
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Asks for the same as the superview's safe area has.
  @discardableResult
  public func equalToSuperviewSafeAreaLayoutGuide(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    equalToSuperview(fileID: fileID, line: line) { $0.safeAreaLayoutGuide }
  }

  /// Asks for the same as what the superview's margins leave has.
  @discardableResult
  public func equalToSuperviewMargins(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    equalToSuperview(fileID: fileID, line: line) { $0.layoutMarginsGuide }
  }

  // MARK: Greater than or equal

  /// Asks for what something has, or more.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: some ChainTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(.greaterThanOrEqual, [target.chainTarget], ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Asks for what something has, or more, for each of several targets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ targets: [any ChainTarget], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(
      .greaterThanOrEqual, targets.map(\.chainTarget), ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Asks for what the superview has, or more, or something that is found from it; for a guide that is its view.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: Int = #line,
    _ target: @escaping (LayoutView) -> any ChainTarget = { $0 }
  ) -> ConstraintDraft {
    related(
      .greaterThanOrEqual, [ChainTargetValue(.superview(target))],
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Asks for what the superview's safe area has, or more.
  @discardableResult
  public func greaterThanOrEqualToSuperviewSafeAreaLayoutGuide(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    greaterThanOrEqualToSuperview(fileID: fileID, line: line) { $0.safeAreaLayoutGuide }
  }

  /// Asks for what the superview's margins leave has, or more.
  @discardableResult
  public func greaterThanOrEqualToSuperviewMargins(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    greaterThanOrEqualToSuperview(fileID: fileID, line: line) { $0.layoutMarginsGuide }
  }

  // MARK: Less than or equal

  /// Asks for what something has, or less.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: some ChainTarget, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(.lessThanOrEqual, [target.chainTarget], ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Asks for what something has, or less, for each of several targets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ targets: [any ChainTarget], fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    related(
      .lessThanOrEqual, targets.map(\.chainTarget), ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Asks for what the superview has, or less, or something that is found from it; for a guide that is its view.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: Int = #line,
    _ target: @escaping (LayoutView) -> any ChainTarget = { $0 }
  ) -> ConstraintDraft {
    related(
      .lessThanOrEqual, [ChainTargetValue(.superview(target))],
      ConstraintOrigin(fileID: fileID, line: line))
  }

  /// Asks for what the superview's safe area has, or less.
  @discardableResult
  public func lessThanOrEqualToSuperviewSafeAreaLayoutGuide(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    lessThanOrEqualToSuperview(fileID: fileID, line: line) { $0.safeAreaLayoutGuide }
  }

  /// Asks for what the superview's margins leave has, or less.
  @discardableResult
  public func lessThanOrEqualToSuperviewMargins(
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintDraft {
    lessThanOrEqualToSuperview(fileID: fileID, line: line) { $0.layoutMarginsGuide }
  }
}
