/// Parses a source line that may declare a function, word by word.
struct DeclarationParser {
  private var rest: Substring

  /// Creates a parser that starts at the beginning of the line.
  init(_ line: ArraySlice<UInt8>) {
    rest = String(decoding: line, as: UTF8.self)[...]
  }

  /// The name after `func` anywhere in the line, or `nil` if the line contains no `func`.
  var functionName: String? {
    for place in rest.indices where rest[place...].hasPrefix("func ") {
      let name = rest[place...].dropFirst(5).prefix { Self.isOfWord($0) || $0 == "`" }
      if rest[..<place].last.map(Self.isOfWord) != true, !name.isEmpty { return String(name) }
    }
    return nil
  }

  /// Returns whether the line declares an initializer, and consumes the beginning of the line.
  ///
  /// In a declaration, only attributes and modifiers precede `init`. Any other `init` is part of a call.
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

  /// Consumes and returns the letters, digits and underscores at the current position.
  mutating func takeWord() -> String {
    let word = rest.prefix(while: Self.isOfWord)
    rest = rest[word.endIndex...]
    return String(word)
  }

  /// Skips whitespace.
  ///
  /// Returns whether any was skipped.
  @discardableResult mutating func skipBlanks() -> Bool {
    let start = rest.startIndex
    rest = rest.drop { $0.isWhitespace }
    return rest.startIndex > start
  }

  /// Skips a parenthesized expression without nested parentheses.
  ///
  /// Returns whether there was one.
  mutating func skipParentheses() -> Bool {
    guard rest.first == "(", let end = rest.firstIndex(of: ")") else { return false }
    rest = rest[rest.index(after: end)...]
    return true
  }

  /// Skips a word in parentheses, as in `private(set)`.
  ///
  /// Returns whether there was one.
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
