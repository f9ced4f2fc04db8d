/// Members, calls, subscripts and messages.
extension ObjectiveCParser {
  mutating func postfix(_ first: Expression) -> Expression {
    var base = first
    while !cursor.isAtEnd, let next = suffix(of: base) {
      height += 1
      // The depth of an expression must not depend on the length of its chains.
      let isTooHigh = height > Self.heightLimit
      base = isTooHigh ? Expression(range: next.range, kind: .opaque) : next
      if isTooHigh { height = 0 }
    }
    return base
  }

  private mutating func suffix(of base: Expression) -> Expression? {
    let (index, start) = (cursor.index, base.range.lowerBound)
    if cursor.at(".") || cursor.at(index, word: "->") || cursor.at(index, word: "::") {
      return member(of: base)
    }
    if cursor.at("<") { return generic(base) }
    // Code that lacks a semicolon ends with its line.
    guard !cursor.isFirstOnLine(index) else { return nil }
    if cursor.at(index, word: "++") || cursor.at(index, word: "--")
      || cursor.at(index, word: "...")
    {
      cursor.advance()
      return node(from: start, .postfix(base, index))
    }
    // A message is a separate statement after a macro that needs no semicolon.
    if cursor.at("["), !isMessage(index) {
      let arguments = arguments()
      return node(from: start, .subscripted(base, arguments))
    }
    guard cursor.at("(") || isBraceInitialization(base) else { return nil }
    let arguments = arguments()
    return node(
      from: start,
      .call(Expression.Call(callee: base, arguments: arguments, style: .function)))
  }

  mutating func arguments() -> [Expression.Argument] {
    parts { parser in parser.element().map { Expression.Argument(label: nil, value: $0) } }
  }

  private mutating func member(of base: Expression) -> Expression {
    let (sign, start) = (cursor.index, base.range.lowerBound)
    cursor.advance()
    let name = cursor.index
    guard isName(name), !word.beginsStatement || cursor.isAdjacent(name) else {
      return node(from: start, .postfix(base, sign))
    }
    cursor.advance()
    return node(from: start, acceptsPasting() ? .opaque : .member(base, name: name))
  }

  /// Passes the arguments of a generic type or function.
  private mutating func generic(_ base: Expression) -> Expression? {
    guard base.isName, let end = genericEnd(cursor.index),
      cursor.at(end, "(") || cursor.at(end, "{") || cursor.at(end, word: "::")
        || context.part == .receiver && isName(end)
    else { return nil }
    cursor.move(to: end)
    return base.ranging(over: base.range.lowerBound..<end)
  }

  /// Whether a `{` at the position begins the arguments of a constructor of C++.
  private func isBraceInitialization(_ base: Expression) -> Bool {
    let last = cursor.index - 1
    guard base.isName, cursor.at("{"), cursor.partner(cursor.index) != nil else { return false }
    return (isName(last) ? isCapitalized(last) : cursor.at(last, ">"))
      && !hasStatements(cursor.index)
  }

  // MARK: Messages

  /// Reads `[receiver name:argument label:argument]`.
  mutating func message() -> Expression {
    let start = cursor.index
    let kind = inside { $0.messageKind() }
    return node(from: start, kind)
  }

  private mutating func messageKind() -> Expression.Kind {
    context.part = .receiver
    let receiver = assignment() ?? missing()
    context.part = .argument
    guard isName(cursor.index) || cursor.at(":") else {
      return .array(receiver.range.isEmpty ? [] : [receiver])
    }
    var callee = receiver
    if isName(cursor.index) {
      let name = cursor.index
      cursor.advance()
      callee = node(
        from: receiver.range.lowerBound,
        acceptsPasting() ? .opaque : .member(receiver, name: name))
    }
    let arguments = messageArguments()
    return .call(Expression.Call(callee: callee, arguments: arguments, style: .message))
  }

  private mutating func messageArguments() -> [Expression.Argument] {
    var arguments: [Expression.Argument] = []
    var label: Int?
    while accept(":") {
      arguments.append(Expression.Argument(label: label, value: messageArgument()))
      while accept(",") {
        arguments.append(Expression.Argument(label: nil, value: messageArgument()))
      }
      label = cursor.index
      if isName(cursor.index) {
        cursor.advance()
        // The caller skips a name that no colon follows.
        if !acceptsPasting(), !cursor.at(":") { cursor.move(to: cursor.index - 1) }
      }
    }
    return arguments
  }

  /// Reads an argument, which may be missing in code that is not finished.
  private mutating func messageArgument() -> Expression {
    let isMissing = isName(cursor.index) && cursor.at(cursor.index + 1, ":")
    return isMissing ? missing() : element() ?? missing()
  }

  // MARK: Blocks and lambdas

  /// Reads `^{…}`, `^(Type name) {…}` or `^Type (Type name) {…}`.
  mutating func blockLiteral() -> Expression {
    let start = cursor.index
    cursor.advance()
    if !cursor.at("{"), !cursor.at("("), let type = scanType(cursor.index) {
      cursor.move(to: type.end)
    }
    return closure(from: start, captures: [])
  }

  /// Whether the `[` at the position begins a lambda of C++.
  var isLambda: Bool {
    let first = cursor.index + 1
    guard let close = cursor.partner(cursor.index),
      cursor.at(close + 1, "(") || cursor.at(close + 1, "{") || word(close + 1) == .mutable
        || cursor.at(close + 1, word: "->")
    else { return false }
    if first == close || cursor.at(first, "&") || cursor.at(first, "=") { return true }
    return isName(first)
      && (first + 1 == close || cursor.at(first + 1, ",") || cursor.at(first + 1, "="))
  }

  /// Reads `[captures](Type name) -> Type {…}`.
  mutating func lambda() -> Expression {
    let start = cursor.index
    let captures: [Expression.Argument] = parts { parser in
      _ = parser.accept("&")
      guard let name = parser.acceptName(), parser.accept("=") else {
        parser.skip(to: ",")
        return nil
      }
      return Expression.Argument(label: name, value: parser.assignment() ?? parser.missing())
    }
    return closure(from: start, captures: captures)
  }

  private mutating func closure(
    from start: Int, captures: [Expression.Argument]
  ) -> Expression {
    let parameters = parameters()
    skipQualifiers()
    if cursor.at(cursor.index, word: "->"), let type = scanType(cursor.index + 1) {
      cursor.move(to: type.end)
    }
    guard cursor.at("{") else { return node(from: start, .opaque) }
    let body = code()
    return postfix(
      node(
        from: start,
        .closure(Closure(parameters: parameters, captures: captures, body: body))))
  }
}

extension Expression {
  fileprivate var isName: Bool {
    switch kind {
    case .name, .member: true
    default: false
    }
  }
}
