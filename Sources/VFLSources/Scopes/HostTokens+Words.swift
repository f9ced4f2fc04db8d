/// Questions about the texts of tokens.
extension HostTokens {
  func word(_ token: Int) -> String {
    String(
      decoding: bytes[Int(tokens[token].start)..<Int(tokens[token].end)], as: UTF8.self)
  }

  /// Returns whether a token has a text; no token outside of the file has one.
  func isWord(_ token: Int, _ word: StaticString) -> Bool {
    guard tokens.indices.contains(token), tokens[token].has(count: word.utf8CodeUnitCount) else {
      return false
    }
    return bytes.has(word, at: Int(tokens[token].start), before: bytes.count)
  }

  func isWord(_ token: Int, anyOf words: [StaticString]) -> Bool {
    words.contains { isWord(token, $0) }
  }

  /// Whether a token assigns a value, such as `=` or `+=`.
  func isAssignment(_ token: Int) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    switch tokens[token].kind {
    case .symbol: return tokens[token].byte == UInt8(ascii: "=")
    case .compound:
      return bytes[Int(tokens[token].end) - 1] == UInt8(ascii: "=")
        && !isWord(token, anyOf: ["==", "!=", "<=", ">=", "===", "!=="])
    default: return false
    }
  }

  func isName(_ token: Int) -> Bool {
    tokens.indices.contains(token) && tokens[token].kind == .identifier
  }

  /// Returns whether a name begins with a capital letter of ASCII, as the names of types do.
  func isCapitalized(_ token: Int) -> Bool {
    guard isName(token) else { return false }
    let first = bytes[Int(tokens[token].start)]
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// Returns whether a name follows a dot or an arrow.
  func isAfterDot(_ token: Int) -> Bool { isWord(token - 1, ".") || isWord(token - 1, "->") }

  /// Returns an expression without the `?` and `!` after it.
  func unwrapped(_ expression: Expression) -> Expression {
    var expression = expression
    while case .postfix(let base, let sign) = expression.kind,
      isWord(sign, "?") || isWord(sign, "!")
    {
      expression = base
    }
    return expression
  }
}
