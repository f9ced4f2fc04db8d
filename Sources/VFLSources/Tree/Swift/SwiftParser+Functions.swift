/// Functions, initializers, subscripts and closures.
extension SwiftParser {
  /// The declaration that parameters belong to, which decides the labels.
  private enum ParameterStyle {
    /// A function or initializer: the first name is the label, too.
    case function
    /// A subscript: a single name is no label.
    case `subscript`
    /// A closure: there are no labels.
    case closure
  }

  // MARK: Functions

  mutating func function(
    _ style: FunctionDeclaration.Style, _ modifiers: Modifiers, from start: Int
  ) -> FunctionDeclaration {
    let keyword = cursor.index - 1
    let isSubscript = word(at: keyword) == .subscript
    var name: Int?
    switch style {
    case .function: name = functionName()
    case .initializer:
      name = keyword
      if !accept("?") { accept("!") }
    default: break
    }
    skipAngles()
    let parameters = cursor.at("(") ? parameters(of: isSubscript ? .subscript : .function) : []
    // The further parameters of a curried function of Swift 1.
    while cursor.at("("), !cursor.isAtLineStart { cursor.skip() }
    cursor.move(to: effectsEnd(from: cursor.index))
    let result = accept("->") ? type() : nil
    // The definition of a macro.
    _ = assignedValue()
    skipRequirements()
    let body = cursor.at("{") ? body(isSubscript: isSubscript) : nil
    return FunctionDeclaration(
      range: start..<cursor.index, style: style, name: name, modifiers: modifiers,
      parameters: parameters, result: result, body: body)
  }

  private mutating func functionName() -> Int? {
    let start = cursor.index
    if cursor.isName(start) {
      cursor.advance()
    } else if accept("`") {
      // A name that contains spaces.
      skip { $0.cursor.isAtLineStart || $0.cursor.at("`") }
      accept("`")
    } else {
      guard isOperator(start) || cursor.at(start, kind: .other) else { return nil }
      let end = operatorEnd(from: start)
      // The `<` of `func ==<T>(` begins the generic parameters.
      let hasGenerics = end > start + 1 && cursor.at(end - 1, "<") && cursor.isName(end)
      cursor.move(to: hasGenerics && cursor.isAdjacent(end) ? end - 1 : end)
    }
    return start
  }

  /// Reads a body; the accessors of a subscript are blocks in it.
  private mutating func body(isSubscript: Bool) -> Block {
    let first = cursor.index + 1
    guard isSubscript, let accessors = accessors() else { return block() }
    let statements = accessors.map {
      Statement(range: $0.range, kind: .block($0.block, object: nil))
    }
    let last = cursor.index - (cursor.at(cursor.index - 1, "}") ? 1 : 0)
    return Block(range: first..<max(first, last), statements: statements)
  }

  // MARK: Parameters

  private mutating func parameters(of style: ParameterStyle) -> [Parameter] {
    inBracket { $0.list { $0.parameter(of: style) } } ?? []
  }

  private mutating func parameter(of style: ParameterStyle) -> Parameter {
    skipSpecifiers(ofParameter: true)
    var names: [Int] = []
    while names.count < 2, cursor.isAtName {
      names.append(cursor.index)
      cursor.advance()
    }
    // A pattern in the place of a name.
    if names.isEmpty, cursor.at("(") { cursor.skip() }
    let type = accept(":") ? type() : nil
    let isVariadic = accept("...")
    let hasLabel = style == .function || style == .subscript && names.count == 2
    return Parameter(
      label: hasLabel ? names.first.flatMap { named($0) } : nil,
      name: names.last.flatMap { named($0) }, type: type,
      defaultValue: accept("=") ? element() : nil, isVariadic: isVariadic)
  }

  private func named(_ index: Int) -> Int? { cursor.at(index, word: "_") ? nil : index }

  // MARK: Closures

  mutating func closure() -> Expression {
    let start = cursor.index
    let closure = inBracket { parser in
      let (captures, parameters) = parser.closureHead()
      let start = parser.cursor.index
      let statements = parser.code()
      return Closure(
        parameters: parameters, captures: captures,
        body: Block(range: start..<parser.cursor.limit, statements: statements))
    }
    guard let closure else { return opaque(from: start) }
    return Expression(range: start..<cursor.index, kind: .closure(closure))
  }

  /// Reads the tokens up to the `in` of a closure, if there is one.
  private mutating func closureHead() -> (captures: [Expression.Argument], parameters: [Parameter])
  {
    var (captures, parameters): ([Expression.Argument], [Parameter]) = ([], [])
    let end = firstToken(from: cursor.index, count: 400) { index in
      word(at: index) == .in || word(at: index)?.beginsStatement == true || cursor.at(index, "{")
        || cursor.at(index, ";") || cursor.at(index, "=") || cursor.at(index, kind: .string)
    }
    guard let end, word(at: end) == .in else { return ([], []) }
    let limit = cursor.limit
    cursor.limit = end
    while isAttribute(cursor.index) {
      cursor.move(to: attributeEnd(cursor.index, isDeclaration: false))
    }
    if cursor.at("[") { captures = inBracket { $0.list { $0.capture() } }?.compactMap { $0 } ?? [] }
    if cursor.at("(") {
      parameters = self.parameters(of: .closure)
    } else {
      while cursor.isAtName, effectsEnd(from: cursor.index) == cursor.index {
        parameters.append(Parameter(name: named(cursor.index)))
        cursor.advance()
        accept(",")
      }
    }
    cursor.limit = limit
    cursor.move(to: end + 1)
    return (captures, parameters)
  }

  private mutating func capture() -> Expression.Argument? {
    skip { $0.cursor.at(",") || $0.cursor.at("=") && $0.cursor.isName($0.cursor.index - 1) }
    let name = cursor.index - 1
    return accept("=") ? Expression.Argument(label: name, value: element()) : nil
  }
}
