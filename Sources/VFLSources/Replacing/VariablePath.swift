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
}
