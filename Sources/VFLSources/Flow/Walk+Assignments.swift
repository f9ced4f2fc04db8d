import VFLDiagnostics

/// The values of choices, and assignments.
extension Walk {
  // MARK: Choices

  func ternary(
    _ condition: Expression, _ yes: Expression?, _ no: Expression, _ use: Use
  ) -> Value {
    var values: [Value] = []
    let start = advance()
    func take(_ value: Value) {
      values.append(value.narrowed(before: start).under(path.facts.last ?? Decisions()))
    }
    var test: Value = .missing
    let parts = [
      {
        test = self.evaluate(condition, yes == nil ? use : .compared)
        var tested: Set<Int> = []
        if yes != nil { self.addTested(by: condition, to: &tested) }
        return Part(
          choice: self.choice(of: condition), tested: tested,
          isSteady: self.isSteady([.expression(condition)])
        ) {
          take(yes.map { self.evaluate($0, use) } ?? test)
          return true
        }
      },
      {
        Part(choice: nil) {
          take(self.evaluate(no, use))
          return true
        }
      },
    ]
    _ = walk(oneOf: parts, isComplete: true)
    return joined(values) ?? .unknown(.expression)
  }

  /// The value of an `if` or `switch` of Swift.
  func value(of statement: Statement, _ use: Use) -> Value {
    var values: [Value] = []
    let outer = expressionUse
    expressionUse = use
    let outerTaker = takeValue
    let start = advance()
    takeValue = { [unowned(unsafe) self] value in
      values.append(value.narrowed(before: start).under(self.path.facts.last ?? Decisions()))
    }
    _ = walk([statement])
    (expressionUse, takeValue) = (outer, outerTaker)
    return joined(values) ?? .unknown(.expression)
  }

  // MARK: Assignments

  func assignment(_ operands: [Expression], _ sign: Int, _ use: Use) -> Value {
    guard operands.count == 2 else { return .unknown(.expression) }
    let (target, source) = (operands[0], operands[1])
    if case .subscripted = target.kind, tokens.isWord(sign, "="), !isKeptApart {
      return keepingApart(true) { assignment(operands, sign, use) }
    }
    if case .tuple(let targets) = target.kind {
      return assign(targets, source)
    }
    if case .subscripted(let base, let arguments) = target.kind, let variable = variable(of: base) {
      let key = arguments.first.map { evaluate($0.value, .key) } ?? .unknown(.expression)
      evaluate(source, .other)
      mark(variable.token, as: .write)
      if tokens.isWord(sign, "="), let range = arguments.first?.value.range {
        change(
          variable.number, .addition(key: key, keyRange: range, entry: source), at: variable.token)
      } else {
        change(variable.number, .unknown, at: variable.token)
      }
      return .unknown(.expression)
    }
    guard let variable = variable(of: target) else {
      evaluate(target, .other)
      let value = evaluate(source, .other)
      if case .member = target.kind { forgetMembers() }
      return value
    }
    if case .member(let base?, _) = target.kind { evaluate(base, .other) }
    let value = evaluate(source, .holder(variable.number))
    mark(variable.token, as: .write)
    if tokens.isWord(sign, "=") {
      assign(variable.number, value, from: variable.token)
    } else if tokens.isWord(sign, "+=") {
      switch state[variable.number]?.value {
      case .number?, .counter?:
        let before = state[variable.number]?.value ?? .number(nil)
        assign(variable.number, sum(before, value), from: variable.token)
      default: change(variable.number, .merge(value, source.range), at: variable.token)
      }
    } else {
      change(variable.number, .unknown, at: variable.token)
    }
    return value
  }

  func assign(_ targets: [Expression.Argument], _ source: Expression) -> Value {
    let value = evaluate(source, .other)
    var parts: [Value] = []
    if case .tuple(let found) = value { parts = found.map { $0.value } }
    for (index, target) in targets.enumerated() {
      if case .subscripted(let base, let arguments) = target.value.kind,
        let variable = variable(of: base), let argument = arguments.first?.value
      {
        mark(variable.token, as: .write)
        change(
          variable.number,
          .addition(key: evaluate(argument, .key), keyRange: argument.range, entry: nil),
          at: variable.token)
        continue
      }
      guard let variable = variable(of: target.value) else {
        evaluate(target.value, .other)
        continue
      }
      mark(variable.token, as: .write)
      assign(
        variable.number, parts.count == targets.count ? parts[index] : .unknown(.variable),
        from: variable.token)
    }
    return value
  }

  /// Reads code that is not understood: any variable in it may change.
  func touch(_ range: Range<Int>) {
    for token in range where tokens.isName(token) && !tokens.isAfterDot(token) {
      mark(token, as: .other)
      guard let variable = file.bindings.variable(at: token) else { continue }
      change(variable, .unknown, at: token)
    }
    forgetMembers()
  }
}

extension Value {
  /// Whether the value is neither a string nor a number.
  var isUnreadable: Bool {
    switch self {
    case .unknown, .parameter: true
    default: false
    }
  }
}
