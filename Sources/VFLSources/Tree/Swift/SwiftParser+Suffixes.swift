/// Members, calls, subscripts and operators after a value.
extension SwiftParser {
  mutating func suffixes(of first: Expression) -> Expression {
    var result = first
    while let kind = suffix(of: result) { result = growing(kind, from: first.range.lowerBound) }
    return result
  }

  private mutating func suffix(of base: Expression) -> Expression.Kind? {
    let index = cursor.index
    if let name = memberName() { return .member(base, name: name) }
    if cursor.at("{") {
      guard mayHaveTrailingClosure(base), startsClosure else { return nil }
      return .call(call(of: base, []))
    }
    guard !cursor.isFirstOnLine(index) else { return nil }
    if cursor.at("[") { return .subscripted(base, inBracket { $0.arguments() } ?? []) }
    if cursor.at("(") {
      if isNameList {
        cursor.skip()
        return base.kind
      }
      return .call(call(of: base, inBracket { $0.arguments() } ?? []))
    }
    guard isPostfix(index) else { return nil }
    cursor.advance()
    return .postfix(base, index)
  }

  /// Returns whether an operator belongs to the value before it.
  private func isPostfix(_ index: Int) -> Bool {
    guard isLeftBound(index), isOperator(index) || cursor.at("?") else { return false }
    if cursor.at("?") || cursor.at("!") { return true }
    if cursor.at(index, word: "??"), cursor.at(index + 1, ".") { return true }
    let signs: [StaticString] = ["%", "~", "^", "??", "...", "++", "--"]
    return !isRightBound(index) && signs.contains { cursor.at(index, word: $0) }
  }

  // MARK: Calls

  /// Whether the parentheses at the position have labels only, such as in `insert(_:at:)`.
  private var isNameList: Bool {
    guard cursor.at(cursor.index + 2, ":"), let close = cursor.partner(cursor.index) else {
      return false
    }
    var index = cursor.index + 1
    while index < close, cursor.isName(index), cursor.at(index + 1, ":") { index += 2 }
    return index == close
  }

  /// Reads the closures after a call, the second and further ones with labels.
  private mutating func call(
    of callee: Expression, _ arguments: [Expression.Argument]
  ) -> Expression.Call {
    var (arguments, label) = (arguments, nil as Int?)
    while cursor.at("{"), label != nil || startsClosure {
      arguments.append(Expression.Argument(label: label, value: closure(), isTrailing: true))
      guard cursor.at(cursor.index + 2, "{"), word != .default, let next = self.label() else {
        break
      }
      label = next
    }
    return Expression.Call(callee: callee, arguments: arguments, style: .function)
  }

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
      if context.brace != .closure, word == .case { return false }
    }
    switch context.brace {
    case .closure: return true
    case .guarded: return word(at: opener - 1) != .else
    case .body:
      guard let close = cursor.partner(opener), !cursor.isFirstOnLine(close + 1) else {
        return false
      }
      let next = word(at: close + 1)
      switch cursor[close + 1].kind {
      case .compound: return true
      case .identifier: return next == .where || next == .as || next == .is
      case .opener, .symbol: return !cursor.at(close + 1, ";") && !cursor.at(close + 1, ":")
      default: return false
      }
    }
  }

  // MARK: Lists

  /// Reads the elements up to the limit, which commas separate.
  mutating func list<Element>(_ read: (inout SwiftParser) -> Element) -> [Element] {
    var result: [Element] = []
    while !cursor.isAtEnd {
      if accept(",") { continue }
      result.append(read(&self))
      skip { $0.cursor.at(",") }
    }
    return result
  }

  mutating func arguments() -> [Expression.Argument] {
    list { Expression.Argument(label: $0.label(), value: $0.element()) }
  }

  private mutating func label() -> Int? {
    let index = cursor.index
    guard cursor.isName(index), cursor.at(index + 1, ":") else { return nil }
    cursor.move(to: index + 2)
    return index
  }

  /// Reads a value up to the next comma, or up to the colon of a key.
  ///
  /// The value is opaque if the tokens are no expression.
  mutating func element(mayBeKey: Bool = false) -> Expression {
    let start = cursor.index
    if let value = expression(), cursor.isAtEnd || cursor.at(",") || mayBeKey && cursor.at(":") {
      return value
    }
    skip { $0.cursor.at(",") }
    return opaque(from: start)
  }
}
