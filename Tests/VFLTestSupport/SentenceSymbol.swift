/// A symbol of a sentence that the syntactic part of a grammar derives.
package enum SentenceSymbol: Sendable, Hashable {
  /// A text that stands for itself.
  case text(String)
  /// The name of a production of the lexical part, which stands for any of its texts.
  case token(String)
}
