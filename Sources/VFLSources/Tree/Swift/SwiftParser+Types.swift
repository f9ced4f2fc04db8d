/// Types, generic arguments, attributes and effects.
extension SwiftParser {
  // MARK: Types

  mutating func type() -> TypeName? {
    let start = cursor.index
    skipSpecifiers(ofParameter: false)
    var form = simpleType()
    while form != nil {
      let next = effectsEnd(from: cursor.index)
      if cursor.at("&") {
        form = .other
      } else if cursor.at(next, word: "->") {
        form = .function
      } else {
        break
      }
      cursor.move(to: next + 1)
      skipSpecifiers(ofParameter: false)
      _ = simpleType()
    }
    guard cursor.index > start else { return nil }
    return TypeName(range: start..<cursor.index, form: form ?? .other)
  }

  /// Moves past attributes and words before a type or a parameter.
  mutating func skipSpecifiers(ofParameter isParameter: Bool) {
    while !cursor.isAtEnd {
      let index = cursor.index
      if accept("~") { continue }
      if isAttribute(index) {
        cursor.move(to: attributeEnd(index, isDeclaration: false))
        continue
      }
      switch word {
      case .opaqueType, .any, .each, .repeat: if isParameter { return }
      case .let, .var: if !isParameter { return }
      case .inout, .isolated, .nonisolated, .borrowing, .consuming, .sending: break
      default: return
      }
      guard cursor.isName(index + 1) || cursor.at(index + 1, "(") || cursor.at(index + 1, "[")
      else { return }
      cursor.advance()
    }
  }

  private mutating func simpleType() -> TypeName.Form? {
    var form = TypeName.Form.other
    if cursor.at("[") {
      let isDictionary = inBracket { parser in
        parser.skip { $0.cursor.at(":") }
        return !parser.cursor.isAtEnd
      }
      form = isDictionary == true ? .dictionary : .array
    } else if cursor.at("(") {
      let inner = inBracket { parser in
        let type = parser.type()
        return parser.cursor.isAtEnd ? type?.form : nil
      }
      form = (inner ?? nil) ?? .other
    } else {
      let name = cursor.index
      let isKeyword = word?.isReserved == true && word != .protocol && word != .class
      guard cursor.isName(name), !isKeyword else { return nil }
      cursor.advance()
      form = .named(name, isQualified: false, isGeneric: skipAngles())
    }
    var optionals = 0
    while cursor.at(".") || !cursor.isAtLineStart && isLeftBound(cursor.index) {
      let isDouble = cursor.at(word: "??")
      if cursor.at("."), cursor.isName(cursor.index + 1) {
        let name = cursor.index + 1
        cursor.move(to: name + 1)
        let isGeneric = skipAngles()
        form = .named(name, isQualified: true, isGeneric: isGeneric)
      } else if isDouble || cursor.at("?") || cursor.at("!") {
        form = .optional(form, isImplicit: cursor.at("!"))
        if isDouble { form = .optional(form, isImplicit: false) }
        cursor.advance()
        optionals += 1
        // No code needs more optionals of each other.
        if optionals > 4 { form = .other }
      } else {
        break
      }
    }
    return form
  }

  // MARK: Generic arguments

  /// Moves past the generic arguments or parameters at the position; whether there are some.
  @discardableResult
  mutating func skipAngles() -> Bool {
    guard cursor.at("<"), let end = anglesEnd(cursor.index) else { return false }
    cursor.move(to: end)
    return true
  }

  /// Moves past the generic arguments of a name in an expression, where `<` may be an operator.
  mutating func skipGenericArguments() {
    let index = cursor.index
    guard cursor.at("<"), isLeftBound(index), isRightBound(index),
      let end = anglesEnd(index),
      end == cursor.limit || !isLeftBound(end) || ".?!()[]{},;:".utf8.contains(cursor[end].byte)
    else { return }
    cursor.move(to: end)
  }

  /// Returns the index after the `>` that closes the `<` at an index; `nil` for none among the next tokens.
  private func anglesEnd(_ start: Int) -> Int? {
    var (index, depth) = (start, 0)
    let end = min(cursor.limit, start + 500)
    while index < end {
      let token = cursor[index]
      switch token.kind {
      case .symbol where token.byte == UInt8(ascii: "<"): depth += 1
      case .symbol where token.byte == UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case .symbol: guard ".,?!:&~-".utf8.contains(token.byte) else { return nil }
      case .compound: guard !"&|".utf8.contains(token.byte) else { return nil }
      case .opener:
        guard !cursor.at(index, "{"), let close = cursor.partner(index) else { return nil }
        index = close
      case .closer, .string: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  // MARK: Attributes and effects

  /// Returns the index after an attribute and its arguments.
  ///
  /// Before a declaration, parentheses on the line of an attribute are its arguments. Elsewhere they may be
  /// a tuple.
  func attributeEnd(_ index: Int, isDeclaration: Bool) -> Int {
    var end = index + 1
    while cursor.at(end, "."), cursor.isName(end + 1) { end += 2 }
    if cursor.at(end, "<") { end = anglesEnd(end) ?? end }
    guard cursor.at(end, "("), let close = cursor.partner(end), !cursor[end].isFirstOnLine else {
      return min(end, cursor.limit)
    }
    if isDeclaration { return close + 1 }
    // The parentheses of `@escaping() -> Void` belong to the type.
    let isFunction = cursor.at(effectsEnd(from: close + 1), word: "->")
    return cursor.isAdjacent(end) && !isFunction ? close + 1 : end
  }

  /// Returns the index after `async` and `throws(E)`, or one of the two.
  func effectsEnd(from index: Int) -> Int {
    var index = index
    for _ in 0..<2 {
      switch word(at: index) {
      case .async, .rethrows: index += 1
      case .throws:
        index += 1
        if cursor.at(index, "("), let close = cursor.partner(index) { index = close + 1 }
      default: return index
      }
    }
    return index
  }
}
