/// A production of a grammar.
package struct EBNFProduction: Sendable, Hashable {
  /// The name on the left side.
  package let name: String
  /// The right side.
  package let expression: EBNFExpression
  /// The source text, with each run of white space replaced by one space.
  package let source: String
  /// The first sentence of the comment above the group of productions, such as `Syntax`; empty if there is no
  /// comment.
  package let part: String
}
