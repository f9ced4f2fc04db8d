/// Derives every sentence of the syntactic part of a grammar, up to a number of tokens.
///
/// The derivations of each production with exactly n tokens are cached, so the work grows with the number of
/// sentences and not with the number of derivations.
package struct SentenceGenerator {
  /// The symbols of a sentence.
  package typealias Sentence = [SentenceSymbol]

  private struct Question: Hashable {
    let expression: EBNFExpression
    let length: Int
  }

  private let grammar: EBNFGrammar
  private let tokenNames: Set<String>
  private var answers: [Question: [Sentence]] = [:]

  /// Creates a generator for a well-formed grammar.
  package init(_ grammar: EBNFGrammar) throws(EBNFGrammar.NotWellFormed) {
    try grammar.requireWellFormed()
    self.grammar = grammar
    tokenNames = grammar.tokenNames
  }

  /// Returns every sentence of at most `length` tokens, without duplicates, shorter sentences first.
  package mutating func sentences(upTo length: Int) -> [Sentence] {
    var sentences: [Sentence] = []
    for length in 0...length { sentences += derive(.reference(grammar.start), length) }
    return sentences
  }

  /// Returns the tokens of a sentence, once for each combination of example tokens.
  package static func texts(
    of sentence: Sentence, representatives: [String: [String]]
  ) -> [[String]] {
    var texts: [[String]] = [[]]
    for symbol in sentence {
      let choices = self.choices(for: symbol, representatives)
      texts = texts.flatMap { text in choices.map { text + [$0] } }
    }
    return texts
  }

  /// Returns the tokens of a sentence, with the example at index `turn + n`, modulo the number of examples,
  /// for the nth token.
  ///
  /// A series of sentences and turns covers all examples.
  package static func text(
    of sentence: Sentence, representatives: [String: [String]], turn: Int
  ) -> [String] {
    sentence.enumerated().map { index, symbol in
      let choices = self.choices(for: symbol, representatives)
      return choices[(turn + index) % choices.count]
    }
  }

  private static func choices(
    for symbol: SentenceSymbol, _ representatives: [String: [String]]
  ) -> [String] {
    switch symbol {
    case .text(let text):
      return [text]
    case .token(let name):
      let choices = representatives[name, default: []]
      precondition(!choices.isEmpty, "there is no representative of `\(name)`")
      return choices
    }
  }

  /// Returns all derivations of `expression` with exactly `length` tokens, without duplicates.
  private mutating func derive(_ expression: EBNFExpression, _ length: Int) -> [Sentence] {
    let question = Question(expression: expression, length: length)
    if let known = answers[question] { return known }
    var seen: Set<Sentence> = []
    let answer = deriveAnew(expression, length).filter { seen.insert($0).inserted }
    answers[question] = answer
    return answer
  }

  private mutating func deriveAnew(_ expression: EBNFExpression, _ length: Int) -> [Sentence] {
    switch expression {
    case .text(let text):
      return length == 1 ? [[.text(text)]] : []
    case .range(let low, let high):
      return length == 1 ? (low...high).map { [.text(String(UnicodeScalar($0)))] } : []
    case .reference(let name) where tokenNames.contains(name):
      return length == 1 ? [[.token(name)]] : []
    case .reference(let name):
      return grammar[name].map { derive($0.expression, length) } ?? []
    case .option(let inner):
      return (length == 0 ? [[]] : []) + derive(inner, length)
    case .repetition(let inner):
      guard length > 0 else { return [[]] }
      return join(1...length, of: length, inner, expression)
    case .choice(let parts):
      return parts.flatMap { derive($0, length) }
    case .sequence(let parts):
      guard let first = parts.first else { return length == 0 ? [[]] : [] }
      return join(0...length, of: length, first, .sequence(Array(parts.dropFirst())))
    }
  }

  /// Returns the derivations of `first` with each number of tokens in `lengths`, each followed by the
  /// derivations of `rest` with the remaining tokens.
  private mutating func join(
    _ lengths: ClosedRange<Int>, of length: Int, _ first: EBNFExpression, _ rest: EBNFExpression
  ) -> [Sentence] {
    var sentences: [Sentence] = []
    for taken in lengths {
      let heads = derive(first, taken)
      guard !heads.isEmpty else { continue }
      let tails = derive(rest, length - taken)
      for head in heads { sentences += tails.map { head + $0 } }
    }
    return sentences
  }
}
