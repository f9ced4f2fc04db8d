/// Declarations of variables and functions of C.
extension ObjectiveCParser {
  /// Reads the declaration at the position.
  ///
  /// - Returns: `nil` for other code. The position does not change then.
  mutating func declaration() -> Statement.Kind? {
    let start = cursor.index
    guard let type = scanType(start) else { return nil }
    cursor.move(to: type.end)
    if let function = function(type) { return .function(function) }
    if isDeclarator(after: type), let variables = variables(type) { return .variables(variables) }
    cursor.move(to: start)
    return nil
  }

  // MARK: Variables

  /// Whether the token after a type begins the name of a variable.
  private func isDeclarator(after type: ScannedType) -> Bool {
    let (index, next) = (type.end, type.end + 1)
    if cursor.at(index, "("), let close = cursor.partner(index) {
      // `(^const name)(…)`.
      let name = (index + 2..<max(close, index + 2)).first { !word($0).isQualifier } ?? close
      return (cursor.at(next, "^") || cursor.at(next, "*")) && isPlainName(name)
        && cursor.at(close + 1, "(") && close <= index + 8
    }
    if cursor.at(index, "["), let close = cursor.partner(index) {
      return (type.isBasic || type.isPointer)
        && (cursor.at(close + 1, "=") || cursor.at(close + 1, ":"))
    }
    guard isPlainName(index) else { return false }
    // A macro alone on a line is no type.
    if cursor.isFirstOnLine(index), !type.isDefinite, let name = type.name, isMacroName(name) {
      return false
    }
    if next >= cursor.limit { return !isInMacro || type.isDefinite && !type.isPointer }
    switch cursor[next].kind {
    case .closer: return true
    case .opener:
      guard cursor.at(next, "{") else { return cursor.at(next, "[") || cursor.at(next, "(") }
      let after = end(of: next)
      return !hasStatements(next) && (cursor.at(after, ";") || cursor.at(after, ","))
    case .symbol where cursor.at(next, ":"):
      // The width of a bit field, or the list of a `for`.
      return type.isDefinite || context.level == .members
        || type.start > 0 && cursor.at(type.start - 1, "(")
    case .symbol: return ["=", ";", ",", "#"].contains { cursor.at(next, $0) }
    default:
      // Half-written code ends with its line; a macro or an attribute may follow the name.
      return cursor.isFirstOnLine(next) && type.isDefinite || word(next).isQualifier
        || isMacroName(next) || word(next) == .in
    }
  }

  mutating func variables(_ type: ScannedType) -> VariableDeclaration? {
    var bindings: [VariableDeclaration.Binding] = []
    var modifiers = type.modifiers
    if modifiers.contains(.isStatic), context.level == .file { modifiers.insert(.isPrivate) }
    repeat {
      guard let pattern = declarator(type) else { break }
      // In `NSString *const name` the variable does not change.
      if word(pattern.range.lowerBound + 1) == .const { modifiers.insert(.isConstant) }
      skipAttributes()
      bindings.append(VariableDeclaration.Binding(pattern: pattern, value: initializer()))
    } while accept(",")
    guard !bindings.isEmpty else { return nil }
    _ = accept(";")
    return VariableDeclaration(
      modifiers: modifiers, bindings: bindings, isMember: context.hasMembers)
  }

  /// Passes the macros and attributes after a name, and the width of a bit field.
  private mutating func skipAttributes() {
    while true {
      skipQualifiers()
      if cursor.at(":"), cursor.at(cursor.index + 1, kind: .number) {
        cursor.move(to: cursor.index + 2)
      } else if isMacroName(cursor.index), !cursor.isFirstOnLine(cursor.index) {
        cursor.advance()
        if cursor.at("(") { skip() }
      } else {
        return
      }
    }
  }

  private mutating func initializer() -> Expression? {
    if accept("=") { return cursor.at("{") ? cList() : assignment() }
    if cursor.at("{") { return cList() }
    guard cursor.at("(") else { return nil }
    let start = cursor.index
    let arguments = arguments()
    return node(from: start, .tuple(arguments))
  }

  /// Reads the name of a variable or parameter, with pointers, arrays and the parameters of a block.
  private mutating func declarator(_ type: ScannedType) -> Pattern? {
    let start = cursor.index
    while cursor.at("*") || cursor.at("&") || word.isQualifier {
      if word.isQualifier { skipQualifiers() } else { cursor.advance() }
    }
    let open = cursor.index
    if let close = cursor.partner(open), cursor.at("(") || cursor.at("[") {
      let names = (open + 1..<min(close, open + 16)).filter { isPlainName($0) }
      if cursor.at("[") {
        // `auto [name, name]`.
        cursor.move(to: close + 1)
        let parts = names.map { Pattern(range: $0..<($0 + 1), form: .name($0), names: [$0]) }
        return Pattern(
          range: start..<cursor.index, form: .tuple(parts), names: names, type: type.typeName)
      }
      guard cursor.at(open + 1, "^") || cursor.at(open + 1, "*"),
        cursor.at(close + 1, "(") || cursor.at(close + 1, "[")
      else { return nil }
      cursor.move(to: end(of: close + 1))
      return Pattern(
        range: start..<cursor.index, form: names.first.map { .name($0) } ?? .other,
        names: Array(names.prefix(1)),
        type: TypeName(range: type.start..<cursor.index, form: .function))
    }
    guard let name = acceptName() else {
      cursor.move(to: start)
      return nil
    }
    let isPasted = acceptsPasting()
    while cursor.at("["), cursor.partner(cursor.index) != nil { skip() }
    return Pattern(
      range: start..<cursor.index, form: isPasted ? .other : .name(name),
      names: isPasted ? [] : [name], type: type.typeName)
  }

  // MARK: Parameters

  mutating func parameters() -> [Parameter] {
    cursor.at("(") ? parts { $0.parameter() } : []
  }

  private mutating func parameter() -> Parameter? {
    let start = cursor.index
    if cursor.at(start, word: "...") {
      cursor.advance()
      return Parameter(isVariadic: true)
    }
    guard let type = scanType(start) else { return nil }
    cursor.move(to: type.end)
    if cursor.isAtEnd, cursor.at(start, word: "void"), type.end == start + 1 { return nil }
    let pattern = declarator(type)
    skipQualifiers()
    return Parameter(
      name: pattern?.names.first, type: pattern?.type ?? type.typeName,
      defaultValue: accept("=") ? element() : nil)
  }

  /// Whether the parentheses at a token are the parameters of a function, and not values.
  private mutating func hasParameters(_ open: Int) -> Bool {
    let (first, limit, isInBlock) = (open + 1, cursor.limit, context.level == .block)
    guard let close = cursor.partner(open) else { return true }
    if first == close { return !isInBlock }
    cursor.limit = close
    defer { cursor.limit = limit }
    if cursor.at(first, word: "...") { return true }
    guard let type = scanType(first) else { return false }
    if isPlainName(type.end) { return true }
    let isWhole = type.end >= close || cursor.at(type.end, ",")
    guard type.isDefinite else { return isWhole && !isInBlock }
    return isWhole || isName(type.end) || cursor.at(type.end, "(") || cursor.at(type.end, "[")
  }

  // MARK: Functions

  /// Reads the function whose name is at the position, or ends the preceding type.
  private mutating func function(_ type: ScannedType) -> FunctionDeclaration? {
    var (name, result, qualifier) = (cursor.index, type.typeName as TypeName?, nil as Int?)
    if cursor.at("("), context.level != .block || type.isQualified, !type.isPointer,
      let last = type.name, last + 1 == name
    {
      // A constructor, or a macro with a body.
      (name, result, qualifier) = (last, nil, type.isQualified ? last - 2 : nil)
    } else if cursor.at(name, word: "::"), cursor.at(name + 1, "~") {
      (name, result, qualifier) = (name + 2, nil, type.name)
    }
    for _ in 0..<8 where isPlainName(name) && cursor.at(name + 1, word: "::") {
      (qualifier, name) = (name, name + 2)
    }
    var open = name + 1
    let isOperator = word(name) == .operator
    if isOperator, cursor.at(open, "("), cursor.at(open + 1, ")") { open += 2 }
    while isOperator, open < name + 5, !cursor.at(open, "(") { open += 1 }
    guard isOperator || isPlainName(name), cursor.at(open, "("),
      let close = cursor.partner(open), let end = endOfHead(close + 1)
    else { return nil }

    let (hasParameters, hasBody) = (hasParameters(open), cursor.at(end, "{"))
    let isMacro = result == nil && qualifier == nil && isMacroName(name)
    if result != nil {
      // A macro on the line before is no type.
      if cursor.isFirstOnLine(name), !type.isDefinite, context.level == .block { return nil }
    } else if !hasBody, !cursor.at(end, ":") {
      guard context.level == .members, !isMacro, isCapitalized(name) else { return nil }
    }
    guard hasBody || hasParameters || isMacro else { return nil }

    var modifiers = type.modifiers
    modifiers.remove(.isConstant)
    // `static` hides a function of C, and makes a function of a type of C++ independent of objects.
    if context.level != .members, modifiers.remove(.isStatic) != nil {
      modifiers.insert(.isPrivate)
    }
    for index in (close + 1)..<end {
      if word(index) == .override { modifiers.insert(.isOverride) }
      if word(index) == .final { modifiers.insert(.isFinal) }
    }
    cursor.move(to: open)
    let parameters = isMacro && !hasParameters ? [] : parameters()
    cursor.move(to: end)
    if cursor.at(":") { skipInitializers() }
    if cursor.at("=") { skip(to: ";") }
    let isUnnamed = isMacro || isOperator
    let body = cursor.at("{") ? code() : nil
    if body == nil { _ = accept(";") }
    return FunctionDeclaration(
      range: type.start..<cursor.index, style: isUnnamed ? .unnamed : .function,
      name: isUnnamed ? nil : name, modifiers: modifiers, parameters: parameters,
      result: result, qualifier: qualifier, body: body)
  }

  /// Passes `: member(value), member{value}` before the body of a constructor.
  private mutating func skipInitializers() {
    repeat {
      cursor.advance()
      skip(to: "({;")
      guard cursor.at("(") || cursor.at("{") else { return }
      skip()
    } while cursor.at(",")
  }

  /// Returns the token after the head of a function; `nil` if the code is no function.
  private func endOfHead(_ start: Int) -> Int? {
    var index = start
    for _ in 0..<12 {
      if index >= cursor.limit { return isInMacro || context.level == .block ? nil : index }
      if cursor.at(index, "{") || cursor.at(index, ";") { return index }
      if cursor.at(index, ":") { return context.level == .block ? nil : index }
      if cursor.at(index, "=") {
        // `= 0`, `= default` and `= delete`.
        return cursor.at(index + 2, ";") && context.level == .members ? index : nil
      }
      if cursor.at(index, word: "->"), let type = scanType(index + 1) {
        index = type.end
      } else if cursor.at(index, "&") || cursor.at(index, word: "&&") {
        index += 1
      } else if isName(index), !word(index).beginsStatement,
        !cursor.isFirstOnLine(index) || word(index).isQualifier || isMacroName(index)
      {
        index = cursor.at(index + 1, "(") ? end(of: index + 1) : index + 1
      } else {
        return nil
      }
    }
    return nil
  }
}
