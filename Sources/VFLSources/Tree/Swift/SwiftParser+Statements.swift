/// Lists of statements, and the dispatch by the first word of a statement.
extension SwiftParser {
  /// Reads statements up to the limit, or up to the next case of a `switch`.
  mutating func statements(ofCase isCase: Bool = false) -> [Statement] {
    var result: [Statement] = []
    while !cursor.isAtEnd {
      if cursor.at(";") {
        cursor.advance()
        continue
      }
      if isCase, isAtCase { break }
      let start = cursor.index
      if let compiled = compiled(ofCase: isCase) {
        result.append(compiled)
        continue
      }
      var statement = statement()
      if cursor.index == start {
        skipStatement()
        statement = Statement(range: start..<cursor.index, kind: .opaque)
      }
      result.append(statement)
      if let rest = leftover(ofCase: isCase) { result.append(rest) }
    }
    return result
  }

  /// Skips tokens between the end of a statement and the end of its line.
  private mutating func leftover(ofCase isCase: Bool) -> Statement? {
    guard !cursor.isFirstOnLine(cursor.index), !cursor.at(";"), !(isCase && isAtCase),
      word?.beginsStatement != true, !cursor.at(cursor.index - 1, "}")
    else { return nil }
    let start = cursor.index
    skipStatement()
    return Statement(range: start..<cursor.index, kind: .opaque)
  }

  /// Reads the branches of an `#if` if the next token is in one of them.
  private mutating func compiled(ofCase isCase: Bool) -> Statement? {
    let number = cursor.branch(of: cursor.index)
    let table = cursor.source.conditionals
    guard number != branch, let first = table.outermost(around: number, inside: branch) else {
      return nil
    }
    let (start, limit, outer) = (cursor.index, cursor.limit, branch)
    var branches: [(branch: Int32, statements: [Statement])] = []
    for alternative in table.alternatives(of: first, limit: .max) {
      let part = table[alternative]
      guard part.start < limit else { break }
      cursor.limit = max(cursor.index, min(part.end, limit))
      branch = alternative
      branches.append((alternative, statements(ofCase: isCase)))
      // A case of the `switch` around the `#if` follows.
      guard cursor.isAtEnd else { break }
    }
    (cursor.limit, branch) = (limit, outer)
    guard cursor.index > start else { return nil }
    return Statement(range: start..<cursor.index, kind: .compiled(branches))
  }

  /// Reads a statement.
  mutating func statement() -> Statement {
    let start = cursor.index
    guard !isTooDeep else {
      skipStatement()
      return Statement(range: start..<cursor.index, kind: .opaque)
    }
    depth += 1
    let kind = statementKind()
    depth -= 1
    return Statement(range: start..<cursor.index, kind: kind)
  }

  private mutating func statementKind() -> Statement.Kind {
    switch word {
    case .if: return .branches(branches())
    case .guard: return exit()
    case .switch: return selection()
    case .for: return forLoop()
    case .while: return whileLoop()
    case .repeat: return repeatLoop()
    case .do: return attempt()
    case .defer: return deferred()
    case .return, .throw, .break, .continue, .fallthrough: return jump()
    default: break
    }
    if let keyword = declarationKeyword(from: cursor.index) { return declaration(keyword: keyword) }
    if isAtLabel { return labelled() }
    return expressionStatement()
  }

  private var isAtLabel: Bool {
    cursor.at(cursor.index + 1, ":") && cursor.isName(cursor.index) && word == nil
      && word(at: cursor.index + 2)?.mayHaveLabel == true
  }

  private mutating func labelled() -> Statement.Kind {
    let label = cursor.index
    cursor.move(to: label + 2)
    return .labelled(label, statement())
  }

  private mutating func deferred() -> Statement.Kind {
    cursor.advance()
    return .deferred(block())
  }

  private mutating func expressionStatement() -> Statement.Kind {
    guard let expression = expression() else { return .opaque }
    if case .opaque = expression.kind { return .opaque }
    return .expression(expression)
  }

  private mutating func jump() -> Statement.Kind {
    let word = word
    cursor.advance()
    switch word {
    case .return, .throw:
      return .jump(word == .return ? .leave : .fail, value: jumpValue(), label: nil)
    case .fallthrough: return .jump(.fall, value: nil, label: nil)
    default:
      var label: Int?
      if !cursor.isFirstOnLine(cursor.index), cursor.isName(cursor.index), self.word == nil {
        label = cursor.index
        cursor.advance()
      }
      return .jump(word == .break ? .stop : .skip, value: nil, label: label)
    }
  }

  /// Reads the value of a `return`, which may be on the next line.
  private mutating func jumpValue() -> Expression? {
    if cursor.isFirstOnLine(cursor.index) {
      guard !cursor.isAtEnd, word?.isReserved != true,
        cursor.branch(of: cursor.index) == cursor.branch(of: cursor.index - 1)
      else { return nil }
    }
    return expression()
  }

  /// Reads the statements in the braces at the position; none if there is no brace.
  mutating func block() -> Block {
    guard cursor.at("{") else { return Block(range: cursor.index..<cursor.index, statements: []) }
    let (outer, wasPattern) = (branch, isPattern)
    (branch, isPattern) = (cursor.branch(of: cursor.index), false)
    depth += 1
    defer {
      depth -= 1
      (branch, isPattern) = (outer, wasPattern)
    }
    return inBracket { parser in
      let start = parser.cursor.index
      let statements = parser.isTooDeep ? [] : parser.statements()
      return Block(range: start..<parser.cursor.limit, statements: statements)
    }
  }
}
