package import VFLDiagnostics

/// A call of the system that receives a format string and that other code may replace.
package struct ReplaceableCall: Sendable, Hashable {
  /// The bytes of the call, including its receiver.
  package let span: SourceSpan
  /// Whether the call may be an argument of a macro of C, for which code with commas needs parentheses.
  package let isArgumentOfMacro: Bool
  /// Whether an array of C has to say what its elements are.
  package let needsType: Bool
  /// The statement that contains the call; `nil` if other statements cannot be inserted before it.
  package let statement: SourceSpan?
}
