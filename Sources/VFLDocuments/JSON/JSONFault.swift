import VFLDiagnostics

/// An error in a text that is not valid JSON.
package struct JSONFault: Error, Sendable, Hashable {
  /// The span of the error; empty at the end of the text.
  let span: SourceSpan
  /// A phrase that describes valid text at this position.
  package let expected: String
  /// A phrase that describes the text that was found.
  package let found: String
}
