/// Branches, loops and selections.
extension ObjectiveCParser {
  mutating func branches() -> Statement.Kind {
    var branches: [Statement.Branch] = []
    var start = cursor.index
    cursor.advance()
    while true {
      // `if constexpr (…)`.
      skipQualifiers()
      let conditions = conditions()
      branches.append(Statement.Branch(start: start, conditions: conditions, body: body()))
      guard word == .else else { return .branches(branches) }
      start = cursor.index
      cursor.advance()
      guard word == .if else {
        branches.append(Statement.Branch(start: start, conditions: [], body: body()))
        return .branches(branches)
      }
      cursor.advance()
    }
  }

  /// Reads the condition in parentheses; an `if` of C++ may declare a variable in it.
  private mutating func conditions() -> [Statement.Condition] {
    guard cursor.at("(") else { return [] }
    return inside { parser in
      var conditions: [Statement.Condition] = []
      repeat {
        let start = parser.cursor.index
        if let type = parser.scanType(start), parser.isPlainName(type.end),
          parser.cursor.at(type.end + 1, "="),
          case .variables(let variables)? = parser.declaration()
        {
          let range = start..<parser.cursor.index
          conditions += variables.bindings.map {
            .binding($0.pattern, $0.value, isCase: false, range: range)
          }
        } else if let value = parser.expression() {
          conditions.append(.expression(value))
        }
        _ = parser.accept(";")
        if parser.cursor.index == start { break }
      } while parser.cursor.at(parser.cursor.index - 1, ";")
      return conditions
    }
  }

  mutating func valueInParentheses() -> Expression? {
    cursor.at("(") ? inside { $0.expression() } : nil
  }

  // MARK: Loops

  mutating func whileLoop() -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    return loop(.whileTrue(conditions()), from: start)
  }

  private mutating func loop(_ head: Statement.Loop.Head, from start: Int) -> Statement.Kind {
    let range = start..<cursor.index
    return .loop(Statement.Loop(head: head, headRange: range, body: body()))
  }

  mutating func doLoop() -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    let body = body()
    var condition: Expression?
    if word == .while {
      cursor.advance()
      condition = valueInParentheses()
    }
    _ = accept(";")
    return .loop(
      Statement.Loop(head: .untilFalse(condition), headRange: start..<(start + 1), body: body))
  }

  mutating func forLoop() -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    guard cursor.at("(") else {
      return loop(.counting([], condition: nil, step: nil), from: start)
    }
    let head = inside { $0.loopHead() }
    return loop(head, from: start)
  }

  /// Reads `start; condition; step`, `Type name in sequence` or `auto &name : sequence`.
  private mutating func loopHead() -> Statement.Loop.Head {
    let start = cursor.index
    var starts: [Statement] = []
    if let kind = declaration() ?? expression().map({ .expression($0) }) {
      if word == .in || cursor.at(":"), let pattern = Self.pattern(of: kind) {
        cursor.advance()
        let list = cursor.at("{") ? cList() : expression() ?? missing()
        return .each(pattern, in: list, filter: nil)
      }
      starts.append(Statement(range: start..<cursor.index, kind: kind))
    }
    // A declaration includes its semicolon.
    if cursor.index == start || !cursor.at(cursor.index - 1, ";") { _ = accept(";") }
    let condition = cursor.at(";") ? nil : expression()
    _ = accept(";")
    return .counting(starts, condition: condition, step: expression())
  }

  /// Returns the pattern of the variable that a loop declares or assigns to.
  private static func pattern(of kind: Statement.Kind) -> Pattern? {
    switch kind {
    case .variables(let declaration): return declaration.bindings.first?.pattern
    case .expression(let value):
      if case .name(let name) = value.kind {
        return Pattern(range: value.range, form: .name(name), names: [])
      }
      return Pattern(range: value.range, form: .expression(value), names: [])
    default: return nil
    }
  }

  // MARK: Selections

  mutating func selection() -> Statement.Kind {
    cursor.advance()
    let start = cursor.index
    let subject = valueInParentheses()?.ranging(over: start..<cursor.index) ?? missing()
    guard cursor.at("{") else { return .selection(subject, []) }
    let cases = inside { parser in
      parser.context.isInSwitch = true
      var cases: [Statement.Case] = []
      while !parser.cursor.isAtEnd, !parser.isBoundary(parser.cursor.index) {
        parser.context.branch = parser.cursor.branch(of: parser.cursor.index)
        if parser.isCase(parser.cursor.index) {
          cases.append(parser.selectionCase())
        } else {
          // Statements before the first case are never run.
          parser.skip()
        }
      }
      return cases
    }
    return .selection(subject, cases)
  }

  private mutating func selectionCase() -> Statement.Case {
    let start = cursor.index
    cursor.advance()
    let patterns = ternary().map {
      [Pattern(range: $0.range, form: .expression($0), names: [])]
    }
    skipOnLine(to: ":;")
    _ = accept(":")
    let first = cursor.index
    let statements = list(.block)
    return Statement.Case(
      start: start, patterns: patterns ?? [],
      body: Block(range: first..<cursor.index, statements: statements))
  }
}
