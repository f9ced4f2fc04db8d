public import VFLRecords

/// A constraint that competes with other constraints, with its priority.
public struct Contender: Sendable, Hashable {
  /// The constraint.
  public var member: ConflictMember
  /// The constraint's relation, which distinguishes the two bounds of a content size: `>=` is compression
  /// resistance, `<=` is hugging.
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
