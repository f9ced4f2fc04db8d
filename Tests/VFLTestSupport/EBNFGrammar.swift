/// A grammar in the notation of `Grammar/vfl.ebnf`.
///
/// The grammar may not be well formed. ``diagnostics`` lists its problems.
package struct EBNFGrammar: Sendable, Hashable {
  /// The production at which derivations start.
  package static let start = "format"

  /// The productions, in source order.
  package let productions: [EBNFProduction]

  /// Parses a grammar.
  package init(reading text: String) throws(EBNFError) {
    productions = try EBNFReader.productions(in: text)
  }

  /// Returns the first production with the given name; `nil` if there is none.
  package subscript(name: String) -> EBNFProduction? {
    productions.first { $0.name == name }
  }

  /// The productions under the heading `Syntax`.
  package var syntax: [EBNFProduction] { productions.filter { $0.part == "Syntax" } }

  /// The productions under the heading `Tokens`.
  package var tokens: [EBNFProduction] { productions.filter { $0.part == "Tokens" } }

  /// The names of the productions under `Tokens`.
  package var tokenNames: Set<String> { Set(tokens.map(\.name)) }
}
