/// `switch` and `do`.
extension SwiftParser {
  /// Whether the next token begins a case of a `switch`.
  var isAtCase: Bool {
    switch word {
    case .case: true
    case .default: cursor.at(cursor.index + 1, ":")
    case nil:
      cursor.at(cursor.index, word: "@unknown")
        && (word(at: cursor.index + 1) == .case || word(at: cursor.index + 1) == .default)
    default: false
    }
  }

  /// Reads a `switch`.
  mutating func selection() -> Statement.Kind {
    cursor.advance()
    let start = cursor.index
    let subject = head() ?? opaque(from: start)
    guard cursor.at("{"), !isTooDeep else {
      if cursor.at("{") { cursor.skip() }
      return .selection(subject, [])
    }
    let (outer, wasPattern) = (branch, isPattern)
    (branch, isPattern) = (cursor.branch(of: cursor.index), false)
    depth += 1
    defer {
      depth -= 1
      (branch, isPattern) = (outer, wasPattern)
    }
    return .selection(subject, inBracket { $0.cases() })
  }

  private mutating func cases() -> [Statement.Case] {
    var result: [Statement.Case] = []
    while !cursor.isAtEnd {
      if isAtCase {
        result.append(caseOfSwitch())
      } else {
        // Strange code before the first case, such as a macro.
        cursor.skip()
      }
    }
    return result
  }

  private mutating func caseOfSwitch() -> Statement.Case {
    if word == nil { cursor.advance() }
    let (start, outer) = (cursor.index, branch)
    branch = cursor.branch(of: start)
    defer { branch = outer }
    var (patterns, isFiltered) = ([Pattern](), false)
    if word == .default {
      cursor.advance()
    } else {
      repeat {
        cursor.advance()
        guard !cursor.at(":") else { break }
        patterns.append(pattern())
        if word == .where {
          cursor.advance()
          isFiltered = true
          _ = expression()
        }
      } while cursor.at(",")
    }
    while !cursor.isAtEnd, !cursor.at(":"), cursor.index == start || !isAtCase { cursor.skip() }
    if cursor.at(":") { cursor.advance() }
    let first = cursor.index
    let body = statements(ofCase: true)
    return Statement.Case(
      start: start, patterns: patterns, isFiltered: isFiltered,
      body: Block(range: first..<cursor.index, statements: body))
  }

  /// Reads a `do`, which is a loop in Swift 1 if a `while` follows the block.
  mutating func attempt() -> Statement.Kind {
    let start = cursor.index
    cursor.move(to: effectsEnd(from: start + 1))
    let body = block()
    if word == .while, !cursor.isFirstOnLine(cursor.index), cursor.index > start + 1 {
      return loop(after: body)
    }
    var handlers: [Statement.Handler] = []
    while word == .catch {
      cursor.advance()
      let pattern = cursor.at("{") ? nil : handlerPattern()
      handlers.append(Statement.Handler(pattern: pattern, body: block()))
    }
    return handlers.isEmpty ? .block(body) : .attempt(body, handlers: handlers, finally: nil)
  }

  private mutating func handlerPattern() -> Pattern {
    let (start, outer) = (cursor.index, brace)
    brace = .body
    defer { brace = outer }
    var patterns: [Pattern] = []
    while true {
      patterns.append(pattern())
      if word == .where {
        cursor.advance()
        _ = expression()
      }
      guard cursor.at(",") else { break }
      cursor.advance()
    }
    if patterns.count == 1 { return patterns[0] }
    return Pattern(
      range: start..<cursor.index, form: .other, names: patterns.flatMap { $0.names })
  }
}
