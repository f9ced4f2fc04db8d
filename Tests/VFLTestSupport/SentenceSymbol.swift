/// A symbol of a derived sentence.
package enum SentenceSymbol: Sendable, Hashable {
  /// A literal text.
  case text(String)
  /// The name of a token production, which represents any token that the production derives.
  case token(String)
}
