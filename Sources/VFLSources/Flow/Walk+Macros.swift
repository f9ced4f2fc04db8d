import VFLDiagnostics

/// The replacement of macros by their texts.
extension Walk {
  /// How many macros inside each other are replaced.
  private static let macroLimit = 16

  /// Evaluates a call of a macro as its replacement text; `nil` for any other call.
  func expand(
    _ call: Expression.Call, named name: Int, in range: Range<Int>, _ use: Use
  ) -> Value? {
    guard !isSwift, macroArguments.count < Self.macroLimit,
      let macro = macro(named: name, hasParameters: true), let parameters = macro.parameters
    else { return nil }
    if home >= -1 { file.expandedMacros.insert(macro.definition.name.start) }
    var arguments: [String: [Expression]] = [:]
    let values = call.arguments.map { $0.value }
    for (index, parameter) in parameters.enumerated() {
      if index == parameters.count - 1, file.isVariadic(macro) {
        arguments[parameter] = Array(values.dropFirst(index)).flatMap { macroArguments(in: $0) }
      } else if index < values.count {
        // The argument may be a parameter of the macro around.
        let known = macroArguments(in: values[index])
        arguments[parameter] = known.count == 1 ? known : [values[index]]
      }
    }
    macroArguments.append(arguments)
    callRanges.append(range)
    let outerLocals = macroLocals
    defer {
      macroLocals = outerLocals
      macroArguments.removeLast()
      callRanges.removeLast()
    }
    if macro.body.count == 1, case .expression(let only) = macro.body[0].kind {
      return evaluate(only, use)
    }
    walk(macro.body)
    return .unknown(.callResult)
  }

  private func macro(named token: Int, hasParameters: Bool) -> SourceTree.Macro? {
    let isInFile = token < file.text.fileCount
    return file.macro(
      named: token, hasParameters: hasParameters,
      at: callRanges.first?.lowerBound ?? (isInFile ? token : nil))
  }

  /// Whether a macro replaces a name of the file's code.
  func isReplaced(_ token: Int) -> Bool {
    !isSwift && token < file.text.fileCount && macro(named: token, hasParameters: false) != nil
  }

  /// The arguments that an expression denotes: several for `__VA_ARGS__`, or else one.
  func macroArguments(in expression: Expression) -> [Expression] {
    guard case .name(let token) = expression.kind,
      let known = macroArguments.last?[tokens.word(token)]
    else { return [expression] }
    return known
  }

  /// Whether an expression is the parameter of a macro whose argument is not known.
  func isMacroParameter(_ expression: Expression) -> Bool {
    guard case .name(let token) = expression.kind else { return false }
    return macroParameters.contains(tokens.word(token))
      && macroArguments.last?[tokens.word(token)] == nil
  }

  /// Declares a variable in the text of a macro, which hides one of the code around the call.
  func declareInMacro(_ token: Int, _ value: Value) {
    if token >= file.text.fileCount { macroLocals[tokens.word(token)] = value }
  }

  /// The variable that a name in the text of a macro denotes.
  ///
  /// The result is `nil` for a variable that the macro declares, whose value is no longer followed.
  func macroVariable(named token: Int) -> (number: Int, token: Int)? {
    if macroLocals[tokens.word(token)] != nil {
      macroLocals[tokens.word(token)] = .unknown(.variable)
      return nil
    }
    guard !callRanges.isEmpty else { return nil }
    if let known = macroArguments.last?[tokens.word(token)] {
      guard known.count == 1 else { return nil }
      let arguments = macroArguments.removeLast()
      defer { macroArguments.append(arguments) }
      return variable(of: known[0])
    }
    guard token >= file.text.fileCount else { return nil }
    return file.variable(named: token, visibleAt: callRanges.first?.lowerBound).map { ($0, token) }
  }

  /// Forgets the variables that are arguments of a macro that the file does not define.
  ///
  /// By convention the name of a macro has no small letters.
  func changeArguments(ofMacro name: Int, _ call: Expression.Call) {
    guard !isSwift, call.style == .function, file.text.looksLikeMacro(name) else { return }
    for argument in call.arguments {
      guard let variable = variable(of: argument.value) else { continue }
      change(variable.number, .unknown, at: variable.token)
    }
  }

  /// The text of the argument of a macro's parameter, and where it is; `nil` if it is not known.
  func macroText(named token: Int) -> (text: String, span: SourceSpan)? {
    guard let known = macroArguments.last?[tokens.word(token)], known.count == 1 else { return nil }
    let range = known[0].range
    // An argument that is no expression, such as `H:|[a]|`, has more tokens than the expression at its start.
    guard tokens.isWord(range.lowerBound - 1, anyOf: ["(", ","]),
      tokens.isWord(range.upperBound, anyOf: [")", ","])
    else { return nil }
    // A macro in an argument is replaced before the argument reaches another macro.
    if macroArguments.count > 1, range.contains(where: isReplaced) { return nil }
    let span = file.span(of: known[0].range)
    return (file.text(of: span), span)
  }

  /// Returns the value of a name that is the parameter of a macro, or a macro without parameters.
  func macroValue(named token: Int, _ use: Use) -> Value? {
    guard !isSwift else { return nil }
    let word = tokens.word(token)
    if let known = macroArguments.last?[word] {
      guard known.count == 1 else { return .unknown(.expression) }
      let arguments = macroArguments.removeLast()
      defer { macroArguments.append(arguments) }
      return evaluate(known[0], use)
    }
    if let parameter = macroParameters.firstIndex(of: word) {
      return .parameter(ParameterReference(function: home, index: parameter))
    }
    if let value = macroLocals[word] { return value }
    if let variable = file.variable(named: token, visibleAt: callRanges.first?.lowerBound) {
      return read(variable, at: token, .other)
    }
    guard macroArguments.count < Self.macroLimit,
      let macro = macro(named: token, hasParameters: false), macro.body.count == 1,
      case .expression(let only) = macro.body[0].kind
    else { return nil }
    macroArguments.append([:])
    callRanges.append(token..<(token + 1))
    defer {
      macroArguments.removeLast()
      callRanges.removeLast()
    }
    return evaluate(only, use)
  }
}
