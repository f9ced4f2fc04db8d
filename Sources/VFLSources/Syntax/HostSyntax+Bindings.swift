import VFLDiagnostics

extension HostSyntax {
  /// The steps for a lookup of a name among the declarations of one block.
  private static let lookUpCost = 24

  /// What the name of a token stands for where it stands, or where another token stands.
  func binding(of name: Int, at place: Int? = nil) -> Binding {
    let place = place ?? name
    guard !budget.isExceeded else { return .unknown }
    var opener = parent(place)
    // The outermost bracket around the place inside of a block.
    var inner = place
    while opener >= 0 {
      if at(opener, "{"), !isBoxed(opener) {
        budget.spend(Self.lookUpCost)
        if kind(ofBlock: opener) == .type { break }
        if !isSwift, let found = bareLoop(around: inner, naming: name) { return found }
        if let found = declaration(of: name, before: place, in: opener) { return found }
        if let found = header(of: opener, naming: name) { return found }
      }
      inner = opener
      opener = parent(opener)
    }
    return member(named: name, at: place)
  }

  /// Whether a name of the head of a loop or closure stands for something else at a place in it.
  func isShadowed(_ name: Int, at place: Int, inBlock outer: Int) -> Bool {
    var opener = parent(place)
    while opener >= outer {
      if at(opener, "{"), !isBoxed(opener) {
        if declaration(of: name, before: place, in: opener) != nil { return true }
        if opener > outer, header(of: opener, naming: name) != nil { return true }
      }
      opener = parent(opener)
    }
    return false
  }

  /// What the head of a loop without braces binds a name to, in front of a bracket or token.
  private func bareLoop(around index: Int, naming name: Int) -> Binding? {
    let start = labelledStart(of: index)
    guard at(start, word: "for"), at(start + 1, "(") else { return nil }
    let end = next(after: start + 1)
    return index >= end ? loopBinding(start..<end, naming: name) : nil
  }

  /// The last declaration of a name in a block whose name can stand where a token stands.
  ///
  /// One that is compiled under a condition is taken together with those of the other conditions.
  private func declaration(of name: Int, before limit: Int, in opener: Int) -> Binding? {
    guard tokens[name].kind == .identifier else { return nil }
    let entries = locals.entries(of: tokens[name].link, in: Int32(opener))
    let before = entries[..<declared(entries, before: limit)]
    // Each case of a `switch` of Swift is a scope of its own; those of C share one.
    let hasScopes = isSwift && !entries.isEmpty && kind(ofBlock: opener) == .cases
    let label = hasScopes ? labelStart(before: limit, in: opener) : nil
    var found: Binding?
    for entry in before.reversed() {
      budget.spend(4)
      if budget.isExceeded { return nil }
      let index = Int(entry.token)
      if hasScopes, labelStart(before: index, in: opener) != label { break }
      switch entry.kind {
      case .parameter: continue
      case .pattern: return .unknown
      case .function: return .function(declaration: index)
      case .variable:
        // In its own value a name stands for what it stood for before.
        guard index == limit || limit >= entry.start else { continue }
        if index != limit, let outer = shadowed(by: index) { return outer }
        found = .local(declaration: index, scope: index..<max(index, partner(opener)))
        if isInBranch(index, around: limit) { return found }
      }
    }
    if let found { return found }
    if hasScopes, let last = entries.last, labelStart(before: Int(last.token), in: opener) != label
    {
      return nil
    }
    return later(entries)
  }

  /// How far the declarations of a list stand in front of a token, or are it.
  private func declared(
    _ entries: ArraySlice<DeclarationIndex.Entry>, before limit: Int
  ) -> Int {
    entries.partitioningIndex { Int($0.token) > limit }
  }

  /// A local function stands for itself in front of its declaration, too.
  private func later(_ entries: ArraySlice<DeclarationIndex.Entry>) -> Binding? {
    guard isSwift, let entry = entries.last, case .function = entry.kind else { return nil }
    return .function(declaration: Int(entry.token))
  }

  /// What a name stands for that the head of a block gives.
  private func header(of opener: Int, naming name: Int) -> Binding? {
    guard tokens[name].kind == .identifier else { return nil }
    let start = blockStart(opener)
    switch kind(ofBlock: opener) {
    case .type, .literal: return nil
    case .function, .closure:
      for entry in locals.entries(of: tokens[name].link, in: Int32(opener)) {
        if case .parameter(let index) = entry.kind {
          return .parameter(block: opener, index: index)
        }
      }
      if isSwift, kind(ofBlock: opener) == .closure, text(name) == "$0" {
        return .parameter(block: opener, index: 0)
      }
      return nil
    case .loop: return loopBinding(start..<opener, naming: name)
    case .cases, .statement: return condition(start..<opener, naming: name)
    }
  }

  /// What a name stood for that `guard let name`, or `guard let name = name`, unwraps.
  private func shadowed(by index: Int) -> Binding? {
    guard isSwift, at(statementStart(of: index), word: "guard") else { return nil }
    return unwrapped(by: index, at: statementStart(of: index))
  }

  /// What a name stood for in front of a condition that unwraps it under the same name.
  private func unwrapped(by index: Int, at start: Int) -> Binding? {
    guard at(index - 1, word: "let"), !at(index - 2, word: "case"), parent(index) == parent(start)
    else { return nil }
    if let value = initializer(ofDeclaration: index) {
      guard value.count == 1, isSame(value.lowerBound, index) else { return nil }
    } else if at(index + 1, "=") || at(index + 1, ":") {
      return nil
    }
    return binding(of: index, at: start)
  }

  /// What `if let name = …` and `case .some(let name)` bind.
  private func condition(_ head: Range<Int>, naming name: Int) -> Binding? {
    for mention in mentions(ofToken: name, in: head).reversed() {
      let index = Int(mention)
      if isSwift, at(index - 1, anyOf: ["let", "var"]) {
        return unwrapped(by: index, at: head.lowerBound) ?? .unknown
      }
      if isSwift, at(parent(index) - 1, anyOf: ["let", "var"]) { return .unknown }
    }
    return nil
  }

  /// Whether two tokens say the same name.
  func isSame(_ index: Int, _ other: Int) -> Bool {
    isName(index) && isName(other) && tokens[index].link == tokens[other].link
  }

  /// What the head of a loop binds a name to.
  private func loopBinding(_ head: Range<Int>, naming name: Int) -> Binding? {
    guard let mention = mentions(ofToken: name, in: head).first else { return nil }
    guard let word = head.first(where: { at($0, word: "for") }) else {
      return condition(head, naming: name)
    }
    let inside =
      at(word + 1, "(") && !isSwift ? content(of: word + 1) : (word + 1)..<head.upperBound
    var index = inside.lowerBound
    while index < inside.upperBound, !at(index, word: "in"), !at(index, ":") {
      index = next(after: index)
    }
    let pattern = inside.lowerBound..<min(index, inside.upperBound)
    guard pattern.contains(Int(mention)) else { return nil }
    guard index < inside.upperBound else {
      // `for (int i = 0; i < list.count; i++)` binds what it declares, and mentions others.
      let start = inside.lowerBound..<(first(";", in: inside) ?? inside.upperBound)
      let isBound = mentions(ofToken: name, in: start).contains {
        isName(Int($0) - 1) || at(Int($0) - 1, "*") || at(Int($0) - 1, ",")
      }
      return isSwift || isBound ? .unknown : nil
    }
    let list = (index + 1)..<inside.upperBound
    if !isSwift {
      return pattern.last.map { isSame($0, name) } == true ? .element(of: list) : .unknown
    }
    // Elements that a condition leaves out are still elements; those that it tests are not told.
    if list.contains(where: { at($0, word: "where") && parent($0) == parent(list.lowerBound) }) {
      return .unknown
    }
    if pattern.count == 1 { return .element(of: list) }
    guard at(pattern.lowerBound, "("), next(after: pattern.lowerBound) == pattern.upperBound else {
      return .unknown
    }
    // `for (index, name) in list.enumerated()`.
    let tail = list.upperBound - 4
    if tail > list.lowerBound, at(tail, "."), at(tail + 1, word: "enumerated") {
      return isSame(pattern.upperBound - 2, name) && pattern.count == 5
        ? .element(of: list.lowerBound..<tail) : .unknown
    }
    let parts = split(content(of: pattern.lowerBound), at: ",")
    guard let part = parts.firstIndex(where: { $0.count == 1 && isSame($0.lowerBound, name) })
    else { return .unknown }
    return .element(of: list, part: part)
  }

  /// The property or global with the name of a token, when the file declares only one that can
  /// stand there.
  private func member(named name: Int, at place: Int) -> Binding {
    guard tokens[name].kind == .identifier else { return .unknown }
    let link = tokens[name].link
    for owner in owners(of: place) where !members.entries(of: link, in: owner).isEmpty {
      return member(link, of: owner)
    }
    // What a class inherits comes before what the file declares.
    let global = member(link, of: -1)
    return global != .unknown && mayInherit(link, at: place) ? .unknown : global
  }

  /// The property of a type, by the numbers of their names, when the file declares only one.
  func member(_ name: Int32, of owner: Int32) -> Binding {
    let found = members.entries(of: name, in: owner)
    guard found.count == 1, let first = found.first else { return .unknown }
    return .member(declaration: Int(first.token))
  }

  /// The names of the types around a token, by their numbers, the innermost one first.
  func owners(of index: Int) -> [Int32] {
    guard isSwift else { return implementation(around: index).map { [tokens[$0].link] } ?? [] }
    var owners: [Int32] = []
    var opener = type(around: index)
    while let type = opener {
      if let name = typeName(ofBlock: type) { owners.append(name) }
      opener = self.type(around: type)
    }
    return owners
  }

  /// The token with the name of the class of Objective-C that a token stands in.
  func implementation(around index: Int) -> Int? {
    func last(_ word: String) -> Int {
      let all = mentions(of: word)
      let end = all.partitioningIndex { $0 > index }
      return end > all.startIndex ? Int(all[end - 1]) : -1
    }
    let start = last("@implementation")
    return start >= 0 && start > last("@end") && isName(start + 1) ? start + 1 : nil
  }
}
