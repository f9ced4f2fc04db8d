/// A position in the tokens of Objective-C, and where the parser has to stop.
struct ObjectiveCCursor {
  /// The tokens with their branches of conditional compilation.
  let source: HostTokens
  /// The tokens.
  let tokens: [HostToken]
  /// The words that the names are, by the numbers of the names.
  private let words: [ObjectiveCWord]
  /// The token that is read next.
  var index = 0
  /// The index after the last token that may be read.
  var limit: Int
  /// The number of tokens that were passed or looked at in advance.
  private(set) var steps = 0

  /// Creates a cursor at the first token.
  init(_ source: HostTokens) {
    self.source = source
    tokens = source.tokens
    limit = source.tokens.count
    var words = [ObjectiveCWord](repeating: .none, count: source.names.count)
    for word in ObjectiveCWord.allCases where word != .none {
      if let number = source.names.number(of: word.rawValue, in: source.bytes) {
        words[Int(number)] = word
      }
    }
    self.words = words
  }

  /// Whether there are tokens left.
  var isAtEnd: Bool { index >= limit }

  /// Passes some tokens.
  mutating func advance(by count: Int = 1) {
    steps += 1
    index = min(index + count, limit)
  }

  /// Counts a token that is looked at in advance.
  mutating func look() { steps += 1 }

  /// Passes the token at the position, and its partner if it is an opening bracket.
  mutating func skip() {
    steps += 1
    index = next(after: index)
  }

  // MARK: Tokens

  /// Returns the kind of a token; `nil` after the limit.
  func kind(_ index: Int) -> HostToken.Kind? { index < limit ? tokens[index].kind : nil }

  /// Returns whether a token is a bracket or sign of one byte, without an `@`.
  func at(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    guard index < limit else { return false }
    let token = tokens[index]
    guard token.byte == UInt8(ascii: sign) else { return false }
    switch token.kind {
    case .symbol, .closer: return true
    case .opener: return token.has(count: 1)
    default: return false
    }
  }

  /// Returns whether the token at the position is a bracket or sign.
  func at(_ sign: Unicode.Scalar) -> Bool { at(index, sign) }

  /// Returns whether a token is an operator of two bytes.
  func at(_ index: Int, _ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    guard index < limit else { return false }
    let token = tokens[index]
    return token.kind == .compound && token.byte == UInt8(ascii: first) && token.has(count: 2)
      && source.bytes[Int(token.start) + 1] == UInt8(ascii: second)
  }

  /// Returns whether a token is `...`.
  func isEllipsis(_ index: Int) -> Bool {
    index < limit && tokens[index].kind == .compound && tokens[index].byte == UInt8(ascii: ".")
      && tokens[index].has(count: 3)
  }

  /// Returns the word that a token is.
  func word(_ index: Int) -> ObjectiveCWord {
    guard index < limit, tokens[index].kind == .identifier else { return .none }
    let link = Int(tokens[index].link)
    return link >= 0 ? words[link] : .none
  }

  /// The word at the position.
  var word: ObjectiveCWord { word(index) }

  /// Returns whether the position is at a word.
  func at(word other: ObjectiveCWord) -> Bool { word(index) == other }

  /// Returns whether a token is a name or keyword, without an `@`.
  func isName(_ index: Int) -> Bool {
    index < limit && tokens[index].kind == .identifier && tokens[index].byte != UInt8(ascii: "@")
  }

  /// Returns whether a token may name a variable, a function or a type.
  func isPlainName(_ index: Int) -> Bool { isName(index) && word(index).isPlain }

  /// Returns whether a name consists of capital letters, digits and underscores, as those of macros do.
  func isMacroName(_ index: Int) -> Bool {
    guard isName(index), !tokens[index].has(count: 1), !tokens[index].has(count: 2) else {
      return false
    }
    for place in Int(tokens[index].start)..<Int(tokens[index].end) {
      let byte = source.bytes[place]
      if byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= 0x80 { return false }
    }
    return true
  }

  /// Returns whether a token begins a line.
  func isFirstOnLine(_ index: Int) -> Bool { index < limit && tokens[index].isFirstOnLine }

  /// Returns whether nothing is between a token and the next one.
  func isAdjacent(_ index: Int) -> Bool {
    index + 1 < limit && tokens[index].end == tokens[index + 1].start
  }

  // MARK: Brackets

  /// Returns the closing bracket of an opening one; `nil` if it is not closed in front of the limit.
  func partner(_ index: Int) -> Int? {
    guard index < limit, tokens[index].kind == .opener else { return nil }
    let link = Int(tokens[index].link)
    return link > index && link < limit ? link : nil
  }

  /// Returns the index after a token, or after the partner of an opening bracket.
  func next(after index: Int) -> Int { min((partner(index) ?? index) + 1, limit) }

  /// Returns whether a token is a closing bracket.
  func isCloser(_ index: Int) -> Bool { kind(index) == .closer }

  // MARK: Boundaries

  /// Returns whether a type of Objective-C begins or ends at a token.
  func isTypeBoundary(_ index: Int) -> Bool {
    guard index < limit, tokens[index].byte == UInt8(ascii: "@") else { return false }
    switch word(index) {
    case .atInterface, .atImplementation, .atEnd: return true
    case .atProtocol: return isName(index + 1)
    default: return false
    }
  }

  /// Returns whether a method begins at a token, even if the code in front of it is not finished.
  ///
  /// A line of an expression may look like a method without parameters, as in `- (CGFloat)inset;`.
  func isMethodHead(_ index: Int) -> Bool {
    guard isFirstOnLine(index), at(index, "-") || at(index, "+"), at(index + 1, "("),
      let close = partner(index + 1), isName(close + 1)
    else { return false }
    return at(close + 2, "{") || at(close + 2, ":") && at(close + 3, "(")
  }

  /// Returns whether code that is not finished has to end in front of a token.
  func isBoundary(_ index: Int) -> Bool { isTypeBoundary(index) || isMethodHead(index) }
}
