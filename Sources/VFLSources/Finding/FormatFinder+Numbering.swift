import VFLDiagnostics

/// Names with numbers in them, such as helpers for views give: `d["v\(index)"] = view`.
extension FormatFinder {
  /// A variable that counts the elements of a list.
  private struct Counter {
    /// The list whose elements are counted; `nil` where that is not seen.
    var list: Range<Int>?
  }

  /// The names of a dictionary that a loop fills with `v0`, `v1` and so on from an array that is a
  /// parameter.
  func numberedNames(_ range: Range<Int>, of block: Int) -> FormatWrapper.Names? {
    guard range.count == 1, syntax.isName(range.lowerBound),
      case .local(let declaration, let scope) = syntax.binding(of: range.lowerBound)
    else { return nil }
    var found: FormatWrapper.Names?
    for mention in syntax.mentions(ofToken: declaration, in: scope) {
      let index = Int(mention)
      guard let write = write(at: index) else { continue }
      switch write.effect {
      case .assignment(let value):
        let set = names(value, at: index)
        guard set.isExact, set.names.isEmpty, set.patterns.isEmpty else { return nil }
      case .addition(let key, _):
        guard found == nil, let names = numbered(key, of: block) else { return nil }
        found = names
      // It is given to the call itself.
      case .unknownIfShared where range.contains(index): break
      default: return nil
      }
    }
    return found
  }

  /// What a key such as `"v\(index)"` numbers, where `index` counts a parameter.
  private func numbered(_ key: Range<Int>, of block: Int) -> FormatWrapper.Names? {
    guard let (prefix, suffix, hole) = formed(key), suffix.isEmpty,
      let (name, first) = counted(hole), let list = counter(named: name, around: key)?.list,
      let parameter = parameter(list, of: block)
    else { return nil }
    return .numbered(
      prefix: prefix, argument: parameter, isList: variadic(of: block) != parameter, first: first)
  }

  /// The form of the keys that some tokens give; `nil` when it is none that tells anything.
  func pattern(ofKey key: Range<Int>) -> NamePattern? {
    guard let (prefix, suffix, hole) = formed(key), !prefix.isEmpty || !suffix.isEmpty else {
      return nil
    }
    let isNumbered =
      hole.isNumber
      || counted(hole).map { $0.first >= 0 && counter(named: $0.name, around: key) != nil } ?? false
    return NamePattern(
      prefix: prefix, suffix: suffix, isNumbered: isNumbered, span: syntax.span(key))
  }

  /// A key with one computed part.
  private func formed(
    _ key: Range<Int>
  ) -> (prefix: String, suffix: String, hole: FormatLiteral.Hole)? {
    let value = format(key, at: key.lowerBound)
    guard value.reason == nil, value.choices.count == 1, let literal = value.literals.first,
      literal.holes.count == 1, let hole = literal.holes.first
    else { return nil }
    return (
      String(decoding: literal.text[..<hole.offset], as: UTF8.self),
      String(decoding: literal.text[hole.offset...], as: UTF8.self), hole
    )
  }

  /// What `\(index)`, `\(index + 1)` and an argument of `%d` add up: a variable and a number.
  private func counted(_ hole: FormatLiteral.Hole) -> (name: String, first: Int)? {
    var bytes = syntax.source.bytes[hole.span.start..<hole.span.end]
    if bytes.starts(with: Array(#"\("#.utf8)) { bytes = bytes.dropFirst(2).dropLast() }
    var text = String(decoding: bytes, as: UTF8.self).filter { $0 != " " }
    // `(unsigned long)index`, `@(index)`, `$0.offset`.
    for prefix in ["(unsignedlong)", "(long)", "(int)", "(unsigned)", "@("]
    where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
      if prefix == "@(", text.hasSuffix(")") { text.removeLast() }
    }
    for suffix in [".offset", ".0"] where text.hasPrefix("$") && text.hasSuffix(suffix) {
      text.removeLast(suffix.count)
    }
    let terms = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    if terms.count == 1 { return (text, 0) }
    guard terms.count == 2 else { return nil }
    if let first = Int32(terms[1]) { return (terms[0], Int(first)) }
    return Int32(terms[0]).map { (terms[1], Int($0)) }
  }

  /// The parameter of a function that takes any number of arguments.
  func variadic(of block: Int) -> Int? {
    guard syntax.kind(ofBlock: block) == .function else { return nil }
    return syntax.parameters(ofFunction: block).firstIndex { $0.isVariadic }
  }

  /// The parameters of a function that no call leaves out.
  func required(of block: Int) -> [Int] {
    guard syntax.isSwift, syntax.kind(ofBlock: block) == .function else { return [] }
    let parameters = syntax.parameters(ofFunction: block)
    return parameters.indices.filter {
      parameters[$0].defaultValue == nil && !parameters[$0].isVariadic
    }
  }

  // MARK: Loops

  /// The loop or closure around some tokens that counts with a variable.
  private func counter(named name: String, around key: Range<Int>) -> Counter? {
    var opener = syntax.block(of: key.lowerBound)
    var inner = key.lowerBound
    while opener >= 0 {
      defer { (inner, opener) = (opener, syntax.block(of: opener)) }
      if !syntax.isSwift {
        // A loop without braces.
        let start = syntax.labelledStart(of: syntax.outermost(inner, in: opener))
        if let found = loop(start..<inner, name) {
          return counts(name, from: start, to: syntax.expressionEnd(from: inner)) ? found : nil
        }
      } else if let found = loopOfThree(opener, name) {
        return isSteady(name, in: opener, at: key) ? found : nil
      }
      switch syntax.kind(ofBlock: opener) {
      case .loop:
        let head = syntax.blockStart(opener)..<opener
        if let found = syntax.isSwift ? swiftLoop(head, name) : loop(head, name) {
          return isSteady(name, in: opener, at: key) ? found : nil
        }
      case .closure:
        if let found = closure(opener, name) {
          return isSteady(name, in: opener, at: key) ? found : nil
        }
        if name.hasPrefix("$") { return nil }
      case .function, .type: return nil
      case .cases, .statement, .literal: break
      }
    }
    return nil
  }

  /// Whether the variable that the head of a block counts with is still that, and the same, at a key.
  private func isSteady(_ name: String, in opener: Int, at key: Range<Int>) -> Bool {
    if name.hasPrefix("$") { return true }
    let start = syntax.isSwift ? opener : syntax.blockStart(opener)
    let names = syntax.mentions(of: name, in: syntax.blockStart(opener)..<key.lowerBound)
    guard let token = names.first,
      !syntax.isShadowed(Int(token), at: key.lowerBound, inBlock: opener)
    else { return false }
    return counts(name, from: start, to: syntax.partner(opener))
  }

  /// Whether nothing in a loop or closure changes the variable that it counts with but its own step.
  private func counts(_ name: String, from start: Int, to end: Int) -> Bool {
    let isLoop = syntax.at(start, word: "for") && syntax.at(start + 1, "(")
    let head = isLoop ? syntax.content(of: start + 1) : start..<start
    return syntax.mentions(of: name, in: start..<end).allSatisfy { mention in
      let index = Int(mention)
      if head.contains(index) { return true }
      switch write(at: index)?.effect {
      case nil, .unknownIfShared: return true
      default: return false
      }
    }
  }

  /// `for var i = 0; i < list.count; i++ {`, as early Swift had it.
  private func loopOfThree(_ opener: Int, _ name: String) -> Counter? {
    let signs = (max(0, opener - 32)..<opener).filter { syntax.at($0, ";") }.suffix(2)
    guard signs.count == 2, let first = signs.first else { return nil }
    let start = syntax.statementStart(of: first - 1)
    guard syntax.at(start, word: "for"), syntax.at(start + 1, word: "var"), says(start + 2, name)
    else { return nil }
    return limit(start..<opener, name)
  }

  private func says(_ index: Int, _ name: String) -> Bool {
    syntax.isName(index) && syntax.text(index) == name
  }

  /// `for (i, view) in list.enumerated()`, `for i in 0..<list.count`.
  private func swiftLoop(_ head: Range<Int>, _ name: String) -> Counter? {
    guard syntax.at(head.lowerBound, word: "for") else { return nil }
    let first = head.lowerBound + 1
    guard let word = head.first(where: { syntax.at($0, word: "in") }) else { return nil }
    let list = (word + 1)..<head.upperBound
    if syntax.at(first, "(") {
      guard says(first + 1, name), syntax.at(first + 2, ",") else { return nil }
      return enumerated(list).map { Counter(list: $0) }
    }
    guard word == first + 1, says(first, name) else { return nil }
    if list.contains(where: { syntax.at($0, word: "..<") || syntax.at($0, word: "...") }) {
      let isCount =
        list.count == 5 && syntax.at(list.lowerBound, word: "0")
        && syntax.at(list.upperBound - 2, ".")
        && syntax.at(list.upperBound - 1, word: "count")
      return Counter(list: isCount ? (list.lowerBound + 2)..<(list.lowerBound + 3) : nil)
    }
    let isIndices =
      list.count == 3 && syntax.at(list.lowerBound + 1, ".")
      && syntax.at(list.lowerBound + 2, word: "indices")
    return isIndices ? Counter(list: list.lowerBound..<(list.lowerBound + 1)) : nil
  }

  /// What `list.enumerated()` and `enumerate(list)` count.
  private func enumerated(_ range: Range<Int>) -> Range<Int>? {
    let last = range.upperBound
    if syntax.at(range.lowerBound, word: "enumerate"), syntax.at(range.lowerBound + 1, "(") {
      return syntax.content(of: range.lowerBound + 1)
    }
    guard range.count > 4, syntax.at(last - 1, ")"), syntax.at(last - 2, "("),
      syntax.at(last - 3, anyOf: ["enumerated", "enumerate"]), syntax.at(last - 4, ".")
    else { return nil }
    return range.lowerBound..<(last - 4)
  }

  /// `for (int i = 0; i < list.count; i++)`.
  private func loop(_ head: Range<Int>, _ name: String) -> Counter? {
    guard head.count > 4, syntax.at(head.lowerBound, word: "for"),
      syntax.at(head.lowerBound + 1, "(")
    else { return nil }
    let content = syntax.content(of: head.lowerBound + 1)
    guard let equals = syntax.first("=", in: content), says(equals - 1, name),
      syntax.at(equals + 1, word: "0"), syntax.at(equals + 2, ";")
    else { return nil }
    return limit(content, name)
  }

  /// `i < list.count` and `i < [list count]`.
  private func limit(_ head: Range<Int>, _ name: String) -> Counter? {
    guard
      let sign = head.first(where: { syntax.at($0, "<") && says($0 - 1, name) }),
      let equals = head.first(where: { syntax.at($0, "=") }), syntax.at(equals + 1, word: "0")
    else { return nil }
    let isMessage = syntax.at(sign + 1, "[")
    let list = isMessage ? sign + 2 : sign + 1
    let isCount =
      (isMessage
        ? syntax.at(list + 1, word: "count") && syntax.at(list + 2, "]")
        : syntax.at(list + 1, ".") && syntax.at(list + 2, word: "count"))
      && syntax.at(list + 3, ";") && isStep((list + 4)..<head.upperBound, name)
    return Counter(list: isCount ? list..<(list + 1) : nil)
  }

  /// `i++`, `++i` and `i += 1` at the end of the head of a loop.
  private func isStep(_ range: Range<Int>, _ name: String) -> Bool {
    switch range.count {
    case 2:
      let sign = says(range.lowerBound, name) ? range.lowerBound + 1 : range.lowerBound
      let other = sign == range.lowerBound ? sign + 1 : range.lowerBound
      return says(other, name) && syntax.at(sign, word: "++")
    case 3:
      return says(range.lowerBound, name) && syntax.at(range.lowerBound + 1, word: "+=")
        && syntax.at(range.lowerBound + 2, word: "1")
    default: return false
    }
  }

  /// `list.enumerated().forEach { index, view in … }` and `enumerateObjectsUsingBlock:`.
  private func closure(_ opener: Int, _ name: String) -> Counter? {
    guard syntax.isSwift else {
      let names = syntax.parameters(ofClosure: opener)
      guard names.count == 3, says(names[1], name) else { return nil }
      let message = syntax.parent(opener)
      guard message >= 0, syntax.at(message, "[") else { return nil }
      let end = syntax.next(after: message + 1)
      return syntax.at(end, word: "enumerateObjectsUsingBlock")
        ? Counter(list: (message + 1)..<end) : nil
    }
    var word = opener - 1
    if syntax.at(word, "(") { word -= 1 }
    guard syntax.at(word, anyOf: ["forEach", "map"]), syntax.at(word - 1, "."),
      syntax.at(word - 2, ")")
    else { return nil }
    let parentheses = syntax.previous(before: word - 1)
    guard syntax.at(parentheses - 1, word: "enumerated"), syntax.at(parentheses - 2, "."),
      syntax.isName(parentheses - 3), !syntax.at(parentheses - 4, ".")
    else { return nil }
    let names = syntax.parameters(ofClosure: opener)
    guard name == "$0" || names.first.map({ says($0, name) }) == true else { return nil }
    return Counter(list: (parentheses - 3)..<(parentheses - 2))
  }

  /// The elements of a list that is written out.
  func listContent(_ range: Range<Int>) -> Range<Int>? {
    guard let open = range.first, syntax.at(open, "["),
      syntax.isSwift || syntax.isBoxed(open), syntax.partner(open) == range.upperBound - 1
    else { return nil }
    return syntax.content(of: open)
  }
}
