/// The right side of a production.
package indirect enum EBNFExpression: Sendable, Hashable {
  /// The text in quotation marks itself, as in `"text"`.
  case text(String)
  /// One character of an ASCII range, as in `"a" … "z"`.
  case range(UInt8, UInt8)
  /// A reference to the production with this name.
  case reference(String)
  /// An optional expression, as in `[ x ]`.
  case option(EBNFExpression)
  /// Any number of repetitions, as in `{ x }`.
  case repetition(EBNFExpression)
  /// A sequence of at least two expressions.
  case sequence([EBNFExpression])
  /// A choice of at least two expressions, as in `x | y`.
  case choice([EBNFExpression])

  /// The names of the referenced productions, in text order.
  package var references: [String] {
    switch self {
    case .text, .range: []
    case .reference(let name): [name]
    case .option(let inner), .repetition(let inner): inner.references
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.references)
    }
  }
}
