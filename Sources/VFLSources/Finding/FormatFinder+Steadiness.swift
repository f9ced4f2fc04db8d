/// Conditions in the body of a loop that are the same in each turn.
///
/// `for f in formats { if !isOn { continue }; add(f) }` adds all of the formats or none of them. So a
/// format is given to the call as certainly as the call is reached at all.
extension FormatFinder {
  /// The body of the outermost loop or closure between two tokens.
  func turns(from start: Int, to place: Int) -> Range<Int>? {
    var body: Range<Int>?
    var opener = syntax.block(of: place)
    while opener > start {
      switch syntax.kind(ofBlock: opener) {
      case .loop, .closure: body = syntax.content(of: opener)
      default: break
      }
      opener = syntax.block(of: opener)
    }
    return body
  }

  /// Whether the block that a brace opens is run in each turn of a loop or in none.
  func isSteady(_ opener: Int, in body: Range<Int>) -> Bool {
    guard body.contains(opener), syntax.kind(ofBlock: opener) == .statement else { return false }
    let head = syntax.blockStart(opener)
    guard syntax.at(head, anyOf: ["if", "guard", "else"]), isSteady(head..<opener, in: body) else {
      return false
    }
    guard syntax.at(head, word: "else") else { return true }
    return syntax.at(head - 1, "}") && isSteady(syntax.partner(head - 1), in: body)
  }

  /// Whether a jump in the body of a loop is made in each turn or in none.
  func isSteady(exit: Int, in body: Range<Int>) -> Bool {
    guard body.contains(exit),
      conditions(around: exit).allSatisfy({ isSteady($0.tokens, in: body) })
    else { return false }
    var opener = syntax.block(of: exit)
    while body.contains(opener) {
      guard isSteady(opener, in: body) else { return false }
      opener = syntax.block(of: opener)
    }
    return true
  }

  /// Whether a condition hangs on nothing but local variables and parameters that no turn changes.
  private func isSteady(_ condition: Range<Int>, in body: Range<Int>) -> Bool {
    condition.allSatisfy { index in
      if syntax.at(index, "(") { return !syntax.isName(index - 1) }
      guard syntax.isName(index),
        !syntax.at(index, anyOf: ["if", "guard", "else", "true", "false", "nil", "YES", "NO"])
      else { return !syntax.at(index, ".") && !syntax.at(index, "[") && !syntax.at(index, "{") }
      switch syntax.binding(of: index) {
      case .local(let declaration, let scope):
        return !body.contains(declaration)
          && !writes(of: declaration, in: scope).contains { body.contains($0.token) }
      case .parameter(let block, _):
        return block < body.lowerBound - 1
          && !syntax.mentions(ofToken: index, in: body).contains {
            switch write(at: Int($0))?.effect {
            case nil, .unknownIfShared: false
            default: true
            }
          }
      case .member, .element, .function, .unknown: return false
      }
    }
  }
}
