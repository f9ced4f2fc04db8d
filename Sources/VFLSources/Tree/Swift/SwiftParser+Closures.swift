/// Closures.
extension SwiftParser {
  /// The tokens before the statements of a closure.
  private struct ClosureHead {
    /// The bracket of the capture list; `nil` for none.
    var captures: Int?
    /// The first token of the parameters.
    var parameters: Int
    /// The `in`.
    var end: Int
  }

  /// How many tokens a parser reads ahead to find the `in` of a closure.
  private static let headLimit = 200

  /// Reads a closure.
  mutating func closure() -> Expression {
    guard !isTooDeep else { return deepBracket() }
    let start = cursor.index
    let (outer, wasPattern) = (branch, isPattern)
    (branch, isPattern) = (cursor.branch(of: start), false)
    let closure = inBracket { $0.closureContent() }
    (branch, isPattern) = (outer, wasPattern)
    return Expression(range: start..<cursor.index, kind: .closure(closure))
  }

  private mutating func closureContent() -> Closure {
    var parameters: [Parameter] = []
    var captures: [Expression.Argument] = []
    if let head = closureHead() { (parameters, captures) = read(head) }
    let start = cursor.index
    let statements = statements()
    return Closure(
      parameters: parameters, captures: captures,
      body: Block(range: start..<cursor.limit, statements: statements))
  }

  private mutating func read(_ head: ClosureHead) -> ([Parameter], [Expression.Argument]) {
    var captures: [Expression.Argument] = []
    if let list = head.captures {
      cursor.move(to: list)
      captures = inBracket { $0.captureList() }
    }
    cursor.move(to: head.parameters)
    let parameters = closureParameters()
    cursor.move(to: head.end + 1)
    return (parameters, captures)
  }

  /// Looks ahead for the `in` of a closure.
  private func closureHead() -> ClosureHead? {
    var index = cursor.index
    while index < cursor.limit, cursor[index].byte == UInt8(ascii: "@"), cursor.isName(index) {
      index = attributeEnd(index, isDeclaration: false)
    }
    var head = ClosureHead(parameters: index, end: index)
    if cursor.at(index, "[") {
      guard let close = cursor.partner(index) else { return nil }
      head.captures = index
      index = close + 1
      head.parameters = index
    }
    if cursor.at(index, "(") {
      guard let close = cursor.partner(index) else { return nil }
      index = close + 1
    } else {
      let limit = index + Self.headLimit
      while index < limit, cursor.isName(index), word(at: index)?.isReserved != true,
        word(at: index) != .async
      {
        index += 1
        guard cursor.at(index, ",") else { break }
        index += 1
      }
    }
    index = effectsEnd(from: index)
    if cursor.at(index, word: "->") {
      let limit = index + Self.headLimit
      while index < limit, index < cursor.limit, word(at: index) != .in, !cursor.at(index, "{"),
        !cursor.at(index, ";"), word(at: index)?.beginsStatement != true
      {
        index = (cursor.partner(index) ?? index) + 1
      }
    }
    guard word(at: index) == .in else { return nil }
    head.end = index
    return head
  }

  private mutating func closureParameters() -> [Parameter] {
    if cursor.at("(") { return parameters(of: .closure) }
    var result: [Parameter] = []
    while cursor.isName(cursor.index), word != .in, word != .async, word != .throws {
      result.append(
        Parameter(
          label: nil, name: cursor.at(cursor.index, word: "_") ? nil : cursor.index, type: nil,
          defaultValue: nil, isVariadic: false))
      cursor.advance()
      guard cursor.at(",") else { break }
      cursor.advance()
    }
    return result
  }

  private mutating func captureList() -> [Expression.Argument] {
    var result: [Expression.Argument] = []
    while !cursor.isAtEnd {
      var name: Int?
      while cursor.isName(cursor.index) {
        name = cursor.index
        cursor.advance()
        // The `safe` of `unowned(safe)`.
        if cursor.at("("), cursor.isName(cursor.index + 3) { cursor.skip() }
      }
      if let name, cursor.at("=") {
        cursor.advance()
        result.append(Expression.Argument(label: name, value: element()))
      }
      skipElement()
      cursor.advance()
    }
    return result
  }
}
