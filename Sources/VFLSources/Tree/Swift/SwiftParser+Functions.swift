/// Functions, initializers and subscripts.
extension SwiftParser {
  /// The declaration that parameters belong to, which decides the labels.
  enum ParameterStyle {
    /// A function or initializer: the first name is the label, too.
    case function
    /// A subscript: a single name is no label.
    case `subscript`
    /// A closure: there are no labels.
    case closure
  }

  /// Reads a function whose keyword is at the position.
  mutating func function(
    _ style: FunctionDeclaration.Style, _ modifiers: Modifiers, from start: Int
  ) -> Statement.Kind {
    let keyword = cursor.index
    let isSubscript = word == .subscript
    cursor.advance()
    var name: Int?
    switch style {
    case .function: name = functionName()
    case .initializer:
      name = keyword
      if cursor.at("?") || cursor.at("!") { cursor.advance() }
    default: break
    }
    skipAngles()
    let list = cursor.at("(") ? parameters(of: isSubscript ? .subscript : .function) : []
    // The further parameters of a curried function of Swift 1.
    while cursor.at("("), !cursor.isFirstOnLine(cursor.index) { cursor.skip() }
    cursor.move(to: effectsEnd(from: cursor.index))
    var result: TypeName?
    if cursor.at(cursor.index, word: "->") {
      cursor.advance()
      result = type()
    }
    skipRequirements()
    let body = cursor.at("{") ? body(isSubscript: isSubscript) : nil
    return .function(
      FunctionDeclaration(
        range: start..<cursor.index, style: style, name: name, modifiers: modifiers,
        parameters: list, result: result, body: body))
  }

  private mutating func functionName() -> Int? {
    let start = cursor.index
    if cursor.isName(start) {
      cursor.advance()
      return start
    }
    if cursor.at("`") { return rawName() }
    guard isOperator(start) || cursor.at(start, kind: .other) else { return nil }
    var end = operatorEnd(from: start)
    // The `<` of `func ==<T>(` begins the generic parameters.
    if end > start + 1, cursor.at(end - 1, "<"), cursor.isName(end), cursor.isAdjacent(end) {
      end -= 1
    }
    cursor.move(to: end)
    return start
  }

  /// Reads a name in backticks that contains spaces.
  private mutating func rawName() -> Int? {
    let start = cursor.index
    repeat { cursor.skip() } while !cursor.isFirstOnLine(cursor.index) && !cursor.at("`")
    if cursor.at("`") { cursor.advance() }
    return start
  }

  /// Reads a body; the accessors of a subscript are blocks in it.
  private mutating func body(isSubscript: Bool) -> Block {
    guard isSubscript, accessor(at: cursor.index + 1) != nil, !isTooDeep else { return block() }
    return inBracket { parser in
      let start = parser.cursor.index
      var statements: [Statement] = []
      while let (_, range, block) = parser.nextAccessor() {
        if let block { statements.append(Statement(range: range, kind: .block(block))) }
      }
      return Block(range: start..<parser.cursor.limit, statements: statements)
    }
  }

  /// Reads the parameters in the parentheses at the position.
  mutating func parameters(of style: ParameterStyle) -> [Parameter] {
    guard !isTooDeep else {
      cursor.skip()
      return []
    }
    depth += 1
    defer { depth -= 1 }
    return inBracket { parser in
      var result: [Parameter] = []
      while !parser.cursor.isAtEnd {
        result.append(parser.parameter(of: style))
        parser.skipElement()
        if !parser.cursor.isAtEnd { parser.cursor.advance() }
      }
      return result
    }
  }

  private mutating func parameter(of style: ParameterStyle) -> Parameter {
    skipParameterModifiers()
    var names: [Int] = []
    while names.count < 2, cursor.isName(cursor.index) {
      names.append(cursor.index)
      cursor.advance()
    }
    // A pattern in the place of a name.
    if names.isEmpty, cursor.at("(") { cursor.skip() }
    var (type, isVariadic, value) = (nil as TypeName?, false, nil as Expression?)
    if cursor.at(":") {
      cursor.advance()
      type = self.type()
    }
    if cursor.at(cursor.index, word: "...") {
      cursor.advance()
      isVariadic = true
    }
    if cursor.at("=") {
      cursor.advance()
      value = element()
    }
    return Parameter(
      label: label(of: names, style), name: names.last.flatMap { named($0) }, type: type,
      defaultValue: value, isVariadic: isVariadic)
  }

  private mutating func skipParameterModifiers() {
    while !cursor.isAtEnd, cursor.isName(cursor.index) {
      let index = cursor.index
      if cursor[index].byte == UInt8(ascii: "@") {
        cursor.move(to: attributeEnd(index, isDeclaration: false))
        continue
      }
      switch word {
      case .inout, .let, .var, .isolated, .borrowing, .consuming, .sending, .nonisolated:
        guard cursor.isName(index + 1) || cursor.at(index + 1, "(") else { return }
        cursor.advance()
      default: return
      }
    }
  }

  private func label(of names: [Int], _ style: ParameterStyle) -> Int? {
    switch style {
    case .function: names.first.flatMap { named($0) }
    case .subscript: names.count == 2 ? named(names[0]) : nil
    case .closure: nil
    }
  }

  private func named(_ index: Int) -> Int? { cursor.at(index, word: "_") ? nil : index }
}
