public import VFLRecords

/// A constraint that takes part in who gives way, with how much it weighs.
public struct Contender: Sendable, Hashable {
  /// The constraint.
  public var member: ConflictMember
  /// Its relation, which tells the two halves of a content size apart: `>=` resists compression, `<=`
  /// hugs.
  public var relation: Relation
  /// Its priority.
  public var priority: Priority

  /// Creates a contender.
  public init(_ member: ConflictMember, _ relation: Relation, _ priority: Priority) {
    self.member = member
    self.relation = relation
    self.priority = priority
  }
}
