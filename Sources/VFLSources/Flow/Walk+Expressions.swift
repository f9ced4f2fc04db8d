import VFLDiagnostics

/// The values of expressions.
extension Walk {
  /// Evaluates an expression and returns its known value.
  @discardableResult
  func evaluate(_ expression: Expression, _ use: Use) -> Value {
    file.budget.spend(1)
    guard depth < Self.depthLimit, !file.budget.isExceeded else { return .unknown(.effort) }
    depth += 1
    defer { depth -= 1 }
    let value = value(of: expression, use)
    // Only some of the branches of an `#if` are compiled.
    return file.text.isInOneBranch(expression.range) ? value : partial(value)
  }

  private func partial(_ value: Value) -> Value {
    if case .keys(let keys) = value { .keys(keys.inexact) } else { .unknown(.expression) }
  }

  func value(of expression: Expression, _ use: Use) -> Value {
    switch expression.kind {
    case .name(let token): return name(token, use)
    case .number(let token): return .number(tokens.number(at: token))
    case .string(let parts): return .text(text(parts, in: expression.range, use))
    case .member(let base, let name): return member(name, of: base, in: expression, use)
    case .call(let call): return evaluate(call, in: expression.range, use)
    case .subscripted(let base, let arguments): return element(base, arguments, use)
    case .array(let elements): return list(elements, in: expression.range, use.ofElement)
    case .dictionary(let entries): return dictionary(entries, in: expression.range, use)
    case .tuple(let parts):
      return .tuple(
        parts.map { part in
          (part.label.map { tokens.word($0) } ?? "", self.part(evaluate(part.value, use)))
        })
    case .closure(let closure):
      walk(closure, with: [], isElement: false)
      return .unknown(.expression)
    case .prefix(let sign, let inner): return prefixed(sign, inner, use)
    case .postfix(let inner, let sign):
      let value = evaluate(inner, use)
      if tokens.isWord(sign, anyOf: ["++", "--"]) { return step(inner, by: sign, value) }
      return tokens.isWord(sign, "...") ? numbers(from: value) : value
    case .operation(let operands, let operators):
      return operation(operands, operators, in: expression.range, use)
    case .ternary(let condition, let yes, let no): return ternary(condition, yes, no, use)
    case .cast(let inner, _): return evaluate(inner, use)
    case .statement(let statement): return value(of: statement, use)
    case .opaque:
      touch(expression.range)
      return .unknown(.expression)
    }
  }

  // MARK: Names

  func name(_ token: Int, _ use: Use) -> Value {
    if tokens.isWord(token, anyOf: ["nil", "NULL", "Nil", "nullptr"]) {
      mark(token, as: use)
      return .missing
    }
    if !isSwift, tokens.isWord(token, anyOf: ["kNilOptions", "NO"]) { return .options([]) }
    if file.bindings.variable(at: token) == nil, let option = option(token, token..<(token + 1)) {
      return .options([option])
    }
    return read(token, use)
  }

  /// The option that a name denotes; in Swift only a name with an Objective-C prefix has no dot before it.
  private func option(_ token: Int, _ range: Range<Int>) -> KnownOption? {
    guard tokens.isName(token) else { return nil }
    let word = tokens.word(token)
    var name = Substring(word)
    if name.hasPrefix("NSLayoutFormat") { name = name.dropFirst(14) }
    guard range.count > 1 || !isSwift || name.count < word.count else { return nil }
    let spelled = name.loweringFirst
    guard FormatOptions.names.contains(spelled) else { return nil }
    return KnownOption(spelled, span: file.span(of: range))
  }

  func member(
    _ name: Int, of base: Expression?, in expression: Expression, _ use: Use
  ) -> Value {
    if let variable = file.bindings.variable(at: name) {
      if let base { evaluate(base, .member) }
      let value = read(name, use)
      // An Objective-C property may have its own method that returns its value.
      guard state[variable]?.value == nil, value.isUnreadable, let base else { return value }
      return file.returnedValue(ofProperty: name, base: base, in: self) ?? value
    }
    if let option = option(name, expression.range) { return .options([option]) }
    guard let base else { return file.rawValue(of: name, type: nil) ?? .unknown(.expression) }
    if tokens.isWord(name, "rawValue"), case .member(let type, let item) = base.kind {
      if let value = file.rawValue(of: item, type: type) { return value }
    }
    if let type = file.printedType(of: base, constant: name) { return .printed(type: type) }
    let value = evaluate(base, .member)
    noteResult(of: name, as: use)
    if let returned = file.returnedValue(ofProperty: name, base: base, in: self) { return returned }
    if let keys = foreignDictionary(tokens.word(name), of: base, use) { return keys }
    switch value {
    case .tuple(let parts):
      let word = tokens.word(name)
      if let part = parts.first(where: { $0.label == word }) { return part.value }
      return Int(word).flatMap { parts.indices.contains($0) ? parts[$0].value : nil }
        ?? .unknown(.expression)
    case .list, .parameter:
      if tokens.isWord(name, "count") { return count(of: value) }
      if tokens.isWord(name, "indices") { return .counter(counter(of: value)) }
      return .unknown(.variable)
    case .text where tokens.isWord(name, anyOf: ["copy", "mutableCopy", "description"]):
      return value
    default:
      guard value.isNumber, tokens.isWord(name, anyOf: ["stringValue", "description"]) else {
        return .unknown(.variable)
      }
      return printed(value, at: file.span(of: expression.range))
    }
  }

  func count(of value: Value) -> Value {
    switch value {
    case .list(let list) where list.isWritten: .number(Double(list.elements.count))
    case .parameter(let parameter): .counter(Counter(first: 0, parameter: parameter))
    default: .number(nil)
    }
  }
}
