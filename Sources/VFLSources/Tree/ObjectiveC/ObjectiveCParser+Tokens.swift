/// Tests of tokens, and ways to pass them.
extension ObjectiveCParser {
  var word: ObjectiveCWord { word(cursor.index) }

  /// Returns whether a token is a name or keyword, without an `@`.
  func isName(_ index: Int) -> Bool {
    cursor.isName(index) && cursor[index].byte != UInt8(ascii: "@")
  }

  /// Returns whether a token may name a variable, a function or a type.
  func isPlainName(_ index: Int) -> Bool {
    guard isName(index) else { return false }
    let word = word(index)
    // The `in` of a loop.
    if word == .in { return !isName(index + 1) && !cursor.at(index + 1, kind: .opener) }
    return word.isPlain
  }

  /// Returns whether a name consists of capital letters, digits and underscores, like a macro name.
  func isMacroName(_ index: Int) -> Bool {
    guard isName(index) else { return false }
    let name = cursor.bytes[Int(cursor[index].start)..<Int(cursor[index].end)]
    return name.count > 2
      && !name.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") || $0 >= 0x80 }
  }

  /// Returns whether a name begins with a capital letter, like a type name.
  func isCapitalized(_ index: Int) -> Bool {
    cursor[index].byte >= UInt8(ascii: "A") && cursor[index].byte <= UInt8(ascii: "Z")
  }

  func isCase(_ index: Int) -> Bool {
    word(index) == .case || word(index) == .default && cursor.at(index + 1, ":")
  }

  /// Returns whether a type of Objective-C begins or ends at a token.
  func isTypeBoundary(_ index: Int) -> Bool {
    switch word(index) {
    case .interface, .implementation, .end: true
    case .protocolWord: isName(index + 1)
    default: false
    }
  }

  /// Returns whether a method begins at a token, even if the preceding code is incomplete.
  ///
  /// A line of an expression may look like a method without parameters, as in `- (CGFloat)inset;`.
  func isMethodHead(_ index: Int) -> Bool {
    guard cursor.isFirstOnLine(index), cursor.at(index, "-") || cursor.at(index, "+"),
      cursor.at(index + 1, "("), let close = cursor.partner(index + 1), isName(close + 1)
    else { return false }
    return cursor.at(close + 2, "{") || cursor.at(close + 2, ":") && cursor.at(close + 3, "(")
  }

  /// Returns whether incomplete code has to end before a token.
  func isBoundary(_ index: Int) -> Bool { isTypeBoundary(index) || isMethodHead(index) }

  // MARK: Passing tokens

  /// Returns the index after a token, or after the partner of an opening bracket.
  func end(of index: Int) -> Int { min((cursor.partner(index) ?? index) + 1, cursor.limit) }

  /// Passes the token at the position, and its partner if it is an opening bracket.
  mutating func skip() { cursor.move(to: end(of: cursor.index)) }

  /// Passes tokens up to a sign, a token that satisfies a condition, or the end of the code around them.
  mutating func skip(to signs: StaticString, or isEnd: (Self, Int) -> Bool = { _, _ in false }) {
    while !cursor.isAtEnd, !cursor.at(cursor.index, kind: .closer), !isBoundary(cursor.index),
      !isEnd(self, cursor.index)
    {
      for offset in 0..<signs.utf8CodeUnitCount
      where cursor.at(Unicode.Scalar(signs.utf8Start[offset])) {
        return
      }
      skip()
    }
  }

  mutating func skipOnLine(to signs: StaticString) {
    skip(to: signs) { $0.cursor.isFirstOnLine($1) }
  }

  /// Passes tokens that do not fit the code around them, up to a comma.
  mutating func skipToComma() {
    let start = cursor.index
    skip(to: ",;")
    skipped += cursor.index - start
  }

  mutating func accept(_ sign: Unicode.Scalar) -> Bool {
    guard cursor.at(sign) else { return false }
    cursor.advance()
    return true
  }

  mutating func acceptName() -> Int? {
    let name = cursor.index
    guard isPlainName(name) else { return nil }
    cursor.advance()
    return name
  }

  mutating func acceptsPasting() -> Bool {
    let start = cursor.index
    while cursor.at("#"), cursor.at(cursor.index + 1, "#") {
      let next = cursor.index + 2
      cursor.move(to: isName(next) || cursor.at(next, kind: .number) ? next + 1 : next)
    }
    return cursor.index > start
  }

  // MARK: Brackets

  /// Reads the content of the bracket at the position, and goes on after the bracket.
  ///
  /// If a method or type begins in the bracket, the preceding code is incomplete, and the position stays
  /// there.
  mutating func inside<Result>(_ read: (inout Self) -> Result) -> Result {
    let (outer, limit, close) = (context, cursor.limit, cursor.partner(cursor.index))
    context = Context(level: outer.level, branch: cursor.branch(of: cursor.index))
    cursor.advance()
    cursor.limit = close ?? limit
    let result = read(&self)
    context = outer
    let isFinished = !isBoundary(cursor.index)
    cursor.limit = limit
    if let close, isFinished {
      skipped += close - cursor.index
      cursor.move(to: close + 1)
    }
    return result
  }

  /// Reads the parts of the bracket at the position, which commas separate.
  mutating func parts<Part>(_ read: (inout Self) -> Part?) -> [Part] {
    inside { parser in
      var parts: [Part] = []
      while !parser.cursor.isAtEnd, !parser.cursor.at(";") {
        let start = parser.cursor.index
        if let part = read(&parser) { parts.append(part) }
        if !parser.cursor.at(",") { parser.skipToComma() }
        if !parser.accept(","), parser.cursor.index == start { break }
      }
      return parts
    }
  }
}
