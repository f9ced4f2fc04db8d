import VFLDiagnostics

/// Literals of strings, arrays and dictionaries, and values in parentheses.
extension SwiftParser {
  // MARK: Strings

  /// Reads a string literal with its computed parts.
  mutating func string() -> Expression {
    let start = cursor.index
    let end = cursor.next(after: start)
    let computed = computedParts(of: start, to: min(end, cursor.limit))
    cursor.move(to: end)
    return spanning(.string([.literal(start, computed: computed)]), from: start)
  }

  /// Reads the computed parts of a string literal, whose tokens follow the token of the literal.
  private mutating func computedParts(of literal: Int, to end: Int) -> [Expression] {
    let (first, last) = (Int(cursor[literal].start), Int(cursor[literal].end))
    guard cursor.bytes[first..<last].contains(UInt8(ascii: "\\")) else { return [] }
    var builder = LiteralBuilder(cursor.bytes)
    LiteralReader.read(from: first, to: last, of: cursor.bytes, .swift, into: &builder)
    let (limit, outer) = (cursor.limit, context)
    (context.brace, context.isPattern) = (.closure, false)
    cursor.move(to: literal + 1)
    var result: [Expression] = []
    for hole in builder.literal(at: SourceSpan(first, last)).holes {
      cursor.limit = end
      move(before: hole.span.start)
      let start = cursor.index
      move(before: hole.span.end)
      cursor.limit = cursor.index
      cursor.move(to: start)
      let values = arguments()
      result.append(
        values.isEmpty
          ? opaque(from: start) : single(values) ?? spanning(.tuple(values), from: start))
    }
    (cursor.limit, context) = (limit, outer)
    return result
  }

  /// Moves past the tokens that begin before an offset.
  private mutating func move(before offset: Int) {
    while !cursor.isAtEnd, Int(cursor[cursor.index].start) < offset { cursor.advance() }
  }

  // MARK: Brackets

  /// Reads a tuple or a single value in parentheses.
  mutating func parenthesised() -> Expression {
    let start = cursor.index
    guard let values = inBracket({ $0.arguments() }) else { return opaque(from: start) }
    return spanning(single(values)?.kind ?? .tuple(values), from: start)
  }

  /// Returns the value of a list that has no other value and no label.
  private func single(_ values: [Expression.Argument]) -> Expression? {
    values.count == 1 && values[0].label == nil ? values[0].value : nil
  }

  /// Reads a literal of an array or a dictionary.
  mutating func list() -> Expression {
    let start = cursor.index
    let kind: Expression.Kind? = inBracket { parser in
      if parser.cursor.at(":"), parser.cursor.index + 1 == parser.cursor.limit {
        return .dictionary([])
      }
      var entries: [Expression.Entry] = []
      let values = parser.list { parser in
        let key = parser.element(mayBeKey: true)
        if parser.accept(":") {
          entries.append(Expression.Entry(key: key, value: parser.element()))
        }
        return key
      }
      if entries.isEmpty { return .array(values) }
      return entries.count == values.count ? .dictionary(entries) : .opaque
    }
    return spanning(kind ?? .opaque, from: start)
  }
}
