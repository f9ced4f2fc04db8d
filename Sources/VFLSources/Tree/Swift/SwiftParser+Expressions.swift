/// Expressions with operators between their values.
extension SwiftParser {
  /// An operator after a value, with everything that belongs to it apart from the next value.
  private struct Link {
    let infix: Infix
    /// The type of a cast.
    var type: TypeName?
    /// The value between `?` and `:`.
    var middle: Expression?
  }

  /// Values and the operators between them.
  private struct Chain {
    var values: [Expression]
    var links: [Link] = []
  }

  /// Reads an expression; `nil` if none begins at the position.
  mutating func expression() -> Expression? {
    guard !isTooDeep else { return deepExpression() }
    depth += 1
    defer { depth -= 1 }
    guard let first = operand() else { return nil }
    guard let infix = infix() else { return first }
    return chain(from: first, infix)
  }

  private mutating func deepExpression() -> Expression? {
    let start = cursor.index
    guard !cursor.isAtEnd, !cursor.at(","), !cursor.at(";"), !cursor.at(":"),
      !cursor.at(start, kind: .closer)
    else { return nil }
    cursor.skip()
    return opaque(from: start)
  }

  private mutating func chain(from first: Expression, _ infix: Infix) -> Expression {
    var chain = Chain(values: [first])
    var next: Infix? = infix
    while let infix = next {
      cursor.move(to: infix.end)
      var link = Link(infix: infix)
      switch infix.precedence {
      case .cast:
        if cursor.isAdjacent(cursor.index), cursor.at("?") || cursor.at("!") { cursor.advance() }
        let start = cursor.index
        link.type = type()
        chain.values.append(link.type.map { value(of: $0) } ?? opaque(from: start))
      case .ternary:
        link.middle = expression()
        guard cursor.at(":"), link.middle != nil else {
          return opaque(from: first.range.lowerBound)
        }
        cursor.advance()
        guard let value = operand() else { return opaque(from: first.range.lowerBound) }
        chain.values.append(value)
      default:
        guard let value = operand() else {
          let last = chain.values.removeLast()
          let range = last.range.lowerBound..<cursor.index
          chain.values.append(
            growing(Expression(range: range, kind: .postfix(last, infix.token))))
          return fold(chain, from: 0, to: chain.links.count)
        }
        chain.values.append(value)
      }
      chain.links.append(link)
      next = self.infix()
    }
    return fold(chain, from: 0, to: chain.links.count)
  }

  /// Returns a type as the value after `is`.
  private func value(of type: TypeName) -> Expression {
    if case .named(let name, _, _) = type.form {
      return Expression(range: type.range, kind: .name(name))
    }
    return Expression(range: type.range, kind: .opaque)
  }

  /// Returns the expression of the values from one index to another one.
  ///
  /// The recursion is as deep as there are precedences.
  private mutating func fold(_ chain: Chain, from start: Int, to end: Int) -> Expression {
    guard start < end else { return chain.values[start] }
    var lowest = chain.links[start].infix.precedence
    for index in start..<end where chain.links[index].infix.precedence.rawValue < lowest.rawValue {
      lowest = chain.links[index].infix.precedence
    }
    let range =
      chain.values[start].range.lowerBound..<chain.values[end].range.upperBound
    var (parts, splits): ([Expression], [Int]) = ([], [])
    var first = start
    for index in start..<end where chain.links[index].infix.precedence == lowest {
      parts.append(fold(chain, from: first, to: index))
      splits.append(index)
      first = index + 1
    }
    parts.append(fold(chain, from: first, to: end))
    switch lowest {
    case .arrow: return Expression(range: range, kind: .opaque)
    case .cast: return cast(chain, parts, splits)
    case .assignment, .ternary: return nested(chain, parts, splits)
    default:
      let tokens = splits.map { chain.links[$0].infix.token }
      return Expression(range: range, kind: .operation(parts, operators: tokens))
    }
  }

  /// Returns values with casts and tests of types, which bind from the left.
  private mutating func cast(_ chain: Chain, _ parts: [Expression], _ splits: [Int]) -> Expression {
    var result = parts[0]
    for (index, split) in splits.enumerated() {
      let range = result.range.lowerBound..<parts[index + 1].range.upperBound
      let (token, type) = (chain.links[split].infix.token, chain.links[split].type)
      let kind: Expression.Kind =
        if word(at: token) == .is {
          .operation([result, parts[index + 1]], operators: [token])
        } else {
          type.map { .cast(result, $0) } ?? .opaque
        }
      result = growing(Expression(range: range, kind: kind))
    }
    return result
  }

  /// Returns values with assignments or `?:`, which bind from the right.
  private mutating func nested(
    _ chain: Chain, _ parts: [Expression], _ splits: [Int]
  ) -> Expression {
    var result = parts[parts.count - 1]
    for (index, split) in splits.enumerated().reversed() {
      let left = parts[index]
      let kind: Expression.Kind =
        if let middle = chain.links[split].middle {
          .ternary(left, yes: middle, no: result)
        } else {
          .operation([left, result], operators: [chain.links[split].infix.token])
        }
      let range = left.range.lowerBound..<result.range.upperBound
      result = growing(Expression(range: range, kind: kind))
    }
    return result
  }
}
