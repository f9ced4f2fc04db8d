/// A symbol of a derived sentence.
package enum SentenceSymbol: Sendable, Hashable {
  /// A literal text.
  case text(String)
  /// The name of a production of the lexical part, for any of its texts.
  case token(String)
}
