/// The operators of Swift: their extent, and which of them bind tighter.
extension SwiftParser {
  /// The precedence of an operator between two values, in ascending order.
  enum Precedence: UInt8, Comparable {
    case assignment, ternary, arrow, custom, disjunction, conjunction, comparison, coalescing
    case cast, range, addition, multiplication, shift, prefix

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

    var next: Precedence { Precedence(rawValue: rawValue + 1) ?? .prefix }
  }

  struct Infix {
    let precedence: Precedence
    let token: Int
    let end: Int
  }

  /// The precedences of operators, apart from custom ones and assignments such as `+=`.
  private static let precedences: [String: Precedence] = [
    "->": .arrow, "||": .disjunction, "&&": .conjunction, "??": .coalescing,
    "==": .comparison, "!=": .comparison, "<": .comparison, ">": .comparison, "<=": .comparison,
    ">=": .comparison, "===": .comparison, "!==": .comparison, "~=": .comparison,
    "...": .range, "..<": .range,
    "+": .addition, "-": .addition, "|": .addition, "^": .addition, "&+": .addition,
    "&-": .addition,
    "*": .multiplication, "/": .multiplication, "%": .multiplication, "&": .multiplication,
    "&*": .multiplication,
    "<<": .shift, ">>": .shift, "&<<": .shift, "&>>": .shift,
  ]

  private func precedence(from index: Int, to end: Int) -> Precedence {
    let bytes = cursor.bytes[Int(cursor[index].start)..<Int(cursor[end - 1].end)]
    return Self.precedences[String(decoding: bytes, as: UTF8.self)]
      ?? (bytes.last == UInt8(ascii: "=") ? .assignment : .custom)
  }

  /// Returns the operator at the position that continues an expression; `nil` for none.
  func infix() -> Infix? {
    let index = cursor.index
    guard index < cursor.limit else { return nil }
    let token = cursor[index]
    var (precedence, end) = (Precedence.custom, index + 1)
    switch token.kind {
    case .identifier:
      let arrow = effectsEnd(from: index)
      if word == .as || word == .is {
        precedence = .cast
      } else if arrow > index, cursor.at(arrow, word: "->") {
        (precedence, end) = (.arrow, arrow + 1)
      } else if token.byte < 0x80 || token.isFirstOnLine {
        // A sign outside ASCII has the kind of a name, too.
        return nil
      }
    case .symbol where cursor.at("?"): precedence = .ternary
    case .symbol where cursor.at("."):
      // An operator such as `.==` of SIMD vectors.
      guard cursor.isAdjacent(end), isOperator(end) else { return nil }
      end = operatorEnd(from: end)
    default:
      guard isOperator(index) else { return nil }
      end = operatorEnd(from: index)
      let isSingle = end == index + 1
      if isSingle, cursor.at("!") || context.isPattern && cursor.at("=") { return nil }
      // An operator at the start of a line may belong to the value after it.
      let mayBePrefix = "-+!~.&".utf8.contains(token.byte) && !cursor.at(word: "&&")
      if token.isFirstOnLine, mayBePrefix, isRightBound(end - 1) { return nil }
      precedence = self.precedence(from: index, to: end)
    }
    return Infix(precedence: precedence, token: index, end: end)
  }

  func isOperator(_ index: Int) -> Bool {
    guard index < cursor.limit else { return false }
    let token = cursor[index]
    return switch token.kind {
    case .symbol: isOperator(byte: token.byte)
    case .compound: token.byte != UInt8(ascii: ":")
    default: false
    }
  }

  private func isOperator(byte: UInt8) -> Bool { "/=-+!*%<>&|^~".utf8.contains(byte) }

  /// Returns the index after the tokens that make one operator.
  func operatorEnd(from index: Int) -> Int {
    var end = index + 1
    guard !cursor.at(index, word: "->") else { return end }
    while cursor.isAdjacent(end), isOperator(end), isOperator(byte: cursor[end].byte),
      !cursor.at(end, word: "->")
    {
      end += 1
    }
    return end
  }

  /// Returns whether a value ends directly before an operator.
  func isLeftBound(_ index: Int) -> Bool {
    !" \t\n\r([{,;:".utf8.contains(cursor.byte(before: index))
  }

  /// Returns whether a value begins directly after an operator.
  func isRightBound(_ index: Int) -> Bool {
    !" \t\n\r)]},;:".utf8.contains(cursor.byte(after: index))
  }
}
