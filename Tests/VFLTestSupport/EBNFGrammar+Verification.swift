extension EBNFGrammar {
  /// An error of a grammar that cannot be interpreted.
  package struct NotWellFormed: Error, Sendable, Hashable {
    /// The problems of the grammar, each described by a sentence.
    package let diagnostics: [String]
  }

  /// Throws an error if the grammar is not well formed.
  package func requireWellFormed() throws(NotWellFormed) {
    let diagnostics = diagnostics
    guard diagnostics.isEmpty else { throw NotWellFormed(diagnostics: diagnostics) }
  }

  /// The problems of the grammar, each described by a sentence; empty if the grammar is well formed.
  ///
  /// A grammar is well formed if every referenced production is defined, no production is defined twice,
  /// every production is reachable from ``start``, tokens refer only to tokens, and there is no left
  /// recursion. With left recursion, a top-down parser would not terminate.
  package var diagnostics: [String] {
    var diagnostics: [String] = []
    let names = Set(productions.map(\.name))
    if !names.contains(start) { diagnostics.append("the start `\(start)` is not defined") }
    var seen: Set<String> = []
    for production in productions where !seen.insert(production.name).inserted {
      diagnostics.append("`\(production.name)` is defined twice")
    }
    for production in productions {
      for used in production.expression.references where !names.contains(used) {
        diagnostics.append("`\(used)` is used by `\(production.name)` and not defined")
      }
    }
    let reachable = closure(of: [start]) { $0.references }
    for production in productions where !reachable.contains(production.name) {
      diagnostics.append("`\(production.name)` is not reachable from `\(start)`")
    }
    diagnostics += partFaults()
    diagnostics += leftRecursionFaults()
    return diagnostics
  }

  /// Returns all names that can be reached from the given names by the references that `edges` selects.
  private func closure(
    of names: [String], along edges: (EBNFExpression) -> [String]
  ) -> Set<String> {
    var reached: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      guard reached.insert(name).inserted, let production = self[name] else { continue }
      pending += edges(production.expression)
    }
    return reached
  }

  private func partFaults() -> [String] {
    let syntactic = Set(syntax.map(\.name))
    return tokens.flatMap { token in
      token.expression.references.filter(syntactic.contains).map {
        "the token `\(token.name)` uses `\($0)`, which is syntax"
      }
    }
  }

  private func leftRecursionFaults() -> [String] {
    let nullable = nullableNames()
    return productions.filter { production in
      let first = production.expression.leftmostReferences(nullable)
      return closure(of: first) { $0.leftmostReferences(nullable) }.contains(production.name)
    }.map { "`\($0.name)` begins with itself" }
  }

  /// The names of the productions that can derive the empty string.
  private func nullableNames() -> Set<String> {
    var nullable: Set<String> = []
    var count = -1
    while nullable.count > count {
      count = nullable.count
      for production in productions where production.expression.isNullable(nullable) {
        nullable.insert(production.name)
      }
    }
    return nullable
  }
}

extension EBNFExpression {
  /// Returns whether the expression can derive the empty string, given the names of the productions that can.
  fileprivate func isNullable(_ nullable: Set<String>) -> Bool {
    switch self {
    case .text, .range: false
    case .option, .repetition: true
    case .reference(let name): nullable.contains(name)
    case .sequence(let parts): parts.allSatisfy { $0.isNullable(nullable) }
    case .choice(let parts): parts.contains { $0.isNullable(nullable) }
    }
  }

  /// Returns the names of the productions with which the expression can begin.
  fileprivate func leftmostReferences(_ nullable: Set<String>) -> [String] {
    switch self {
    case .text, .range: return []
    case .reference(let name): return [name]
    case .option(let inner), .repetition(let inner): return inner.leftmostReferences(nullable)
    case .choice(let parts): return parts.flatMap { $0.leftmostReferences(nullable) }
    case .sequence(let parts):
      let solid = parts.firstIndex { !$0.isNullable(nullable) } ?? parts.count - 1
      return parts[...solid].flatMap { $0.leftmostReferences(nullable) }
    }
  }
}
