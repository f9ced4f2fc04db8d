/// The choices that conditions are.
extension Walk {
  /// A condition as a choice, with the branches in which it holds or does not hold.
  struct Choice {
    let number: Int
    /// The branch in which the condition holds.
    let yes: ChoiceBranch
    /// The branch in which it does not hold.
    let no: ChoiceBranch

    var inverted: Choice { Choice(number: number, yes: no, no: yes) }
    func holding(at position: Int) -> Decisions { Decisions(number, yes, at: position) }
    func failing(at position: Int) -> Decisions { Decisions(number, no, at: position) }
  }

  /// The steps for each token of a condition.
  private static let stepsPerToken = 8

  /// Returns the choice that a condition is.
  ///
  /// `!a` is the choice `a` with its branches exchanged, and `a != b` is `a == b` likewise. Conditions with the same
  /// spelling are one choice if their names mean the same and no value has changed in between.
  func choice(of condition: Expression) -> Choice {
    var (condition, isNegated) = (condition, false)
    while case .prefix(let sign, let inner) = condition.kind, tokens.isWord(sign, "!") {
      isNegated.toggle()
      condition = inner
    }
    var flipped: Int?
    if case .operation(_, let operators) = condition.kind, operators.count == 1,
      tokens.isWord(operators[0], "!=")
    {
      isNegated.toggle()
      flipped = operators[0]
    }
    return choice(spelledBy: withoutParentheses(condition.range), flipped, isNegated)
  }

  func choice(of conditions: [Statement.Condition]) -> Choice {
    if conditions.count == 1, case .expression(let expression) = conditions[0] {
      return choice(of: expression)
    }
    let start = conditions.first?.range.lowerBound ?? 0
    return choice(spelledBy: start..<(conditions.last?.range.upperBound ?? start), nil, false)
  }

  private func withoutParentheses(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while range.count > 2, tokens.isWord(range.lowerBound, "("),
      Int(tokens.tokens[range.lowerBound].link) == range.upperBound - 1
    {
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    return range
  }

  private func choice(spelledBy range: Range<Int>, _ flipped: Int?, _ isNegated: Bool) -> Choice {
    file.budget.spend(Self.stepsPerToken * range.count)
    var name = ""
    for index in range { name += (index == flipped ? "==" : tokens.word(index)) + " " }
    name += versions(of: range)
    let choice = Choice(number: file.number(ofChoice: name), yes: .yes, no: .no)
    return isNegated ? choice.inverted : choice
  }

  /// Returns a text that names the versions of all variables that some tokens mention.
  ///
  /// Two texts are equal only where the variables have the same values.
  func versions(of range: Range<Int>) -> String {
    var text = ""
    for index in range where tokens.isName(index) {
      let isLabel = isSwift && index + 1 < range.upperBound && tokens.isWord(index + 1, ":")
      if tokens.isAfterDot(index) || isLabel { continue }
      if tokens.isWord(index, anyOf: Self.words) { continue }
      text += " \(version(of: index))"
    }
    return text
  }

  /// The words of conditions that are no variables.
  private static let words: [StaticString] = [
    "true", "false", "YES", "NO", "nil", "NULL", "let", "var", "case", "is", "as", "if", "guard",
    "else", "switch", "self", "Self", "super",
  ]

  private func version(of token: Int) -> Int {
    guard let variable = file.bindings.variable(at: token) else {
      // The name of a type or of a constant begins with a capital.
      let first = tokens.bytes[Int(tokens.tokens[token].start)]
      return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") ? -1 : lastCall
    }
    let version = state[variable]?.version ?? 0
    switch file.bindings.variables[variable].kind {
    case .member, .global: return file.isConstant(variable) ? 0 : max(version, lastCall)
    case .local, .parameter, .function, .pattern:
      // Code that runs later may change the variable at any time.
      return file.hasHiddenWrites(variable) ? advance() : version
    }
  }

  // MARK: Tests

  /// Returns the variables whose values some conditions test, other than for being missing or empty.
  func tested(by conditions: [Statement.Condition]) -> Set<Int> {
    var found: Set<Int> = []
    for condition in conditions {
      switch condition {
      case .expression(let expression): addTested(by: expression, to: &found)
      case .binding(_, let value?, isCase: true, _): addTested(by: value, to: &found)
      case .binding: break
      }
    }
    return found
  }

  func addTested(by expression: Expression, to found: inout Set<Int>) {
    switch expression.kind {
    case .prefix(let sign, let inner):
      // `!name` tests whether a pointer is missing, except in Swift.
      if !isSwift, case .name = inner.kind, tokens.isWord(sign, "!") { return }
      addTested(by: inner, to: &found)
    case .operation(let operands, let operators):
      if operators.allSatisfy({ tokens.isWord($0, anyOf: ["&&", "||"]) }) {
        for operand in operands { addTested(by: operand, to: &found) }
      } else if !operands.contains(where: isNothing) {
        addMentions(in: expression, to: &found)
      }
    case .name where !isSwift: break
    default:
      if !isEmptinessTest(expression) { addMentions(in: expression, to: &found) }
    }
  }

  /// Whether an expression is `nil` or an empty string.
  private func isNothing(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let token): tokens.isWord(token, anyOf: ["nil", "NULL", "Nil", "nullptr"])
    case .string(let parts): parts.count == 1 && isEmptyLiteral(parts[0])
    case .number(let token): tokens.isWord(token, "0")
    default: false
    }
  }

  private func isEmptyLiteral(_ part: Expression.StringPart) -> Bool {
    guard case .literal(let token, _) = part else { return false }
    return tokens.isWord(token, anyOf: ["\"\"", "@\"\""])
  }

  /// Whether an expression asks whether a value is empty: `name.isEmpty`, `[name length]`, `name.count > 0`.
  private func isEmptinessTest(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(let base?, let name):
      guard case .name = base.kind else { return false }
      return tokens.isWord(name, anyOf: ["isEmpty", "count", "length"])
    case .call(let call):
      if case .member(let base?, let name) = call.callee.kind, case .name = base.kind {
        if call.arguments.isEmpty { return tokens.isWord(name, anyOf: ["length", "count"]) }
        return tokens.isWord(name, "isEqualToString") && isNothing(call.arguments[0].value)
      }
      return false
    default: return false
    }
  }

  /// Whether each of several conditions asks whether something is missing or empty.
  func askIfMissing(_ conditions: [Statement.Condition]) -> Bool {
    guard let start = conditions.first?.range.lowerBound, let last = conditions.last else {
      return false
    }
    var isMissing = false
    for index in (start - 1)..<last.range.upperBound {
      if tokens.isWord(index, anyOf: [",", "&&", "||"]) {
        guard isMissing else { return false }
        isMissing = false
      } else if tokens.isWord(index, anyOf: Self.missingWords) {
        isMissing = true
      }
    }
    return isMissing
  }

  private static let missingWords: [StaticString] = [
    "let", "var", "nil", "NULL", "isEmpty", "count", "length", "superview", "window",
  ]

  private func addMentions(in expression: Expression, to found: inout Set<Int>) {
    for token in expression.range where tokens.isName(token) && !tokens.isAfterDot(token) {
      if let variable = file.bindings.variable(at: token) { found.insert(variable) }
    }
  }
}

extension Statement.Condition {
  var range: Range<Int> {
    switch self {
    case .expression(let expression): expression.range
    case .binding(_, _, _, let range): range
    }
  }
}
