package import VFLDiagnostics

/// A syntax error in JSON.
package struct JSONError: Error, Sendable, Hashable {
  /// The span of the error; empty at the end of the input.
  package let span: SourceSpan
  /// A phrase that describes the expected syntax.
  package let expected: String
  /// A phrase that describes the characters that were found.
  package let found: String
}
