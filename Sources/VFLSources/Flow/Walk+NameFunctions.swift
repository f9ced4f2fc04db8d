import VFLDiagnostics

/// The functions of the system that make dictionaries.
extension Walk {
  func bindings(_ arguments: [Expression], in range: Range<Int>) -> Value {
    // The names that a macro parameter denotes are not known here.
    if arguments.contains(where: isMacroParameter) { return .unknown(.expression) }
    var keys = NameSet(source: range.lowerBound)
    for argument in arguments {
      for expression in macroArguments(in: argument) {
        evaluate(expression, .other)
        guard let name = bindingName(expression) else {
          keys.isExact = false
          continue
        }
        let span = file.span(of: expression.range)
        keys.insert(
          KnownName(
            name, span: span, expression: span,
            variableNumber: file.plainVariable(expression).flatMap(file.bindings.variable),
            kind: file.kind(ofValue: expression)))
      }
    }
    return .keys(keys)
  }

  /// The key that the macro makes of an argument: its text with single spaces.
  private func bindingName(_ expression: Expression) -> String? {
    if isMacroParameter(expression) { return nil }
    let span = file.span(of: expression.range)
    return String(decoding: tokens.bytes[span.start..<span.end], as: UTF8.self)
      .split { $0.isWhitespace }.joined(separator: " ")
  }

  func listedBindings(_ arguments: [Expression], in range: Range<Int>) -> Value {
    for argument in arguments.dropFirst() { evaluate(argument, .other) }
    guard let (text, span) = arguments.first.map({ evaluate($0, .key) })?.plainText else {
      return .keys(.unknown)
    }
    var keys = NameSet(source: range.lowerBound)
    for key in text.split(separator: ",") {
      keys.insert(KnownName(String(key.filter { $0 != " " }), span: span))
    }
    return .keys(keys)
  }

  func keys(
    _ function: KnownFunction, _ call: Expression.Call, _ receiver: Expression?,
    in range: Range<Int>
  ) -> Value? {
    let arguments = call.arguments.map { $0.value }
    let isMutable = isNamed(receiver ?? call.callee, "NSMutableDictionary")
    var keys = NameSet(isShared: isMutable, source: range.lowerBound)
    switch function {
    case .objectsAndKeys:
      for index in stride(from: 0, to: arguments.count - 1, by: 2) {
        let key = evaluate(arguments[index + 1], .key)
        evaluate(arguments[index], .other)
        add(key: key, arguments[index + 1].range, entry: arguments[index], to: &keys)
      }
    case .objectAndKey:
      guard arguments.count == 2 else { return nil }
      let key = evaluate(arguments[1], .key)
      evaluate(arguments[0], .other)
      add(key: key, arguments[1].range, entry: arguments[0], to: &keys)
    case .objectsForKeys:
      guard arguments.count == 2 else { return nil }
      evaluate(arguments[0], .other)
      guard case .list(let list) = evaluate(arguments[1], .key), list.rest == nil else {
        keys.isExact = false
        return .keys(keys)
      }
      for element in list.elements {
        add(key: element.value, arguments[1].range, entry: nil, to: &keys)
      }
    case .keysOfArgument:
      guard let first = arguments.first, case .keys(let other) = evaluate(first, .argument) else {
        return nil
      }
      keys.formUnion(other)
      if other.source.map({ !first.range.contains($0) }) ?? true { keys.source = nil }
    case .pairs:
      let values = arguments.map { evaluate($0, .other) }
      for (value, argument) in zip(values, arguments) { addPairs(value, argument.range, to: &keys) }
    case .merged:
      guard let receiver, let first = arguments.first,
        case .keys(let own) = evaluate(receiver, .argument)
      else { return nil }
      keys.formUnion(own)
      if case .keys(let more) = evaluate(first, .argument) {
        keys.formUnion(more)
      } else {
        keys.isExact = false
      }
      for argument in arguments.dropFirst() { evaluate(argument, .other) }
      keys.source = nil
    default: return nil
    }
    return .keys(keys)
  }

  /// Adds the keys of a pair, or of a list of pairs.
  private func addPairs(_ value: Value, _ range: Range<Int>, to keys: inout NameSet) {
    switch value {
    case .tuple(let parts) where !parts.isEmpty:
      add(key: parts[0].value, range, entry: nil, to: &keys)
    case .list(let list):
      for element in list.elements { addPairs(element.value, range, to: &keys) }
      if list.rest != nil { keys.isExact = false }
    default: keys.isExact = false
    }
  }
}
