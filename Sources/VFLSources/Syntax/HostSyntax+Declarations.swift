extension HostSyntax {
  /// Whether a token declares the variable that it names.
  func declares(_ index: Int) -> Bool {
    if isSwift { return at(index - 1, anyOf: ["let", "var"]) || declaresInList(index) }
    if isBlockVariable(index) { return true }
    if isForward(index) { return false }
    guard index > 0,
      at(index + 1, "=") || at(index + 1, ";") || at(index + 1, ",")
        || signOfArray(behind: index) != nil
    else { return false }
    if at(index - 1, ",") || at(index - 1, "*"), declaresInList(index) { return true }
    guard isName(index - 1) || at(index - 1, "*") || at(index - 1, ">"),
      !at(index - 1, anyOf: ["return", "else", "goto", "case", "throw", "in", "do"])
    else { return false }
    let start = statementStart(of: index)
    guard start < index, isName(start) else { return false }
    return isTypeOnly(start..<index)
  }

  /// Whether a token names a type that is only said to be there: `@class A, B;` and `struct C;`.
  private func isForward(_ index: Int) -> Bool {
    if at(index + 1, ";"), at(index - 1, anyOf: ["class", "struct", "union", "enum"]) {
      return true
    }
    guard at(index + 1, ";") || at(index + 1, ","), at(index - 1, ",") || isName(index - 1) else {
      return false
    }
    return at(
      statementStart(of: index),
      anyOf: ["@class", "@protocol", "@synthesize", "@dynamic", "typedef"])
  }

  /// The `=` behind the name of an array of C, `fs[] = {…}` or `fs[2] = {…}`.
  private func signOfArray(behind index: Int) -> Int? {
    guard !isSwift, at(index + 1, "["), !isBoxed(index + 1) else { return nil }
    let sign = next(after: index + 1)
    return content(of: index + 1).count <= 1 && at(sign, "=") && at(sign + 1, "{") ? sign : nil
  }

  /// Whether some tokens of C are nothing but a type.
  private func isTypeOnly(_ range: Range<Int>) -> Bool {
    range.allSatisfy {
      isName($0) || at($0, "*") || at($0, "<") || at($0, ">") || at($0, ",")
        || tokens[$0].kind == .compound && at($0, word: "::")
    }
  }

  /// `void (^name)(…) =`.
  private func isBlockVariable(_ index: Int) -> Bool {
    at(index - 1, "^") && at(index - 2, "(") && at(index + 1, ")") && at(index + 2, "(")
      && (isName(index - 3) || at(index - 3, "*") || at(index - 3, ">"))
  }

  /// Whether a token declares a variable behind the first one of a list, `let a = 1, b = 2`.
  private func declaresInList(_ index: Int) -> Bool {
    var comma = index - 1
    while !isSwift, at(comma, "*") { comma -= 1 }
    guard at(comma, ","),
      at(index + 1, "=") || at(index + 1, isSwift ? ":" : ";") || at(index + 1, ",")
    else { return false }
    let opener = parent(index)
    guard opener < 0 || at(opener, "{") && !isBoxed(opener) else { return false }
    let start = statementStart(of: index)
    if isSwift { return at(start, anyOf: ["let", "var"]) || at(start + 1, anyOf: ["let", "var"]) }
    guard let first = first("=", in: start..<index) else { return false }
    return first > start + 1 && isName(first - 1) && isTypeOnly(start..<(first - 1))
      && isName(start) && (isName(first - 2) || at(first - 2, "*") || at(first - 2, ">"))
  }

  /// The value that a declaration gives its variable at once; `nil` when there is none.
  func initializer(ofDeclaration index: Int) -> Range<Int>? {
    var equals = index + 1
    if isSwift, at(equals, ":") {
      guard let sign = endOfType(from: equals + 1), at(sign, "=") else { return nil }
      equals = sign
    } else if !isSwift, at(equals, ")"), isBlockVariable(index) {
      equals = next(after: equals + 1)
    } else if let sign = signOfArray(behind: index) {
      equals = sign
    }
    guard at(equals, "=") else { return nil }
    let end = expressionEnd(from: equals + 1)
    guard isSwift, at(index - 1, anyOf: ["let", "var"]) else { return (equals + 1)..<end }
    let start = statementStart(of: index)
    let word = at(start, word: "else") ? start + 1 : start
    guard word < index, at(word, anyOf: ["if", "while"]) else { return (equals + 1)..<end }
    // No closure without parentheses stands in a condition: a brace opens the body.
    var close = equals + 1
    while close < end, !at(close, "{") { close = next(after: close) }
    return (equals + 1)..<min(close, end)
  }

  /// The `=`, `,` or `{` behind a type of Swift; `nil` when its statement ends before.
  func endOfType(from start: Int) -> Int? {
    var (index, depth) = (start, 0)
    while index < tokens.count, tokens[index].kind != .closer, !at(index, ";") {
      if index > start, tokens[index].isFirstOnLine, !isJoined(index - 1, index) { return nil }
      if at(index, "<") { depth += 1 }
      if at(index, ">") { depth -= 1 }
      if at(index, "=") || at(index, "{") || depth <= 0 && at(index, ",") { return index }
      index = next(after: index)
    }
    return nil
  }

  /// Tells all declarations of a token: of the variable or function that it names.
  func declaration(at index: Int) -> DeclarationIndex.Entry? {
    let isBlockVariable = !isSwift && isBlockVariable(index)
    let opener = isBlockVariable ? parent(parent(index)) : parent(index)
    let isInBlock = opener < 0 || at(opener, "{") && !isBoxed(opener)
    guard isInBlock else { return isSwift ? pattern(at: index) : nil }
    if isSwift, at(index - 1, word: "func") { return entry(index, in: opener, .function) }
    guard declares(index) else { return nil }
    guard isSwift else { return entry(index, in: opener, .variable) }
    // What an `if` or a loop binds is known in its block only, which looks for it in its head.
    let first = labelledStart(of: index)
    if at(first, anyOf: ["if", "while", "for", "else", "catch", "switch"]) { return nil }
    return entry(index, in: opener, at(first, word: "case") ? .pattern : .variable)
  }

  /// A name in `let (a, b)`.
  private func pattern(at index: Int) -> DeclarationIndex.Entry? {
    guard at(parent(index), "("), !at(index + 1, ":") else { return nil }
    let open = outermostParenthesis(around: parent(index))
    // `case (let a, 1):` binds what stands behind it, and so does `case .some(let a):`.
    let isBound =
      at(index - 1, anyOf: ["let", "var"])
      && at(statementStart(of: open), anyOf: ["case", "guard"])
    guard isBound || at(open - 1, anyOf: ["let", "var"]) else { return nil }
    let opener = parent(open)
    guard opener < 0 || at(opener, "{") else { return nil }
    return entry(index, in: opener, .pattern)
  }

  /// Returns the outermost parenthesis around another one, with nothing but parentheses between them.
  ///
  /// - Complexity: Amortized O(1) over all parentheses of a file.
  private func outermostParenthesis(around open: Int) -> Int {
    var (open, passed) = (open, [] as [Int])
    while at(parent(open), "(") {
      if let known = tuples.outermost[open] {
        open = known
        break
      }
      passed.append(open)
      open = parent(open)
    }
    for inner in passed { tuples.outermost[inner] = open }
    return open
  }

  /// The known outermost parentheses.
  final class TupleMemo {
    /// The outermost parentheses, keyed by inner ones.
    var outermost: [Int: Int] = [:]
  }

  private func entry(
    _ index: Int, in opener: Int, _ kind: DeclarationIndex.Kind
  ) -> DeclarationIndex.Entry {
    var start = index
    if case .variable = kind, let value = initializer(ofDeclaration: index) {
      start = value.upperBound
    }
    return DeclarationIndex.Entry(
      name: tokens[index].link, home: Int32(opener), token: Int32(index), start: Int32(start),
      kind: kind)
  }

  // MARK: Types

  /// The number of the name of the type whose members a brace opens; `nil` when it has none.
  func typeName(ofBlock opener: Int) -> Int32? {
    let head = blockStart(opener)..<opener
    let words: [StaticString] =
      isSwift
      ? ["class", "struct", "enum", "extension", "protocol", "actor"]
      : ["@interface", "@implementation", "@protocol", "class", "struct", "namespace"]
    // Nothing but `@end` may stand between two types of Objective-C.
    let found =
      isSwift
      ? head.first { at($0, anyOf: words) } : head.last { at($0, anyOf: words) && isName($0 + 1) }
    guard let word = found, isName(word + 1) else { return nil }
    var name = word + 1
    // `extension Outer.Inner`.
    while isSwift, at(name + 1, "."), isName(name + 2) { name += 2 }
    return tokens[name].link
  }

  /// The brace of the innermost type around a token; `nil` outside of all.
  func type(around index: Int) -> Int? {
    var opener = block(of: index)
    while opener >= 0, kind(ofBlock: opener) != .type { opener = block(of: opener) }
    return opener >= 0 ? opener : nil
  }

  /// Whether a token is the name of a type where that, or an extension of it, is declared.
  func declaresType(_ index: Int) -> Bool {
    at(
      index - 1,
      anyOf: isSwift
        ? ["class", "struct", "enum", "extension", "protocol", "actor"]
        : ["@interface", "@implementation", "class", "struct"])
  }

  /// Whether the head of a type names another one, as a class it inherits from or otherwise.
  func type(_ opener: Int, names other: Int32) -> Bool {
    (blockStart(opener)..<opener).contains { isName($0) && tokens[$0].link == other }
  }
}
