/// A relaxed constraint and the constraints that force it to be relaxed.
public struct Violation: Sendable, Hashable {
  /// The relaxed constraint.
  public var constraint: Contender
  /// The amount by which the constraint is violated, in points.
  public var amount: Double
  /// The constraints that prevent this constraint from being violated less; `nil` if the layout was too large
  /// to determine them.
  ///
  /// They are required, or their priority is at least as high as the priority of this constraint. This
  /// constraint can be violated less only if at least one of them is violated more or removed. Each of them
  /// is necessary: without it, this constraint would be violated less. A constraint of the same priority is a
  /// competitor that was preferred. Records come first, in source order, followed by implicit constraints.
  public var forcedBy: [Contender]?

  /// Creates a violation.
  public init(_ constraint: Contender, by amount: Double, forcedBy: [Contender]?) {
    self.constraint = constraint
    self.amount = amount
    self.forcedBy = forcedBy
  }
}
