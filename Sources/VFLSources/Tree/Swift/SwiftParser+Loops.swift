/// Loops.
extension SwiftParser {
  /// How many tokens a parser reads ahead to tell the loops with `in` from those with `;`.
  private static let lookAheadLimit = 64

  /// Reads a `for`.
  mutating func forLoop() -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    let outer = brace
    brace = .body
    let head: Statement.Loop.Head
    if cursor.at("("), isCounting(inside: cursor.index) {
      head = inBracket { $0.countingHead() }
    } else {
      head = isCounting(from: cursor.index) ? countingHead() : eachHead()
    }
    brace = outer
    return .loop(loop(head, from: start))
  }

  private mutating func loop(_ head: Statement.Loop.Head, from start: Int) -> Statement.Loop {
    // Tokens that are not understood belong to the head.
    while !cursor.isAtEnd, !cursor.at("{"), !cursor.isFirstOnLine(cursor.index), !cursor.at(";") {
      cursor.skip()
    }
    let range = start..<cursor.index
    return Statement.Loop(head: head, headRange: range, body: block())
  }

  private func isCounting(inside opener: Int) -> Bool {
    guard let close = cursor.partner(opener), word(at: close + 1) != .in else { return false }
    return cursor.at(close + 1, "{") && isCounting(from: opener + 1)
  }

  /// Returns whether a `;` precedes the first `in` and the first brace.
  private func isCounting(from start: Int) -> Bool {
    var index = start
    while index < cursor.limit, index < start + Self.lookAheadLimit {
      if cursor.at(index, ";") { return true }
      if word(at: index) == .in || cursor.at(index, "{") { return false }
      index = (cursor.partner(index) ?? cursor.next(after: index) - 1) + 1
    }
    return false
  }

  private mutating func countingHead() -> Statement.Loop.Head {
    var first: [Statement] = []
    while !cursor.isAtEnd, !cursor.at(";"), !cursor.at("{") {
      let start = cursor.index
      first.append(statement())
      guard cursor.at(","), cursor.index > start else { break }
      cursor.advance()
    }
    skipToSemicolon()
    let condition = expression()
    skipToSemicolon()
    let start = cursor.index
    var steps: [Expression.Argument] = []
    while let step = expression() {
      steps.append(Expression.Argument(label: nil, value: step))
      guard cursor.at(",") else { break }
      cursor.advance()
    }
    guard steps.count > 1 else {
      return .counting(first, condition: condition, step: steps.first?.value)
    }
    let step = Expression(range: start..<cursor.index, kind: .tuple(steps))
    return .counting(first, condition: condition, step: step)
  }

  private mutating func skipToSemicolon() {
    while !cursor.isAtEnd, !cursor.at(";"), !cursor.at("{") { cursor.skip() }
    if cursor.at(";") { cursor.advance() }
  }

  private mutating func eachHead() -> Statement.Loop.Head {
    while word == .try || word == .await || word == .unsafe { cursor.advance() }
    var pattern: Pattern?
    if word == .case {
      cursor.advance()
      pattern = self.pattern()
    } else {
      if word == .let || word == .var || word == .inout { cursor.advance() }
      pattern = bindingPattern()
    }
    var binding =
      pattern ?? Pattern(range: cursor.index..<cursor.index, form: .other, names: [])
    if cursor.at(":") {
      cursor.advance()
      binding.type = type()
    }
    if word == .in { cursor.advance() }
    let start = cursor.index
    let sequence = expression() ?? opaque(from: start)
    var filter: Expression?
    if word == .where {
      cursor.advance()
      filter = expression()
    }
    return .each(binding, in: sequence, filter: filter)
  }

  /// Reads a `while`.
  mutating func whileLoop() -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    let list = conditions(.body)
    return .loop(loop(.whileTrue(list), from: start))
  }

  /// Reads a `repeat`.
  mutating func repeatLoop() -> Statement.Kind {
    cursor.advance()
    return loop(after: block())
  }

  /// Reads the `while` after the body of a loop.
  mutating func loop(after body: Block) -> Statement.Kind {
    let start = cursor.index
    var condition: Expression?
    if word == .while {
      cursor.advance()
      condition = expression()
    }
    return .loop(
      Statement.Loop(
        head: .untilFalse(condition), headRange: start..<cursor.index, body: body))
  }
}
