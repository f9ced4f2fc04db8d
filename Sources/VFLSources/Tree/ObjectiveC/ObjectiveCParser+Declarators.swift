/// The names that declarations give to variables and parameters.
extension ObjectiveCParser {
  /// The name of a variable or parameter, with the signs around it.
  struct Declarator {
    /// The token of the name; `nil` for none.
    var name: Int?
    /// The tokens of the declarator.
    var range: Range<Int>
    /// Whether the variable is a block or a pointer to a function.
    var isFunction = false
    /// Whether the last pointer is `const`, so that the variable does not change.
    var isConstant = false
  }

  /// Reads the name at the position, with pointers, arrays and the parameters of a block.
  mutating func declarator() -> Declarator? {
    let start = cursor.index
    var isConstant = false
    while cursor.at("*") || cursor.at("&") || cursor.word.isQualifier {
      isConstant = cursor.word == .constWord
      passQualifier()
    }
    if cursor.at("("), let result = functionDeclarator(from: start) { return result }
    guard cursor.isPlainName(cursor.index), !isInHead(cursor.index) else {
      cursor.index = start
      return nil
    }
    let name = cursor.index
    cursor.advance()
    let isPasted = passesPasting()
    passArrays()
    return Declarator(
      name: isPasted ? nil : name, range: start..<cursor.index, isConstant: isConstant)
  }

  /// Whether a token is the `in` of a loop.
  private func isInHead(_ index: Int) -> Bool {
    cursor.word(index) == .inWord && (cursor.isName(index + 1) || cursor.kind(index + 1) == .opener)
  }

  private mutating func passArrays() {
    while cursor.at("["), cursor.partner(cursor.index) != nil { cursor.skip() }
  }

  /// Reads `(^name)(…)`.
  private mutating func functionDeclarator(from start: Int) -> Declarator? {
    let open = cursor.index
    guard cursor.at(open + 1, "^") || cursor.at(open + 1, "*") || cursor.at(open + 1, "&"),
      let close = cursor.partner(open), cursor.at(close + 1, "(") || cursor.at(close + 1, "[")
    else { return nil }
    var name: Int?
    for index in (open + 2)..<min(close, open + 8) where name == nil {
      if cursor.isPlainName(index) { name = index }
    }
    cursor.index = close + 1
    cursor.skip()
    return Declarator(name: name, range: start..<cursor.index, isFunction: true)
  }

  // MARK: Parameters

  /// Reads the parameters in the parentheses at the position.
  mutating func parameters() -> [Parameter] {
    let bracket = enter()
    var parameters: [Parameter] = []
    while !cursor.isAtEnd, !cursor.at(";"), !cursor.isCloser(cursor.index),
      !cursor.isBoundary(cursor.index)
    {
      let start = cursor.index
      if cursor.isEllipsis(start) {
        cursor.advance()
        parameters.append(.variadic)
      } else if let parameter = parameter() {
        parameters.append(parameter)
      }
      if !cursor.at(",") { skipToComma() }
      if !accept(","), cursor.index == start { break }
    }
    leave(bracket)
    return parameters
  }

  /// Reads a parameter; `nil` for the `void` of an empty list, and for code that is no parameter.
  private mutating func parameter() -> Parameter? {
    let start = cursor.index
    guard let scanned = scanType(start) else { return nil }
    var end = scanned.end
    if end + 1 > cursor.limit, cursor.word(start) == .voidWord, end == start + 1 {
      cursor.index = end
      return nil
    }
    cursor.index = end
    let declarator = declarator()
    if declarator?.isFunction == true { end = cursor.index }
    while cursor.word.isQualifier { passQualifier() }
    let value = accept("=") ? element() : nil
    return Parameter(
      label: nil, name: declarator?.name,
      type: TypeName(
        range: start..<end, form: declarator?.isFunction == true ? .function : scanned.form),
      defaultValue: value, isVariadic: false)
  }

  /// Whether the parentheses at a token are the parameters of a function, and not values.
  mutating func hasParameters(_ open: Int) -> Bool {
    guard let close = cursor.partner(open) else { return true }
    let limit = cursor.limit
    cursor.limit = close
    defer { cursor.limit = limit }
    let first = open + 1
    if first == close { return level != .block }
    if cursor.isEllipsis(first) { return true }
    guard let type = scanType(first) else { return false }
    if type.isDefinite {
      return type.end >= close || cursor.at(type.end, ",") || cursor.isName(type.end)
        || cursor.at(type.end, "(") || cursor.at(type.end, "[")
    }
    if cursor.isPlainName(type.end) { return true }
    return level != .block && (type.end >= close || cursor.at(type.end, ","))
  }
}

extension Parameter {
  /// The `...` after the parameters of C.
  static var variadic: Parameter {
    Parameter(label: nil, name: nil, type: nil, defaultValue: nil, isVariadic: true)
  }
}
