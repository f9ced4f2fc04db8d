/// The right side of a production.
package indirect enum EBNFExpression: Sendable, Hashable {
  /// The literal text in quotation marks, as in `"text"`.
  case text(String)
  /// A character in an ASCII range, as in `"a" … "z"`.
  case range(UInt8, UInt8)
  /// A reference to the production with the given name.
  case reference(String)
  /// An optional expression, as in `[ x ]`.
  case option(EBNFExpression)
  /// Any number of repetitions, as in `{ x }`.
  case repetition(EBNFExpression)
  /// A sequence of at least two expressions.
  case sequence([EBNFExpression])
  /// A choice of at least two expressions, as in `x | y`.
  case choice([EBNFExpression])

  /// The names of the referenced productions, in source order.
  package var references: [String] {
    switch self {
    case .text, .range: []
    case .reference(let name): [name]
    case .option(let inner), .repetition(let inner): inner.references
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.references)
    }
  }
}
