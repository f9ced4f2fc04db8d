public import VFLRecords

/// A constraint that binds in a regime: it holds exactly, gives way, or may give way.
public struct LayoutBinding: Sendable, Hashable {
  /// The way in which a constraint binds.
  public enum Effect: String, Sendable, Hashable {
    /// The constraint is an inequality that holds with nothing to spare.
    case exact
    /// The constraint is optional and does not hold.
    case givesWay
    /// The constraint is optional, and best layouts violate it by different amounts; some may not violate it.
    case mayGiveWay
  }

  /// The constraint.
  public let member: ConflictMember
  /// The relation of its row, which tells the two sides of a content size apart.
  public let relation: Relation
  /// The way in which the constraint binds.
  public let effect: Effect

  /// Creates a binding.
  public init(member: ConflictMember, relation: Relation, effect: Effect) {
    self.member = member
    self.relation = relation
    self.effect = effect
  }
}
