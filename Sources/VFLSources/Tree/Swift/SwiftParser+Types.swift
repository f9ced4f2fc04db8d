/// Types.
extension SwiftParser {
  /// How many tokens of generic arguments a parser reads in a type, and after a name in an expression.
  private static let (typeAngleLimit, nameAngleLimit) = (256, 64)

  /// Reads a type; `nil` if none begins at the position.
  mutating func type() -> TypeName? {
    let start = cursor.index
    skipTypeModifiers()
    guard var form = simpleType() else {
      return cursor.index > start ? TypeName(range: start..<cursor.index, form: .other) : nil
    }
    while cursor.at("&") {
      cursor.advance()
      skipTypeModifiers()
      _ = simpleType()
      form = .other
    }
    while true {
      let arrow = effectsEnd(from: cursor.index)
      guard cursor.at(arrow, word: "->") else { break }
      cursor.move(to: arrow + 1)
      skipTypeModifiers()
      _ = simpleType()
      form = .function
    }
    return TypeName(range: start..<cursor.index, form: form)
  }

  /// Moves past attributes and words before a type.
  private mutating func skipTypeModifiers() {
    while !cursor.isAtEnd {
      let index = cursor.index
      if cursor.at("~") {
        cursor.advance()
      } else if cursor.isName(index), cursor[index].byte == UInt8(ascii: "@") {
        cursor.move(to: attributeEnd(index, isDeclaration: false))
      } else {
        switch word {
        case .inout, .opaqueType, .any, .each, .repeat, .sending, .isolated, .borrowing, .consuming,
          .nonisolated:
          guard cursor.isName(index + 1) || cursor.at(index + 1, kind: .opener) else { return }
          cursor.advance()
        default: return
        }
      }
    }
  }

  /// Reads a type without `->` and `&`.
  private mutating func simpleType() -> TypeName.Form? {
    guard !cursor.isAtEnd else { return nil }
    var form: TypeName.Form
    if cursor.at("[") {
      form = bracketedType()
    } else if cursor.at("(") {
      form = parenthesisedType()
    } else if let named = namedType() {
      form = named
    } else {
      return nil
    }
    // Two optionals of each other are enough for any code.
    var depth = 0
    while !cursor.isAtEnd, !cursor.isFirstOnLine(cursor.index), isLeftBound(cursor.index) {
      if cursor.at(cursor.index, word: "??") {
        form = .optional(.optional(form, isImplicit: false), isImplicit: false)
        depth += 2
      } else if cursor.at("?") || cursor.at("!") {
        form = .optional(form, isImplicit: cursor.at("!"))
        depth += 1
      } else if cursor.at("."), cursor.isName(cursor.index + 1) {
        cursor.advance()
        form = .other
      } else {
        break
      }
      if depth > 8 { form = .other }
      cursor.advance()
    }
    return form
  }

  private mutating func namedType() -> TypeName.Form? {
    guard cursor.isName(cursor.index) else { return nil }
    if let word, word.isReserved, word != .protocol, word != .class { return nil }
    var (name, isQualified) = (cursor.index, false)
    cursor.advance()
    var isGeneric = skipAngles(limit: Self.typeAngleLimit)
    while cursor.at("."), cursor.isName(cursor.index + 1) {
      name = cursor.index + 1
      isQualified = true
      cursor.move(to: name + 1)
      isGeneric = skipAngles(limit: Self.typeAngleLimit)
    }
    return .named(name, isQualified: isQualified, isGeneric: isGeneric)
  }

  private mutating func bracketedType() -> TypeName.Form {
    var isDictionary = false
    inBracket { parser in
      while !parser.cursor.isAtEnd {
        if parser.cursor.at(":") { isDictionary = true }
        parser.cursor.skip()
      }
    }
    return isDictionary ? .dictionary : .array
  }

  private mutating func parenthesisedType() -> TypeName.Form {
    guard !isTooDeep else {
      cursor.skip()
      return .other
    }
    depth += 1
    defer { depth -= 1 }
    return inBracket { parser in
      guard let type = parser.type(), parser.cursor.isAtEnd else { return .other }
      return type.form
    }
  }

  // MARK: Generic arguments

  /// Moves past the generic arguments or parameters at the position; whether there are some.
  @discardableResult
  mutating func skipAngles(limit: Int = typeAngleLimit) -> Bool {
    guard cursor.at("<"), let end = anglesEnd(cursor.index, limit: limit) else { return false }
    cursor.move(to: end)
    return true
  }

  /// Moves past the generic arguments of a name in an expression, where `<` may be an operator.
  mutating func skipGenericArguments() {
    let index = cursor.index
    guard cursor.at("<"), isLeftBound(index), isRightBound(index),
      let end = anglesEnd(index, limit: Self.nameAngleLimit),
      end == cursor.limit || mayFollowGenericArguments(end)
    else { return }
    cursor.move(to: end)
  }

  private func mayFollowGenericArguments(_ index: Int) -> Bool {
    let token = cursor[index]
    switch token.kind {
    case .opener, .closer: return true
    case .symbol: return token.byte != UInt8(ascii: "-") && token.byte != UInt8(ascii: "&")
    case .compound: return !isLeftBound(index) || !isRightBound(index)
    default: return token.isFirstOnLine || word(at: index) != nil
    }
  }

  /// Returns the index after the `>` that closes the `<` at an index; `nil` for none among the next tokens.
  func anglesEnd(_ start: Int, limit: Int) -> Int? {
    var (index, depth) = (start, 0)
    let end = min(cursor.limit, start + limit)
    while index < end {
      let token = cursor[index]
      switch token.kind {
      case .symbol where token.byte == UInt8(ascii: "<"): depth += 1
      case .symbol where token.byte == UInt8(ascii: ">"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case .symbol:
        switch token.byte {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "!"),
          UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "-"):
          break
        default: return nil
        }
      case .compound where token.byte == UInt8(ascii: "&") || token.byte == UInt8(ascii: "|"):
        return nil
      case .opener:
        guard token.byte != UInt8(ascii: "{"), let close = cursor.partner(index) else {
          return nil
        }
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
    if cursor.at(end, "<"), let angles = anglesEnd(end, limit: Self.nameAngleLimit) { end = angles }
    guard cursor.at(end, "("), let close = cursor.partner(end), !cursor[end].isFirstOnLine else {
      return min(end, cursor.limit)
    }
    if isDeclaration { return close + 1 }
    // The parentheses of `@escaping() -> Void` belong to the type.
    guard cursor.isAdjacent(end), !cursor.at(effectsEnd(from: close + 1), word: "->") else {
      return end
    }
    return close + 1
  }

  /// Returns the index after words such as `async` and `throws(E)`.
  func effectsEnd(from index: Int) -> Int {
    var index = index
    while true {
      switch word(at: index) {
      case .async, .rethrows: index += 1
      case .throws:
        index += 1
        if cursor.at(index, "("), let close = cursor.partner(index) { index = close + 1 }
      default: return index
      }
    }
  }
}
