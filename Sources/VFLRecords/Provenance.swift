public import VFLDiagnostics

/// The rule of the language that produces a record.
public enum RecordRule: UInt8, Sendable, Hashable {
  /// Adjacent views, or a view and a `|`, without a connection between them.
  case flushGap
  /// A `-` for the standard spacing.
  case standardGap
  /// A connection with a predicate.
  case gap
  /// A predicate for the size of a view.
  case size
  /// An alignment option, for adjacent views.
  case alignment
  /// A constraint that is derived from a stack, a grid or equal spacing, or from a `-` next to a position
  /// with a constant.
  case fill
  /// An equation in a document, or a constraint that is not part of a chain.
  case equation
  /// A constraint that a program created without a format string.
  case object
  /// The autoresizing mask of a view.
  case autoresizingMask
}

/// The source location of a record and the rule that produced it.
public struct Provenance: Sendable, Hashable {
  /// The source location in UTF-8 offsets: the predicate, the `-` of a standard spacing, the empty span
  /// between adjacent views, the two views of an alignment, or the whole equation.
  public let location: SourceLocation
  /// The rule that produced the record.
  public let rule: RecordRule

  /// Creates a provenance from a source location and a rule.
  public init(_ location: SourceLocation, _ rule: RecordRule) {
    self.location = location
    self.rule = rule
  }
}
