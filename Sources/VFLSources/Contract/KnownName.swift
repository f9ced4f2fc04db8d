package import VFLDiagnostics

/// A key of a dictionary of views or metrics.
package struct KnownName: Sendable, Hashable {
  /// The key.
  package let name: String
  /// Where the file says it, quotes not included.
  package let span: SourceSpan
  /// The number that it stands for, where it is written as one.
  package let value: Double?
  /// The expression that gives what it stands for, where the file writes one beside it.
  package let expression: SourceSpan?
  /// What it visibly stands for.
  package let kind: GivenKind?
  /// Whether the file says it in several places.
  package let isRepeated: Bool

  /// Creates a name.
  package init(
    _ name: String, span: SourceSpan, value: Double? = nil, expression: SourceSpan? = nil,
    kind: GivenKind? = nil, isRepeated: Bool = false
  ) {
    self.name = name
    self.span = span
    self.value = value
    self.expression = expression
    self.kind = kind
    self.isRepeated = isRepeated
  }
}
