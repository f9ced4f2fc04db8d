import VFLSources

// Numbers that only a run of the program determines.
extension FunctionReader {
  /// Returns the number of a constant with some value, or `nil` if it is unknown.
  ///
  /// If unknown code is trusted, a name or call in the expression whose value is unknown becomes a number
  /// with its last name.
  func length(_ expression: Expression, _ value: CodeValue) -> CodeNumber? {
    if let number = value.number { return number }
    guard trustsUnknownCode, depth < 8 else { return nil }
    switch value {
    case .unknown, .word, .type: break
    case .object(let item) where items[item].isPresumed: break
    default: return nil
    }
    func part(_ part: Expression) -> CodeNumber? { length(part, evaluate(part)) }
    switch expression.kind {
    case .prefix(let token, let inner):
      switch file.words[token] {
      case "-": return part(inner).map { -$0 }
      case "+", "@": return part(inner)
      default: return nil
      }
    case .tuple(let values) where values.count == 1: return part(values[0].value)
    case .cast(let inner, _): return part(inner)
    case .operation(let values, let operators):
      guard var sum = part(values[0]) else { return nil }
      for (value, token) in zip(values.dropFirst(), operators) {
        guard let next = part(value), let result = Self.result(sum, file.words[token], next) else {
          return nil
        }
        sum = result
      }
      return sum
    case .member(_, let token) where ["scale", "displayScale"].contains(file.words[token]):
      return CodeNumber(2)
    case .name(let token), .member(_, let token):
      // In Objective-C, `_gap` is the variable of the property `gap`.
      let name = file.words[token]
      let isVariable = !file.isSwift && name.hasPrefix("_")
      return CodeNumber(symbol: isVariable ? String(name.dropFirst()) : name)
    case .call(let call): return length(of: call)
    default: return nil
    }
  }

  private func length(of call: Expression.Call) -> CodeNumber? {
    let token: Int
    switch call.callee.kind {
    case .name(let name), .member(_, let name): token = name
    default: return nil
    }
    let name = file.words[token]
    if ["CGFloat", "Double", "Float"].contains(name), call.arguments.count == 1 {
      return length(call.arguments[0].value, evaluate(call.arguments[0].value))
    }
    return ["max", "min", "MAX", "MIN"].contains(name) ? nil : CodeNumber(symbol: name)
  }

  /// Returns the number that a property is assumed to have; `nil` for a property of another type.
  ///
  /// It is the initial value or, if that is unknown, a number with the name of the property.
  func assumedNumber(_ property: CodeProperty, _ name: String) -> CodeNumber? {
    if let value = property.value, depth < 8 {
      switch value.kind {
      case .number, .prefix, .operation:
        depth += 1
        defer { depth -= 1 }
        if let number = evaluate(value).number { return number }
      default: break
      }
    }
    guard let type = property.typeName, Self.numberTypes.contains(type) else { return nil }
    return CodeNumber(symbol: name)
  }
}
