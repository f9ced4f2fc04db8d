/// Types, which are scanned ahead because expressions can begin like declarations.
extension ObjectiveCParser {
  /// A type that begins at a token.
  struct ScannedType {
    let start: Int
    var end: Int
    var modifiers: Modifiers = []
    /// The token of the name of the type; `nil` for a computed type.
    var name: Int?
    /// Whether the name has a qualifier, as in `Card::Style`.
    var isQualified = false
    var isGeneric = false
    var isBasic = false
    var isPointer = false
    /// Whether this is the type of an unnamed block or function.
    var isFunction = false
    /// Whether no expression is spelled like the type.
    var isDefinite = false

    var typeName: TypeName { TypeName(range: start..<end, form: form) }

    private var form: TypeName.Form {
      if isFunction { return .function }
      guard let name else { return .other }
      return .named(name, isQualified: isQualified, isGeneric: isGeneric)
    }
  }

  /// The number of parts of a type that are looked at.
  private static let typeLimit = 24
  /// The number of tokens of the arguments of a type that are looked at.
  private static let genericLimit = 48
  /// The limit of macros before a type.
  private static let decorationLimit = 4

  func scanType(_ start: Int) -> ScannedType? {
    var type = ScannedType(start: start, end: start)
    var names = 0
    for _ in 0..<Self.typeLimit {
      let (index, word) = (type.end, word(type.end))
      if word.isQualifier, names == 0 || word != .mutable {
        note(word, in: &type)
        type.end = endOfQualifier(index)
      } else if names > 0, cursor.at(index, "*") || cursor.at(index, "&") {
        (type.isPointer, type.isDefinite, type.end) = (true, true, index + 1)
        // In `const char *name` the variable is not constant.
        if cursor.at(index, "*") { type.modifiers.remove(.isConstant) }
      } else if names > 0, cursor.at(index, word: "&&") {
        (type.isPointer, type.end) = (true, index + 1)
      } else if names == 0 || names <= Self.decorationLimit && isDecoration(type) {
        guard scanName(&type) else { break }
        names += 1
      } else if type.isBasic, word == .basic {
        (type.name, type.end) = (index, index + 1)
      } else {
        break
      }
    }
    guard names > 0 else { return nil }
    if let end = endOfFunctionType(type.end) {
      (type.isFunction, type.isDefinite, type.end) = (true, true, end)
    }
    return type
  }

  /// Reads the name at the end of a type that has none so far.
  private func scanName(_ type: inout ScannedType) -> Bool {
    // An `enum class` has two tags.
    for _ in 0..<2 where word(type.end).isTag && isName(type.end + 1) {
      (type.end, type.isDefinite) = (type.end + 1, true)
    }
    let word = word(type.end)
    if word == .typeof, cursor.at(type.end + 1, "("), let close = cursor.partner(type.end + 1) {
      (type.name, type.end, type.isDefinite) = (nil, close + 1, true)
      return true
    }
    if cursor.at(type.end, word: "::"), isPlainName(type.end + 1) { type.end += 1 }
    type.isBasic = word == .basic
    guard type.isBasic || isPlainName(type.end) else { return false }
    if word == .letWord { type.modifiers.insert(.isConstant) }
    if type.isBasic { type.isDefinite = true }
    (type.name, type.end) = (type.end, type.end + 1)
    while true {
      if cursor.at(type.end, word: "::"), isPlainName(type.end + 1) {
        (type.name, type.isQualified, type.end) = (type.end + 1, true, type.end + 2)
      } else if let end = genericEnd(type.end) {
        (type.isGeneric, type.end) = (true, end)
      } else {
        return true
      }
    }
  }

  /// Whether the name that was read is a macro before a type, as in `FOO_EXPORT NSString *name`.
  private func isDecoration(_ type: ScannedType) -> Bool {
    let (index, next, word) = (type.end, type.end + 1, word(type.end))
    guard !type.isBasic, !type.isPointer, !type.isGeneric, isName(index) else { return false }
    // A macro alone on a line is a statement.
    if cursor.isFirstOnLine(index), isMacroName(index - 1) { return false }
    if word == .basic || word == .typeof || word.isTag { return true }
    guard isPlainName(index), isMacroName(index) || !isMacroName(next) else { return false }
    return isPlainName(next) || cursor.at(next, "*") || cursor.at(next, word: "::")
      || self.word(next) == .const && !isMacroName(index) || genericEnd(next) != nil
  }

  private func note(_ word: ObjectiveCWord, in type: inout ScannedType) {
    type.isDefinite = true
    switch word {
    case .const: type.modifiers.insert(.isConstant)
    case .staticWord: type.modifiers.insert(.isStatic)
    case .extern: type.modifiers.insert(.isExtern)
    case .outlet: type.modifiers.insert(.hasAttribute)
    default: break
    }
  }

  private func endOfQualifier(_ index: Int) -> Int {
    let hasArguments = word(index) == .attribute && cursor.at(index + 1, "(")
    return hasArguments ? end(of: index + 1) : index + 1
  }

  mutating func skipQualifiers() {
    while word.isQualifier { cursor.move(to: endOfQualifier(cursor.index)) }
  }

  /// Returns the index after `(^)(…)` or `(*)(…)`; `nil` for other tokens.
  private func endOfFunctionType(_ open: Int) -> Int? {
    guard cursor.at(open, "("), cursor.at(open + 1, "^") || cursor.at(open + 1, "*"),
      let close = cursor.partner(open), cursor.at(close + 1, "("),
      let last = cursor.partner(close + 1)
    else { return nil }
    let isNameless = close == open + 2 || close == open + 3 && word(open + 2).isQualifier
    return isNameless ? last + 1 : nil
  }

  /// Returns the index after the `>` that closes a `<`; `nil` if the tokens are no arguments of a type.
  func genericEnd(_ open: Int) -> Int? {
    guard cursor.at(open, "<") else { return nil }
    var (index, count) = (open, 0)
    for _ in 0..<Self.genericLimit {
      if cursor.at(index, "<") {
        count += 1
      } else if cursor.at(index, ">") {
        count -= 1
        if count == 0 { return index + 1 }
      } else if cursor.at(index, "(") {
        guard isName(index - 1) || cursor.at(index - 1, ")") else { return nil }
      } else if !isName(index), !cursor.at(index, "*"), !cursor.at(index, ","),
        !cursor.at(index, "&"), !cursor.at(index, word: "::"), !cursor.at(index, word: "..."),
        !cursor.at(index, kind: .number)
      {
        return nil
      }
      index = end(of: index)
    }
    return nil
  }

  // MARK: Casts

  /// Returns the type in the parentheses at the position if they are a cast.
  mutating func castType() -> TypeName? {
    let (open, limit) = (cursor.index, cursor.limit)
    guard let close = cursor.partner(open), close > open + 1 else { return nil }
    cursor.limit = close
    let scanned = scanType(open + 1)
    let last = scanned.map { cursor.at($0.end, "[") ? end(of: $0.end) : $0.end }
    cursor.limit = limit
    guard let type = scanned, last == close, beginsOperand(close + 1, of: type) else { return nil }
    return TypeName(range: (open + 1)..<close, form: type.typeName.form)
  }

  /// Whether a token after parentheses begins the value that they convert.
  private func beginsOperand(_ index: Int, of type: ScannedType) -> Bool {
    guard index < cursor.limit, !isBoundary(index) else { return false }
    let (token, isDefinite) = (cursor[index], type.isDefinite)
    switch token.kind {
    case .identifier:
      // In `[receiver name:(value) label:value]` the parentheses contain a value.
      if !isDefinite, context.part == .argument, cursor.at(index + 1, ":") { return false }
      // In `[(receiver) name]` they contain the receiver.
      if !isDefinite, context.part == .receiver { return isName(index) && isName(index + 1) }
      return !word(index).beginsStatement && word(index) != .in
    case .number, .string, .other: return true
    case .opener:
      if isDefinite || token.has(count: 2) { return true }
      return cursor.at(index, "[") ? isMessage(index) : hasTypeSpelling(type)
    case .symbol:
      switch token.byte {
      case UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "@"): return true
      case UInt8(ascii: "^"):
        return isDefinite || cursor.at(index + 1, "{") || cursor.at(index + 1, "(")
      case UInt8(ascii: "-"):
        return isDefinite || hasTypeSpelling(type) && !isMacroName(type.end - 1)
      case UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "*"): return isDefinite
      default: return false
      }
    case .compound:
      return isDefinite && (cursor.at(index, word: "++") || cursor.at(index, word: "--"))
    case .closer: return false
    }
  }

  /// Whether a bracket contains a receiver with a name after it.
  func isMessage(_ open: Int) -> Bool {
    var index = end(of: open + 1)
    // The value that a cast converts.
    if cursor.at(open + 1, "("), isName(index) { index += 1 }
    for _ in 0..<16 {
      if isName(index) { return true }
      if cursor.at(index, kind: .opener) {
        index = end(of: index)
      } else if cursor.at(index, ".") || cursor.at(index, word: "->") {
        index += 2
      } else {
        return false
      }
    }
    return false
  }

  /// Whether a name is spelled like a type: with an initial capital letter, or `_t` at the end.
  private func hasTypeSpelling(_ type: ScannedType) -> Bool {
    guard let name = type.name else { return true }
    let spelling = cursor.bytes[Int(cursor[name].start)..<Int(cursor[name].end)]
    return isCapitalized(name) || spelling.suffix(2).elementsEqual("_t".utf8)
  }
}
