/// An optional constraint that gave way, and the constraints that forced it.
public struct Violation: Sendable, Hashable {
  /// The constraint.
  public var constraint: Contender
  /// By how much it is violated, in points.
  public var amount: Double
  /// The constraints that keep this one from being violated less: records first, in the order of their
  /// source, then constraints that nobody wrote.
  ///
  /// They are required or of no lower priority. This constraint cannot be violated less unless one of them is
  /// violated more, and without any one of them it could be. One of the same priority is a rival that it lost
  /// to. `nil` where the layout is so large that nobody looked.
  public var forcedBy: [Contender]?

  /// Creates a violation.
  public init(_ constraint: Contender, by amount: Double, forcedBy: [Contender]?) {
    self.constraint = constraint
    self.amount = amount
    self.forcedBy = forcedBy
  }
}
