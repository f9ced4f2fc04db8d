package import VFLDiagnostics

/// A key of a dictionary of views or metrics.
package struct KnownName: Sendable, Hashable {
  /// The key.
  package let name: String
  /// Where the file says it, quotes not included.
  package let span: SourceSpan
  /// The number that it stands for, where it is written as one.
  package let value: Double?

  /// Creates a name.
  package init(_ name: String, span: SourceSpan, value: Double? = nil) {
    self.name = name
    self.span = span
    self.value = value
  }
}
