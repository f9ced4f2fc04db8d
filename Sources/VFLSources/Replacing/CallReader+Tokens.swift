/// Recognises what some tokens spell, such as a variable or a property of one.
extension CallReader {
  /// Whether some tokens are a variable, or a property of one: `label`, `self.label`, `cell.label!`.
  func isPath(_ range: Range<Int>) -> Bool {
    var expectsName = true
    for index in range {
      if index > range.lowerBound, syntax.tokens[index - 1].end != syntax.tokens[index].start {
        return false
      }
      if expectsName {
        guard syntax.isName(index), !syntax.at(index, anyOf: Self.noVariables),
          syntax.source.bytes[Int(syntax.tokens[index].start)] != UInt8(ascii: "$")
        else { return false }
        expectsName = false
      } else if syntax.at(index, ".") || syntax.at(index, word: "->") {
        expectsName = true
      } else if !(syntax.isSwift && syntax.at(index, "!")) {
        return false
      }
    }
    return !expectsName
  }

  private static let noVariables: [StaticString] = [
    "nil", "NULL", "Nil", "YES", "NO", "true", "false", "super",
  ]

  /// Whether some tokens do nothing but give a value: literals and variables, and no call, closure or
  /// subscript.
  func isPlain(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      switch syntax.tokens[index].kind {
      case .identifier, .number, .closer: true
      case .string: syntax.interpolatedStrings(in: index..<(index + 1)).isEmpty
      case .opener: isPlain(opener: index)
      case .symbol: [",", ":", ".", "!", "-", "?", "@", "*"].contains { syntax.at(index, $0) }
      case .compound: syntax.at(index, word: "->")
      case .other: false
      }
    }
  }

  private func isPlain(opener index: Int) -> Bool {
    if syntax.isBoxed(index) || opensNumberObject(index) { return true }
    let isBehindName =
      syntax.isName(index - 1) && !syntax.at(index - 1, word: "as")
      || index > 0 && syntax.tokens[index - 1].kind == .closer
    if syntax.at(index, "(") {
      return !isBehindName || syntax.at(index - 1, word: "NSDictionaryOfVariableBindings")
    }
    // A message or a subscript of C, a closure or a subscript of Swift.
    return syntax.isSwift && syntax.at(index, "[") && !isBehindName
  }
}
