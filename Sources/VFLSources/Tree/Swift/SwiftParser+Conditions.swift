/// Statements with conditions.
extension SwiftParser {
  /// Reads an expression in front of the braces of a statement.
  mutating func head(_ brace: Brace = .body) -> Expression? {
    let outer = self.brace
    self.brace = brace
    defer { self.brace = outer }
    return expression()
  }

  /// Reads an `if` with its `else` branches.
  mutating func branches() -> [Statement.Branch] {
    var result: [Statement.Branch] = []
    var start = cursor.index
    while true {
      var list: [Statement.Condition] = []
      if word == .if {
        cursor.advance()
        list = conditions(.body)
      }
      result.append(Statement.Branch(start: start, conditions: list, body: block()))
      guard word == .else, word(at: start) == .if || word(at: start + 1) == .if else { break }
      start = cursor.index
      cursor.advance()
    }
    return result
  }

  /// Reads a `guard`.
  mutating func exit() -> Statement.Kind {
    cursor.advance()
    let list = conditions(.guarded)
    if word == .else { cursor.advance() }
    return .exit(conditions: list, block())
  }

  /// Reads the conditions in front of a block.
  mutating func conditions(_ brace: Brace) -> [Statement.Condition] {
    var result: [Statement.Condition] = []
    let outer = self.brace
    self.brace = brace
    defer { self.brace = outer }
    var wasBinding = false
    while !cursor.isAtEnd, !cursor.at("{"), word != .else {
      let condition = condition(afterBinding: wasBinding)
      if case .binding = condition { wasBinding = word != .where } else { wasBinding = false }
      result.append(condition)
      guard cursor.at(",") || word == .where else { break }
      cursor.advance()
    }
    return result
  }

  /// Skips a condition that is not understood, up to the body or the next statement.
  private mutating func opaqueCondition(from start: Int) -> Statement.Condition {
    while !cursor.isAtEnd, !cursor.at("{"), !cursor.at(","), word != .else,
      cursor.index == start || !cursor.isFirstOnLine(cursor.index)
    {
      cursor.skip()
    }
    return .expression(opaque(from: start))
  }

  private mutating func condition(afterBinding: Bool) -> Statement.Condition {
    let start = cursor.index
    switch word {
    case .let, .var, .inout:
      cursor.advance()
      return binding(from: start)
    case .case: return match()
    default:
      // `if let a = b, c = d` of Swift 1 and 2.
      if afterBinding, cursor.isName(start), cursor.at(start + 1, "=") {
        return binding(from: start)
      }
      guard let value = expression(), isAtConditionEnd else { return opaqueCondition(from: start) }
      return .expression(value)
    }
  }

  private var isAtConditionEnd: Bool {
    cursor.at(",") || cursor.at("{") || word == .else || word == .where || cursor.isAtEnd
  }

  private mutating func match() -> Statement.Condition {
    let start = cursor.index
    cursor.advance()
    return binding(of: pattern(), from: start, isCase: true)
  }

  private mutating func binding(from start: Int) -> Statement.Condition {
    guard let pattern = bindingPattern() else { return opaqueCondition(from: start) }
    return binding(of: pattern, from: start, isCase: false)
  }

  private mutating func binding(
    of pattern: Pattern, from start: Int, isCase: Bool
  ) -> Statement.Condition {
    var pattern = pattern
    if cursor.at(":") {
      cursor.advance()
      pattern.type = type()
    }
    var value: Expression?
    if cursor.at("=") {
      cursor.advance()
      value = expression()
    }
    return .binding(pattern, value, isCase: isCase, range: start..<cursor.index)
  }
}
