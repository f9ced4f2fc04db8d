/// The common part of the parsers of both host languages.
protocol TreeParser {
  var cursor: TokenCursor { get set }
  /// The branch of conditional compilation that the list of statements at hand is in.
  var branch: Int32 { get set }
  /// How many levels of code contain the position.
  var depth: Int { get set }
  /// The greatest depth; deeper code has no separate nodes.
  static var depthLimit: Int { get }
}

extension TreeParser {
  /// Returns an expression from a token up to the position.
  func node(from start: Int, _ kind: Expression.Kind) -> Expression {
    Expression(range: start..<max(start, cursor.index), kind: kind)
  }

  /// Reads the branches of an `#if` if the position is in another branch than its list of statements.
  ///
  /// If the `#if` is too deep or began before the list, the list goes on in the branch of the position.
  mutating func compiled(_ list: (inout Self) -> [Statement]) -> Statement? {
    let (start, limit, outer, table) = (
      cursor.index, cursor.limit, branch, cursor.source.conditionals
    )
    let current = cursor.branch(of: start)
    guard current != outer else { return nil }
    guard depth < Self.depthLimit, let first = table.outermost(around: current, inside: outer)
    else {
      branch = current
      return nil
    }
    depth += 1
    var parts: [(branch: Int32, statements: [Statement])] = []
    for number in table.alternatives(of: first, limit: .max) {
      let (low, high) = (table[number].start, min(table[number].end, limit))
      // The list may have passed the first branches as parts of an expression.
      guard low < limit, low >= cursor.index || high > cursor.index else { continue }
      (cursor.limit, branch) = (high, number)
      parts.append((number, list(&self)))
      // A token that ends the list follows, such as a case of the `switch` around the `#if`.
      guard cursor.isAtEnd else { break }
    }
    depth -= 1
    (cursor.limit, branch) = (limit, outer)
    guard cursor.index > start else {
      branch = current
      return nil
    }
    return Statement(range: start..<cursor.index, kind: .compiled(parts))
  }
}

extension HostTokens {
  /// Returns the word that each name is, by the number of the name.
  ///
  /// The raw value of a word is a list of its spellings.
  func words<Word: CaseIterable & RawRepresentable<String>>(_: Word.Type) -> [Word?] {
    var words = [Word?](repeating: nil, count: names.count)
    for word in Word.allCases {
      for spelling in word.rawValue.utf8.split(separator: UInt8(ascii: " ")) {
        let name = String(decoding: spelling, as: UTF8.self)
        if let number = names.number(of: name, in: bytes) { words[Int(number)] = word }
      }
    }
    return words
  }
}
