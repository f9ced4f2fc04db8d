public import VFLLayout
public import VFLRecords
public import VFLViews

extension ChainedConstraint {
  /// Sets the offset of all attributes in points, replacing previous constants.
  ///
  /// - Precondition: The number is finite.
  @discardableResult
  public func update(offset points: Double) -> Self { updating(.number(points)) }

  /// Sets the offset of all attributes in points, replacing previous constants.
  @discardableResult
  public func update(offset points: Int) -> Self { update(offset: Double(points)) }

  /// Sets the offsets of widths and heights, replacing their previous constants.
  ///
  /// - Precondition: The numbers are finite.
  @discardableResult
  public func update(offset size: LayoutSize) -> Self { updating(.size(size)) }

  /// Sets the offsets of positions, replacing their previous constants.
  ///
  /// Positive values move to the right and down.
  ///
  /// - Precondition: The numbers are finite.
  @discardableResult
  public func update(offset point: LayoutPoint) -> Self { updating(.point(point)) }

  /// Insets edges by the same amount in points, replacing previous constants.
  ///
  /// - Precondition: The number is finite.
  @discardableResult
  public func update(inset points: Double) -> Self { updating(.inset(points)) }

  /// Insets edges by the same amount in points, replacing previous constants.
  @discardableResult
  public func update(inset points: Int) -> Self { update(inset: Double(points)) }

  /// Insets edges by the given amounts, replacing previous constants.
  ///
  /// - Precondition: The numbers are finite.
  @discardableResult
  public func update(inset insets: LayoutInsets) -> Self { updating(.insets(insets)) }

  /// Insets edges by the given amounts, replacing previous constants.
  ///
  /// The horizontal insets follow the layout direction.
  ///
  /// - Precondition: The numbers are finite.
  @discardableResult
  public func update(inset insets: LayoutMargins) -> Self { updating(.directionalInsets(insets)) }

  /// Sets the priority.
  ///
  /// An active constraint may change from required to optional and back.
  ///
  /// - Precondition: The priority is greater than 0 and at most 1000.
  @discardableResult
  public func update(priority: Priority) -> Self {
    self.priority = priority
    for constraint in layoutConstraints { constraint.change(priority: priority) }
    return self
  }

  /// Sets the priority.
  ///
  /// An active constraint may change from required to optional and back.
  ///
  /// - Precondition: The priority is greater than 0 and at most 1000.
  @discardableResult
  public func update(priority number: some BinaryFloatingPoint) -> Self {
    update(priority: Priority(Double(number)))
  }

  private func updating(_ constant: ChainConstant) -> Self {
    add(constant)
    for constraint in layoutConstraints {
      if let part = constant.part(for: constraint.firstAttribute) { constraint.constant = part }
    }
    return self
  }
}

extension LayoutConstraint {
  /// Sets the priority.
  ///
  /// A change between required and optional needs an inactive constraint, so an active constraint is
  /// deactivated and activated again.
  func change(priority new: Priority) {
    guard new != priority else { return }
    let mustLeave = isActive && new.isRequired != priority.isRequired
    if mustLeave { isActive = false }
    priority = new
    if mustLeave { isActive = true }
  }
}
