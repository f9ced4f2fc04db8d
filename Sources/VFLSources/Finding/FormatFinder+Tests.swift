/// Finds out whether a call is made under a condition that the callers of its function may know of, too.
///
/// A helper and its callers may test the same condition, each in its own words. Then a string that a caller
/// gives to the helper in one branch need not reach the helper's call in another branch.
extension FormatFinder {
  /// How many exits in front of a call are looked at.
  private static let exitLimit = 64

  /// Whether the way from the beginning of a function or closure to a token passes a test.
  ///
  /// A test for a missing or empty value does not count: callers do not know of it.
  func isUnderTest(_ place: Int, in block: Int) -> Bool {
    if isTested(place, in: block) { return true }
    let words = ["return", "throw", "break", "continue", "goto", "@throw"]
    var count = 0
    for word in words {
      for mention in syntax.mentions(of: word, in: max(block, 0)..<place) {
        let exit = Int(mention)
        guard syntax.statementStart(of: place) != exit, !isInClosure(exit, within: block) else {
          continue
        }
        count += 1
        if count > Self.exitLimit || isTested(exit, in: block) { return true }
      }
    }
    return false
  }

  /// Whether one of the blocks and conditions around a token, up to a block, is a test.
  private func isTested(_ place: Int, in block: Int) -> Bool {
    if hasTest(around: place) { return true }
    var opener = syntax.block(of: place)
    while opener > block {
      let start = syntax.blockStart(opener)
      switch syntax.kind(ofBlock: opener) {
      case .cases: return true
      case .statement where isTest(start..<opener): return true
      default: break
      }
      if hasTest(around: opener) { return true }
      opener = syntax.block(of: opener)
    }
    return false
  }

  private func hasTest(around place: Int) -> Bool {
    conditions(around: place).contains { condition in
      !saysMissing(condition.place..<max(condition.place, place))
    }
  }

  /// Whether the head of a block tests something.
  private func isTest(_ head: Range<Int>) -> Bool {
    var start = head.lowerBound
    var isOfMissing = saysMissing(head)
    // Behind an `else` it is the other branches that are tested for.
    while syntax.at(start, word: "else"), syntax.at(start - 1, "}"),
      syntax.tokens[start - 1].link >= 0
    {
      let opener = Int(syntax.tokens[start - 1].link)
      start = syntax.blockStart(opener)
      isOfMissing = isOfMissing || saysMissing(start..<opener)
    }
    if syntax.at(head.upperBound - 1, word: "catch") || syntax.at(start, word: "catch") {
      return true
    }
    guard syntax.at(start, anyOf: ["if", "guard", "else"]) else { return false }
    return !isOfMissing
  }

  /// Whether each part of a condition asks if something is missing or empty.
  private func saysMissing(_ range: Range<Int>) -> Bool {
    let words: [StaticString] = [
      "let", "var", "nil", "NULL", "isEmpty", "count", "length", "superview", "window",
    ]
    var isMissing = false
    for index in range {
      if syntax.at(index, ",") || syntax.at(index, anyOf: ["&&", "||"]) {
        guard isMissing else { return false }
        isMissing = false
      } else if syntax.at(index, anyOf: words) {
        isMissing = true
      }
    }
    return isMissing
  }
}
