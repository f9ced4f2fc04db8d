extension FormatFinder {
  /// Whether what a name stands for at a token is what a function, closure or loop was given, and
  /// any of that gets there: nothing changes it, and no test of it leads elsewhere.
  ///
  /// A test whether it is empty does not count, for nobody gives an empty string as a format. A name in
  /// the computed part of a string is no token: any other mention says it, and the string is its place.
  func isForwarded(_ name: Int, at other: Int? = nil, from block: Int) -> Bool {
    let place = other ?? name
    let binding = syntax.binding(of: name, at: place)
    let end = syntax.partner(block)
    let conditions = conditions(inStatementAround: place)
    for mention in syntax.mentions(ofToken: name, in: block..<end) {
      let index = Int(mention)
      guard index != place, !syntax.at(index - 1, "."), !isLabel(index),
        !syntax.declares(index), syntax.binding(of: index) == binding
      else { continue }
      switch write(at: index)?.effect {
      case nil, .unknownIfShared: break
      default: return false
      }
      if leads(index, elsewhereThan: place, under: conditions) { return false }
    }
    return true
  }

  /// How many mentions of a variable in front of a place are looked at for a test of it.
  private static let testLimit = 64

  /// Whether a test of what a variable holds decides, behind a token, if a place is reached: not all that
  /// it may hold gets there.
  func isTested(_ declaration: Int, from start: Int, at place: Int) -> Bool {
    let mentions = syntax.mentions(ofToken: declaration, in: start..<max(start, place))
    let conditions = conditions(inStatementAround: place)
    return mentions.suffix(Self.testLimit).contains { mention in
      let index = Int(mention)
      return decides(index, about: place, under: conditions) == true && means(index, declaration)
    }
  }

  /// Whether a test of a variable in some tokens is about what it holds, and not only whether it is empty.
  func isTest(_ condition: Range<Int>, of name: Int) -> Bool {
    syntax.mentions(ofToken: name, in: condition).contains {
      !syntax.at(Int($0) - 1, ".") && !isEmptinessTest(Int($0))
    }
  }

  /// Whether the parameter of a function or closure goes to anything but some tokens and the formats of
  /// other calls.
  func goesElsewhere(_ parameter: Int, of block: Int, than format: Range<Int>) -> Bool {
    guard
      let name = format.first(where: {
        guard syntax.isName($0) else { return false }
        return syntax.binding(of: $0) == .parameter(block: block, index: parameter)
      })
    else { return true }
    let binding = Binding.parameter(block: block, index: parameter)
    return syntax.mentions(ofToken: name, in: block..<syntax.partner(block)).contains { mention in
      let index = Int(mention)
      return !format.contains(index) && !syntax.at(index - 1, ".") && !isLabel(index)
        && !syntax.declares(index) && syntax.binding(of: index) == binding && !isReport(index)
    }
  }

  private func isLabel(_ index: Int) -> Bool {
    syntax.at(index + 1, ":") && !syntax.at(index - 1, "?")
      && (syntax.isSwift ? !syntax.at(index - 1, word: "case") : true)
  }

  /// Whether a mention of a value leads a program elsewhere than to a place that stands under some
  /// conditions of its own statement.
  private func leads(_ index: Int, elsewhereThan place: Int, under conditions: [Condition]) -> Bool
  {
    if let decides = decides(index, about: place, under: conditions) { return decides }
    if isReport(index) { return false }
    return isOtherWay(index, than: place)
  }

  /// Whether a mention in a condition decides whether the program comes to a place; `nil` for a mention that
  /// is in no condition.
  private func decides(_ index: Int, about place: Int, under conditions: [Condition]) -> Bool? {
    if conditions.contains(where: { $0.tokens.contains(index) }) { return !isEmptinessTest(index) }
    let (outer, start) = statement(around: index)
    guard let head = condition(from: start, around: outer) else { return nil }
    if isEmptinessTest(index) { return false }
    if syntax.at(start, word: "guard") { return index < place }
    let blocks = branches(behind: head, from: start)
    return blocks.contains { $0.contains(place) }
      || index < place && blocks.contains { syntax.exits($0) }
  }

  /// What begins the statement around a token, and the token's outermost bracket in it.
  private func statement(around index: Int) -> (outer: Int, start: Int) {
    var outer = index
    while syntax.parent(outer) >= 0,
      !syntax.at(syntax.parent(outer), "{") || syntax.isBoxed(syntax.parent(outer))
    {
      outer = syntax.parent(outer)
    }
    return (outer, syntax.labelledStart(of: outer))
  }

  /// The end of the condition in whose head a bracket or token stands; `nil` when in none.
  private func condition(from start: Int, around outer: Int) -> Int? {
    var word = start
    if syntax.at(word, word: "else") { word += 1 }
    guard syntax.at(word, anyOf: ["if", "guard", "while", "switch"]) else { return nil }
    if syntax.isSwift {
      var index = word + 1
      while index < syntax.tokens.count, !syntax.at(index, "{") {
        if syntax.tokens[index].kind == .closer { break }
        index = syntax.next(after: index)
      }
      return outer < index ? index : nil
    }
    guard syntax.at(word + 1, "("), outer == word + 1 else { return nil }
    return syntax.next(after: word + 1)
  }

  /// The blocks, or the statements without braces, that a condition decides about.
  private func branches(behind head: Int, from start: Int) -> [Range<Int>] {
    var branches: [Range<Int>] = []
    var index = head
    while index < syntax.tokens.count, branches.count < 64 {
      let end: Int
      if syntax.at(index, "{") {
        end = syntax.next(after: index)
        branches.append((index + 1)..<max(index + 1, end - 1))
      } else {
        end = syntax.expressionEnd(from: index) + 1
        branches.append(index..<min(end, syntax.tokens.count))
      }
      guard syntax.at(end, word: "else") else { break }
      index = end + 1
      while syntax.at(index, word: "if") || syntax.isSwift && !syntax.at(index, "{") {
        index =
          syntax.isSwift
          ? (syntax.first("{", in: index..<syntax.tokens.count) ?? syntax.tokens.count)
          : syntax.next(after: min(index + 1, syntax.tokens.count - 1))
        if index >= syntax.tokens.count { break }
      }
    }
    return branches
  }

  /// Whether a mention in a condition asks whether the value is empty or missing, or names it anew.
  private func isEmptinessTest(_ index: Int) -> Bool {
    let (last, next) = (index - 1, index + 1)
    if syntax.isSwift {
      if syntax.at(last, anyOf: ["let", "var"]) { return true }
      if syntax.at(next, "."), syntax.at(next + 1, anyOf: ["isEmpty", "count"]) { return true }
      // `let name = name`.
      if syntax.at(last, "="), syntax.isSame(last - 1, index) { return true }
    } else {
      if syntax.at(next, "."), syntax.at(next + 1, word: "length") { return true }
      if syntax.at(last, "["), syntax.at(next, word: "length") { return true }
      if syntax.at(last, "["), syntax.at(next, word: "isEqualToString"),
        syntax.isString(next + 2), isEmptyString(next + 2)
      {
        return true
      }
      let isAlone =
        (syntax.at(last, "(") || syntax.at(last, "!") || syntax.at(last, word: "&&"))
        && (syntax.at(next, ")") || syntax.at(next, word: "&&") || syntax.at(next, word: "||"))
      if isAlone || syntax.at(next, "?") { return true }
    }
    guard syntax.at(next, anyOf: ["==", "!="]) else { return false }
    return syntax.at(next + 1, anyOf: ["nil", "NULL"]) || isEmptyString(next + 1)
  }

  private func isEmptyString(_ index: Int) -> Bool {
    guard syntax.isString(index) else { return false }
    return format(index..<(index + 1), at: index).literals.first?.text.isEmpty == true
  }

  /// Whether a mention is an argument of a call that reports or asserts something.
  func isReport(_ index: Int) -> Bool {
    var outer = syntax.parent(index)
    while outer >= 0, !syntax.at(outer, "{") || syntax.isBoxed(outer) {
      if syntax.at(outer, "("), syntax.at(outer - 1, anyOf: HostSyntax.reportingCalls) {
        return true
      }
      outer = syntax.parent(outer)
    }
    return callTokens.isInFormat(index)
  }

  /// Whether a mention stands on a way that does not lead through a place: in another branch, or in
  /// one that is left before.
  private func isOtherWay(_ index: Int, than place: Int) -> Bool {
    var chain: [Int] = []
    var opener = syntax.block(of: place)
    while opener >= 0 {
      chain.append(opener)
      opener = syntax.block(of: opener)
    }
    var inner = index
    opener = syntax.block(of: index)
    while opener >= 0, !chain.contains(opener) {
      inner = opener
      opener = syntax.block(of: opener)
    }
    // `opener` is the innermost block around both.
    if opener >= 0, syntax.kind(ofBlock: opener) == .cases {
      return syntax.labelStart(before: index, in: opener)
        != syntax.labelStart(before: place, in: opener)
    }
    guard inner != index else {
      // Straight on, or in a statement without braces.
      let start = statement(around: index).start
      return !syntax.isSwift && syntax.at(start, anyOf: ["if", "else"])
        && start != statement(around: place).start
    }
    if inner < place, syntax.exits(syntax.content(of: inner)) { return true }
    return siblings(of: inner).contains { $0 < place && place < syntax.partner($0) }
  }

  /// Whether two tokens stand in different branches of one `if` with an `else`, or of one `switch`.
  func areBranches(_ first: Int, _ second: Int, in block: Int) -> Bool {
    var opener = syntax.block(of: first)
    while opener > block {
      let isAround = opener < second && second < syntax.partner(opener)
      if syntax.kind(ofBlock: opener) == .cases { return isAround }
      if isAround { return false }
      if siblings(of: opener).contains(where: { $0 < second && second < syntax.partner($0) }) {
        return true
      }
      opener = syntax.block(of: opener)
    }
    return false
  }

  /// The other blocks of the `if` that a block is a part of.
  private func siblings(of block: Int) -> [Int] {
    guard syntax.kind(ofBlock: block) == .statement else { return [] }
    return StringFlow(finder: self, place: block, depth: 0).chain(of: block).filter { $0 != block }
  }
}
