import VFLDiagnostics

/// Patterns.
extension SwiftParser {
  /// Moves past the word before a pattern whose names are all bound.
  @discardableResult
  mutating func acceptIntroducer() -> Bool { accept(.let) || accept(.var) || accept(.inout) }

  /// Reads a pattern with its type; `nil` if no declaration has such a pattern.
  mutating func declaredPattern(isCase: Bool) -> Pattern? {
    let start = cursor.index
    var result: Pattern
    if isCase {
      result = pattern()
    } else {
      guard cursor.at("(") || cursor.at(".") || cursor.isName(start) && word?.isReserved != true
      else { return nil }
      result = pattern(bindsAll: true)
    }
    if accept(":") { result.type = type() }
    return result
  }

  /// Reads a pattern, of which all names are bound or those after a `let` or `var`.
  mutating func pattern(bindsAll: Bool = false) -> Pattern {
    let (outer, names, start) = (context, boundNames, cursor.index)
    (context.brace, context.isPattern, boundNames) = (.body, true, [])
    let value = expression() ?? opaque(from: start)
    if bindsAll { bindNames(of: value) }
    let result = pattern(value, binding: boundNames[...])
    (context, boundNames) = (outer, names)
    return result
  }

  /// Returns the pattern that an expression spells, of whose names some are bound.
  private func pattern(_ value: Expression, binding all: ArraySlice<Int>) -> Pattern {
    let first = all.partitioningIndex { $0 >= value.range.lowerBound }
    let last = all.partitioningIndex { $0 >= value.range.upperBound }
    let names = all[first..<max(first, last)]
    var (form, type): (Pattern.Form, TypeName?) = (.other, nil)
    switch value.kind {
    case .name(let name):
      if names.first == name {
        form = .name(name)
      } else if !cursor.at(name, word: "_") {
        form = .expression(value)
      }
    case .tuple(let elements):
      form = .tuple(elements.map { pattern($0.value, binding: names) })
    case .cast(let inner, let cast):
      if case .name(let name) = inner.kind, names.first == name { type = cast }
    case .opaque: break
    case .call, .member: form = .expression(value)
    default: if names.isEmpty { form = .expression(value) }
    }
    return Pattern(range: value.range, form: form, names: Array(names), type: type)
  }

  /// Adds the names that an expression after `let` or `var` binds.
  mutating func bindNames(of value: Expression) {
    switch value.kind {
    case .name(let name):
      let isValue = word(at: name) == .nil || word(at: name) == .true || word(at: name) == .false
      if !isValue, !cursor.at(name, word: "_"), boundNames.last ?? -1 < name {
        boundNames.append(name)
      }
    case .tuple(let elements): for element in elements { bindNames(of: element.value) }
    case .call(let call): for argument in call.arguments { bindNames(of: argument.value) }
    case .postfix(let inner, _), .cast(let inner, _): bindNames(of: inner)
    default: break
    }
  }
}
