/// Reads a source line that may declare a function, word by word.
struct HeadWords {
  private var rest: Substring

  /// Begins with the first byte of the line.
  init(_ line: ArraySlice<UInt8>) {
    rest = String(decoding: line, as: UTF8.self)[...]
  }

  /// The name after `func`, anywhere in the line.
  var functionName: String? {
    for place in rest.indices where rest[place...].hasPrefix("func ") {
      let name = rest[place...].dropFirst(5).prefix { Self.isOfWord($0) || $0 == "`" }
      if rest[..<place].last.map(Self.isOfWord) != true, !name.isEmpty { return String(name) }
    }
    return nil
  }

  /// Whether the line declares an initializer.
  ///
  /// Only attributes and modifiers can precede a declaration. A call of an initializer follows a dot.
  mutating func takeInitializer() -> Bool {
    while !rest.isEmpty {
      let isAttribute = take("@")
      var word = takeWord()
      while isAttribute, take(".") { word += takeWord() }
      if word == "init", !isAttribute {
        _ = take("?") || take("!")
        skipBlanks()
        return rest.first == "(" || rest.first == "<"
      }
      _ = isAttribute ? skipParentheses() : skipWordInParentheses()
      guard !word.isEmpty, skipBlanks() else { return false }
    }
    return false
  }

  /// Consumes the letters, digits and underscores that come next.
  mutating func takeWord() -> String {
    let word = rest.prefix(while: Self.isOfWord)
    rest = rest[word.endIndex...]
    return String(word)
  }

  /// Skips white space, and returns whether there was any.
  @discardableResult mutating func skipBlanks() -> Bool {
    let start = rest.startIndex
    rest = rest.drop { $0.isWhitespace }
    return rest.startIndex > start
  }

  /// Skips parentheses that contain no parentheses, and returns whether there were any.
  mutating func skipParentheses() -> Bool {
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return false }
    rest = rest[rest.index(after: end)...]
    return true
  }

  /// Skips a word in parentheses, as in `private(set)`, and returns whether there was one.
  private mutating func skipWordInParentheses() -> Bool {
    var inside = self
    guard inside.take("("), !inside.takeWord().isEmpty, inside.take(")") else { return false }
    self = inside
    return true
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
