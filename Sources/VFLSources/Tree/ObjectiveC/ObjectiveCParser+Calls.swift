/// Members, calls, subscripts and messages.
extension ObjectiveCParser {
  /// Reads the members, calls and subscripts after a value.
  mutating func postfix(_ first: Expression) -> Expression {
    var base = first
    while let next = suffix(of: base) {
      height += 1
      // The depth of an expression must not depend on the length of its chains.
      let isTooHigh = height > Self.heightLimit
      base = isTooHigh ? Expression(range: next.range, kind: .opaque) : next
      if isTooHigh { height = 0 }
    }
    return base
  }

  private mutating func suffix(of base: Expression) -> Expression? {
    let index = cursor.index
    guard index < cursor.limit else { return nil }
    let (token, start) = (cursor.tokens[index], base.range.lowerBound)
    switch token.kind {
    case .symbol:
      if token.byte == UInt8(ascii: ".") { return member(of: base) }
      guard token.byte == UInt8(ascii: "<") else { return nil }
      return generic(base)
    case .compound:
      if cursor.at(index, "-", ">") || cursor.at(index, ":", ":") { return member(of: base) }
      guard
        cursor.at(index, "+", "+") || cursor.at(index, "-", "-") || cursor.isEllipsis(index),
        !token.isFirstOnLine
      else { return nil }
      cursor.advance()
      return Expression(range: start..<cursor.index, kind: .postfix(base, index))
    case .opener:
      // Code that lacks a semicolon ends with its line.
      guard token.has(count: 1), !token.isFirstOnLine, depth < Self.depthLimit else { return nil }
      switch token.byte {
      case UInt8(ascii: "("):
        let arguments = arguments()
        return call(base, arguments)
      case UInt8(ascii: "["):
        // A message is a statement of its own, after a macro that needs no semicolon.
        if isMessage(index) { return nil }
        let arguments = arguments()
        return Expression(range: start..<cursor.index, kind: .subscripted(base, arguments))
      default:
        guard isBraceInitialization(base) else { return nil }
        let arguments = arguments()
        return call(base, arguments)
      }
    default: return nil
    }
  }

  private func call(_ callee: Expression, _ arguments: [Expression.Argument]) -> Expression {
    Expression(
      range: callee.range.lowerBound..<cursor.index,
      kind: .call(Expression.Call(callee: callee, arguments: arguments, style: .function)))
  }

  /// Reads the arguments in the bracket at the position.
  mutating func arguments() -> [Expression.Argument] {
    let bracket = enter()
    let values = elements()
    leave(bracket)
    return values.map { Expression.Argument(label: nil, value: $0) }
  }

  @inline(never)
  private mutating func member(of base: Expression) -> Expression {
    let sign = cursor.index
    cursor.advance()
    if cursor.isName(cursor.index) && !cursor.word.beginsStatement
      || cursor.isName(cursor.index) && cursor.isAdjacent(sign)
    {
      let name = cursor.index
      cursor.advance()
      let isPasted = passesPasting()
      return Expression(
        range: base.range.lowerBound..<cursor.index,
        kind: isPasted ? .opaque : .member(base, name: name))
    }
    return Expression(range: base.range.lowerBound..<cursor.index, kind: .postfix(base, sign))
  }

  /// Passes the arguments of a generic type or function.
  @inline(never)
  private mutating func generic(_ base: Expression) -> Expression? {
    switch base.kind {
    case .name, .member: break
    default: return nil
    }
    guard let end = genericEnd(cursor.index),
      cursor.at(end, "(") || cursor.at(end, "{") || cursor.at(end, ":", ":")
        || part == .receiver && cursor.isName(end)
    else { return nil }
    cursor.index = end
    return base.ranging(over: base.range.lowerBound..<end)
  }

  /// Whether the `{` at the position begins the arguments of a constructor of C++.
  @inline(never)
  private func isBraceInitialization(_ base: Expression) -> Bool {
    switch base.kind {
    case .name, .member: break
    default: return false
    }
    let last = cursor.index - 1
    guard let close = cursor.partner(cursor.index) else { return false }
    if cursor.isName(last) {
      let first = cursor.tokens[last].byte
      guard first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return false }
    } else if !cursor.at(last, ">") {
      return false
    }
    return !holdsStatements(cursor.index, close)
  }

  // MARK: Messages

  /// Reads `[receiver name:argument label:argument]`.
  mutating func message() -> Expression {
    let open = cursor.index
    let bracket = enter()
    part = .receiver
    let receiver = assignment() ?? missing()
    part = .argument
    guard cursor.isName(cursor.index) || cursor.at(":") else {
      leave(bracket)
      let values = receiver.range.isEmpty ? [] : [receiver]
      return Expression(range: open..<cursor.index, kind: .array(values))
    }
    var callee = receiver
    if cursor.isName(cursor.index) {
      let name = cursor.index
      cursor.advance()
      let isPasted = passesPasting()
      callee = Expression(
        range: receiver.range.lowerBound..<cursor.index,
        kind: isPasted ? .opaque : .member(receiver, name: name))
    }
    let arguments = messageArguments()
    leave(bracket)
    return Expression(
      range: open..<cursor.index,
      kind: .call(Expression.Call(callee: callee, arguments: arguments, style: .message)))
  }

  /// Reads the arguments of a message from the first colon on.
  private mutating func messageArguments() -> [Expression.Argument] {
    var arguments: [Expression.Argument] = []
    var label: Int?
    while cursor.at(":") {
      cursor.advance()
      arguments.append(Expression.Argument(label: label, value: messageArgument()))
      while cursor.at(",") {
        cursor.advance()
        arguments.append(Expression.Argument(label: nil, value: messageArgument()))
      }
      label = cursor.index
      if cursor.isName(cursor.index) {
        cursor.advance()
        if !passesPasting(), !cursor.at(":") {
          // The caller skips a name that no colon follows.
          cursor.index -= 1
          break
        }
      }
    }
    return arguments
  }

  /// Reads an argument, which may be missing in code that is not finished.
  private mutating func messageArgument() -> Expression {
    let index = cursor.index
    if cursor.isName(index), cursor.at(index + 1, ":") { return missing() }
    return element() ?? missing()
  }
}
