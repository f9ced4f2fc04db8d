public import VFLLayout
public import VFLRecords
public import VFLViews

/// A constraint under construction, whose constants, factors, priority and label can be set.
///
/// A draft in a block is installed when the block ends. Outside of a block, call ``install(fileID:line:)``.
/// After that, changes of the draft have no effect. Use its ``constraint`` instead.
public struct ConstraintDraft {
  /// The constraint, to change or deactivate it later.
  public let constraint: ChainedConstraint

  /// The draft itself, to make a line easier to read.
  public var with: ConstraintDraft { self }
  /// The draft itself, to make a line easier to read.
  public var and: ConstraintDraft { self }

  private func adding(_ constant: ChainConstant) -> Self {
    constraint.add(constant)
    return self
  }

  // MARK: Constants

  /// Adds an offset in points to all attributes, replacing previous constants.
  @discardableResult
  public func offset(_ points: Double) -> Self { adding(.number(points)) }

  /// Adds an offset in points to all attributes, replacing previous constants.
  @discardableResult
  public func offset(_ points: Int) -> Self { offset(Double(points)) }

  /// Adds the width to width attributes and the height to height attributes.
  @discardableResult
  public func offset(_ size: LayoutSize) -> Self { adding(.size(size)) }

  /// Moves positions to the right and down by the given offset in points.
  @discardableResult
  public func offset(_ point: LayoutPoint) -> Self { adding(.point(point)) }

  /// Insets edges by the given amounts.
  @discardableResult
  public func offset(_ insets: LayoutInsets) -> Self { adding(.insets(insets)) }

  /// Adds the width to width attributes and the height to height attributes, like
  /// ``offset(_:)-(LayoutSize)``.
  @discardableResult
  public func sizeOffset(_ size: LayoutSize) -> Self { adding(.size(size)) }

  /// Moves centers to the right and down by the given offset in points, like ``offset(_:)-(LayoutPoint)``.
  @discardableResult
  public func centerOffset(_ point: LayoutPoint) -> Self { adding(.point(point)) }

  /// Insets edges by the same amount in points.
  ///
  /// Sizes shrink by twice the amount.
  @discardableResult
  public func inset(_ points: Double) -> Self { adding(.inset(points)) }

  /// Insets edges by the same amount in points.
  ///
  /// Sizes shrink by twice the amount.
  @discardableResult
  public func inset(_ points: Int) -> Self { inset(Double(points)) }

  /// Insets edges by the given amounts.
  ///
  /// The `left` inset applies to left and leading edges, the `right` inset to right and trailing edges.
  @discardableResult
  public func inset(_ insets: LayoutInsets) -> Self { adding(.insets(insets)) }

  /// Insets edges by the given amounts.
  ///
  /// The `leading` inset applies to left and leading edges, the `trailing` inset to right and trailing edges.
  @discardableResult
  public func inset(_ insets: LayoutMargins) -> Self { adding(.directionalInsets(insets)) }

  /// Insets edges by the same amount in points, like ``inset(_:)-(Double)``.
  @discardableResult
  public func insets(_ points: Double) -> Self { inset(points) }

  /// Insets edges by the given amounts, like ``inset(_:)-(LayoutInsets)``.
  @discardableResult
  public func insets(_ insets: LayoutInsets) -> Self { inset(insets) }

  // MARK: Factors

  /// Multiplies the attributes of the target by a factor.
  ///
  /// If the target is a number, it is not multiplied.
  @discardableResult
  public func multipliedBy(_ factor: Double) -> Self {
    constraint.multiplier = factor
    return self
  }

  /// Divides the attributes of the target by a number.
  ///
  /// If the target is a number, it is not divided.
  @discardableResult
  public func dividedBy(_ divisor: Double) -> Self { multipliedBy(1 / divisor) }

  // MARK: Priority and label

  /// Sets the priority: `.required` (1000, the default), `.high` (750), `.medium` (500), `.low` (250).
  @discardableResult
  public func priority(_ priority: Priority) -> Self {
    constraint.priority = priority
    return self
  }

  /// Sets the priority, greater than 0 and at most 1000.
  @discardableResult
  public func priority(_ number: some BinaryFloatingPoint) -> Self {
    priority(Priority(Double(number)))
  }

  /// Sets the priority to 750.
  @discardableResult
  public func priorityHigh() -> Self { priority(.high) }

  /// Sets the priority to 500.
  @discardableResult
  public func priorityMedium() -> Self { priority(.medium) }

  /// Sets the priority to 250.
  @discardableResult
  public func priorityLow() -> Self { priority(.low) }

  /// Sets the name of the constraint in diagnostics, which is also the identifier of its constraint objects.
  @discardableResult
  public func labeled(_ label: String) -> Self {
    constraint.label = label
    return self
  }

  // MARK: Installation

  /// Installs the constraint immediately.
  ///
  /// - Parameters:
  ///   - fileID: The file to report in diagnostics if the constraint was created with an operator.
  ///   - line: The line to report in diagnostics if the constraint was created with an operator.
  /// - Throws: ``ChainError`` if the constraint is invalid. Nothing is activated in this case.
  @discardableResult
  public func install(
    fileID: String = #fileID, line: Int = #line
  ) throws(ChainError) -> ChainedConstraint {
    try [self].install(fileID: fileID, line: line)
    return constraint
  }
}
