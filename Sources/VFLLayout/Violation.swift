/// An optional constraint that gave way, and what forced it.
public struct Violation: Sendable, Hashable {
  /// The constraint.
  public var constraint: Contender
  /// By how much it is violated, in points.
  public var amount: Double
  /// The constraints that stand in its way, required or of no lower priority than its own: records
  /// first, in the order of their source, then what nobody wrote.
  ///
  /// The constraint cannot be violated less unless one of these is violated more; against any fewer of
  /// them it could be. One of the same priority is a rival that it lost to. `nil` where the layout is
  /// so large that nobody looked.
  public var forcedBy: [Contender]?

  /// Creates a violation.
  public init(_ constraint: Contender, by amount: Double, forcedBy: [Contender]?) {
    self.constraint = constraint
    self.amount = amount
    self.forcedBy = forcedBy
  }
}
