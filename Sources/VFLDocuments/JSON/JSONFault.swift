import VFLDiagnostics

/// The error that a text is not JSON, with the place where it stops being so.
package struct JSONFault: Error, Sendable, Hashable {
  /// The bytes at fault; empty at the end of the text.
  let span: SourceSpan
  /// What could stand there, a phrase.
  package let expected: String
  /// What stands there instead, a phrase.
  package let found: String
}
