/// Branches, loops and selections.
extension ObjectiveCParser {
  /// Reads an `if` with all its branches.
  mutating func branches() -> Statement.Kind {
    var branches: [Statement.Branch] = []
    var start = cursor.index
    cursor.advance()
    while true {
      // `if constexpr (…)`.
      if cursor.word.isQualifier { cursor.advance() }
      let conditions = cursor.at("(") ? conditions() : []
      branches.append(Statement.Branch(start: start, conditions: conditions, body: body()))
      guard cursor.at(word: .elseWord) else { return .branches(branches) }
      start = cursor.index
      cursor.advance()
      guard cursor.at(word: .ifWord) else {
        branches.append(Statement.Branch(start: start, conditions: [], body: body()))
        return .branches(branches)
      }
      cursor.advance()
    }
  }

  /// Reads the condition in parentheses; an `if` of C++ may declare a variable in it.
  private mutating func conditions() -> [Statement.Condition] {
    let bracket = enter()
    var conditions: [Statement.Condition] = []
    while !cursor.isAtEnd, !cursor.isBoundary(cursor.index) {
      let start = cursor.index
      if case .variables(let variables)? = declaredCondition() {
        for binding in variables.bindings {
          conditions.append(
            .binding(
              binding.pattern, binding.value, isCase: false, range: start..<cursor.index))
        }
      } else if let value = expression() {
        conditions.append(.expression(value))
      }
      if !accept(";") { break }
    }
    leave(bracket)
    return conditions
  }

  /// Reads `Type name = value` in a condition.
  private mutating func declaredCondition() -> Statement.Kind? {
    let start = cursor.index
    guard cursor.isName(start), let type = scanType(start), cursor.isPlainName(type.end),
      cursor.at(type.end + 1, "=")
    else { return nil }
    cursor.index = type.end
    guard let declarator = declarator(), accept("=") else { return nil }
    let pattern = Pattern(
      range: declarator.range, form: declarator.name.map { .name($0) } ?? .other,
      names: declarator.name.map { [$0] } ?? [],
      type: TypeName(range: start..<type.end, form: type.form))
    let binding = VariableDeclaration.Binding(
      pattern: pattern, value: assignment(), accessors: nil)
    return .variables(VariableDeclaration(modifiers: type.modifiers, bindings: [binding]))
  }

  // MARK: Loops

  mutating func whileLoop() -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    let conditions = cursor.at("(") ? conditions() : []
    let range = start..<cursor.index
    return .loop(Statement.Loop(head: .whileTrue(conditions), headRange: range, body: body()))
  }

  mutating func doLoop() -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    let body = body()
    var condition: Expression?
    if cursor.at(word: .whileWord) {
      cursor.advance()
      if cursor.at("(") {
        let bracket = enter()
        condition = expression()
        leave(bracket)
      }
    }
    _ = accept(";")
    return .loop(
      Statement.Loop(
        head: .untilFalse(condition), headRange: start..<(start + 1), body: body))
  }

  /// Reads a `for` of any form.
  mutating func forLoop() -> Statement.Kind {
    let start = cursor.index
    cursor.advance()
    guard cursor.at("(") else {
      let head = Statement.Loop.Head.counting([], condition: nil, step: nil)
      return .loop(
        Statement.Loop(head: head, headRange: start..<cursor.index, body: body()))
    }
    let bracket = enter()
    let head = each() ?? counting()
    leave(bracket)
    let range = start..<cursor.index
    return .loop(Statement.Loop(head: head, headRange: range, body: body()))
  }

  /// Reads `Type name in sequence` or `auto &name : sequence`.
  private mutating func each() -> Statement.Loop.Head? {
    let start = cursor.index
    var pattern: Pattern?
    if cursor.isPlainName(start), isSeparator(start + 1) {
      cursor.advance()
      pattern = Pattern(range: start..<(start + 1), form: .name(start), names: [])
    } else if let type = scanType(start) {
      cursor.index = type.end
      let typeName = TypeName(range: start..<type.end, form: type.form)
      if cursor.at("["), let close = cursor.partner(cursor.index), isSeparator(close + 1) {
        let names = (cursor.index..<close).filter { cursor.isPlainName($0) }
        let parts = names.map { Pattern(range: $0..<($0 + 1), form: .name($0), names: [$0]) }
        pattern = Pattern(
          range: cursor.index..<(close + 1), form: .tuple(parts), names: names, type: typeName)
        cursor.index = close + 1
      } else if let declarator = declarator(), let name = declarator.name,
        isSeparator(cursor.index)
      {
        pattern = Pattern(
          range: declarator.range, form: .name(name), names: [name], type: typeName)
      }
    }
    if pattern == nil {
      cursor.index = start
      guard let target = assignedElement() else {
        cursor.index = start
        return nil
      }
      pattern = Pattern(range: target.range, form: .expression(target), names: [])
    }
    guard let pattern else { return nil }
    cursor.advance()
    let list = cursor.at("{") ? cList() : expression() ?? missing()
    return .each(pattern, in: list, filter: nil)
  }

  /// Whether a token separates the variable of a loop from the sequence.
  private func isSeparator(_ index: Int) -> Bool {
    cursor.word(index) == .inWord || cursor.at(index, ":")
  }

  /// Reads the variable of a loop that is no plain name, as in `for (self.view in views)`.
  private mutating func assignedElement() -> Expression? {
    var index = cursor.index
    for _ in 0..<8 where index < cursor.limit {
      if cursor.word(index) == .inWord, index > cursor.index {
        let target = unary()
        return cursor.at(word: .inWord) ? target : nil
      }
      guard cursor.isName(index) || cursor.at(index, ".") || cursor.at(index, "-", ">") else {
        return nil
      }
      index += 1
    }
    return nil
  }

  private mutating func counting() -> Statement.Loop.Head {
    var starts: [Statement] = []
    if !cursor.isAtEnd, !accept(";") {
      let start = cursor.index
      if let kind = declaration() ?? expressionStatement() {
        starts.append(Statement(range: start..<cursor.index, kind: kind))
      }
    }
    let condition = cursor.at(";") ? nil : expression()
    _ = accept(";")
    let step = expression()
    return .counting(starts, condition: condition, step: step)
  }

  // MARK: Selections

  mutating func selection() -> Statement.Kind {
    cursor.advance()
    var value: Expression?
    if cursor.at("(") { value = unary() }
    let subject = value ?? missing()
    guard cursor.at("{"), depth < Self.depthLimit else { return .selection(subject, []) }
    let (wasInSwitch, outerBranch) = (isInSwitch, branch)
    let bracket = enter()
    isInSwitch = true
    var cases: [Statement.Case] = []
    while !cursor.isAtEnd, !cursor.isBoundary(cursor.index) {
      branch = cursor.source.branch(of: cursor.index)
      if isCase(cursor.index) {
        cases.append(selectionCase())
      } else {
        // Statements in front of the first case are never run.
        cursor.skip()
      }
    }
    leave(bracket)
    (isInSwitch, branch) = (wasInSwitch, outerBranch)
    return .selection(subject, cases)
  }

  private mutating func selectionCase() -> Statement.Case {
    let start = cursor.index
    cursor.advance()
    var patterns: [Pattern] = []
    if let value = ternary() {
      patterns.append(Pattern(range: value.range, form: .expression(value), names: []))
    }
    while !cursor.isAtEnd, !cursor.at(":"), !cursor.at(";"), !cursor.isCloser(cursor.index),
      !cursor.isFirstOnLine(cursor.index)
    {
      cursor.skip()
    }
    _ = accept(":")
    let first = cursor.index
    var statements = list(.block)
    // A list ends in front of `}` and of brackets that nothing opens.
    while !cursor.isAtEnd, !isCase(cursor.index), !cursor.isBoundary(cursor.index) {
      statements += list(.block)
    }
    return Statement.Case(
      start: start, patterns: patterns, isFiltered: false,
      body: Block(range: first..<cursor.index, statements: statements))
  }
}
