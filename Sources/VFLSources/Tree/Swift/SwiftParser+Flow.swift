/// Statements with conditions, loops, `switch` and `do`.
extension SwiftParser {
  // MARK: Conditions

  mutating func branches() -> [Statement.Branch] {
    var result: [Statement.Branch] = []
    var start = cursor.index
    while true {
      let hasConditions = accept(.if)
      let list = hasConditions ? conditions(.body) : []
      result.append(Statement.Branch(start: start, conditions: list, body: block()))
      start = cursor.index
      guard hasConditions, accept(.else) else { return result }
    }
  }

  mutating func exit() -> Statement.Kind {
    cursor.advance()
    let list = conditions(.guarded)
    accept(.else)
    return .exit(conditions: list, block())
  }

  /// Reads the conditions of a statement whose braces have a meaning.
  mutating func conditions(_ brace: Brace) -> [Statement.Condition] {
    context.brace = brace
    var result: [Statement.Condition] = []
    var isAfterBinding = false
    while !cursor.isAtEnd, !cursor.at("{"), word != .else {
      let condition = condition(isAfterBinding: isAfterBinding)
      result.append(condition)
      isAfterBinding = if case .binding = condition { word != .where } else { false }
      guard accept(",") || accept(.where) else { break }
    }
    return result
  }

  private mutating func condition(isAfterBinding: Bool) -> Statement.Condition {
    let start = cursor.index
    let isCase = accept(.case)
    // `if let a = b, c = d` of Swift 1 and 2.
    let continuesBinding = isAfterBinding && cursor.isName(start) && cursor.at(start + 1, "=")
    if isCase || acceptIntroducer() || continuesBinding {
      if let pattern = declaredPattern(isCase: isCase) {
        let value = assignedValue()
        return .binding(pattern, value, isCase: isCase, range: start..<cursor.index)
      }
    } else if let value = expression(), isAtConditionEnd {
      return .expression(value)
    }
    if cursor.index == start, !isAtConditionEnd { cursor.skip() }
    skip { $0.isAtConditionEnd || $0.cursor.isAtLineStart }
    return .expression(opaque(from: start))
  }

  private var isAtConditionEnd: Bool {
    cursor.isAtEnd || cursor.at(",") || cursor.at("{") || word == .else || word == .where
  }

  // MARK: Loops

  mutating func forLoop() -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    context.brace = .body
    let opener = cursor.index
    if isCounting(from: opener) { return loop(countingHead(), from: start) }
    if cursor.at("("), let close = cursor.partner(opener), cursor.at(close + 1, "{"),
      isCounting(from: opener + 1), let head = inBracket({ $0.countingHead() })
    {
      return loop(head, from: start)
    }
    return loop(eachHead(), from: start)
  }

  /// Returns whether a `;` precedes the first `in` and the first brace.
  private func isCounting(from start: Int) -> Bool {
    let end = firstToken(from: start, count: 64) {
      cursor.at($0, ";") || cursor.at($0, "{") || word(at: $0) == .in
    }
    return end.map { cursor.at($0, ";") } ?? false
  }

  private mutating func countingHead() -> Statement.Loop.Head {
    var first: [Statement] = []
    while !cursor.isAtEnd, !cursor.at(";"), !cursor.at("{") {
      first.append(statement())
      guard accept(",") else { break }
    }
    skipSemicolon()
    let condition = expression()
    skipSemicolon()
    let start = cursor.index
    var steps: [Expression.Argument] = []
    while let step = expression() {
      steps.append(Expression.Argument(label: nil, value: step))
      guard accept(",") else { break }
    }
    let tuple = Expression(range: start..<cursor.index, kind: .tuple(steps))
    return .counting(
      first, condition: condition, step: steps.count > 1 ? tuple : steps.first?.value)
  }

  private mutating func skipSemicolon() {
    skip { $0.cursor.at(";") || $0.cursor.at("{") }
    accept(";")
  }

  private mutating func eachHead() -> Statement.Loop.Head {
    while accept(.try) || accept(.await) || accept(.unsafe) {}
    let isCase = accept(.case)
    if !isCase { acceptIntroducer() }
    let pattern =
      declaredPattern(isCase: isCase)
      ?? Pattern(range: cursor.index..<cursor.index, form: .other, names: [])
    accept(.in)
    let start = cursor.index
    let sequence = expression() ?? opaque(from: start)
    return .each(pattern, in: sequence, filter: accept(.where) ? expression() : nil)
  }

  /// Reads the body of a loop whose head is read.
  mutating func loop(_ head: Statement.Loop.Head, from start: Int) -> Statement.Kind {
    // Tokens that are not understood belong to the head.
    skip {
      $0.cursor.at("{") || $0.cursor.at(";") || $0.cursor.isAtLineStart
    }
    let range = start..<cursor.index
    return .loop(Statement.Loop(head: head, headRange: range, body: block()))
  }

  mutating func loop(after body: Block) -> Statement.Kind {
    let start = cursor.index
    let head = Statement.Loop.Head.untilFalse(accept(.while) ? expression() : nil)
    return .loop(Statement.Loop(head: head, headRange: start..<cursor.index, body: body))
  }

  // MARK: switch

  var isAtCase: Bool {
    let isUnknown = word == nil && cursor.at(word: "@unknown")
    let keyword = word(at: cursor.index + (isUnknown ? 1 : 0))
    return keyword == .case
      || keyword == .default && (isUnknown || cursor.at(cursor.index + 1, ":"))
  }

  mutating func selection() -> Statement.Kind {
    cursor.advance()
    context.brace = .body
    let start = cursor.index
    let subject = expression() ?? opaque(from: start)
    guard cursor.at("{") else { return .selection(subject, []) }
    let cases = inBracket { parser in
      var result: [Statement.Case] = []
      while true {
        // Code before the first case, such as a macro.
        parser.skip { $0.isAtCase }
        guard !parser.cursor.isAtEnd else { return result }
        result.append(parser.caseOfSwitch())
      }
    }
    return .selection(subject, cases ?? [])
  }

  private mutating func caseOfSwitch() -> Statement.Case {
    if word == nil { cursor.advance() }
    let (start, outer) = (cursor.index, context)
    context.branch = cursor.branch(of: start)
    defer { context = outer }
    cursor.advance()
    let patterns = word(at: start) == .case ? patterns() : []
    skip { $0.cursor.at(":") || $0.isAtCase }
    accept(":")
    let first = cursor.index
    let body = statements(ofCase: true)
    return Statement.Case(
      start: start, patterns: patterns, body: Block(range: first..<cursor.index, statements: body))
  }

  private mutating func patterns() -> [Pattern] {
    var result: [Pattern] = []
    repeat {
      guard !cursor.at(":") else { break }
      var pattern = pattern()
      if accept(.where) { pattern.filter = expression() ?? opaque(from: cursor.index) }
      result.append(pattern)
    } while accept(",")
    return result
  }

  // MARK: do

  /// Reads a `do`, which is a loop in Swift 1 if a `while` follows the block.
  mutating func attempt() -> Statement.Kind {
    let start = cursor.index
    cursor.move(to: effectsEnd(from: start + 1))
    let body = block()
    if word == .while, !cursor.isAtLineStart, cursor.index > start + 1 {
      return loop(after: body)
    }
    context.brace = .body
    var handlers: [Statement.Handler] = []
    while accept(.catch) {
      let patterns = cursor.at("{") ? [] : patterns()
      handlers.append(Statement.Handler(patterns: patterns, body: block()))
    }
    guard !handlers.isEmpty else { return .block(body, object: nil) }
    return .attempt(body, handlers: handlers, finally: nil)
  }
}
