public import VFLRecords

/// A constraint that competes with others for being kept, with its priority.
public struct Contender: Sendable, Hashable {
  /// The constraint.
  public var member: ConflictMember
  /// The constraint's relation, which tells the two halves of a content size apart: `>=` resists compression,
  /// `<=` hugs.
  public var relation: Relation
  /// The constraint's priority.
  public var priority: Priority

  /// Creates a contender.
  public init(_ member: ConflictMember, _ relation: Relation, _ priority: Priority) {
    self.member = member
    self.relation = relation
    self.priority = priority
  }
}
