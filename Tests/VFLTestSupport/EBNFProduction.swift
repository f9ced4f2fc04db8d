/// A production of a grammar.
package struct EBNFProduction: Sendable, Hashable {
  /// The name of the production.
  package let name: String
  /// The expression on the right side.
  package let expression: EBNFExpression
  /// The source, with each run of white space replaced by a single space.
  package let source: String
  /// The first sentence of the comment above the group of productions, such as `Syntax`; empty if there is no
  /// comment.
  package let part: String
}
