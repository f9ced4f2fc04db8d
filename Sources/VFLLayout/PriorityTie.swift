/// Constraints of one priority that trade off against each other: in one best layout some of them are
/// violated less and others more than in another.
public struct PriorityTie: Sendable, Hashable {
  /// The constraints, at least two; raising the priority of one decides for it.
  public var contenders: [Contender]
  /// The free attributes that the trade moves.
  public var attributes: [FreeAttribute]

  /// Creates a tie.
  public init(_ contenders: [Contender], moving attributes: [FreeAttribute]) {
    self.contenders = contenders
    self.attributes = attributes
  }
}
