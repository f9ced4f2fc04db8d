/// Expressions: values with operators between them, and with operators and words before them.
extension SwiftParser {
  // MARK: Operators between values

  /// Reads an expression whose operators have a least precedence; `nil` if none begins at the position.
  mutating func expression(_ minimum: Precedence = .assignment) -> Expression? {
    guard !isTooDeep else { return deepExpression() }
    let outer = height
    (depth, height) = (depth + 1, 0)
    var result = operand()
    while let left = result, let infix = infix(), infix.precedence >= minimum {
      let kind = operation(left, infix)
      result = growing(kind, from: left.range.lowerBound)
    }
    (depth, height) = (depth - 1, max(outer, height))
    return result
  }

  /// Skips the rest of a line or list in the place of an expression that is too deep.
  private mutating func deepExpression() -> Expression? {
    let start = cursor.index
    guard !cursor.isAtEnd, !",;:)]}".utf8.contains(cursor[start].byte) else { return nil }
    cursor.skip()
    skip { $0.cursor.isAtLineStart || $0.cursor.at(",") || $0.cursor.at(";") || $0.cursor.at(":") }
    return opaque(from: start)
  }

  /// Reads an operator after a value and all following operators of its precedence.
  private mutating func operation(_ left: Expression, _ infix: Infix) -> Expression.Kind {
    cursor.move(to: infix.end)
    switch infix.precedence {
    case .cast:
      acceptOptionalMark()
      let start = cursor.index
      let type = type()
      if word(at: infix.token) == .is {
        var tested = opaque(from: start)
        if case .named(let name, _, _)? = type?.form { tested = node(from: start, .name(name)) }
        return .operation([left, tested], operators: [infix.token])
      }
      return type.map { .cast(left, $0) } ?? .opaque
    case .ternary:
      guard let yes = expression(), accept(":"), let no = expression(.ternary) else {
        return .opaque
      }
      return .ternary(left, yes: yes, no: no)
    case .assignment:
      guard let right = expression(.assignment) else { return .postfix(left, infix.token) }
      return .operation([left, right], operators: [infix.token])
    default: return operations(left, infix)
    }
  }

  private mutating func operations(_ first: Expression, _ infix: Infix) -> Expression.Kind {
    var (values, operators) = ([first], [infix.token])
    while let value = expression(infix.precedence.next) {
      values.append(value)
      guard let next = self.infix(), next.precedence == infix.precedence else {
        return infix.precedence == .arrow ? .opaque : .operation(values, operators: operators)
      }
      operators.append(next.token)
      cursor.move(to: next.end)
    }
    // The last operator has no value after it.
    let (last, token) = (values.removeLast(), operators.removeLast())
    guard !values.isEmpty else { return .postfix(last, token) }
    values.append(node(from: last.range.lowerBound, .postfix(last, token)))
    return .operation(values, operators: operators)
  }

  /// Moves past the `?` or `!` directly after a word.
  private mutating func acceptOptionalMark() {
    if cursor.isAdjacent(cursor.index), !accept("?") { accept("!") }
  }

  // MARK: Operators and words before values

  // The functions of the recursion are small, because each has a frame for each level.

  /// Reads a value with everything that binds tighter than an operator between two values.
  private mutating func operand() -> Expression? {
    guard !cursor.isAtEnd else { return nil }
    let start = cursor.index
    if isAttribute(start) {
      cursor.move(to: attributeEnd(start, isDeclaration: false))
      let value = prefixed()
      return node(from: start, value?.kind ?? .opaque)
    }
    if let word {
      if isPrefix(word) { return prefixed(by: word) }
      if word.isReserved { return nil }
    }
    if isOperator(start) { return prefixOperation() }
    if accept("\\") { return prefix(start, prefixed()) }
    guard let value = primary() else { return nil }
    return suffixes(of: value)
  }

  private mutating func prefixed() -> Expression? {
    guard !isTooDeep else { return deepExpression() }
    depth += 1
    defer { depth -= 1 }
    return operand()
  }

  private mutating func prefix(_ token: Int, _ value: Expression?) -> Expression {
    growing(value.map { .prefix(token, $0) } ?? .opaque, from: token)
  }

  /// Reads an operator with the value after it; an operator without a value is a name.
  private mutating func prefixOperation() -> Expression? {
    let start = cursor.index
    guard !cursor.at("="), !cursor.at(start, word: "->"), !cursor.at(start, word: "??") else {
      return nil
    }
    cursor.move(to: operatorEnd(from: start))
    guard let value = prefixed() else { return node(from: start, .name(start)) }
    return prefix(start, value)
  }

  private mutating func prefixed(by word: SwiftWord) -> Expression? {
    let start = cursor.index
    depth += 1
    defer { depth -= 1 }
    switch word {
    case .if, .switch, .do:
      let statement = statement()
      return node(from: start, .statement(statement))
    case .try, .await:
      cursor.advance()
      acceptOptionalMark()
      return prefix(start, expression())
    case .is:
      cursor.advance()
      _ = type()
      return opaque(from: start)
    case .let, .var:
      cursor.advance()
      guard let value = prefixed() else { return opaque(from: start) }
      bindNames(of: value)
      return node(from: start, value.kind)
    default:
      cursor.advance()
      return prefix(start, prefixed())
    }
  }

  /// Returns whether a word is a keyword with a value after it here, and no name.
  private func isPrefix(_ word: SwiftWord) -> Bool {
    let next = cursor.index + 1
    switch word {
    case .try, .if, .switch, .do: return true
    case .let, .var, .is: return context.isPattern
    case .repeat: return self.word(at: next) == .each
    case .await, .yield, .opaqueType, .any, .inout, .consume, .copy, .each, .unsafe, .sending,
      .borrowing, .consuming:
      guard !cursor.isFirstOnLine(next) else { return false }
    default: return false
    }
    // A value follows on the line.
    switch cursor[next].kind {
    case .identifier: return self.word(at: next)?.isReserved != true
    case .string, .number: return true
    case .opener: return !cursor.at(next, "{") && !cursor.isAdjacent(next) && word != .copy
    case .symbol:
      return ".&~".utf8.contains(cursor[next].byte) && !isLeftBound(next) && isRightBound(next)
    default: return false
    }
  }

  // MARK: Values

  private mutating func primary() -> Expression? {
    let start = cursor.index
    switch cursor[start].kind {
    case .opener where cursor.at("("): return parenthesised()
    case .opener where cursor.at("["): return list()
    case .opener: return startsClosure ? closure() : nil
    case .string: return string()
    case .closer, .compound: return nil
    case .symbol:
      if let name = memberName() { return node(from: start, .member(nil, name: name)) }
      // A key path such as `\.[0]`.
      guard cursor.at(start + 1, "[") || cursor.at(start + 1, "?"), accept(".") else { return nil }
      return opaque(from: start)
    case .identifier:
      cursor.advance()
      skipGenericArguments()
      return node(from: start, .name(start))
    case .number, .other:
      cursor.advance()
      return node(from: start, cursor[start].kind == .number ? .number(start) : .opaque)
    }
  }

  mutating func memberName() -> Int? {
    let name = cursor.index + 1
    guard cursor.at("."), cursor.isName(name) || cursor.at(name, kind: .number) else { return nil }
    cursor.move(to: name + 1)
    skipGenericArguments()
    return name
  }
}
