/// Lists of statements, and the dispatch by the first word of a statement.
extension SwiftParser {
  /// Reads statements up to the limit, or up to the next case of a `switch`.
  mutating func statements(ofCase isCase: Bool = false) -> [Statement] {
    var result: [Statement] = []
    while !cursor.isAtEnd, !(isCase && isAtCase) {
      if accept(";") { continue }
      if let compiled = compiled({ $0.statements(ofCase: isCase) }) {
        result.append(compiled)
        continue
      }
      let start = cursor.index
      let statement = statement()
      if cursor.index > start {
        result.append(statement)
        guard isLeftover, !(isCase && isAtCase) else { continue }
      }
      let rest = cursor.index
      skipStatement()
      result.append(Statement(range: rest..<cursor.index, kind: .opaque))
    }
    return result
  }

  /// Whether the next token is between the end of a statement and the end of its line.
  private var isLeftover: Bool {
    !cursor.isAtLineStart && !cursor.at(";") && word?.beginsStatement != true
      && !cursor.at(cursor.index - 1, "}")
  }

  mutating func block() -> Block {
    let content =
      cursor.at("{")
      ? inBracket { parser in
        let start = parser.cursor.index
        let statements = parser.code()
        return Block(range: start..<parser.cursor.limit, statements: statements)
      } : nil
    return content ?? Block(range: cursor.index..<cursor.index, statements: [])
  }

  /// Reads the statements of a body up to the limit, if the parser reads bodies.
  mutating func code() -> [Statement] { contents == .all ? statements() : [] }

  mutating func statement() -> Statement {
    let start = cursor.index
    guard !isTooDeep else {
      skipStatement()
      return Statement(range: start..<cursor.index, kind: .opaque)
    }
    let outer = context
    depth += 1
    let kind = statementKind()
    depth -= 1
    context = outer
    return Statement(range: start..<cursor.index, kind: kind)
  }

  private mutating func statementKind() -> Statement.Kind {
    let start = cursor.index
    switch word {
    case .if: return .branches(branches())
    case .guard: return exit()
    case .switch: return selection()
    case .for: return forLoop()
    case .do: return attempt()
    case .while:
      cursor.advance()
      let conditions = conditions(.body)
      return loop(.whileTrue(conditions), from: start)
    case .repeat:
      cursor.advance()
      return loop(after: block())
    case .defer:
      cursor.advance()
      return .deferred(block())
    case .return: return jump(.leave)
    case .throw: return jump(.fail)
    case .break: return jump(.stop)
    case .continue: return jump(.skip)
    case .fallthrough: return jump(.fall)
    case nil where cursor.isName(start) && cursor.at(start + 1, ":"):
      guard word(at: start + 2)?.beginsStatement == true else { break }
      cursor.move(to: start + 2)
      return .labelled(start, statement())
    default: break
    }
    if let declaration = declaration() { return declaration }
    guard let expression = expression() else { return .opaque }
    if case .opaque = expression.kind { return .opaque }
    return .expression(expression)
  }

  private mutating func jump(_ jump: Statement.Jump) -> Statement.Kind {
    cursor.advance()
    let index = cursor.index
    switch jump {
    case .leave, .fail:
      // The value may be on the next line.
      let isOnLine = !cursor.isAtLineStart
      let isInBranch = cursor.branch(of: index) == cursor.branch(of: index - 1)
      guard isOnLine || word?.isReserved != true && !cursor.isAtEnd && isInBranch else { break }
      return .jump(jump, value: expression(), label: nil)
    default:
      guard !cursor.isAtLineStart, cursor.isAtName, word == nil, jump != .fall else { break }
      cursor.advance()
      return .jump(jump, value: nil, label: index)
    }
    return .jump(jump, value: nil, label: nil)
  }
}
