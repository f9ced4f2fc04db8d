package import VFLDiagnostics

/// A name that a call or a document gives to formats, and the place where it does.
package struct GivenName: Sendable, Hashable {
  /// The name.
  package let name: String
  /// The place at which the name is given; `nil` where that is no place in a text.
  package let span: SourceSpan?

  /// Creates a name that is given at a place.
  package init(_ name: String, span: SourceSpan?) {
    self.name = name
    self.span = span
  }
}
