/// Members, calls, subscripts and operators after a value.
extension SwiftParser {
  /// Reads everything that follows a value and belongs to it.
  mutating func suffixes(of first: Expression) -> Expression {
    var result = first
    while let kind = suffix(of: result) {
      result = growing(
        Expression(range: first.range.lowerBound..<cursor.index, kind: kind))
    }
    return result
  }

  private mutating func suffix(of base: Expression) -> Expression.Kind? {
    let index = cursor.index
    guard index < cursor.limit else { return nil }
    let token = cursor[index]
    switch token.kind {
    case .symbol: return signSuffix(of: base, token)
    case .compound:
      guard !token.isFirstOnLine, isPostfix(index, token) else { return nil }
      cursor.advance()
      return .postfix(base, index)
    case .opener where token.byte == UInt8(ascii: "{"):
      guard mayHaveTrailingClosure(base), startsClosure else { return nil }
      var arguments: [Expression.Argument] = []
      readTrailingClosures(into: &arguments)
      return .call(Expression.Call(callee: base, arguments: arguments, style: .function))
    case .opener:
      guard !token.isFirstOnLine else { return nil }
      return token.byte == UInt8(ascii: "(")
        ? callSuffix(of: base) : .subscripted(base, arguments())
    default: return nil
    }
  }

  private mutating func signSuffix(of base: Expression, _ token: HostToken) -> Expression.Kind? {
    let index = cursor.index
    switch token.byte {
    case UInt8(ascii: "."):
      let name = index + 1
      guard cursor.isName(name) || cursor.at(name, kind: .number) else { return nil }
      cursor.move(to: name + 1)
      skipGenericArguments()
      return .member(base, name: name)
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      guard !token.isFirstOnLine, isLeftBound(index) else { return nil }
    case UInt8(ascii: "%"), UInt8(ascii: "~"), UInt8(ascii: "^"):
      guard !token.isFirstOnLine, isLeftBound(index), !isRightBound(index) else { return nil }
    default: return nil
    }
    cursor.advance()
    return .postfix(base, index)
  }

  /// Returns whether an operator of several bytes belongs to the value before it.
  private func isPostfix(_ index: Int, _ token: HostToken) -> Bool {
    guard isLeftBound(index) else { return false }
    switch token.byte {
    case UInt8(ascii: "?"): return !isRightBound(index) || cursor.at(index + 1, ".")
    case UInt8(ascii: "."):
      return token.has(count: 3) && !isRightBound(index) && !cursor.at(index, word: "..<")
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      return !isRightBound(index)
        && (cursor.at(index, word: "++") || cursor.at(index, word: "--"))
    default: return false
    }
  }

  // MARK: Calls

  private mutating func callSuffix(of callee: Expression) -> Expression.Kind {
    if isNameList(cursor.index) {
      cursor.skip()
      return callee.kind
    }
    var arguments = arguments()
    if cursor.at("{"), startsClosure { readTrailingClosures(into: &arguments) }
    return .call(Expression.Call(callee: callee, arguments: arguments, style: .function))
  }

  /// Returns whether parentheses have labels only, such as in `insert(_:at:)`.
  private func isNameList(_ opener: Int) -> Bool {
    guard cursor.at(opener + 2, ":"), let close = cursor.partner(opener) else { return false }
    var index = opener + 1
    while index < close, cursor.isName(index), cursor.at(index + 1, ":") { index += 2 }
    return index == close
  }

  /// Reads the arguments in the brackets at the position.
  mutating func arguments() -> [Expression.Argument] {
    guard !isTooDeep else {
      cursor.skip()
      return []
    }
    return inBracket { $0.elements() }
  }

  /// Reads arguments up to the limit.
  mutating func elements() -> [Expression.Argument] {
    var result: [Expression.Argument] = []
    while let label = nextElement() {
      result.append(Expression.Argument(label: label, value: element()))
    }
    return result
  }

  /// Moves past commas and the label of the next argument; `nil` at the end.
  private mutating func nextElement() -> Int?? {
    while cursor.at(",") { cursor.advance() }
    guard !cursor.isAtEnd else { return nil }
    guard cursor.isName(cursor.index), cursor.at(cursor.index + 1, ":") else { return .some(nil) }
    let label = cursor.index
    cursor.move(to: label + 2)
    return label
  }

  /// Reads a value up to the next comma; an opaque one if the tokens are no expression.
  mutating func element() -> Expression {
    let start = cursor.index
    if let value = expression(), isAtElementEnd { return value }
    skipElement()
    return opaque(from: start)
  }

  /// Whether a comma or the end of the part follows.
  var isAtElementEnd: Bool { cursor.isAtEnd || cursor.at(",") }

  // MARK: Trailing closures

  private func mayHaveTrailingClosure(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name, .member, .call, .subscripted, .postfix: true
    default: false
    }
  }

  /// Whether the brace at the position opens a closure, and not a body or accessors.
  var startsClosure: Bool {
    let opener = cursor.index
    if let word = word(at: opener + 1) {
      if word.isAccessor, cursor.at(opener + 2, "{") || cursor.at(opener + 2, "(") { return false }
      if brace != .closure, word == .case { return false }
    }
    switch brace {
    case .closure: return true
    case .guarded: return word(at: opener - 1) != .else
    case .body:
      guard let close = cursor.partner(opener), !cursor.isFirstOnLine(close + 1) else {
        return false
      }
      switch cursor[close + 1].kind {
      case .compound: return true
      case .identifier:
        return word(at: close + 1) == .where || word(at: close + 1) == .as
          || word(at: close + 1) == .is
      case .opener, .symbol: return !cursor.at(close + 1, ";") && !cursor.at(close + 1, ":")
      default: return false
      }
    }
  }

  /// Reads the closures after a call, the second and further ones with labels.
  private mutating func readTrailingClosures(into arguments: inout [Expression.Argument]) {
    arguments.append(Expression.Argument(label: nil, value: closure(), isTrailing: true))
    while cursor.isName(cursor.index), cursor.at(cursor.index + 1, ":"),
      cursor.at(cursor.index + 2, "{"), word != .default
    {
      let label = cursor.index
      cursor.move(to: label + 2)
      arguments.append(Expression.Argument(label: label, value: closure(), isTrailing: true))
    }
  }
}
