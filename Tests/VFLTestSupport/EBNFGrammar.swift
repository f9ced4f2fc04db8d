/// A grammar in the notation of `Grammar/vfl.ebnf`.
///
/// It may be a bad one: ``faults`` says what is wrong with it.
package struct EBNFGrammar: Sendable, Hashable {
  /// The production that everything begins with.
  package static let start = "format"

  /// The productions in the order of the text.
  package let productions: [EBNFProduction]

  /// Reads a grammar.
  package init(reading text: String) throws(EBNFError) {
    productions = try EBNFReader.productions(in: text)
  }

  /// The first production of that name.
  package subscript(name: String) -> EBNFProduction? {
    productions.first { $0.name == name }
  }

  /// The productions that stand under the heading `Syntax`.
  package var syntax: [EBNFProduction] { productions.filter { $0.part == "Syntax" } }

  /// The productions that stand under the heading `Tokens`.
  package var tokens: [EBNFProduction] { productions.filter { $0.part == "Tokens" } }

  /// The names of the productions under `Tokens`.
  package var tokenNames: Set<String> { Set(tokens.map(\.name)) }
}
