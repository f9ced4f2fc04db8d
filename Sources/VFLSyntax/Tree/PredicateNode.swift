public import VFLDiagnostics
public import VFLRecords

/// A predicate: `==`, `>=` or `<=`, a value, and `@` with a priority; only the value is needed.
public struct PredicateNode: Sendable, Hashable {
  /// The whole predicate.
  public let span: SourceSpan
  /// The relation; `==` when none is written.
  public let relation: Relation
  /// What the gap or the size is compared with.
  public let value: ValueNode
  /// The priority, if one is written.
  public let priority: ValueNode?
}

/// A number, or a name that stands for one.
public struct ValueNode: Sendable, Hashable {
  /// What a value is.
  public enum Kind: Sendable, Hashable {
    /// A number; not finite when it is too large for a `Double`.
    case number(Double)
    /// The name of a metric, or of a view where a size is compared with another view's.
    case name
    /// Nothing usable: a fault has been reported for it.
    case missing
  }

  /// Its bytes; empty when it is missing.
  public let span: SourceSpan
  /// What it is.
  public let kind: Kind
}
