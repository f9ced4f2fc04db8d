extension HostSyntax {
  /// Whether the function whose body a brace opens belongs to its type, and not to the objects of it.
  func isStatic(function opener: Int) -> Bool {
    guard isSwift else { return methodSign(ofFunction: opener).map { at($0, "+") } ?? false }
    return hasModifier(opener, ["static", "class"])
  }

  /// Whether other files cannot call the function whose body a brace opens.
  func isPrivate(function opener: Int) -> Bool {
    guard isSwift else {
      return methodSign(ofFunction: opener) == nil
        && (blockStart(opener)..<opener).contains { at($0, word: "static") }
    }
    var block = opener
    while block >= 0 {
      if hasModifier(block, ["private", "fileprivate"]) { return true }
      block = self.block(of: block)
    }
    return false
  }

  /// Whether the function whose body a brace opens stands in for one of a class above its own.
  func isOverride(function opener: Int) -> Bool { isSwift && hasModifier(opener, ["override"]) }

  /// Whether code belongs to a type and not to an object of it; `nil` where that is not seen.
  func isStatic(around index: Int) -> Bool? {
    var function: Int?
    var opener = block(of: index)
    while opener >= 0, kind(ofBlock: opener) != .type {
      if kind(ofBlock: opener) == .function { function = opener }
      opener = block(of: opener)
    }
    guard let function else { return nil }
    return !isSwift && methodSign(ofFunction: function) == nil ? nil : isStatic(function: function)
  }

  /// The `-` or `+` in front of the method whose body a brace opens.
  private func methodSign(ofFunction opener: Int) -> Int? {
    (blockStart(opener)..<opener).last(where: isMethodSign)
  }

  /// Whether one of some words stands in front of what a block is declared as.
  private func hasModifier(_ opener: Int, _ words: [StaticString]) -> Bool {
    var index = blockStart(opener)
    while index < opener {
      if at(index, anyOf: words), !at(index, word: "class") || !isName(index + 1) || isMember(index)
      {
        return true
      }
      if at(index, anyOf: Self.introducers) { return false }
      index = next(after: index)
    }
    return false
  }

  /// Whether `class` at a token makes a member one of its type.
  private func isMember(_ index: Int) -> Bool {
    at(
      index + 1,
      anyOf: ["func", "var", "let", "subscript", "override", "final", "private", "public", "open"])
  }

  private static let introducers: [StaticString] = [
    "func", "var", "let", "subscript", "init", "class", "struct", "enum", "extension", "protocol",
    "actor",
  ]
}
