import VFLDiagnostics

/// The values of operators.
extension Walk {
  func prefixed(_ sign: Int, _ inner: Expression, _ use: Use) -> Value {
    if tokens.isWord(sign, "&") {
      evaluate(inner, .other)
      if let variable = variable(of: inner) {
        change(variable.number, .unknown, at: variable.token)
      }
      return .unknown(.expression)
    }
    if tokens.isWord(sign, "try") {
      let value = evaluate(inner, use)
      // With `?` or `!` an error does not leave the statement.
      if !tokens.isWord(sign + 1, "?"), !tokens.isWord(sign + 1, "!") {
        throwHere()
        path.enter(.failure, at: advance())
      }
      return value
    }
    let isTest = tokens.isWord(sign, "!")
    let value = evaluate(inner, isTest ? .compared : use)
    if tokens.isWord(sign, anyOf: ["++", "--"]) { return step(inner, by: sign, value) }
    if isSwift, !isTest, !tokens.isName(sign) || tokens.tokens[sign].byte >= 0x80 {
      return prefixed(sign, inner, value)
    }
    if tokens.isWord(sign, "-") {
      if case .number(let number) = value { return .number(number.map { -$0 }) }
      return .number(nil)
    }
    return isTest || tokens.isWord(sign, "*") ? .unknown(.expression) : value
  }

  /// The value of an operator of Swift in front of a value; it is not known for an operator that the program
  /// declares itself.
  private func prefixed(_ sign: Int, _ inner: Expression, _ value: Value) -> Value {
    guard tokens.isWord(sign, anyOf: ["-", "+"]), inner.range.lowerBound == sign + 1,
      !file.prefixOperators.contains(tokens.tokens[sign].byte)
    else { return .unknown(.expression) }
    let isMinus = tokens.isWord(sign, "-")
    switch value {
    case .number(let number): return .number(number.map { isMinus ? -$0 : $0 })
    case .counter where !isMinus: return value
    case .counter, .unknown, .parameter: return .number(nil)
    default: return .unknown(.expression)
    }
  }

  func step(_ inner: Expression, by sign: Int, _ value: Value) -> Value {
    guard let variable = variable(of: inner) else { return .unknown(.expression) }
    mark(variable.token, as: .write)
    let amount = tokens.isWord(sign, "++") ? 1 : -1
    assign(variable.number, sum(value, .number(Double(amount))), from: variable.token)
    return value
  }

  func sum(_ first: Value, _ second: Value) -> Value {
    switch (first, second) {
    case (.number(let own?), .number(let other?)): .number(own + other)
    case (.counter(let counter), _): counted(counter, by: second)
    case (_, .counter(let counter)): counted(counter, by: first)
    default: .number(nil)
    }
  }

  private func counted(_ counter: Counter, by number: Value) -> Value {
    guard let number = number.wholeNumber else { return .number(nil) }
    var counter = counter
    counter.first += number
    return .counter(counter)
  }

  /// The variable that an expression names, with or without `self.` and a conversion to a type.
  func variable(of expression: Expression) -> (number: Int, token: Int)? {
    switch expression.kind {
    case .name(let token):
      if let variable = file.bindings.variable(at: token) {
        (variable, token)
      } else {
        isSwift ? nil : macroVariable(named: token)
      }
    case .member(_, let name): file.bindings.variable(at: name).map { ($0, name) }
    case .postfix(let inner, let sign) where tokens.isWord(sign, anyOf: ["?", "!"]):
      variable(of: inner)
    case .prefix(let sign, let inner) where tokens.isWord(sign, "*"): variable(of: inner)
    case .cast(let inner, _): variable(of: inner)
    default: nil
    }
  }

  func operation(
    _ operands: [Expression], _ operators: [Int], in range: Range<Int>, _ use: Use
  ) -> Value {
    guard let first = operators.first else { return .unknown(.expression) }
    if tokens.isAssignment(first) { return assignment(operands, first, use) }
    if operators.allSatisfy({ tokens.isWord($0, "+") }) { return sum(operands, in: range, use) }
    if tokens.isWord(first, "??") { return fallback(operands, operators, use) }
    if tokens.isWord(first, anyOf: ["&&", "||"]) {
      evaluate(operands[0], .compared)
      perhaps(under: nil) {
        var tested: Set<Int> = []
        for (operand, last) in zip(operands.dropFirst(), operands) {
          addTested(by: last, to: &tested)
          _ = hide(tested)
          evaluate(operand, .compared)
        }
      }
      return .unknown(.expression)
    }
    if tokens.isWord(first, "|") {
      let values = operands.map { evaluate($0, .other) }
      if case .exactly(let options) = Value.options(of: values) { return .options(options) }
      return .unknown(.expression)
    }
    if tokens.isWord(first, anyOf: ["..<", "..."]) { return counting(operands, first) }
    if tokens.isWord(first, ",") { return operands.map { evaluate($0, use) }.last ?? .missing }
    if tokens.isWord(first, anyOf: ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~="]) {
      let hasText = operands.contains {
        if case .string = $0.kind { true } else { false }
      }
      for operand in operands { evaluate(operand, hasText ? .comparedWithText : .compared) }
      return .unknown(.expression)
    }
    let values = operands.map { evaluate($0, .other) }
    if operands.count == 2, tokens.isWord(first, "-"), case .number(let amount?) = values[1] {
      return sum(values[0], .number(-amount))
    }
    return values.allSatisfy { $0.isNumber } ? .number(nil) : .unknown(.expression)
  }

  /// A range of whole numbers that a loop counts through.
  private func counting(_ operands: [Expression], _ sign: Int) -> Value {
    let values = operands.map { evaluate($0, .other) }
    guard values.count == 2, let first = values[0].wholeNumber else {
      // A range of characters counts nothing.
      if case .text = values[0] { return .unknown(.expression) }
      return .number(nil)
    }
    return .counter(counter(from: first, to: values[1], isClosed: tokens.isWord(sign, "...")))
  }

  /// The whole numbers from one number up to another one, which is one of them if the range is closed.
  func counter(from first: Int, to limit: Value, isClosed: Bool) -> Counter {
    var counter = Counter(first: first)
    if let last = limit.wholeNumber {
      counter.count = max(0, last - first + (isClosed ? 1 : 0))
    } else if case .counter(let limit) = limit, limit.first == 0, first == (isClosed ? 1 : 0) {
      // Up to the number of elements of a parameter.
      counter.parameter = limit.parameter
    }
    return counter
  }

  /// A range of whole numbers without an end, such as `1...`.
  func numbers(from value: Value) -> Value {
    value.wholeNumber.map { .counter(Counter(first: $0)) } ?? .unknown(.expression)
  }

  func sum(_ operands: [Expression], in range: Range<Int>, _ use: Use) -> Value {
    let values = operands.map { evaluate($0, use) }
    if let text = joined(values, of: operands, at: file.span(of: range)) { return text }
    if values.count == 2 {
      switch (values[0], values[1]) {
      case (.number, .number), (.counter, .number), (.number, .counter):
        return sum(values[0], values[1])
      case (.list(var list), .list(let more)):
        let isWritten = list.isWritten && more.isWritten
        list.formUnion(more)
        list.isWritten = isWritten
        return .list(list)
      default: return .unknown(values[values[0].isUnreadable ? 0 : 1].reason)
      }
    }
    return values.allSatisfy { $0.isNumber }
      ? .number(nil) : .unknown(values.first { $0.isUnreadable }?.reason ?? .expression)
  }

  private func fallback(_ operands: [Expression], _ operators: [Int], _ use: Use) -> Value {
    let position = advance()
    let choice = file.number(ofChoice: "?? \(operators[0])")
    var values = [evaluate(operands[0], use).under(Decisions(choice, .yes, at: position))]
    let decisions = Decisions(choice, .no, at: position)
    perhaps(under: decisions) {
      for operand in operands.dropFirst() {
        values.append(evaluate(operand, use).under(decisions))
      }
    }
    return joined(values) ?? .unknown(.expression)
  }

  /// Evaluates a part of an expression that is not always evaluated.
  private func perhaps(under decisions: Decisions?, _ body: () -> Void) {
    let (position, mark, start) = (advance(), path.mark, state.begin())
    path.enter(.branch(decisions), at: position)
    body()
    path.leave(to: mark)
    let changes = state.changes(since: start)
    state.undo(to: start)
    state.end()
    join(
      [changes, []].map { BranchEnd(decisions: Decisions(), changes: $0) },
      tested: [], from: position)
  }
}
