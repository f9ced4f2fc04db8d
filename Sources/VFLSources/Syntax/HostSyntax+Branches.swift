/// Finds the ends of C statements that need no braces, and the block that a `break` leaves.
extension HostSyntax {
  /// A branch of an `if`.
  struct Branch {
    /// The token that it begins with: its `if` or `else`.
    let start: Int
    /// The condition of the branch; `nil` for an `else` without one.
    let condition: Range<Int>?
    /// The statement that it is.
    let body: Range<Int>
  }

  /// How many branches of one statement are told apart.
  private static let branchCount = 64

  /// The outermost bracket around a token inside of a block; the token where there is none.
  func outermost(_ index: Int, in block: Int) -> Int {
    var outer = index
    while parent(outer) > block { outer = parent(outer) }
    return outer
  }

  /// Where the statement begins that a token belongs to, from the first branch of an `if` on.
  func compoundStart(of index: Int) -> Int {
    var start = labelledStart(of: index)
    for _ in 0..<Self.branchCount {
      guard at(start, word: "else"), start > 0 else { break }
      let last = start - 1
      start = labelledStart(
        of: at(last, "}") && tokens[last].link >= 0 ? Int(tokens[last].link) : last)
    }
    return start
  }

  /// The branches of an `if` of C; `nil` where there are too many, or none.
  func branches(ofIf start: Int) -> [Branch]? {
    var branches: [Branch] = []
    var (index, word) = (start, start)
    while branches.count < Self.branchCount, at(word, word: "if"),
      let body = body(behindHead: word)
    {
      let end = statementEnd(from: body)
      branches.append(Branch(start: index, condition: content(of: word + 1), body: body..<end))
      guard at(end, word: "else") else { return branches }
      (index, word) = (end, end + 1)
      guard !at(word, word: "if") else { continue }
      branches.append(
        Branch(start: index, condition: nil, body: word..<max(word, statementEnd(from: word))))
      return branches
    }
    return nil
  }

  /// Where the statement begins behind the head of an `if`, a loop or the like; `nil` for any other
  /// statement.
  func body(behindHead start: Int) -> Int? {
    guard at(start, anyOf: ["if", "for", "while", "switch", "@synchronized"]), at(start + 1, "(")
    else { return nil }
    return next(after: start + 1)
  }

  /// Where the statement begins in front of a token that stands behind all heads of C without braces.
  func start(behindHeads start: Int, upTo limit: Int) -> Int {
    guard !isSwift else { return start }
    var start = start
    while true {
      let next = at(start, word: "else") ? start + 1 : body(behindHead: start) ?? start
      guard next > start, next <= limit else { return start }
      start = next
    }
  }

  /// The ends of statements that were found before.
  final class StatementMemo {
    /// The ends of the statements, by their first tokens.
    var ends: [Int: Int] = [:]
  }

  /// Where a statement of C ends, with all branches of an `if`.
  func statementEnd(from start: Int) -> Int {
    if let known = statements.ends[start] { return known }
    let end = findStatementEnd(from: start)
    statements.ends[start] = end
    return end
  }

  private func findStatementEnd(from start: Int) -> Int {
    var (index, ifs) = (start, 0)
    while true {
      while let body = body(behindHead: index) {
        if at(index, word: "if") { ifs += 1 }
        index = body
      }
      index = simpleEnd(from: index)
      guard ifs > 0, at(index, word: "else") else { return index }
      ifs -= 1
      index += 1
    }
  }

  /// Where a statement of C ends that is no `if` and no loop with its condition in front.
  private func simpleEnd(from start: Int) -> Int {
    var index = start
    if at(index, anyOf: ["do", "try", "@try", "@autoreleasepool"]) { index += 1 }
    if at(index, "{"), !isBoxed(index) {
      index = next(after: index)
      while at(index, anyOf: ["catch", "@catch", "@finally"]), index < tokens.count {
        index = at(index + 1, "(") ? next(after: index + 1) : index + 1
        if at(index, "{") { index = next(after: index) }
      }
      guard at(start, word: "do"), at(index, word: "while") else { return index }
    }
    while index < tokens.count, tokens[index].kind != .closer {
      if at(index, ";") { return index + 1 }
      index = next(after: index)
    }
    return index
  }

  /// The block that a `break` leaves: a `switch`, or the one that it names; `nil` for any other jump.
  func blockLeft(by jump: Int) -> Int? {
    guard at(jump, word: "break") else { return nil }
    let label = isSwift && isName(jump + 1) && !tokens[jump + 1].isFirstOnLine ? jump + 1 : nil
    var opener = block(of: jump)
    while opener >= 0 {
      let start = blockStart(opener)
      switch kind(ofBlock: opener) {
      case .closure, .function, .type, .literal: return nil
      case .cases where label == nil: return opener
      case .loop where label == nil: return nil
      default: break
      }
      // A loop without braces.
      if label == nil, at(start, anyOf: ["for", "while"]) { return nil }
      if let label, at(start - 1, ":"), isSame(start - 2, label) { return opener }
      opener = block(of: opener)
    }
    return nil
  }
}
