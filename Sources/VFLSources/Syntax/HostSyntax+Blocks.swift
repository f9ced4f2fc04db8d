extension HostSyntax {
  /// Tells what a block is when those around it are told; `function` is never in doubt, `closure` may
  /// be.
  func findKind(ofBlock opener: Int) -> BlockKind {
    if isBoxed(opener) { return .literal }
    return isSwift ? swiftKind(opener) : objectiveCKind(opener)
  }

  private func swiftKind(_ opener: Int) -> BlockKind {
    let last = opener - 1
    if last < 0 { return .closure }
    if tokens[last].kind == .opener || at(last, ":") || at(last, ",") || at(last, "=") {
      return .closure
    }
    if at(last, anyOf: ["get", "set", "willSet", "didSet", "init", "deinit", "_read", "_modify"]) {
      return .function
    }
    if at(last, anyOf: ["else", "do", "defer", "catch"]) { return .statement }
    if at(last, word: "repeat") { return .loop }
    let start = blockStart(opener)
    var index = start
    var isValue = false
    while index < opener {
      if at(index, anyOf: ["func", "init", "subscript", "deinit"]) { return .function }
      if index == start || tokens[index].kind == .identifier {
        if at(index, anyOf: ["for", "while"]) { return .loop }
        if at(index, word: "switch") { return .cases }
        if at(index, anyOf: ["if", "guard", "catch"]) { return .statement }
        if at(index, anyOf: ["class", "struct", "enum", "extension", "protocol", "actor"]),
          isName(index + 1), !at(index + 1, anyOf: ["func", "var", "let", "subscript"])
        {
          return .type
        }
        if at(index, anyOf: ["let", "var"]) { isValue = true }
      }
      if at(index, "=") { return .closure }
      index = next(after: index)
    }
    return isValue ? .function : .closure
  }

  private func objectiveCKind(_ opener: Int) -> BlockKind {
    let last = opener - 1
    if last < 0 { return .closure }
    if at(last, anyOf: ["else", "@try", "@autoreleasepool", "@finally"]) { return .statement }
    if at(last, word: "do") { return .loop }
    if at(last, "^") { return .closure }
    if at(last, "="), tokens[last].kind == .symbol { return .literal }
    if at(last, ")") {
      let open = previous(before: opener)
      let word = open - 1
      if at(word, anyOf: ["for", "while"]) { return .loop }
      if at(word, anyOf: ["if", "@synchronized", "@catch"]) { return .statement }
      if at(word, word: "switch") { return .cases }
      if isLambda(beforeParameters: open) { return .closure }
    }
    if at(last, "]") { return .closure }
    let outer = block(of: opener)
    let isInFunction = outer >= 0 && kind(ofBlock: outer) != .type
    let start = blockStart(opener)
    if !isInFunction {
      let head = start..<opener
      let isType = head.contains {
        at($0, anyOf: ["struct", "enum", "union", "namespace", "class", "extern"])
      }
      let hasParameters = head.contains { at($0, "(") }
      if isType, !hasParameters { return .type }
      // `@interface Card ()` has nothing else between parentheses.
      if let word = head.last(where: { at($0, anyOf: ["@interface", "@implementation"]) }),
        !(word..<opener).contains(where: { isMethodSign($0) || at($0, "(") && $0 != word + 2 })
      {
        return .type
      }
      return .function
    }
    return (start..<opener).contains { at($0, "^") } ? .closure : .statement
  }

  /// Whether a token is the `-` or `+` in front of a method.
  func isMethodSign(_ index: Int) -> Bool {
    tokens[index].isFirstOnLine && (at(index, "-") || at(index, "+"))
  }

  /// Whether the parentheses belong to a block or a lambda.
  private func isLambda(beforeParameters open: Int) -> Bool {
    var index = open - 1
    if at(index, "]") { return true }
    // `^`, or `^NSArray *`.
    while index >= 0, isName(index) || at(index, "*") { index -= 1 }
    return at(index, "^")
  }

  /// The outermost function that a token stands in; `nil` outside of all.
  func function(of index: Int) -> Int? {
    var result: Int?
    var opener = block(of: index)
    while opener >= 0 {
      if kind(ofBlock: opener) == .function { result = opener }
      opener = block(of: opener)
    }
    return result
  }
}
