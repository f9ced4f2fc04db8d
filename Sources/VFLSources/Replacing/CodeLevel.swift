import VFLDiagnostics

/// A level of the nesting of a file: the file, a type, a function, a closure or a block of statements.
struct CodeLevel {
  /// The code of a level.
  enum Kind {
    /// The file, a type or a name space.
    case type
    /// A function, or the code of a computed or observed variable.
    case function
    /// A closure.
    case closure
    /// A loop with its head.
    case loop
    /// A case of a `switch` of Swift, or all cases of a `switch` of C.
    case cases
    /// Any other block of statements, with the conditions before it.
    case block
  }
  /// The code.
  let kind: Kind
  /// The tokens of the level, or of a closure's body.
  let range: Range<Int>
  /// The statements directly in the level, in order, or in one case of a C `switch`.
  let statements: [Statement]
  /// The token before the statements.
  let start: Int

  /// Creates a level whose head begins at a token.
  init(_ kind: Kind, from start: Int, _ body: Block) {
    self.init(kind, start..<max(start, body.range.upperBound), body)
  }

  /// Creates a level of some tokens.
  init(_ kind: Kind, _ range: Range<Int>, _ body: Block) {
    (self.kind, self.range) = (kind, range)
    (statements, start) = (body.statements, body.range.lowerBound - 1)
  }

  /// The statement directly in the level that contains a token, in the branch of an `#if` if there are some.
  func statement(at token: Int) -> Statement? {
    var found = statements.element(at: token) { $0.range }
    while case .compiled(let branches)? = found?.kind {
      found = branches.lazy.compactMap { $0.statements.element(at: token) { $0.range } }.first
    }
    return found
  }
}

extension Statement {
  /// The level in the statement, but not in a closure of it, that contains a token.
  func level(at token: Int, isSwift: Bool) -> CodeLevel? {
    switch kind {
    case .branches(let branches):
      return branches.element(at: token) { $0.start..<$0.body.range.upperBound }
        .map { CodeLevel(.block, from: $0.start, $0.body) }
    case .selection(_, let cases):
      guard let first = cases.first, let last = cases.last,
        let found = cases.element(at: token, range: { $0.start..<$0.body.range.upperBound })
      else { return nil }
      // All cases of C are one scope.
      return isSwift
        ? CodeLevel(.cases, from: found.start, found.body)
        : CodeLevel(.cases, first.start..<last.body.range.upperBound, found.body)
    case .loop(let loop):
      let start = min(loop.headRange.lowerBound, loop.body.range.lowerBound)
      return Self.level(.loop, from: start, loop.body, at: token)
    case .attempt(let body, let handlers, let finally):
      let blocks =
        [(body.range.lowerBound, body)]
        + handlers.map { (($0.patterns.first?.range ?? $0.body.range).lowerBound, $0.body) }
        + [finally].compactMap { $0 }.map { ($0.range.lowerBound, $0) }
      return blocks.lazy.compactMap { Self.level(.block, from: $0, $1, at: token) }.first
    case .exit(_, let body), .block(let body, _), .deferred(let body):
      return Self.level(.block, from: body.range.lowerBound, body, at: token)
    case .labelled(_, let inner): return inner.level(at: token, isSwift: isSwift)
    default: return nil
    }
  }

  private static func level(
    _ kind: CodeLevel.Kind, from start: Int, _ body: Block, at token: Int
  ) -> CodeLevel? {
    let level = CodeLevel(kind, from: start, body)
    return level.range.contains(token) ? level : nil
  }
}
