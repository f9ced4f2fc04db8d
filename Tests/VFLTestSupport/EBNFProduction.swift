/// A production of a grammar: a name, what it stands for, and how it was written.
package struct EBNFProduction: Sendable, Hashable {
  /// The name on the left side.
  package let name: String
  /// The right side.
  package let expression: EBNFExpression
  /// The production as it was written, each run of white space made one space.
  package let source: String
  /// The first sentence of the comment above it and its neighbours, such as `Syntax`; empty when
  /// there is none.
  package let part: String
}
