public import VFLLayout
public import VFLRecords
public import VFLViews

/// Attributes that are related to something, while constants, factors, priority and label are said.
///
/// In a block it takes effect when the block has ended; elsewhere with ``install(fileID:line:)``. What
/// is said to it afterwards has no effect: that is what its ``constraint`` is for.
public struct ConstraintDraft {
  /// What can be kept to change the constraint later, or to take it out of force.
  public let constraint: ChainedConstraint

  /// The draft itself, for lines that read better with a filler word.
  public var with: ConstraintDraft { self }
  /// The draft itself, for lines that read better with a filler word.
  public var and: ConstraintDraft { self }

  private func adding(_ constant: ChainConstant) -> Self {
    constraint.add(constant)
    return self
  }

  // MARK: Constants; the last one that speaks of an attribute counts

  /// Adds some points to every attribute.
  @discardableResult
  public func offset(_ points: Double) -> Self { adding(.number(points)) }

  /// Adds some points to every attribute.
  @discardableResult
  public func offset(_ points: Int) -> Self { offset(Double(points)) }

  /// Adds the width to widths and the height to heights.
  @discardableResult
  public func offset(_ size: LayoutSize) -> Self { adding(.size(size)) }

  /// Moves positions to the right and down.
  @discardableResult
  public func offset(_ point: LayoutPoint) -> Self { adding(.point(point)) }

  /// Moves edges inwards.
  @discardableResult
  public func offset(_ insets: LayoutInsets) -> Self { adding(.insets(insets)) }

  /// Adds the width to widths and the height to heights, as ``offset(_:)-(LayoutSize)`` does.
  @discardableResult
  public func sizeOffset(_ size: LayoutSize) -> Self { adding(.size(size)) }

  /// Moves centres to the right and down, as ``offset(_:)-(LayoutPoint)`` does.
  @discardableResult
  public func centerOffset(_ point: LayoutPoint) -> Self { adding(.point(point)) }

  /// Moves edges inwards by some points; sizes become smaller by twice as much.
  @discardableResult
  public func inset(_ points: Double) -> Self { adding(.inset(points)) }

  /// Moves edges inwards by some points; sizes become smaller by twice as much.
  @discardableResult
  public func inset(_ points: Int) -> Self { inset(Double(points)) }

  /// Moves edges inwards; left and leading are moved by `left`, right and trailing by `right`.
  @discardableResult
  public func inset(_ insets: LayoutInsets) -> Self { adding(.insets(insets)) }

  /// Moves edges inwards; left and leading are moved by `leading`, right and trailing by `trailing`.
  @discardableResult
  public func inset(_ insets: LayoutMargins) -> Self { adding(.directionalInsets(insets)) }

  /// Moves edges inwards by some points, as ``inset(_:)-(Double)`` does.
  @discardableResult
  public func insets(_ points: Double) -> Self { inset(points) }

  /// Moves edges inwards, as ``inset(_:)-(LayoutInsets)`` does.
  @discardableResult
  public func insets(_ insets: LayoutInsets) -> Self { inset(insets) }

  // MARK: Factors

  /// Multiplies the attributes on the right; a number alone is not multiplied.
  @discardableResult
  public func multipliedBy(_ factor: Double) -> Self {
    constraint.multiplier = factor
    return self
  }

  /// Divides the attributes on the right; a number alone is not divided.
  @discardableResult
  public func dividedBy(_ divisor: Double) -> Self { multipliedBy(1 / divisor) }

  // MARK: Priority and label

  /// Says how strongly it is wanted: `.required` (1000, what it is unless said), `.high` (750),
  /// `.medium` (500), `.low` (250).
  @discardableResult
  public func priority(_ priority: Priority) -> Self {
    constraint.priority = priority
    return self
  }

  /// Says how strongly it is wanted, above 0 and at most 1000.
  @discardableResult
  public func priority(_ number: some BinaryFloatingPoint) -> Self {
    priority(Priority(Double(number)))
  }

  /// Says that it is wanted with priority 750.
  @discardableResult
  public func priorityHigh() -> Self { priority(.high) }

  /// Says that it is wanted with priority 500.
  @discardableResult
  public func priorityMedium() -> Self { priority(.medium) }

  /// Says that it is wanted with priority 250.
  @discardableResult
  public func priorityLow() -> Self { priority(.low) }

  /// Gives it a name for diagnostics; it becomes the identifier of its constraint objects.
  @discardableResult
  public func labeled(_ label: String) -> Self {
    constraint.label = label
    return self
  }

  // MARK: Outside of blocks

  /// Puts it in force at once.
  ///
  /// - Parameters:
  ///   - fileID: the file that diagnostics name, if the relation was made by an operator.
  ///   - line: the line that diagnostics name, if the relation was made by an operator.
  /// - Throws: ``ChainError`` when it breaks a rule; then nothing is in force.
  @discardableResult
  public func install(
    fileID: String = #fileID, line: Int = #line
  ) throws(ChainError) -> ChainedConstraint {
    try [self].install(fileID: fileID, line: line)
    return constraint
  }
}
