package import VFLDiagnostics

/// A comment of a host file that speaks to this tool: one whose words begin with `vfl:`.
package struct HostComment: Sendable, Hashable {
  /// The comment, from its opener to its end.
  package let span: SourceSpan
  /// The text after `vfl:`.
  package let words: SourceSpan
  /// Whether only blanks precede it on its line.
  package let isAlone: Bool

  /// Creates a comment.
  package init(span: SourceSpan, words: SourceSpan, isAlone: Bool) {
    self.span = span
    self.words = words
    self.isAlone = isAlone
  }
}
