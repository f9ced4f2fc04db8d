/// The right side of a production, as a value.
package indirect enum EBNFExpression: Sendable, Hashable {
  /// `"text"`: stands for itself.
  case text(String)
  /// `"a" … "z"`: one character of a range of ASCII.
  case range(UInt8, UInt8)
  /// The name of a production.
  case reference(String)
  /// `[ x ]`: x or nothing.
  case option(EBNFExpression)
  /// `{ x }`: any number of x.
  case repetition(EBNFExpression)
  /// One after the other; at least two.
  case sequence([EBNFExpression])
  /// `x | y`: any of them; at least two.
  case choice([EBNFExpression])

  /// The names of the productions it uses, in the order of the text.
  package var references: [String] {
    switch self {
    case .text, .range: []
    case .reference(let name): [name]
    case .option(let inner), .repetition(let inner): inner.references
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.references)
    }
  }
}
