public import VFLDiagnostics

/// The rule of the language that a record follows from.
public enum RecordRule: UInt8, Sendable, Hashable {
  /// Two neighbours, or a view and a bar, without anything between them.
  case flushGap
  /// `-`: the standard space.
  case standardGap
  /// A gap with a predicate.
  case gap
  /// A predicate on a view's size.
  case size
  /// An alignment option, for two neighbours.
  case alignment
  /// A constraint of a stack, of a grid or of equal spaces, or of a `-` beside a position with a constant.
  case fill
  /// An equation of a document, or a constraint without a chain.
  case equation
  /// A constraint that a program made without a text.
  case object
  /// The autoresizing mask of a view.
  case autoresizingMask
}

/// Where a record comes from: the bytes that ask for it and the rule that makes it.
public struct Provenance: Sendable, Hashable {
  /// The bytes, as UTF-8 offsets: the predicate, the `-` of a standard space, the empty span of a flush join,
  /// both views of an alignment, or the whole equation.
  public let location: SourceLocation
  /// The rule.
  public let rule: RecordRule

  /// Creates the provenance of a record.
  public init(_ location: SourceLocation, _ rule: RecordRule) {
    self.location = location
    self.rule = rule
  }
}
