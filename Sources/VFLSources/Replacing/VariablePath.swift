import VFLDiagnostics

/// A variable, or a property of one, such as `label`, `self.label` and `cell.label!`.
struct VariablePath {
  /// The tokens.
  let range: Range<Int>
  /// The tokens of the names, without a `self` at the beginning.
  let names: [Int]
  /// Whether `self` is at the beginning.
  let isOwn: Bool

  /// Reads some tokens; `nil` for another expression.
  init?(_ range: Range<Int>, in tokens: HostTokens) {
    var names: [Int] = []
    var expectsName = true
    for token in range {
      if token > range.lowerBound, tokens.tokens[token - 1].end != tokens.tokens[token].start {
        return nil
      }
      if expectsName {
        guard tokens.isName(token), !tokens.isWord(token, anyOf: Self.noVariables),
          tokens.bytes[Int(tokens.tokens[token].start)] != UInt8(ascii: "$")
        else { return nil }
        names.append(token)
        expectsName = false
      } else if tokens.isWord(token, ".") || tokens.isWord(token, "->") {
        expectsName = true
      } else if tokens.language != .swift || !tokens.isWord(token, "!") {
        return nil
      }
    }
    guard !expectsName else { return nil }
    self.range = range
    isOwn = tokens.isWord(names[0], "self")
    self.names = isOwn ? Array(names.dropFirst()) : names
  }

  private static let noVariables: [StaticString] = [
    "nil", "NULL", "Nil", "YES", "NO", "true", "false", "super",
  ]

  /// Reads the longest path that begins at a token and is the whole argument of a call.
  init?(from start: Int, in tokens: HostTokens) {
    var end = start + 1
    while tokens.tokens.indices.contains(end),
      tokens.tokens[end - 1].end == tokens.tokens[end].start,
      tokens.isName(end) || tokens.isAfterDot(end + 1) || tokens.isWord(end, "!")
    {
      end += 1
    }
    // The next part of a selector follows an argument of a message.
    let isNext = tokens.language != .swift && tokens.isName(end) && tokens.isWord(end + 1, ":")
    guard tokens.isWord(end, anyOf: [",", ")", "]"]) || isNext else { return nil }
    self.init(start..<end, in: tokens)
  }

  /// Reads the path that is the receiver of the method that a token names.
  init?(before name: Int, in tokens: HostTokens) {
    guard tokens.language == .swift else {
      let open = Int(tokens.parent(of: name))
      guard open >= 0, open + 1 < name, tokens.isWord(open, "[") else { return nil }
      self.init((open + 1)..<name, in: tokens)
      return
    }
    var start = name
    while tokens.isWord(start - 1, ".") {
      start -= 2
      while tokens.isWord(start, anyOf: ["?", "!"]) { start -= 1 }
      guard tokens.isName(start) else { return nil }
    }
    guard start < name else { return nil }
    self.init(start..<(name - 1), in: tokens)
  }
}
