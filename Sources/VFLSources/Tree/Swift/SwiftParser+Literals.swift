import VFLDiagnostics

/// Literals of strings, arrays and dictionaries, and values in parentheses.
extension SwiftParser {
  // MARK: Strings

  /// Reads a string literal with its computed parts.
  mutating func string() -> Expression {
    let start = cursor.index
    let end = cursor.next(after: start)
    let computed = computedParts(of: start, to: end)
    cursor.move(to: end)
    return Expression(
      range: start..<cursor.index, kind: .string([.literal(start, computed: computed)]))
  }

  /// Reads the computed parts of a string literal, whose tokens follow the token of the literal.
  private mutating func computedParts(of literal: Int, to end: Int) -> [Expression] {
    let token = cursor[literal]
    let bytes = cursor.bytes
    guard bytes[Int(token.start)..<Int(token.end)].contains(UInt8(ascii: "\\")) else { return [] }
    var builder = LiteralBuilder(bytes)
    LiteralReader.read(
      from: Int(token.start), to: Int(token.end), of: bytes, .swift, into: &builder)
    let holes = builder.literal(at: SourceSpan(Int(token.start), Int(token.end))).holes
    let limit = cursor.limit
    let (wasPattern, outer) = (isPattern, brace)
    (isPattern, brace) = (false, .closure)
    cursor.move(to: literal + 1)
    var result: [Expression] = []
    for hole in holes {
      cursor.limit = partEnd(from: cursor.index, to: min(end, limit), before: hole.span.start)
      cursor.move(to: cursor.limit)
      cursor.limit = partEnd(from: cursor.index, to: min(end, limit), before: hole.span.end)
      result.append(computedPart())
      cursor.move(to: cursor.limit)
    }
    (cursor.limit, isPattern, brace) = (limit, wasPattern, outer)
    return result
  }

  private func partEnd(from index: Int, to end: Int, before offset: Int) -> Int {
    var index = index
    while index < end, Int(cursor[index].start) < offset { index = cursor.next(after: index) }
    return min(index, end)
  }

  private mutating func computedPart() -> Expression {
    let start = cursor.index
    guard !cursor.isAtEnd, !isTooDeep else {
      cursor.move(to: cursor.limit)
      return opaque(from: start)
    }
    let elements = elements()
    if elements.count == 1, elements[0].label == nil { return elements[0].value }
    return Expression(range: start..<cursor.index, kind: .tuple(elements))
  }

  // MARK: Brackets

  /// Reads a tuple or a single value in parentheses.
  mutating func parenthesised() -> Expression {
    guard !isTooDeep else { return deepBracket() }
    let start = cursor.index
    let elements = arguments()
    let range = start..<cursor.index
    if elements.count == 1, elements[0].label == nil {
      return elements[0].value.ranging(over: range)
    }
    return Expression(range: range, kind: .tuple(elements))
  }

  /// Skips a bracket that is too deep.
  mutating func deepBracket() -> Expression {
    let start = cursor.index
    cursor.skip()
    return opaque(from: start)
  }

  /// Reads a literal of an array or a dictionary.
  mutating func list() -> Expression {
    guard !isTooDeep else { return deepBracket() }
    let start = cursor.index
    let kind = inBracket { $0.listContent() }
    return Expression(range: start..<cursor.index, kind: kind)
  }

  private mutating func listContent() -> Expression.Kind {
    if cursor.at(":"), cursor.index + 1 == cursor.limit { return .dictionary([]) }
    var values: [Expression] = []
    var entries: [Expression.Entry] = []
    while !cursor.isAtEnd {
      if cursor.at(",") {
        cursor.advance()
        continue
      }
      let start = cursor.index
      if let key = expression() {
        if cursor.at(":") {
          cursor.advance()
          entries.append(Expression.Entry(key: key, value: element()))
          continue
        }
        if isAtElementEnd {
          values.append(key)
          continue
        }
      }
      skipElement()
      values.append(opaque(from: start))
    }
    if entries.isEmpty { return .array(values) }
    return values.isEmpty ? .dictionary(entries) : .opaque
  }
}
