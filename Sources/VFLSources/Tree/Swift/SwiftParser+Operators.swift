/// The operators of Swift: their extent, and which of them bind tighter.
extension SwiftParser {
  /// The precedence of an operator between two values, in ascending order.
  enum Precedence: UInt8 {
    case assignment, ternary, arrow, custom, disjunction, conjunction, comparison, coalescing
    case cast, range, addition, multiplication, shift
  }

  /// An operator between two values.
  struct Infix {
    /// The precedence.
    let precedence: Precedence
    /// The first token.
    let token: Int
    /// The index after the last token.
    let end: Int
  }

  /// Returns the operator at the position that continues an expression; `nil` for none.
  func infix() -> Infix? {
    let index = cursor.index
    guard index < cursor.limit else { return nil }
    let token = cursor[index]
    switch token.kind {
    case .identifier: return infixWord()
    case .symbol where token.byte == UInt8(ascii: "?"):
      return Infix(precedence: .ternary, token: index, end: index + 1)
    case .symbol where token.byte == UInt8(ascii: "."):
      // An operator such as `.==` of SIMD vectors.
      guard cursor.isAdjacent(index + 1), isOperator(index + 1) else { return nil }
      return Infix(precedence: .custom, token: index, end: operatorEnd(from: index + 1))
    case .symbol, .compound:
      guard isOperator(index) else { return nil }
      let end = operatorEnd(from: index)
      if end == index + 1, token.kind == .symbol {
        if isPattern, token.byte == UInt8(ascii: "=") { return nil }
        if token.byte == UInt8(ascii: "!") { return nil }
      }
      if token.isFirstOnLine, mayBePrefix(token), isRightBound(end - 1) { return nil }
      return Infix(precedence: precedence(from: index, to: end), token: index, end: end)
    default: return nil
    }
  }

  private func infixWord() -> Infix? {
    let index = cursor.index
    switch word(at: index) {
    case .as, .is: return Infix(precedence: .cast, token: index, end: index + 1)
    case .async, .throws, .rethrows:
      let arrow = effectsEnd(from: index)
      guard cursor.at(arrow, word: "->") else { return nil }
      return Infix(precedence: .arrow, token: index, end: arrow + 1)
    case nil:
      // A sign outside ASCII has the kind of a name.
      guard cursor[index].byte >= 0x80, !cursor[index].isFirstOnLine else { return nil }
      return Infix(precedence: .custom, token: index, end: index + 1)
    default: return nil
    }
  }

  /// Returns whether an operator at the start of a line may belong to the value after it.
  private func mayBePrefix(_ token: HostToken) -> Bool {
    switch token.byte {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "~"): true
    case UInt8(ascii: "."): true
    case UInt8(ascii: "&"): token.kind == .symbol
    default: false
    }
  }

  /// Returns whether a token is an operator or a part of one.
  func isOperator(_ index: Int) -> Bool {
    guard index < cursor.limit else { return false }
    let token = cursor[index]
    switch token.kind {
    case .symbol: return Self.isOperator(token.byte)
    case .compound:
      return token.byte != UInt8(ascii: ":")
    default: return false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Returns the index after the tokens that make one operator.
  func operatorEnd(from index: Int) -> Int {
    var end = index + 1
    guard !cursor.at(index, word: "->") else { return end }
    while cursor.isAdjacent(end), isOperator(end), Self.isOperator(cursor[end].byte),
      !cursor.at(end, word: "->")
    {
      end += 1
    }
    return end
  }

  /// Returns whether a value ends directly before an operator.
  func isLeftBound(_ index: Int) -> Bool {
    switch cursor.byte(before: index) {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    default: true
    }
  }

  /// Returns whether a value begins directly after an operator.
  func isRightBound(_ index: Int) -> Bool {
    switch cursor.byte(after: index) {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      false
    default: true
    }
  }

  private func precedence(from index: Int, to end: Int) -> Precedence {
    let (first, last) = (Int(cursor[index].start), Int(cursor[end - 1].end) - 1)
    let byte = cursor.bytes[first]
    if first == last { return Self.precedence(of: byte) }
    let (second, final) = (cursor.bytes[first + 1], cursor.bytes[last])
    let count = last - first + 1
    switch (byte, second) {
    case (UInt8(ascii: "-"), UInt8(ascii: ">")): return count == 2 ? .arrow : .custom
    case (UInt8(ascii: "&"), UInt8(ascii: "&")) where count == 2: return .conjunction
    case (UInt8(ascii: "|"), UInt8(ascii: "|")) where count == 2: return .disjunction
    case (UInt8(ascii: "?"), UInt8(ascii: "?")) where count == 2: return .coalescing
    case (UInt8(ascii: "."), UInt8(ascii: ".")): return .range
    case (UInt8(ascii: "<"), UInt8(ascii: "<")), (UInt8(ascii: ">"), UInt8(ascii: ">")):
      if final == UInt8(ascii: "=") { return .assignment }
      return count == 2 ? .shift : .custom
    case (UInt8(ascii: "~"), UInt8(ascii: "=")) where count == 2: return .comparison
    default: break
    }
    if final == UInt8(ascii: "=") {
      switch byte {
      case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"):
        return .comparison
      case UInt8(ascii: "~"): return .custom
      default: return .assignment
      }
    }
    guard byte == UInt8(ascii: "&"), count <= 3 else { return .custom }
    switch second {
    case UInt8(ascii: "+"), UInt8(ascii: "-"): return .addition
    case UInt8(ascii: "*"): return .multiplication
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return .shift
    default: return .custom
    }
  }

  private static func precedence(of byte: UInt8) -> Precedence {
    switch byte {
    case UInt8(ascii: "="): .assignment
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "|"), UInt8(ascii: "^"): .addition
    case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "&"):
      .multiplication
    case UInt8(ascii: "<"), UInt8(ascii: ">"): .comparison
    default: .custom
    }
  }
}
