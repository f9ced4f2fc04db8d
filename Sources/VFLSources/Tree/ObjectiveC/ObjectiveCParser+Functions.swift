/// Functions of C and C++.
extension ObjectiveCParser {
  /// What follows the parameters of a function.
  private enum FunctionEnd {
    case body, prototype, initializers
  }

  /// Reads a function whose name follows a type; `nil` if none does.
  mutating func function(from start: Int, after type: ScannedType) -> Statement.Kind? {
    var (name, qualifier) = (cursor.index, nil as Int?)
    var isAbsent = type.isAbsent
    if cursor.at("~"), cursor.isPlainName(name + 1) { name += 1 }
    if cursor.at(name, ":", ":"), cursor.at(name + 1, "~"), level != .block {
      (qualifier, name, isAbsent) = (type.name, name + 2, true)
    }
    for _ in 0..<8 where cursor.isPlainName(name) && cursor.at(name + 1, ":", ":") {
      qualifier = name
      name += cursor.at(name + 2, "~") ? 3 : 2
    }
    if cursor.word(name) == .operatorWord { return operatorFunction(from: start, name, type) }
    guard cursor.isPlainName(name), cursor.at(name + 1, "(") else { return nil }
    // A macro on the line before is no type.
    if cursor.isFirstOnLine(name), !type.isDefinite, level == .block { return nil }
    guard cursor.partner(name + 1) != nil else { return nil }
    let outer = cursor.index
    cursor.index = name + 1
    let result = isAbsent ? nil : TypeName(range: start..<type.end, form: type.form)
    if let kind = function(from: start, name: name, type: result, qualifier, type) { return kind }
    cursor.index = outer
    return nil
  }

  /// Reads a function without a type: a constructor, a macro with a body, or the `main` of old C.
  mutating func function(
    from start: Int, name: Int, type: TypeName?, _ scanned: ScannedType
  ) -> Statement.Kind? {
    let qualifier = scanned.isQualified ? name - 2 : nil
    let isMacro = qualifier == nil && cursor.isMacroName(name)
    guard let close = cursor.partner(cursor.index), let end = functionEnd(close + 1),
      end != .prototype
        || level == .members && !isMacro && hasParameters(cursor.index)
          && isConstructor(name)
    else { return nil }
    guard isMacro else { return function(from: start, name: name, type: nil, qualifier, scanned) }
    let parameters = hasParameters(cursor.index) ? parameters() : []
    cursor.index = close + 1
    return finish(
      from: start, .unnamed, nil, scanned.modifiers, parameters, result: nil, nil)
  }

  /// Whether a name in a type may be that of a constructor: types have a capital letter in front.
  private func isConstructor(_ name: Int) -> Bool {
    let first = cursor.tokens[name].byte
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  private mutating func function(
    from start: Int, name: Int, type: TypeName?, _ qualifier: Int?, _ scanned: ScannedType
  ) -> Statement.Kind? {
    guard let close = cursor.partner(cursor.index), let end = functionEnd(close + 1) else {
      return nil
    }
    if end != .body, !hasParameters(cursor.index) { return nil }
    var modifiers = scanned.modifiers
    // `static` hides a function of C, and makes a function of a type of C++ independent of objects.
    if modifiers.contains(.isStatic), level != .members {
      modifiers.remove(.isStatic)
      modifiers.insert(.isPrivate)
    }
    modifiers.remove(.isConstant)
    let parameters = parameters()
    return finish(
      from: start, .function, name, modifiers, parameters, result: type, qualifier)
  }

  /// Reads the body of a function.
  private mutating func finish(
    from start: Int, _ style: FunctionDeclaration.Style, _ name: Int?, _ modifiers: Modifiers,
    _ parameters: [Parameter], result: TypeName?, _ qualifier: Int?
  ) -> Statement.Kind {
    var modifiers = modifiers
    while !cursor.isAtEnd, !cursor.at("{"), !cursor.at(";"), !cursor.isBoundary(cursor.index),
      !cursor.isCloser(cursor.index)
    {
      if cursor.at(":") {
        passInitializers()
        break
      }
      if cursor.word == .overrideWord { modifiers.insert(.isOverride) }
      if cursor.word == .finalWord { modifiers.insert(.isFinal) }
      cursor.skip()
    }
    let body = cursor.at("{") ? block() : nil
    if body == nil { _ = accept(";") }
    let result = FunctionDeclaration(
      range: start..<cursor.index, style: style, name: name, modifiers: modifiers,
      parameters: parameters, result: result, qualifier: qualifier, body: body)
    return .function(result)
  }

  /// Passes `: member(value), member{value}` in front of the body of a constructor.
  private mutating func passInitializers() {
    cursor.advance()
    while !cursor.isAtEnd, !cursor.at(";"), !cursor.isBoundary(cursor.index) {
      while cursor.isName(cursor.index) || cursor.at(cursor.index, ":", ":") { cursor.advance() }
      if cursor.at("<"), let end = genericEnd(cursor.index) { cursor.index = end }
      guard cursor.at("(") || cursor.at("{") else { return }
      cursor.skip()
      if cursor.isEllipsis(cursor.index) { cursor.advance() }
      guard accept(",") else { return }
    }
  }

  /// Returns what follows the parameters of a function; `nil` if the code is no function.
  private mutating func functionEnd(_ start: Int) -> FunctionEnd? {
    var index = start
    for _ in 0..<12 {
      cursor.look()
      if index >= cursor.limit { return isInMacro || level == .block ? nil : .prototype }
      if cursor.at(index, "{") { return .body }
      if cursor.at(index, ";") { return .prototype }
      if cursor.at(index, ":"), level != .block { return .initializers }
      if cursor.at(index, "=") {
        let isShort =
          cursor.kind(index + 1) == .number || cursor.word(index + 1) == .defaultWord
          || cursor.word(index + 1) == .deleteWord
        return isShort && cursor.at(index + 2, ";") && level == .members ? .prototype : nil
      }
      if cursor.at(index, "-", ">") {
        guard let type = scanType(index + 1) else { return nil }
        index = type.end
      } else if cursor.isName(index), !cursor.word(index).beginsStatement {
        if cursor.isFirstOnLine(index), !cursor.word(index).isQualifier,
          !cursor.isMacroName(index)
        {
          return nil
        }
        index += 1
        if cursor.at(index, "(") { index = cursor.next(after: index) }
      } else if cursor.at(index, "&") || cursor.at(index, "&", "&") {
        index += 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// Reads `operator==(…)`.
  private mutating func operatorFunction(
    from start: Int, _ name: Int, _ type: ScannedType
  ) -> Statement.Kind? {
    let outer = cursor.index
    cursor.index = name + 1
    if cursor.at("("), cursor.partner(cursor.index) == cursor.index + 1 { cursor.skip() }
    for _ in 0..<6 where !cursor.at("(") { cursor.advance() }
    guard cursor.at("("), cursor.partner(cursor.index) != nil else {
      cursor.index = outer
      return nil
    }
    let parameters = parameters()
    return finish(
      from: start, .unnamed, nil, type.modifiers, parameters,
      result: TypeName(range: start..<type.end, form: type.form), nil)
  }
}
