import VFLDiagnostics

/// Where a text stops being JSON.
struct JSONFault: Error, Sendable, Hashable {
  /// The bytes at fault; empty at the end of the text.
  let span: SourceSpan
  /// What could stand there, a phrase.
  let expected: String
  /// What stands there instead, a phrase.
  let found: String
}
