/// Blocks and lambdas.
extension ObjectiveCParser {
  /// Reads `^{…}`, `^(Type name) {…}` or `^Type (Type name) {…}`.
  mutating func blockLiteral() -> Expression? {
    let start = cursor.index
    cursor.advance()
    if !cursor.at("{"), !cursor.at("("), let type = scanType(cursor.index) {
      cursor.index = type.end
    }
    let parameters = cursor.at("(") ? parameters() : []
    while cursor.word.isQualifier { passQualifier() }
    guard cursor.at("{") else {
      return Expression(range: start..<cursor.index, kind: .opaque)
    }
    let body = block()
    return postfix(
      Expression(
        range: start..<cursor.index,
        kind: .closure(Closure(parameters: parameters, captures: [], body: body))))
  }

  /// Whether the `[` at the position begins a lambda of C++.
  var isLambda: Bool {
    let open = cursor.index
    guard let close = cursor.partner(open) else { return false }
    let next = close + 1
    guard
      cursor.at(next, "(") || cursor.at(next, "{") || cursor.at(next, "-", ">")
        || cursor.word(next) == .mutableWord
    else { return false }
    let first = open + 1
    if first == close { return true }
    if cursor.at(first, "&") || cursor.at(first, "=") {
      return true
    }
    return cursor.isName(first)
      && (first + 1 == close || cursor.at(first + 1, ",") || cursor.at(first + 1, "=")
        || cursor.isEllipsis(first + 1))
  }

  /// Reads `[captures](Type name) -> Type {…}`.
  mutating func lambda() -> Expression {
    let start = cursor.index
    let captures = captures()
    let parameters = cursor.at("(") ? parameters() : []
    while cursor.word.isQualifier || cursor.isPlainName(cursor.index), !cursor.at("{") {
      if cursor.word.isQualifier { passQualifier() } else { cursor.advance() }
    }
    if cursor.at(cursor.index, "-", ">") {
      cursor.advance()
      if let type = scanType(cursor.index) { cursor.index = type.end }
    }
    guard cursor.at("{") else {
      return Expression(range: start..<cursor.index, kind: .opaque)
    }
    let body = block()
    return Expression(
      range: start..<cursor.index,
      kind: .closure(Closure(parameters: parameters, captures: captures, body: body)))
  }

  private mutating func captures() -> [Expression.Argument] {
    let bracket = enter()
    var captures: [Expression.Argument] = []
    while !cursor.isAtEnd, !cursor.isBoundary(cursor.index) {
      let name = cursor.at("&") ? cursor.index + 1 : cursor.index
      if cursor.isPlainName(name), cursor.at(name + 1, "=") {
        cursor.index = name + 2
        captures.append(Expression.Argument(label: name, value: assignment() ?? missing()))
      }
      while !cursor.isAtEnd, !cursor.at(","), !cursor.isBoundary(cursor.index) { cursor.skip() }
      _ = accept(",")
    }
    leave(bracket)
    return captures
  }
}
