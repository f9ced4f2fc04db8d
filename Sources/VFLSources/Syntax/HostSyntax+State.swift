import VFLDiagnostics

extension HostSyntax {
  /// How many mentions of a variable are looked at for the last one that changes it.
  private static let mentionLimit = 64

  /// The state of the variables of a condition where it is evaluated, as a text that names what set each of
  /// them last.
  ///
  /// Two texts are equal only where the variables hold the same values.
  func state(of condition: Range<Int>) -> String {
    var state = ""
    for index in condition where isVariable(index, in: condition) {
      state += " " + self.state(of: index, at: condition.lowerBound)
    }
    return state
  }

  /// The state of a variable at a token, as a text that names what set the variable last.
  func state(of name: Int, at place: Int) -> String {
    switch binding(of: name, at: place) {
    case .local(let declaration, let scope):
      return "\(declaration).\(lastChange(of: name, before: place, in: scope))"
    case .parameter(let block, let index):
      let scope = block..<max(block, partner(block))
      return "\(block)/\(index).\(lastChange(of: name, before: place, in: scope))"
    case .element(let list, let part):
      return "\(list.lowerBound)/\(part ?? 0)"
    case .function(let declaration): return "\(declaration)"
    case .member(let declaration) where isSwift && at(declaration - 1, word: "let"):
      return "\(declaration)"
    case .member, .unknown:
      // A capital begins the name of a type or of a constant.
      let first = text(name).utf8.first ?? 0
      if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return "" }
      // Anything that is called may change it.
      let change = lastChange(of: name, before: place, in: tokens.indices)
      return "\(max(change, lastCall(before: place)))"
    }
  }

  private func isVariable(_ index: Int, in range: Range<Int>) -> Bool {
    guard isName(index), !at(index - 1, "."), !at(index, anyOf: Self.words) else { return false }
    return !(isSwift && at(index + 1, ":") && index + 1 < range.upperBound)
  }

  /// Words of conditions that are no variables.
  private static let words: [StaticString] = [
    "true", "false", "YES", "NO", "nil", "NULL", "let", "var", "case", "is", "as", "if", "guard",
    "else",
    "switch", "self", "Self", "super",
  ]

  /// The token of the last thing in front of a place that changes a variable; the place itself where a
  /// closure changes it, which may be run at any time; `-1` for none.
  private func lastChange(of name: Int, before place: Int, in scope: Range<Int>) -> Int {
    let mentions = mentions(ofToken: name, in: scope)
    let home = function(of: place)
    var last = -1
    for mention in mentions.reversed().drop(while: { $0 >= place }).prefix(Self.mentionLimit) {
      guard isChange(Int(mention)) else { continue }
      last = Int(mention)
      break
    }
    // A closure may be run later than it stands, and a function whenever it is called.
    let isHidden = mentions.prefix(Self.mentionLimit).contains { mention in
      guard isChange(Int(mention)) else { return false }
      var opener = block(of: Int(mention))
      while opener >= 0, opener > scope.lowerBound, opener != home {
        if kind(ofBlock: opener) == .closure || kind(ofBlock: opener) == .function {
          return !(opener < place && place < partner(opener))
        }
        opener = block(of: opener)
      }
      return false
    }
    return isHidden ? place : last
  }

  private func isChange(_ index: Int) -> Bool {
    switch write(at: index, isArgument: { _ in true })?.effect {
    case nil, .unknownIfShared: false
    default: true
    }
  }

  /// The brackets in some tokens that open the arguments of calls, and messages.
  func calls(in range: Range<Int>) -> ArraySlice<Int32> {
    let start = firstCall(from: range.lowerBound)
    return calls[start..<max(start, firstCall(from: range.upperBound))]
  }

  private func firstCall(from place: Int) -> Int {
    calls.partitioningIndex { Int($0) >= place }
  }

  /// The last token in front of a place that names what is called, or opens a message; `-1` for none.
  private func lastCall(before place: Int) -> Int {
    let index = firstCall(from: place)
    return index > 0 ? Int(calls[index - 1]) : -1
  }
}
