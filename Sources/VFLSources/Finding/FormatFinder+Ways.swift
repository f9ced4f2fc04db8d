import VFLDiagnostics

/// Finds out whether a program that comes to one place is certain to come to another one.
///
/// A string and the call that it is given to may depend on one condition that is spelled in two ways, such as
/// `switch axis` and `axis == .horizontal`. So a string is compared with the other arguments of the call only
/// if nothing between the two may lead elsewhere, but for conditions that are known to be as the string needs
/// them.
extension FormatFinder {
  /// How many exits between two places are looked at.
  private static let exitLimit = 64

  /// Whether each way from a token leads to a call where the branches of some choices are taken.
  ///
  /// - Parameter isWalk: whether the token stands in front of a loop that gives the call one element after
  ///   the other: what leads past the call in all of its turns or in none is no matter then.
  func leads(
    from start: Int, to call: FormatCall, given picks: ChoicePicks, isWalk: Bool = false
  ) -> Bool {
    if call.range.contains(start) || call.format.contains(start) { return true }
    let place = call.name
    guard start < place, syntax.isInBranch(place, around: start),
      !isInCondition(call.range.lowerBound, behind: start, given: picks)
    else { return false }
    // What throws for one element leads past the call for that one.
    if isWalk, mayThrow(from: start, to: syntax.statementStart(of: place)) { return false }
    let turns = isWalk ? turns(from: start, to: place) : nil
    var opener = syntax.block(of: place)
    while opener >= 0, !syntax.encloses(opener, start) {
      let isSteady = turns.map { self.isSteady(opener, in: $0) } ?? false
      guard isSteady || isRun(opener, around: place, behind: start, given: picks),
        !isInCondition(opener, behind: start, given: picks)
      else { return false }
      opener = syntax.block(of: opener)
    }
    return !mayLeave(from: start, to: place, given: picks, turns)
  }

  /// Whether something between two tokens may throw.
  private func mayThrow(from start: Int, to place: Int) -> Bool {
    start < place
      && syntax.mentions(of: "try", in: start..<place).contains {
        !syntax.at(Int($0) + 1, "?") && !syntax.at(Int($0) + 1, "!")
      }
  }

  /// Whether some branches rule out others.
  func excludes(_ picks: ChoicePicks, _ others: ChoicePicks) -> Bool { picks.union(others) == nil }

  /// Whether all of some branches are among others.
  private func includes(_ picks: ChoicePicks, _ others: ChoicePicks) -> Bool {
    others.picks.allSatisfy { other in
      picks.branch(of: other.choice)?.isSubset(of: other.branch) == true
    }
  }

  // MARK: Blocks

  /// Whether the block that a brace opens is run once its statement is reached.
  private func isRun(
    _ opener: Int, around place: Int, behind start: Int, given picks: ChoicePicks
  ) -> Bool {
    let head = syntax.blockStart(opener)
    switch syntax.kind(ofBlock: opener) {
    case .literal: return true
    case .type, .function: return false
    case .cases: return includes(picks, syntax.picks(ofBlock: opener, at: place))
    case .statement:
      if syntax.at(head, anyOf: ["if", "else", "guard"]) {
        return includes(picks, syntax.picks(ofBlock: opener, at: place))
      }
      return !syntax.at(opener - 1, word: "catch") && !syntax.at(head, word: "catch")
        && !syntax.at(head, anyOf: ["@catch", "while", "for", "switch"])
    case .loop:
      // What takes an element of a list for the string is run for each of them.
      return syntax.at(head, word: "repeat") || syntax.at(head, word: "do")
        || isWalk(picks) && syntax.at(syntax.labelledStart(of: opener), word: "for")
    case .closure: return isRunAtOnce(opener, isWalk: isWalk(picks))
    }
  }

  /// Whether a string is an element of a list that a loop walks through.
  private func isWalk(_ picks: ChoicePicks) -> Bool {
    picks.picks.contains { $0.isElement }
  }

  /// Whether a closure is called where it stands, or given to something that does nothing else.
  private func isRunAtOnce(_ opener: Int, isWalk: Bool) -> Bool {
    if syntax.at(syntax.partner(opener) + 1, "(") { return true }
    if mappedList(ofClosure: opener, parameter: 0) != nil { return isWalk }
    let runners: [StaticString] = [
      "animate", "animateWithDuration", "performWithoutAnimation", "async", "sync", "asyncAfter",
      "dispatch_async", "dispatch_sync", "dispatch_after", "autoreleasepool",
    ]
    let outer = syntax.parent(opener)
    var index = opener
    for _ in 0..<64 {
      index = syntax.previous(before: index)
      guard index > outer else { break }
      if syntax.at(index, anyOf: runners) { return true }
      if syntax.at(index, ";") || syntax.at(index, "}") { return false }
    }
    return outer >= 0 && syntax.at(outer - 1, anyOf: runners)
  }

  // MARK: Conditions without a block

  /// Whether a bracket or token stands in a part of its statement that need not be reached: behind
  /// `&&`, in a branch of `?:`, or behind the `if` of C without braces.
  private func isInCondition(_ index: Int, behind start: Int, given picks: ChoicePicks) -> Bool {
    for condition in conditions(around: index) where condition.place > start {
      guard let choice = condition.picks, includes(picks, choice) else { return true }
    }
    return false
  }

  /// A condition without a block.
  struct Condition {
    /// The picks under which the condition holds; `nil` where nothing is known of them.
    let picks: ChoicePicks?
    /// The token at which the condition stands.
    let place: Int
    /// The tokens of the condition.
    let tokens: Range<Int>
  }

  /// The conditions that a bracket or token stands under inside of its block.
  func conditions(around index: Int) -> [Condition] {
    conditions(around: index, ofStatements: true)
  }

  /// The conditions that a bracket or token stands under inside of its block, without those of `if`, `else`
  /// and loops that have no braces.
  func conditions(inStatementAround index: Int) -> [Condition] {
    if let known = memo.conditions[index] { return known }
    let conditions = conditions(around: index, ofStatements: false)
    memo.conditions[index] = conditions
    return conditions
  }

  private func conditions(around index: Int, ofStatements: Bool) -> [Condition] {
    var found: [Condition] = []
    var inner = index
    for _ in 0..<Self.bracketLimit {
      let outer = syntax.parent(inner)
      let isBlock = outer < 0 || syntax.at(outer, "{") && !syntax.isBoxed(outer)
      let first = isBlock ? syntax.labelledStart(of: inner) : outer + 1
      // Whether a loop's own block is run is told of the block.
      let isLoop = isBlock && syntax.at(inner, "{") && syntax.kind(ofBlock: inner) == .loop
      if ofStatements, isBlock, !syntax.isSwift, first < inner, !isLoop {
        if syntax.at(first, anyOf: ["if", "else"]) {
          let picks = syntax.branch(endingAt: inner, from: first)
          found.append(
            Condition(picks: picks.isEmpty ? nil : picks, place: first, tokens: first..<inner))
        } else if syntax.at(first, anyOf: ["for", "while"]) {
          found.append(Condition(picks: nil, place: first, tokens: first..<inner))
        }
      }
      found += conditions(
        in: (isBlock ? syntax.start(behindHeads: first, upTo: inner) : first)..<inner)
      guard !isBlock else { return found }
      inner = outer
    }
    return found + [Condition(picks: nil, place: inner, tokens: inner..<index)]
  }

  /// How many brackets around a token are looked at for a condition.
  private static let bracketLimit = 32

  /// The conditions that some tokens are for what stands behind them in the same brackets.
  private func conditions(in range: Range<Int>) -> [Condition] {
    var found: [Condition] = []
    var (part, index) = (range.lowerBound, range.lowerBound)
    var question: Int?
    var depth = 0
    while index < range.upperBound {
      if syntax.at(index, ",") || syntax.at(index, ";") || syntax.at(index, "=") {
        (part, question, found, depth) = (index + 1, nil, [], 0)
      } else if syntax.at(index, anyOf: ["return", "in"]) {
        part = index + 1
      } else if isQuestion(index) {
        (question, depth) = (index, depth + 1)
      } else if syntax.at(index, ":"), let sign = question, depth > 0 {
        depth -= 1
        // In a broken text the condition may be missing.
        if depth == 0, part <= sign {
          let choice = syntax.choice(of: part..<sign)
          found.append(
            Condition(
              picks: ChoicePicks(choice.name, choice.no, at: part), place: part, tokens: part..<sign
            ))
          question = nil
        }
      } else if syntax.at(index, anyOf: ["&&", "||", "??"]), question == nil {
        found.append(Condition(picks: nil, place: index, tokens: part..<index))
      }
      index = syntax.next(after: index)
    }
    if let question, depth > 0, part <= question {
      // What stands in front of the sign is no condition of what stands behind it twice.
      found.removeAll { $0.picks == nil }
      let choice = syntax.choice(of: part..<question)
      found.append(
        Condition(
          picks: ChoicePicks(choice.name, choice.yes, at: part), place: part,
          tokens: part..<question))
    }
    return found
  }

  /// Whether a token is the `?` of `?:`.
  private func isQuestion(_ index: Int) -> Bool {
    guard syntax.at(index, "?"), index > 0 else { return false }
    return !syntax.isSwift || syntax.tokens[index].start > syntax.tokens[index - 1].end
  }

  // MARK: Exits

  /// Whether something between two tokens may lead past the second one.
  private func mayLeave(
    from start: Int, to place: Int, given picks: ChoicePicks, _ turns: Range<Int>?
  ) -> Bool {
    var count = 0
    for word in HostSyntax.wordsThatMayLeave {
      for mention in syntax.mentions(of: word, in: start..<place) {
        count += 1
        guard count <= Self.exitLimit else { return true }
        let isSteady = turns.map { self.isSteady(exit: Int(mention), in: $0) } ?? false
        if !isSteady, leaves(Int(mention), past: place, given: picks) { return true }
      }
    }
    return false
  }

  private func leaves(_ exit: Int, past place: Int, given picks: ChoicePicks) -> Bool {
    let isJump = syntax.at(exit, anyOf: ["break", "continue"])
    // `return` in front of the call itself.
    if syntax.statementStart(of: place) == exit { return false }
    for condition in conditions(around: exit) {
      if let choice = condition.picks, excludes(picks, choice) { return false }
    }
    var opener = syntax.block(of: exit)
    while opener >= 0, !syntax.encloses(opener, place) {
      switch syntax.kind(ofBlock: opener) {
      case .closure, .function: return false
      case .loop where isJump: return false
      case .cases where isJump && syntax.at(exit, word: "break"): return false
      default: break
      }
      if excludes(picks, syntax.picks(ofBlock: opener, at: exit)) { return false }
      opener = syntax.block(of: opener)
    }
    return true
  }
}
