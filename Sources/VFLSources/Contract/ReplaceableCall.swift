package import VFLDiagnostics

/// A call of the system that is given a format string, in the place of which other code may stand.
package struct ReplaceableCall: Sendable, Hashable {
  /// The bytes of the call, with what it is sent to.
  package let span: SourceSpan
  /// Whether the call may be an argument of a macro of C, for which code with commas needs parentheses.
  package let isArgumentOfMacro: Bool
  /// Whether an array of C has to say what its elements are.
  package let needsType: Bool
  /// The statement that contains the call; `nil` if other statements cannot be inserted before it.
  package let statement: SourceSpan?
}
