public import VFLRecords

/// A constraint that binds in a regime: it is active, relaxed, or possibly relaxed.
public struct LayoutBinding: Sendable, Hashable {
  /// The way in which a constraint binds.
  public enum Effect: String, Sendable, Hashable {
    /// The constraint is an inequality whose sides are equal.
    case exact
    /// The constraint is optional and is not satisfied.
    case relaxed = "givesWay"
    /// The constraint is optional, and optimal layouts violate it by different amounts or not at all.
    case mayBeRelaxed = "mayGiveWay"
  }

  /// The constraint.
  public let member: ConflictMember
  /// The relation of its solver row, which distinguishes the two bounds of a content size.
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
