/// Statements.
extension ObjectiveCParser {
  /// Reads the statement or declaration at the position, and at least one token.
  mutating func statement() -> Statement {
    let (start, outer) = (cursor.index, height)
    guard depth < Self.depthLimit else { return skippedStatement() }
    (depth, height) = (depth + 1, 0)
    defer { (depth, height) = (depth - 1, max(outer, height + 1)) }
    guard let kind = statementKind(), cursor.index > start else {
      cursor.move(to: start)
      return skippedStatement()
    }
    return Statement(range: start..<cursor.index, kind: kind)
  }

  private mutating func statementKind() -> Statement.Kind? {
    switch cursor[cursor.index].kind {
    case .identifier:
      let start = cursor.index
      if word != .none {
        if let kind = keyword() ?? declarationKeyword() { return kind }
        cursor.move(to: start)
      }
      return labelled() ?? declaration() ?? expressionStatement()
    case .opener where cursor.at("{"): return .block(block(), object: nil)
    case .symbol where context.level != .block || isInMacro && isPastedMethod:
      if cursor.at("-") || cursor.at("+") { return method() }
      // A destructor has the name of its type.
      if cursor.at("~"), isPlainName(cursor.index + 1) { cursor.advance() }
      return declaration() ?? expressionStatement()
    case .compound: return declaration() ?? expressionStatement()
    default: return expressionStatement()
    }
  }

  private mutating func keyword() -> Statement.Kind? {
    let next = cursor.index + 1
    switch word {
    case .if: return branches()
    case .for: return forLoop()
    case .while: return whileLoop()
    case .do: return doLoop()
    case .switch: return selection()
    case .return: return jump(.leave)
    case .atThrow: return jump(.fail)
    case .throw where !cursor.at(next, "="): return jump(.fail)
    case .break: return jump(.stop)
    case .continue: return jump(.skip)
    case .goto: return jump(.go)
    case .atTry: return attempt()
    case .try where cursor.at(next, "{"): return attempt()
    case .scope:
      cursor.advance()
      let object = valueInParentheses()
      return cursor.at("{") ? .block(block(), object: object) : .opaque
    case .case, .default:
      // A label outside of a `switch`.
      guard isCase(cursor.index) else { return nil }
      cursor.advance()
      skip(to: ":;{")
      _ = accept(":")
      return .opaque
    case .else:
      // The `if` of the branch is in other code, such as another macro.
      cursor.advance()
      return .opaque
    default: return nil
    }
  }

  /// Reads a declaration that begins with a keyword; `nil` for other code, which moves the position.
  private mutating func declarationKeyword() -> Statement.Kind? {
    let (start, next) = (cursor.index, cursor.index + 1)
    switch word {
    case .interface: return objectiveCType(.classType)
    case .implementation: return objectiveCType(.implementation)
    case .protocolWord:
      guard isName(next) else { return nil }
      let isForward = cursor.at(next + 1, ";") || cursor.at(next + 1, ",")
      return isForward ? unread() : objectiveCType(.interface)
    case .property:
      if let property = property() { return property }
      cursor.move(to: start)
      return unread()
    case .importWord:
      _ = unread()
      let last = cursor[cursor.index - 1].byte == UInt8(ascii: ";") ? 1 : 0
      return .imports(next..<max(next, cursor.index - last))
    case .unread: return unread()
    case .end:
      cursor.advance()
      return .opaque
    case .using where isName(next): return unread()
    case .friend where context.level == .members: return unread()
    case .namespace where isName(next) || cursor.at(next, "{"): return nameSpace()
    case .template where cursor.at(next, "<"):
      cursor.move(to: genericEnd(next) ?? next)
      return .opaque
    case .plainQualifier where cursor.at(next, "~"):
      cursor.move(to: next + 1)
      return declaration()
    case .structure, .enumeration, .classWord: return structure()
    case .extern where cursor.at(next, kind: .string):
      cursor.move(to: next + 1)
      return cursor.at("{") ? space(from: start, nil) : declaration()
    case .new, .delete: return isName(next) ? expressionStatement() : nil
    default: return nil
    }
  }

  /// Whether a method with a body begins at the position in the replacement text of a macro.
  private var isPastedMethod: Bool {
    let index = cursor.index
    guard cursor.at("-") || cursor.at("+"), let close = cursor.partner(index + 1),
      isName(close + 1)
    else { return false }
    var end = close + 2
    for _ in 0..<8 where cursor.at(end, "#") || end > close + 2 && cursor.at(end - 1, "#") {
      end += 1
    }
    return cursor.at(end, "{") || cursor.at(end, ":") && cursor.at(end + 1, "(")
  }

  private mutating func expressionStatement() -> Statement.Kind? {
    guard let value = expression() else { return nil }
    _ = accept(";")
    return .expression(value)
  }

  /// Passes code that is not understood.
  private mutating func skippedStatement() -> Statement {
    let start = cursor.index
    if cursor.at(start, kind: .closer) {
      while cursor.at(cursor.index, kind: .closer) { cursor.advance() }
      _ = accept(";")
      return Statement(range: start..<cursor.index, kind: .opaque)
    }
    var isBlock = false
    repeat {
      isBlock = cursor.at("{")
      skip()
      // The next line is read again as a statement if it begins like one.
    } while !accept(";") && !isBlock && !cursor.isAtEnd
      && !cursor.at(cursor.index, kind: .closer) && !beginsStatement(cursor.index)
    return Statement(range: start..<cursor.index, kind: .opaque)
  }

  private func beginsStatement(_ index: Int) -> Bool {
    if isBoundary(index) { return true }
    guard cursor.isFirstOnLine(index) else { return false }
    return word(index).beginsStatement || cursor.at(index, "[") || cursor.at(index, "{")
      || isEndOfStatements(index)
  }

  /// Passes a declaration up to its semicolon, a line with a directive, or a member of a type.
  mutating func unread() -> Statement.Kind {
    cursor.advance()
    skip(to: ";") { parser, index in
      guard parser.cursor.isFirstOnLine(index) else { return false }
      if parser.cursor.at(index, "-") || parser.cursor.at(index, "+") {
        return parser.context.level == .members
      }
      return parser.word(index).beginsStatement && !parser.isName(index)
    }
    _ = accept(";")
    return .opaque
  }

  // MARK: Jumps and labels

  private mutating func jump(_ jump: Statement.Jump) -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    var value: Expression?
    if jump == .leave || jump == .fail, !cursor.at(";"),
      !cursor.isFirstOnLine(cursor.index) || !word.beginsStatement
    {
      value = cursor.at("{") && !cursor.isFirstOnLine(start + 1) ? cList() : expression()
    }
    let label = jump == .go ? acceptName() : nil
    _ = accept(";")
    return .jump(jump, value: value, label: label)
  }

  private mutating func labelled() -> Statement.Kind? {
    let label = cursor.index
    guard isPlainName(label), cursor.at(label + 1, ":"), context.level == .block else { return nil }
    cursor.move(to: label + 2)
    let isLast = accept(";") || cursor.isAtEnd || isEndOfStatements(cursor.index)
    let empty = Statement(range: cursor.index..<cursor.index, kind: .opaque)
    return .labelled(label, isLast ? empty : statement())
  }

  // MARK: Bodies

  /// Reads the statements in braces at the position, or one statement without braces.
  mutating func body() -> Block {
    let start = cursor.index
    if cursor.at("{") { return block() }
    guard !accept(";"), !cursor.isAtEnd, !cursor.at(start, kind: .closer), !isBoundary(start),
      !isCase(start)
    else { return Block(range: start..<start, statements: []) }
    let outer = context.level
    context.level = .block
    defer { context.level = outer }
    let statement = statement()
    return Block(range: statement.range, statements: [statement])
  }

  private mutating func attempt() -> Statement.Kind {
    cursor.advance()
    let body = block()
    var handlers: [Statement.Handler] = []
    while word == .atCatch || word == .catch {
      cursor.advance()
      let patterns = parameters().prefix(1).compactMap { parameter in
        parameter.name.map {
          Pattern(range: $0..<($0 + 1), form: .name($0), names: [$0], type: parameter.type)
        }
      }
      handlers.append(Statement.Handler(patterns: patterns, body: block()))
    }
    guard word == .finally else { return .attempt(body, handlers: handlers, finally: nil) }
    cursor.advance()
    return .attempt(body, handlers: handlers, finally: block())
  }
}
