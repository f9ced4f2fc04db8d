/// A grammar in the notation of `Grammar/vfl.ebnf`.
///
/// The grammar may not be well formed. ``diagnostics`` lists its problems.
package struct EBNFGrammar: Sendable, Hashable {
  /// The production at which derivations start.
  package let start: String

  /// The productions, in source order.
  package let productions: [EBNFProduction]

  /// Parses a grammar.
  package init(reading text: String, start: String = "format") throws(EBNFError) {
    self.start = start
    productions = try EBNFReader.productions(in: text)
  }

  private init(start: String, productions: [EBNFProduction]) {
    self.start = start
    self.productions = productions
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

  /// The same grammar with blanks before, between and after the tokens.
  package var allowingBlanks: EBNFGrammar {
    let blanks = EBNFExpression.repetition(.text(" "))
    let names = tokenNames
    let spaced = productions.map { production in
      if names.contains(production.name) { return production }
      let expression = production.expression.preceding(tokens: names, with: blanks)
      return EBNFProduction(
        name: production.name,
        expression: production.name == start ? .sequence([expression, blanks]) : expression,
        source: production.source, part: production.part)
    }
    return EBNFGrammar(start: start, productions: spaced)
  }
}

extension EBNFExpression {
  /// Returns the expression with `blanks` before each literal and each of the named tokens.
  fileprivate func preceding(
    tokens names: Set<String>, with blanks: EBNFExpression
  ) -> EBNFExpression {
    switch self {
    case .text, .range: .sequence([blanks, self])
    case .reference(let name): names.contains(name) ? .sequence([blanks, self]) : self
    case .option(let inner): .option(inner.preceding(tokens: names, with: blanks))
    case .repetition(let inner): .repetition(inner.preceding(tokens: names, with: blanks))
    case .sequence(let parts):
      .sequence(parts.map { $0.preceding(tokens: names, with: blanks) })
    case .choice(let parts): .choice(parts.map { $0.preceding(tokens: names, with: blanks) })
    }
  }
}
