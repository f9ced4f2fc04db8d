/// Literals of strings, arrays and dictionaries, and values in parentheses.
extension SwiftParser {
  // MARK: Strings

  mutating func string() -> Expression {
    let (start, limit, outer) = (cursor.index, cursor.limit, context)
    let end = cursor.next(after: start)
    // The tokens of the computed parts follow the token of the literal.
    cursor.limit = min(end, limit)
    cursor.move(to: start + 1)
    (context.brace, context.isPattern) = (.closure, false)
    var computed: [Expression] = []
    while !cursor.isAtEnd { computed.append(computedPart()) }
    (cursor.limit, context) = (limit, outer)
    cursor.move(to: end)
    return node(from: start, .string([.literal(start, computed: computed)]))
  }

  /// Reads the computed part in the parentheses at the position.
  private mutating func computedPart() -> Expression {
    let start = cursor.index + 1
    let end = cursor.bracket(cursor.index).close
    let values = inBracket { $0.arguments() } ?? []
    let range = start..<max(start, end)
    return single(values)
      ?? Expression(range: range, kind: values.isEmpty ? .opaque : .tuple(values))
  }

  // MARK: Brackets

  mutating func parenthesised() -> Expression {
    let start = cursor.index
    guard let values = inBracket({ $0.arguments() }) else { return opaque(from: start) }
    return node(from: start, single(values)?.kind ?? .tuple(values))
  }

  /// Returns the value of a list that has no other value and no label.
  private func single(_ values: [Expression.Argument]) -> Expression? {
    values.count == 1 && values[0].label == nil ? values[0].value : nil
  }

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
    return node(from: start, kind ?? .opaque)
  }
}
