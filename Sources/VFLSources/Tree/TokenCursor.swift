/// A position in the tokens of a host file, and the end of the part that a parser reads.
///
/// Tokens at or after ``limit`` are invisible to the tests of tokens.
struct TokenCursor {
  /// The tokens of a file by reference, which makes a cursor small enough for deep recursion.
  private final class File {
    let source: HostTokens

    init(_ source: HostTokens) { self.source = source }
  }

  private let file: File
  private let tokens: [HostToken]
  let bytes: [UInt8]
  /// The token that the parser reads next.
  private(set) var index = 0
  /// The index after the last token of the part.
  var limit: Int
  /// How often the position changed, which is linear in the number of tokens.
  private(set) var steps = 0
  /// The last line on which a bracket without a partner was found.
  private var brokenLine = 0..<0

  init(_ source: HostTokens) {
    (file, tokens, bytes) = (File(source), source.tokens, source.bytes)
    limit = source.tokens.count
  }

  var source: HostTokens { file.source }

  var isAtEnd: Bool { index >= limit }

  subscript(index: Int) -> HostToken { tokens[index] }

  // MARK: Tests

  /// Returns whether the next token is a bracket or sign.
  func at(_ sign: Unicode.Scalar) -> Bool { at(index, sign) }

  /// Returns whether the next token has the spelling of a word or operator.
  func at(word: StaticString) -> Bool { at(index, word: word) }

  var isAtName: Bool { isName(index) }

  /// Whether the next token begins a line, or no token is left.
  var isAtLineStart: Bool { isFirstOnLine(index) }

  /// Returns whether a token is a bracket or sign, without an `@`.
  func at(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    guard index < limit, tokens[index].byte == UInt8(ascii: sign) else { return false }
    switch tokens[index].kind {
    case .symbol, .closer: return true
    case .opener: return tokens[index].has(count: 1)
    default: return false
    }
  }

  /// Returns whether a token has the spelling of a word or operator.
  func at(_ index: Int, word: StaticString) -> Bool {
    guard index < limit, tokens[index].has(count: word.utf8CodeUnitCount) else { return false }
    return bytes.has(word, at: Int(tokens[index].start), before: bytes.count)
  }

  func at(_ index: Int, kind: HostToken.Kind) -> Bool {
    index < limit && tokens[index].kind == kind
  }

  func isName(_ index: Int) -> Bool { at(index, kind: .identifier) }

  /// Returns whether a token begins a line; so does the end of the part.
  func isFirstOnLine(_ index: Int) -> Bool { index >= limit || tokens[index].isFirstOnLine }

  /// Returns whether no byte is between a token and the token before it.
  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && index < limit && tokens[index].start == tokens[index - 1].end
  }

  /// Returns the byte before a token; a line feed for none.
  func byte(before index: Int) -> UInt8 {
    let start = Int(tokens[index].start)
    return start > 0 ? bytes[start - 1] : 0x0A
  }

  /// Returns the byte after a token; a line feed for none.
  func byte(after index: Int) -> UInt8 {
    let end = Int(tokens[index].end)
    return end < bytes.count ? bytes[end] : 0x0A
  }

  /// Returns the branch of conditional compilation of a token; 0 outside.
  func branch(of index: Int) -> Int32 { file.source.branch(of: index) }

  // MARK: Moving

  /// Returns the index after a token and the tokens of its computed parts.
  func next(after index: Int) -> Int {
    var next = index + 1
    guard tokens[index].kind == .string else { return next }
    let end = tokens[index].end
    while next < tokens.count, tokens[next].start < end { next += 1 }
    return next
  }

  mutating func move(to index: Int) {
    self.index = min(index, limit)
    steps += 1
  }

  /// Moves past a token and the tokens of its computed parts.
  mutating func advance() { move(to: next(after: index)) }

  /// Moves past a token, or past all tokens of a bracket.
  mutating func skip() {
    guard at(index, kind: .opener) else { return advance() }
    move(to: bracket(index).next)
  }

  // MARK: Brackets

  /// Returns the partner of an opening bracket within the part; `nil` for none.
  func partner(_ opener: Int) -> Int? {
    guard opener < limit, tokens[opener].kind == .opener else { return nil }
    let link = Int(tokens[opener].link)
    return link > opener && link < limit ? link : nil
  }

  /// Returns the end of a bracket's content and the index after the bracket.
  ///
  /// A brace without a partner extends to the limit. Other brackets without a partner extend to the end of
  /// their line, so that a missing bracket costs one line.
  mutating func bracket(_ opener: Int) -> (close: Int, next: Int) {
    if let partner = partner(opener) { return (partner, partner + 1) }
    guard tokens[opener].byte != UInt8(ascii: "{") else { return (limit, limit) }
    if !brokenLine.contains(opener) {
      var end = next(after: opener)
      while end < tokens.count, !tokens[end].isFirstOnLine { end = next(after: end) }
      brokenLine = opener..<end
    }
    let end = max(opener + 1, min(brokenLine.upperBound, limit))
    return (end, end)
  }

  /// Moves into the bracket at the position, and sets the limit to the end of its content.
  ///
  /// - Returns: The index after the bracket.
  mutating func enterBracket() -> Int {
    let (close, next) = bracket(index)
    advance()
    limit = close
    return next
  }
}
