public import VFLLayout
public import VFLRecords
public import VFLViews

extension ChainedConstraint {
  /// Adds some points to every attribute, in the place of what was added before.
  ///
  /// - Precondition: the number is finite.
  @discardableResult
  public func update(offset points: Double) -> Self { updating(.number(points)) }

  /// Adds some points to every attribute, in the place of what was added before.
  @discardableResult
  public func update(offset points: Int) -> Self { update(offset: Double(points)) }

  /// Adds the width to widths and the height to heights, in the place of what was added before.
  ///
  /// - Precondition: the numbers are finite.
  @discardableResult
  public func update(offset size: LayoutSize) -> Self { updating(.size(size)) }

  /// Moves positions to the right and down, in the place of how they were moved before.
  ///
  /// - Precondition: the numbers are finite.
  @discardableResult
  public func update(offset point: LayoutPoint) -> Self { updating(.point(point)) }

  /// Moves edges inwards by some points, in the place of how they were moved before.
  ///
  /// - Precondition: the number is finite.
  @discardableResult
  public func update(inset points: Double) -> Self { updating(.inset(points)) }

  /// Moves edges inwards by some points, in the place of how they were moved before.
  @discardableResult
  public func update(inset points: Int) -> Self { update(inset: Double(points)) }

  /// Moves edges inwards, in the place of how they were moved before.
  ///
  /// - Precondition: the numbers are finite.
  @discardableResult
  public func update(inset insets: LayoutInsets) -> Self { updating(.insets(insets)) }

  /// Moves edges inwards, in the place of how they were moved before; the horizontal insets follow the
  /// direction.
  ///
  /// - Precondition: the numbers are finite.
  @discardableResult
  public func update(inset insets: LayoutMargins) -> Self { updating(.directionalInsets(insets)) }

  /// Says how strongly it is wanted; also while it is in force, from required to optional and back.
  ///
  /// - Precondition: the priority is above 0 and at most 1000.
  @discardableResult
  public func update(priority: Priority) -> Self {
    self.priority = priority
    for constraint in layoutConstraints { constraint.change(priority: priority) }
    return self
  }

  /// Says how strongly it is wanted; also while it is in force, from required to optional and back.
  ///
  /// - Precondition: the priority is above 0 and at most 1000.
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
  /// Changes the priority; an active constraint that becomes required, or stops being so, is out of force
  /// for that moment, as the rules ask for it.
  func change(priority new: Priority) {
    guard new != priority else { return }
    let mustLeave = isActive && new.isRequired != priority.isRequired
    if mustLeave { isActive = false }
    priority = new
    if mustLeave { isActive = true }
  }
}
