import VFLSources

// The variables that conditions and patterns bind.
extension FunctionReader {
  func bind(_ conditions: [Statement.Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): uncertainly { evaluate(value) }
      case .binding(let pattern, let value, let isCase, _):
        var found = CodeValue.unknown
        if let value {
          found = evaluate(value)
        } else if case .name(let token) = pattern.form {
          found = self.value(named: file.words[token])
        }
        if isCase { release(found) }
        bind(pattern, to: isCase ? .unknown : found)
      }
    }
  }

  /// Whether all conditions are true; `nil` if that is not known.
  func truth(of conditions: [Statement.Condition]) -> Bool? {
    var isKnown = true
    for condition in conditions {
      switch truth(of: condition) {
      case true?: break
      case false?: return false
      case nil: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  private func truth(of condition: Statement.Condition) -> Bool? {
    switch condition {
    case .expression(let expression):
      // The newest system is assumed.
      let start = expression.range.lowerBound
      switch file.words[start..<min(start + 2, expression.range.upperBound)].joined() {
      case let word where word.hasPrefix("#available") || word.hasPrefix("@available"): return true
      case let word where word.hasPrefix("#unavailable"): return false
      default: return truth(of: expression)
      }
    case .binding(let pattern, let value, let isCase, _):
      guard !isCase else { return nil }
      if let value {
        guard case .name(let token) = value.kind else { return nil }
        return local(file.words[token]).flatMap(exists)
      }
      guard case .name(let token) = pattern.form else { return nil }
      return local(file.words[token]).flatMap(exists)
    }
  }

  /// Whether a comparison of known numbers, or with `nil`, is true; `nil` for other expressions.
  private func truth(of expression: Expression) -> Bool? {
    guard case .operation(let values, let operators) = expression.kind, operators.count == 1,
      let left = compared(values[0]), let right = compared(values[1])
    else { return nil }
    let sign = file.words[operators[0]]
    if let first = left.number?.constant, let second = right.number?.constant {
      return switch sign {
      case "==": first == second
      case "!=": first != second
      case "<": first < second
      case ">": first > second
      case "<=": first <= second
      case ">=": first >= second
      default: nil
      }
    }
    guard case .none = right, let exists = exists(left) else { return nil }
    return sign == "!=" ? exists : sign == "==" ? !exists : nil
  }

  /// Returns the value of an operand without effects; `nil` for other operands.
  private func compared(_ expression: Expression) -> CodeValue? {
    switch expression.kind {
    case .number: return evaluate(expression)
    case .name(let token):
      return file.words[token] == "nil" ? CodeValue.none : local(file.words[token])
    case .member(let base?, let token):
      guard case .numbers? = compared(base), let value = compared(base) else { return nil }
      return member(file.words[token], of: value)
    default: return nil
    }
  }

  /// Whether a value is certainly present or absent; `nil` if that is not known.
  private func exists(_ value: CodeValue) -> Bool? {
    switch value {
    case .none: false
    case .object(let item): items[item].isOptional ? nil : true
    case .anchor, .number, .numbers, .constraint, .list, .text: true
    default: nil
    }
  }

  func bind(_ pattern: Pattern, to value: CodeValue) {
    switch pattern.form {
    case .name(let token): declare(file.words[token], value)
    case .tuple(let parts):
      if case .tuple(let values) = value, values.count == parts.count {
        for (part, value) in zip(parts, values) { bind(part, to: value) }
      } else {
        bindUnknown(pattern, to: value)
      }
    case .expression, .other: bindUnknown(pattern, to: value)
    }
  }

  /// Binds the names of a pattern to unknown parts of a value.
  private func bindUnknown(_ pattern: Pattern, to value: CodeValue) {
    release(value)
    for token in pattern.names { declare(file.words[token], .unknown) }
  }
}
