extension HostSyntax {
  /// What the name of a token stands for where it stands, or where another token stands.
  func binding(of name: Int, at place: Int? = nil) -> Binding {
    var inner = place ?? name
    var opener = parent(inner)
    while opener >= 0 {
      if at(opener, "{"), !isBoxed(opener) {
        if kind(ofBlock: opener) == .type { break }
        if let found = declaration(of: name, before: inner, in: opener) { return found }
        if let found = header(of: opener, naming: name) { return found }
      }
      inner = opener
      opener = parent(opener)
    }
    return member(named: name)
  }

  /// Whether a token declares the variable that it names.
  func declares(_ index: Int) -> Bool {
    if isSwift { return at(index - 1, anyOf: ["let", "var"]) }
    guard index > 0, at(index + 1, "=") || at(index + 1, ";") || at(index + 1, ",") else {
      return false
    }
    guard isName(index - 1) || at(index - 1, "*") || at(index - 1, ">"),
      !at(index - 1, anyOf: ["return", "else", "goto", "case", "throw", "in", "do"])
    else { return false }
    let start = statementStart(of: index)
    guard start < index, isName(start) else { return false }
    return (start..<index).allSatisfy {
      isName($0) || at($0, "*") || at($0, "<") || at($0, ">") || at($0, ",")
        || tokens[$0].kind == .compound && at($0, word: "::")
    }
  }

  /// The last declaration of a name in a block in front of a token.
  ///
  /// One that is compiled under a condition is taken together with those of the other conditions.
  private func declaration(of name: Int, before limit: Int, in opener: Int) -> Binding? {
    let range = (opener + 1)..<max(opener + 1, limit)
    var found: Binding?
    for mention in mentions(ofToken: name, in: range).reversed() {
      let index = Int(mention)
      guard parent(index) == opener else { continue }
      if declares(index) {
        found = .local(declaration: index, scope: index..<max(index, partner(opener)))
        if isInBranch(index, around: limit) { return found }
      }
      if isSwift, isInPattern(index) { return .unknown }
    }
    if let found { return found }
    // A pattern in parentheses, such as `let (a, b)`.
    if isSwift {
      for mention in mentions(ofToken: name, in: range).reversed() {
        let open = parent(Int(mention))
        if open > opener, at(open, "("), at(open - 1, anyOf: ["let", "var"]) { return .unknown }
      }
    }
    return nil
  }

  /// Whether a token follows a `let` in a list of several.
  private func isInPattern(_ index: Int) -> Bool {
    guard at(index - 1, ","), at(index + 1, "=") || at(index + 1, ":") else { return false }
    return at(statementStart(of: index), anyOf: ["let", "var"])
  }

  /// What a name stands for that the head of a block gives.
  private func header(of opener: Int, naming name: Int) -> Binding? {
    let start = statementStart(of: opener)
    switch kind(ofBlock: opener) {
    case .type, .literal: return nil
    case .function:
      let names = parameters(ofFunction: opener)
      return names.firstIndex { isSame($0.name, name) }.map {
        .parameter(block: opener, index: $0)
      }
    case .closure:
      let names = parameters(ofClosure: opener)
      if let index = names.firstIndex(where: { isSame($0, name) }) {
        return .parameter(block: opener, index: index)
      }
      if isSwift, text(name) == "$0", names.isEmpty { return .parameter(block: opener, index: 0) }
      return nil
    case .loop:
      return loopBinding(start..<opener, naming: name)
    case .cases, .statement:
      // `if let name = …` and `case .some(let name)`.
      let isBound = mentions(ofToken: name, in: start..<opener).contains {
        at(Int($0) - 1, anyOf: ["let", "var"])
          || at(parent(Int($0)) - 1, anyOf: ["let", "var"])
      }
      return isBound ? .unknown : nil
    }
  }

  /// Whether two tokens say the same name.
  func isSame(_ index: Int, _ other: Int) -> Bool {
    isName(index) && isName(other) && tokens[index].link == tokens[other].link
  }

  /// What the head of a loop binds a name to.
  private func loopBinding(_ head: Range<Int>, naming name: Int) -> Binding? {
    guard let word = head.first(where: { at($0, word: "for") }) else {
      let isBound = mentions(ofToken: name, in: head).contains { at(Int($0) - 1, word: "let") }
      return isBound ? .unknown : nil
    }
    let inside =
      at(word + 1, "(") && !isSwift ? content(of: word + 1) : (word + 1)..<head.upperBound
    var index = inside.lowerBound
    while index < inside.upperBound, !at(index, word: "in"), !at(index, ":") {
      index = next(after: index)
    }
    let pattern = inside.lowerBound..<min(index, inside.upperBound)
    guard mentions(ofToken: name, in: pattern).first != nil else { return nil }
    guard index < inside.upperBound else { return .unknown }
    let list = (index + 1)..<inside.upperBound
    if !isSwift {
      return pattern.last.map { isSame($0, name) } == true ? .element(of: list) : .unknown
    }
    if pattern.count == 1 { return .element(of: list) }
    // `for (index, name) in list.enumerated()`.
    let tail = list.upperBound - 4
    guard at(pattern.lowerBound, "("), tail > list.lowerBound, at(tail, "."),
      at(tail + 1, word: "enumerated"), isSame(pattern.upperBound - 2, name)
    else { return .unknown }
    return .element(of: list.lowerBound..<tail)
  }

  /// The property or global with the name of a token, when the file declares only one.
  private func member(named name: Int) -> Binding {
    let declaration = members[Int(tokens[name].link)]
    return declaration >= 0 ? .member(declaration: Int(declaration)) : .unknown
  }
}
