/// The tokens of one name of Swift at which a condition unwraps it, in order.
struct UnwrappedNames {
  /// The names of a file that were asked for, by their numbers.
  final class Memo {
    var ofNames: [Int32: UnwrappedNames] = [:]
  }

  /// The tokens that a `guard` binds.
  private var guarded: [Int] = []
  /// The tokens that the head of an `if`, an `else if` or a `while` binds.
  private var conditional: [Int] = []

  /// Finds the tokens that say the same name as a token.
  init(_ name: Int, in syntax: HostSyntax) {
    for mention in syntax.mentions(ofToken: name) {
      let index = Int(mention)
      guard syntax.at(index - 1, anyOf: ["let", "var"]) else { continue }
      let start = syntax.statementStart(of: index)
      if syntax.at(start, word: "guard") { guarded.append(index) }
      if syntax.at(start, anyOf: ["if", "while", "else"]) { conditional.append(index) }
    }
  }

  /// Whether a `guard` among some tokens binds the name.
  func areGuarded(in range: Range<Int>) -> Bool { Self.meets(guarded, range) }

  /// Whether the head of a block, which some tokens are, binds the name.
  func areBound(byHead range: Range<Int>) -> Bool { Self.meets(conditional, range) }

  private static func meets(_ tokens: [Int], _ range: Range<Int>) -> Bool {
    tokens.lastIndex(before: range.upperBound - 1).map { tokens[$0] >= range.lowerBound } ?? false
  }
}
