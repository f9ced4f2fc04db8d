/// Statements.
extension ObjectiveCParser {
  /// Reads the statement or declaration at the position, and at least one token.
  mutating func statement() -> Statement {
    let start = cursor.index
    guard depth < Self.depthLimit else { return skippedStatement(from: start) }
    depth += 1
    let outer = height
    defer {
      depth -= 1
      height = max(outer, height + 1)
    }
    guard let kind = kindOfStatement(), cursor.index > start else {
      cursor.index = start
      return skippedStatement(from: start)
    }
    return Statement(range: start..<cursor.index, kind: kind)
  }

  private mutating func kindOfStatement() -> Statement.Kind? {
    guard let kind = cursor.kind(cursor.index) else { return nil }
    switch kind {
    case .closer: return nil
    case .identifier:
      let word = cursor.word
      if word != .none, let kind = keyword(word) { return kind }
      if !cursor.isName(cursor.index) { return expressionStatement() }
      if let kind = labelled() { return kind }
      return declaration() ?? expressionStatement()
    case .opener where cursor.at("{"): return .block(block())
    case .symbol where level != .block || isInMacro && isPastedMethod:
      if cursor.at("-") || cursor.at("+") { return method() }
      if cursor.at("~"), let kind = destructor() { return kind }
      return expressionStatement()
    case .compound: return declaration() ?? expressionStatement()
    default: return expressionStatement()
    }
  }

  /// Reads a statement that begins with a keyword; `nil` if the word may also begin another statement.
  private mutating func keyword(_ word: ObjectiveCWord) -> Statement.Kind? {
    switch word {
    case .ifWord: return branches()
    case .forWord: return forLoop()
    case .whileWord: return whileLoop()
    case .doWord: return doLoop()
    case .switchWord: return selection()
    case .returnWord: return jump(.leave)
    case .atThrow: return jump(.fail)
    case .throwWord where !cursor.at(cursor.index + 1, "="): return jump(.fail)
    case .breakWord: return jump(.stop)
    case .continueWord: return jump(.skip)
    case .gotoWord: return goTo()
    case .atTry: return attempt()
    case .tryWord where cursor.at(cursor.index + 1, "{"): return attempt()
    case .atPool, .atSynchronized: return scoped()
    case .caseWord: return strayCase()
    case .defaultWord where cursor.at(cursor.index + 1, ":"): return strayCase()
    case .elseWord:
      // The `if` of the branch is in other code, such as that of another macro.
      cursor.advance()
      return .opaque
    default: return declarationKeyword(word)
    }
  }

  /// Whether a method with a body begins at the position in the replacement text of a macro.
  private var isPastedMethod: Bool {
    let index = cursor.index
    guard cursor.at("-") || cursor.at("+"), let close = cursor.partner(index + 1),
      cursor.isName(close + 1)
    else { return false }
    var end = close + 2
    for _ in 0..<8 where cursor.at(end, "#") || end > close + 2 && cursor.at(end - 1, "#") {
      end += 1
    }
    return cursor.at(end, "{") || cursor.at(end, ":") && cursor.at(end + 1, "(")
  }

  /// Reads an expression up to its semicolon.
  mutating func expressionStatement() -> Statement.Kind? {
    guard let value = expression() else { return nil }
    _ = accept(";")
    return .expression(value)
  }

  /// Passes the label of a case outside of a `switch`.
  private mutating func strayCase() -> Statement.Kind {
    cursor.advance()
    while !cursor.isAtEnd, !cursor.at(":"), !cursor.at(";"), !cursor.isCloser(cursor.index),
      !cursor.at("{")
    {
      cursor.skip()
    }
    _ = accept(":")
    return .opaque
  }

  /// Passes code that is not understood.
  private mutating func skippedStatement(from start: Int) -> Statement {
    if cursor.isCloser(cursor.index) {
      while cursor.isCloser(cursor.index) { cursor.advance() }
      _ = accept(";")
      return Statement(range: start..<cursor.index, kind: .opaque)
    }
    repeat {
      let isBlock = cursor.at("{")
      cursor.skip()
      if accept(";") || isBlock { break }
      // The next line is read again as a statement if it begins like one.
    } while !cursor.isAtEnd && !cursor.isCloser(cursor.index) && !beginsStatement(cursor.index)
    return Statement(range: start..<cursor.index, kind: .opaque)
  }

  private func beginsStatement(_ index: Int) -> Bool {
    if cursor.isBoundary(index) { return true }
    guard cursor.isFirstOnLine(index) else { return false }
    return cursor.word(index).beginsStatement || cursor.at(index, "[") || cursor.at(index, "{")
      || isInSwitch && isCase(index)
  }

  /// Passes code up to a semicolon.
  mutating func opaqueUpToSemicolon() -> Statement.Kind {
    cursor.advance()
    while !cursor.isAtEnd, !cursor.at(";"), !cursor.isCloser(cursor.index),
      !cursor.isBoundary(cursor.index), !beginsMember(cursor.index)
    {
      cursor.skip()
    }
    _ = accept(";")
    return .opaque
  }

  /// Whether a line begins with a directive, or with a method in a type.
  private func beginsMember(_ index: Int) -> Bool {
    guard cursor.isFirstOnLine(index) else { return false }
    if cursor.at(index, "-") || cursor.at(index, "+") { return level == .members }
    return cursor.word(index).beginsStatement && !cursor.isName(index)
  }

  // MARK: Jumps and labels

  private mutating func jump(_ jump: Statement.Jump) -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    var value: Expression?
    if jump == .leave || jump == .fail, !cursor.at(";"),
      !(cursor.isFirstOnLine(cursor.index) && cursor.word.beginsStatement)
    {
      value = cursor.at("{") && !cursor.isFirstOnLine(start + 1) ? cList() : expression()
    }
    _ = accept(";")
    return .jump(jump, value: value, label: nil)
  }

  private mutating func goTo() -> Statement.Kind {
    cursor.advance()
    let label = cursor.isPlainName(cursor.index) ? cursor.index : nil
    if label != nil { cursor.advance() }
    _ = accept(";")
    return .jump(.go, value: nil, label: label)
  }

  private mutating func labelled() -> Statement.Kind? {
    let label = cursor.index
    guard cursor.isPlainName(label), cursor.at(label + 1, ":"), level == .block else { return nil }
    cursor.advance(by: 2)
    let isLast =
      accept(";") || cursor.isAtEnd || cursor.isBoundary(cursor.index)
      || isInSwitch && isCase(cursor.index)
    let empty = Statement(range: cursor.index..<cursor.index, kind: .opaque)
    return .labelled(label, isLast ? empty : statement())
  }

  // MARK: Blocks

  /// Reads the statements in braces at the position, or one statement without braces.
  mutating func body() -> Block {
    let start = cursor.index
    if cursor.at("{") { return block() }
    if accept(";") { return Block(range: start..<start, statements: []) }
    guard !cursor.isAtEnd, !cursor.isCloser(start), !cursor.isBoundary(start), !isCase(start)
    else { return Block(range: start..<start, statements: []) }
    let outer = level
    level = .block
    let statement = statement()
    level = outer
    return Block(range: statement.range, statements: [statement])
  }

  /// Reads `@autoreleasepool` or `@synchronized` with its statements.
  private mutating func scoped() -> Statement.Kind {
    cursor.advance()
    if cursor.at("(") { cursor.skip() }
    guard cursor.at("{") else { return .opaque }
    return .block(block())
  }

  private mutating func attempt() -> Statement.Kind {
    cursor.advance()
    let body = cursor.at("{") ? block() : emptyBlock()
    var handlers: [Statement.Handler] = []
    while cursor.at(word: .atCatch) || cursor.at(word: .catchWord) {
      cursor.advance()
      let pattern = cursor.at("(") ? caught() : nil
      let body = cursor.at("{") ? block() : emptyBlock()
      handlers.append(Statement.Handler(pattern: pattern, body: body))
    }
    var last: Block?
    if cursor.at(word: .atFinally) {
      cursor.advance()
      last = cursor.at("{") ? block() : emptyBlock()
    }
    return .attempt(body, handlers: handlers, finally: last)
  }

  private func emptyBlock() -> Block {
    Block(range: cursor.index..<cursor.index, statements: [])
  }

  /// Reads the parameter of a handler.
  private mutating func caught() -> Pattern? {
    let bracket = enter()
    var pattern: Pattern?
    let start = cursor.index
    if let type = scanType(start) {
      cursor.index = type.end
      if let declarator = declarator(), let name = declarator.name {
        pattern = Pattern(
          range: declarator.range, form: .name(name), names: [name],
          type: TypeName(range: start..<type.end, form: type.form))
      }
    } else if cursor.isEllipsis(start) {
      cursor.advance()
    }
    leave(bracket)
    return pattern
  }
}
