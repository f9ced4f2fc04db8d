package import VFLDiagnostics

/// A name that a call or a document declares for format strings, with its location.
package struct GivenName: Sendable, Hashable {
  /// The name.
  package let name: String
  /// The span of the declaration; `nil` if the declaration has no location.
  package let span: SourceSpan?

  /// Creates a declared name.
  package init(_ name: String, span: SourceSpan?) {
    self.name = name
    self.span = span
  }
}
