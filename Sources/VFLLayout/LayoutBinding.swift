public import VFLRecords

/// A constraint that makes a regime what it is.
public struct LayoutBinding: Sendable, Hashable {
  /// How a constraint binds.
  public enum Effect: String, Sendable, Hashable {
    /// It is an inequality, and holds with nothing to spare.
    case exact
    /// It is optional, and does not hold.
    case givesWay
    /// It is optional, and best layouts violate it by different amounts; some may not violate it.
    case mayGiveWay
  }

  /// The constraint.
  public let member: ConflictMember
  /// The relation of its row, which tells the two sides of a content size apart.
  public let relation: Relation
  /// How it binds.
  public let effect: Effect

  /// Creates a binding.
  public init(member: ConflictMember, relation: Relation, effect: Effect) {
    self.member = member
    self.relation = relation
    self.effect = effect
  }
}
