/// Constraints of equal priority that trade off against each other.
///
/// In one optimal layout, some of them are violated less and others more than in another optimal layout.
public struct PriorityTie: Sendable, Hashable {
  /// The constraints, at least two; raising the priority of one of them resolves the tie in its favor.
  public var contenders: [Contender]
  /// The free attributes whose values depend on the tie.
  public var attributes: [FreeAttribute]

  /// Creates a tie.
  public init(_ contenders: [Contender], moving attributes: [FreeAttribute]) {
    self.contenders = contenders
    self.attributes = attributes
  }
}
