/// Variables with their accessors, types, and the cases of enumerations.
extension SwiftParser {
  // MARK: Variables

  /// Reads the variables after the `let` or `var` at the position.
  mutating func variables(_ modifiers: Modifiers) -> VariableDeclaration {
    var bindings: [VariableDeclaration.Binding] = []
    repeat {
      cursor.advance()
      guard let binding = variable() else { break }
      bindings.append(binding)
    } while cursor.at(",")
    return VariableDeclaration(modifiers: modifiers, bindings: bindings)
  }

  private mutating func variable() -> VariableDeclaration.Binding? {
    guard var pattern = bindingPattern() else { return nil }
    if cursor.at(":") {
      cursor.advance()
      pattern.type = type()
    }
    var value: Expression?
    if cursor.at("=") {
      cursor.advance()
      value = expression()
    }
    let accessors = cursor.at("{") && brace == .closure ? accessors() : nil
    return VariableDeclaration.Binding(pattern: pattern, value: value, accessors: accessors)
  }

  /// Reads the accessors in braces, or the body of a getter.
  private mutating func accessors() -> VariableDeclaration.Accessors {
    guard accessor(at: cursor.index + 1) != nil, !isTooDeep else {
      return VariableDeclaration.Accessors(getter: block(), others: [])
    }
    return inBracket { parser in
      var (getter, others): (Block?, [Block]) = (nil, [])
      while let (word, _, block) = parser.nextAccessor() {
        guard let block else { continue }
        if word == .get, getter == nil { getter = block } else { others.append(block) }
      }
      return VariableDeclaration.Accessors(getter: getter, others: others)
    }
  }

  /// Returns the word of the accessor that begins at an index; `nil` for the statements of a getter.
  func accessor(at start: Int) -> Int? {
    var index = start
    for _ in 0..<Self.modifierLimit {
      guard cursor.isName(index) else { return nil }
      let word = word(at: index)
      if word == .initializer ? cursor.at(index + 1, "(") : word?.isAccessor == true {
        return mayFollowAccessor(effectsEnd(from: index + 1)) ? index : nil
      }
      if word?.isModifier == true {
        index += 1
      } else if cursor[index].byte == UInt8(ascii: "@") {
        index = attributeEnd(index, isDeclaration: true)
      } else {
        return nil
      }
    }
    return nil
  }

  private func mayFollowAccessor(_ index: Int) -> Bool {
    if index >= cursor.limit || cursor.at(index, "{") || cursor.at(index, "}") { return true }
    if cursor.at(index, ";") { return true }
    if cursor.at(index, "(") { return cursor.at(index + 2, ")") && cursor.at(index + 3, "{") }
    guard cursor.isName(index) else { return false }
    if cursor[index].byte == UInt8(ascii: "@") { return true }
    return word(at: index)?.isAccessor == true || word(at: index)?.isModifier == true
  }

  /// Reads the next accessor; `nil` at the end.
  mutating func nextAccessor() -> (word: SwiftWord, range: Range<Int>, block: Block?)? {
    while !cursor.isAtEnd {
      let start = cursor.index
      guard let index = accessor(at: start), let word = word(at: index) else {
        cursor.skip()
        continue
      }
      cursor.move(to: index + 1)
      if cursor.at("(") { cursor.skip() }
      cursor.move(to: effectsEnd(from: cursor.index))
      let body = cursor.at("{") ? block() : nil
      return (word, start..<cursor.index, body)
    }
    return nil
  }

  // MARK: Types

  /// Reads a type whose keyword is at the position.
  mutating func type(
    _ kind: TypeDeclaration.Kind, _ modifiers: Modifiers, from start: Int
  ) -> Statement.Kind {
    cursor.advance()
    var name: Int?
    if cursor.isName(cursor.index) {
      name = cursor.index
      cursor.advance()
      skipAngles()
      while cursor.at("."), cursor.isName(cursor.index + 1) {
        name = cursor.index + 1
        cursor.move(to: cursor.index + 2)
        skipAngles()
      }
    } else {
      _ = type()
    }
    var parents: [TypeName] = []
    if cursor.at(":") {
      repeat {
        cursor.advance()
        if let parent = type() { parents.append(parent) }
      } while cursor.at(",")
    }
    let hasRequirements = skipRequirements()
    let members = cursor.at("{") ? block().statements : []
    return .type(
      TypeDeclaration(
        range: start..<cursor.index, kind: kind, name: name, modifiers: modifiers,
        parents: parents, isRestricted: hasRequirements && kind == .addition, members: members))
  }

  /// Reads the cases after the `case` at the position.
  mutating func enumCases() -> [(name: Int, rawValue: Expression?)] {
    var result: [(name: Int, rawValue: Expression?)] = []
    repeat {
      cursor.advance()
      guard cursor.isName(cursor.index) else { break }
      let name = cursor.index
      cursor.advance()
      if cursor.at("("), !cursor.isFirstOnLine(cursor.index) { cursor.skip() }
      var value: Expression?
      if cursor.at("=") {
        cursor.advance()
        value = expression()
      }
      result.append((name, value))
    } while cursor.at(",")
    return result
  }
}
