/// Types, which are looked at in advance because expressions and declarations begin alike.
extension ObjectiveCParser {
  /// A type that begins at a token.
  struct ScannedType {
    /// The index after the type.
    var end: Int
    /// The form of the type.
    var form: TypeName.Form = .other
    /// The words in front of the type.
    var modifiers: Modifiers = []
    /// Whether no expression is spelled like the type.
    var isDefinite = false
    /// Whether the type is a pointer or reference.
    var isPointer = false
    /// The token of the name of the type; `nil` for a computed type.
    var name: Int?
    /// Whether the name has a qualifier, as in `Card::Style`.
    var isQualified = false
    /// Whether the name has arguments.
    var isGeneric = false
    /// Whether there is no type, as in front of the name of a destructor.
    var isAbsent = false
  }

  /// The number of parts of a type that are looked at.
  private static let typeLimit = 24
  /// The number of tokens of the arguments of a type that are looked at.
  private static let genericLimit = 48
  /// The number of macros in front of a type.
  private static let decorationLimit = 4

  /// Returns the type that begins at a token; `nil` if none does.
  ///
  /// The position does not change.
  @inline(never)
  mutating func scanType(_ start: Int) -> ScannedType? {
    var type = ScannedType(end: start)
    var (isBasic, hasType, names) = (false, false, 0)
    for _ in 0..<Self.typeLimit {
      cursor.look()
      let index = type.end
      let word = cursor.word(index)
      if word.isQualifier, !hasType || word != .mutableWord {
        note(word, in: &type)
        type.end = endOfQualifier(index)
      } else if hasType, cursor.at(index, "*") || cursor.at(index, "&") {
        (type.isPointer, type.isDefinite) = (true, true)
        // In `const char *name` the variable is not constant.
        if cursor.at(index, "*") { type.modifiers.remove(.isConstant) }
        type.end += 1
      } else if hasType, cursor.at(index, "&", "&") {
        (type.isPointer, type.end) = (true, index + 1)
      } else if !hasType
        || names <= Self.decorationLimit && isDecoration(type, isBasic: isBasic)
      {
        names += 1
        guard scanName(&type, isBasic: &isBasic) else { break }
        hasType = true
      } else if isBasic, word.isBasicType {
        type.name = index
        type.end += 1
      } else {
        break
      }
    }
    guard hasType else { return nil }
    if let name = type.name {
      type.form = .named(name, isQualified: type.isQualified, isGeneric: type.isGeneric)
    }
    return type
  }

  /// Reads the name at the end of a type that has none so far.
  private mutating func scanName(_ type: inout ScannedType, isBasic: inout Bool) -> Bool {
    while cursor.word(type.end).isTag, cursor.isName(type.end + 1) {
      (type.end, type.isDefinite) = (type.end + 1, true)
    }
    let index = type.end
    let word = cursor.word(index)
    if word.isTypeOperator, cursor.at(index + 1, "("), let close = cursor.partner(index + 1) {
      (type.end, type.name, type.isDefinite) = (close + 1, nil, true)
      return true
    }
    if cursor.at(index, ":", ":"), cursor.isPlainName(index + 1) { type.end += 1 }
    guard cursor.isPlainName(type.end) || word.isBasicType else { return false }
    if word == .letWord { type.modifiers.insert(.isConstant) }
    type.name = type.end
    type.end += 1
    (isBasic, type.isDefinite) = (word.isBasicType, type.isDefinite || word.isBasicType)
    while true {
      if cursor.at(type.end, ":", ":"), cursor.isPlainName(type.end + 1) {
        (type.name, type.isQualified, type.end) = (type.end + 1, true, type.end + 2)
      } else if cursor.at(type.end, "<"), let end = genericEnd(type.end) {
        (type.isGeneric, type.end) = (true, end)
      } else {
        return true
      }
      cursor.look()
    }
  }

  /// Whether the name that was read is a macro in front of a type, as in `FOO_EXPORT NSString *name`.
  private mutating func isDecoration(_ type: ScannedType, isBasic: Bool) -> Bool {
    let index = type.end
    guard !isBasic, !type.isPointer, !type.isGeneric, cursor.isName(index) else { return false }
    // A macro on a line of its own is a statement.
    if cursor.isFirstOnLine(index), cursor.isMacroName(index - 1) { return false }
    let word = cursor.word(index)
    if word.isBasicType || word.isTypeOperator || word.isTag { return true }
    guard word.isPlain, !cursor.isMacroName(index + 1) || cursor.isMacroName(index) else {
      return false
    }
    return cursor.isPlainName(index + 1)
      || cursor.word(index + 1).isQualifier
        && !cursor.word(index + 1).takesArguments && !cursor.isMacroName(index)
        && cursor.word(index + 1) == .constWord
      || cursor.at(index + 1, "*")
      || cursor.at(index + 1, ":", ":") || cursor.at(index + 1, "<") && genericEnd(index + 1) != nil
  }

  private func note(_ word: ObjectiveCWord, in type: inout ScannedType) {
    type.isDefinite = true
    switch word {
    case .constWord, .constexprWord: type.modifiers.insert(.isConstant)
    case .staticWord: type.modifiers.insert(.isStatic)
    case .externWord, .externMacro, .exportMacro: type.modifiers.insert(.isExtern)
    case .blockWord: type.modifiers.insert(.isBlockVariable)
    case .outletWord, .inspectableWord: type.modifiers.insert(.hasAttribute)
    default: break
    }
  }

  private func endOfQualifier(_ index: Int) -> Int {
    guard cursor.word(index).takesArguments, cursor.at(index + 1, "(") else { return index + 1 }
    return cursor.next(after: index + 1)
  }

  /// Passes a qualifier with its arguments.
  mutating func passQualifier() {
    cursor.advance(by: endOfQualifier(cursor.index) - cursor.index)
  }

  /// Returns the index after the `>` that closes a `<`; `nil` if the tokens between them are no types.
  @inline(never)
  mutating func genericEnd(_ open: Int) -> Int? {
    var (index, count) = (open, 0)
    for _ in 0..<Self.genericLimit {
      cursor.look()
      if cursor.at(index, "<") {
        count += 1
      } else if cursor.at(index, ">") {
        count -= 1
        if count == 0 { return index + 1 }
      } else if cursor.at(index, "("), count > 0 {
        guard cursor.isName(index - 1) || cursor.at(index - 1, ")") else { return nil }
      } else if !cursor.isName(index), !cursor.at(index, "*"), !cursor.at(index, ","),
        !cursor.at(index, "&"), !cursor.at(index, ":", ":"), !cursor.isEllipsis(index),
        cursor.kind(index) != .number
      {
        return nil
      }
      index = cursor.next(after: index)
    }
    return nil
  }

  // MARK: Casts

  /// Returns the type in the parentheses at the position if they are a cast.
  mutating func castType() -> TypeName? {
    let open = cursor.index
    guard let close = cursor.partner(open), close > open + 1 else { return nil }
    let limit = cursor.limit
    cursor.limit = close
    let scanned = scanType(open + 1)
    let end = scanned.map { endOfAbstractFunction($0.end) }
    let isArray = end.map { cursor.at($0, "[") && cursor.next(after: $0) == close } ?? false
    cursor.limit = limit
    guard let type = scanned, let end, end == close || isArray else { return nil }
    let isFunction = end > type.end
    guard beginsOperand(close + 1, of: type, isDefinite: type.isDefinite || isFunction) else {
      return nil
    }
    return TypeName(range: (open + 1)..<close, form: isFunction ? .function : type.form)
  }

  /// Returns the index after the `(^)(…)` of a type of a block, or the index itself.
  func endOfAbstractFunction(_ index: Int) -> Int {
    guard cursor.at(index, "("), cursor.at(index + 1, "^") || cursor.at(index + 1, "*"),
      let close = cursor.partner(index), cursor.at(close + 1, "("),
      let last = cursor.partner(close + 1)
    else { return index }
    return last + 1
  }

  /// Whether a token after parentheses begins the value that they convert.
  private func beginsOperand(_ index: Int, of type: ScannedType, isDefinite: Bool) -> Bool {
    guard let kind = cursor.kind(index), !cursor.isBoundary(index) else { return false }
    // In `[receiver name:(value) label:value]` the parentheses contain a value.
    if !isDefinite, part == .argument, cursor.isName(index), cursor.at(index + 1, ":") {
      return false
    }
    // In `[(receiver) name]` they contain the receiver.
    if !isDefinite, part == .receiver, cursor.isName(index) { return cursor.isName(index + 1) }
    let token = cursor.tokens[index]
    switch kind {
    case .identifier: return !cursor.word(index).beginsStatement && cursor.word(index) != .inWord
    case .number, .string, .other: return true
    case .opener:
      if isDefinite || token.has(count: 2) { return true }
      switch token.byte {
      case UInt8(ascii: "["): return isMessage(index)
      case UInt8(ascii: "("): return isTypeLike(type)
      default: return isTypeLike(type)
      }
    case .symbol:
      switch token.byte {
      case UInt8(ascii: "!"), UInt8(ascii: "~"), UInt8(ascii: "@"): return true
      case UInt8(ascii: "^"):
        return isDefinite || cursor.at(index + 1, "{") || cursor.at(index + 1, "(")
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "&"), UInt8(ascii: "*"):
        return isDefinite || token.byte == UInt8(ascii: "-") && isNumberLike(type)
      default: return false
      }
    case .compound:
      return isDefinite && (cursor.at(index, "+", "+") || cursor.at(index, "-", "-"))
    case .closer: return false
    }
  }

  /// Whether a bracket contains a receiver with a name after it.
  @inline(never)
  func isMessage(_ open: Int) -> Bool {
    var index = cursor.next(after: open + 1)
    // The value that a cast converts.
    if cursor.at(open + 1, "("), cursor.isName(index) { index += 1 }
    for _ in 0..<16 {
      if cursor.isName(index) { return true }
      guard cursor.at(index, ".") || cursor.at(index, "-", ">") || cursor.kind(index) == .opener
      else { return false }
      index = cursor.kind(index) == .opener ? cursor.next(after: index) : index + 2
    }
    return false
  }

  /// Whether a name is spelled like a type: with a capital letter in front, or `_t` at the end.
  private func isTypeLike(_ type: ScannedType) -> Bool {
    guard let name = type.name else { return true }
    let first = cursor.tokens[name].byte
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") || hasTypeSuffix(name)
  }

  /// Whether a name is spelled like a type of numbers.
  private func isNumberLike(_ type: ScannedType) -> Bool {
    guard let name = type.name, !cursor.isMacroName(name) else { return false }
    let start = Int(cursor.tokens[name].start)
    let bytes = cursor.source.bytes
    guard Int(cursor.tokens[name].end) - start > 2 else { return false }
    switch (bytes[start], bytes[start + 1]) {
    case (UInt8(ascii: "C"), UInt8(ascii: "G")), (UInt8(ascii: "N"), UInt8(ascii: "S")),
      (UInt8(ascii: "U"), UInt8(ascii: "I")):
      return true
    default: return hasTypeSuffix(name)
    }
  }

  private func hasTypeSuffix(_ name: Int) -> Bool {
    let end = Int(cursor.tokens[name].end)
    return end - Int(cursor.tokens[name].start) > 2
      && cursor.source.bytes[end - 1] == UInt8(ascii: "t")
      && cursor.source.bytes[end - 2] == UInt8(ascii: "_")
  }
}
