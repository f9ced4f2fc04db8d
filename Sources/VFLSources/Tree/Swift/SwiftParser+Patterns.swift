import VFLDiagnostics

/// Patterns.
extension SwiftParser {
  /// Reads the pattern of a case, which may compare and bind.
  mutating func pattern() -> Pattern {
    readPattern { parser in
      let start = parser.cursor.index
      return parser.expression() ?? parser.opaque(from: start)
    }
  }

  /// Reads the pattern of a declaration, whose names are all bound.
  mutating func bindingPattern() -> Pattern? {
    let start = cursor.index
    if cursor.isName(start), word == nil || word?.isReserved == false,
      !cursor.at(start + 1, "."), !cursor.at(start + 1, "(")
    {
      cursor.advance()
      let isWildcard = cursor.at(start, word: "_")
      return Pattern(
        range: start..<cursor.index, form: isWildcard ? .other : .name(start),
        names: isWildcard ? [] : [start])
    }
    guard cursor.at("(") || cursor.at(".") || cursor.isName(start) && word?.isReserved != true
    else { return nil }
    return readPattern { parser in
      guard let value = parser.operand() else { return parser.opaque(from: start) }
      parser.bindNames(of: value)
      return value
    }
  }

  private mutating func readPattern(_ read: (inout SwiftParser) -> Expression) -> Pattern {
    let (wasPattern, outer, outerBrace) = (isPattern, boundNames, brace)
    (isPattern, boundNames, brace) = (true, [], .body)
    depth += 1
    let value = read(&self)
    depth -= 1
    let result = pattern(value, binding: boundNames[...])
    (isPattern, boundNames, brace) = (wasPattern, outer, outerBrace)
    return result
  }

  /// Returns the pattern that an expression spells, of whose names some are bound.
  private func pattern(_ value: Expression, binding all: ArraySlice<Int>) -> Pattern {
    let first = all.partitioningIndex { $0 >= value.range.lowerBound }
    let last = all.partitioningIndex { $0 >= value.range.upperBound }
    let names = all[first..<max(first, last)]
    var (form, type) = (Pattern.Form.other, nil as TypeName?)
    switch value.kind {
    case .name(let name) where names.first == name: form = .name(name)
    case .tuple(let elements):
      form = .tuple(elements.map { pattern($0.value, binding: names) })
    case .call, .member: form = .expression(value)
    case .cast(let inner, let cast):
      if case .name(let name) = inner.kind, names.first == name { type = cast }
    case .opaque: break
    default:
      if names.isEmpty, !isWildcard(value) { form = .expression(value) }
    }
    return Pattern(range: value.range, form: form, names: Array(names), type: type)
  }

  private func isWildcard(_ value: Expression) -> Bool {
    if case .name(let name) = value.kind { return cursor.at(name, word: "_") }
    return false
  }

  /// Adds the names that an expression after `let` or `var` binds.
  mutating func bindNames(of value: Expression) {
    switch value.kind {
    case .name(let name):
      switch word(at: name) {
      case .nil, .true, .false: break
      default:
        if !cursor.at(name, word: "_"), boundNames.last ?? -1 < name { boundNames.append(name) }
      }
    case .tuple(let elements): for element in elements { bindNames(of: element.value) }
    case .call(let call): for argument in call.arguments { bindNames(of: argument.value) }
    case .postfix(let inner, _), .cast(let inner, _): bindNames(of: inner)
    default: break
    }
  }
}
