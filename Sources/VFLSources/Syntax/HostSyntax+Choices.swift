import VFLDiagnostics

extension HostSyntax {
  /// The steps for each token of a condition.
  private static let choiceCost = 64

  /// The choice that some tokens are as a condition, and how its branches are called.
  ///
  /// `!a` is the choice `a` with its branches exchanged, and `a != b` is `a == b` likewise. Two conditions
  /// with the same spelling are one choice only if their names mean the same and no value has changed in
  /// between.
  func choice(of condition: Range<Int>) -> (name: String, yes: ChoiceBranch, no: ChoiceBranch) {
    guard !budget.isExceeded else { return ("", .yes, .no) }
    budget.spend(Self.choiceCost * condition.count)
    let choice = spelledChoice(of: condition)
    return (choice.name + state(of: condition), choice.yes, choice.no)
  }

  /// The choice that some tokens are as a condition, named by its spelling alone, and how its branches are
  /// called.
  func spelledChoice(of condition: Range<Int>) -> (
    name: String, yes: ChoiceBranch, no: ChoiceBranch
  ) {
    var range = unwrapped(condition)
    var isNegated = false
    while at(range.lowerBound, "!"), range.count > 1,
      !range.contains(where: {
        tokens[$0].kind == .compound && parent($0) == parent(range.lowerBound)
      })
    {
      isNegated.toggle()
      range = unwrapped((range.lowerBound + 1)..<range.upperBound)
    }
    let compounds = range.filter {
      tokens[$0].kind == .compound && parent($0) == parent(range.lowerBound)
    }
    var name = ""
    for index in range {
      if compounds.count == 1, at(index, word: "!=") {
        isNegated.toggle()
        name += "== "
      } else {
        name += text(index) + " "
      }
    }
    return isNegated ? (name, .no, .yes) : (name, .yes, .no)
  }

  /// The picks under which a block of statements is run, as far as its own head says; `nil` when nothing is
  /// known of them.
  func picks(ofBlock opener: Int, at place: Int) -> ChoicePicks {
    switch kind(ofBlock: opener) {
    case .statement: return branch(endingAt: opener, from: blockStart(opener))
    case .cases:
      return label(around: place, in: opener) ?? ChoicePicks()
    default: return ChoicePicks()
    }
  }

  /// What has to be so for the branch of an `if` whose head begins at a token.
  func branch(endingAt end: Int, from start: Int) -> ChoicePicks {
    if at(start, word: "guard") {
      let choice = choice(of: (start + 1)..<max(start + 1, end - 1))
      return ChoicePicks(choice.name, choice.no, at: start)
    }
    var condition = start
    var result = ChoicePicks()
    if at(start, word: "else") {
      condition += 1
      result = otherBranches(before: start)
    }
    guard at(condition, word: "if") else { return result }
    let head = isSwift ? (condition + 1)..<end : content(of: min(condition + 1, tokens.count - 1))
    let choice = choice(of: head)
    return result.union(ChoicePicks(choice.name, choice.yes, at: start)) ?? result
  }

  /// The picks of an `else`: no branch of the `if` in front of it is taken.
  private func otherBranches(before start: Int) -> ChoicePicks {
    var result = ChoicePicks()
    for head in heads(before: start) {
      var condition = head.lowerBound
      if at(condition, word: "else") { condition += 1 }
      guard at(condition, word: "if") else { continue }
      let range =
        isSwift
        ? (condition + 1)..<head.upperBound : content(of: min(condition + 1, tokens.count - 1))
      let choice = choice(of: range)
      result = result.union(ChoicePicks(choice.name, choice.no, at: start)) ?? result
    }
    return result
  }

  /// The heads of the branches in front of an `else`, each up to its brace or its statement.
  private func heads(before start: Int) -> [Range<Int>] {
    var heads: [Range<Int>] = []
    var start = start
    while at(start, word: "else"), start > 0, heads.count < 64 {
      let last = start - 1
      if at(last, "}"), tokens[last].link >= 0 {
        let opener = Int(tokens[last].link)
        start = blockStart(opener)
        heads.append(start..<opener)
      } else {
        let head = statementStart(of: last)
        guard head < last, at(head, anyOf: ["if", "else"]) else { break }
        start = head
        heads.append(head..<last)
      }
    }
    return heads
  }

  /// What has to be so because of what leads elsewhere in front of a token: `guard a else { … }` and
  /// `if !a { return }` in the blocks around it.
  func picks(leftBefore place: Int) -> ChoicePicks {
    var blocks: [Int] = []
    var outer = block(of: place)
    while outer >= 0, kind(ofBlock: outer) != .type {
      blocks.append(outer)
      if kind(ofBlock: outer) == .function { break }
      outer = block(of: outer)
    }
    var result = ChoicePicks()
    guard let first = blocks.last else { return result }
    for word in ["guard", "if"] {
      let found = mentions(of: word)
      let start = found.partitioningIndex { Int($0) >= first }
      let end = found.partitioningIndex { Int($0) >= place }
      // What is far away is hardly asked for again.
      for mention in found[max(start, end - 64)..<max(start, end)] {
        let index = Int(mention)
        guard blocks.contains(block(of: index)), !at(index - 1, word: "else"),
          isInBranch(index, around: place),
          let picks = picks(leaving: index, before: place)
        else { continue }
        result = result.union(picks) ?? result
      }
    }
    return result
  }

  /// What has to be so behind an `if` or `guard` that leaves where it is not; `nil` for any other.
  private func picks(leaving start: Int, before place: Int) -> ChoicePicks? {
    let isGuard = at(start, word: "guard")
    let head: Range<Int>
    let body: Range<Int>
    if isSwift {
      guard let opener = first("{", in: start..<place) else { return nil }
      head = (start + 1)..<max(start + 1, isGuard ? opener - 1 : opener)
      body = content(of: opener)
    } else {
      guard at(start + 1, "(") else { return nil }
      head = content(of: start + 1)
      let end = next(after: start + 1)
      body = at(end, "{") ? content(of: end) : end..<(expressionEnd(from: end) + 1)
    }
    guard !head.isEmpty, body.upperBound < place, exits(body) else { return nil }
    let choice = choice(of: head)
    return ChoicePicks(choice.name, isGuard ? choice.yes : choice.no, at: start)
  }

  /// Whether a block, or one case of it, ends by leaving what is around it.
  func exits(_ range: Range<Int>) -> Bool {
    lastStatement(of: range).map { at($0, anyOf: Self.leavingWords) } ?? false
  }

  /// Where the last statement of a block, or of one case of it, begins.
  func lastStatement(of range: Range<Int>) -> Int? {
    guard var end = range.last else { return nil }
    if at(end, ";"), end > range.lowerBound { end -= 1 }
    // A block of its own: `case 0: { … }`.
    if at(end, "}"), tokens[end].link > range.lowerBound || at(range.lowerBound, "{") {
      let opener = Int(tokens[end].link)
      let head = opener > 0 ? opener - 1 : opener
      if opener >= range.lowerBound, opener == range.lowerBound || at(head, ":") || at(head, ";") {
        return lastStatement(of: (opener + 1)..<end)
      }
    }
    if tokens[end].kind == .closer, tokens[end].link >= 0 { end = Int(tokens[end].link) }
    guard end >= range.lowerBound else { return nil }
    let start = max(statementStart(of: end), range.lowerBound)
    // Behind the label of a case.
    return at(start, ":") ? start + 1 : start
  }
}
