import VFLDiagnostics

/// The replacement of macros by their texts.
extension Walk {
  /// A macro that is replaced by its text.
  struct Expansion {
    /// The offset of the name in the definition.
    fileprivate let macro: Int
    /// The arguments, by the names of the parameters.
    fileprivate var arguments: [String: [Expression]] = [:]
  }

  /// How many macros inside each other are replaced.
  private static let expansionLimit = 16

  /// Evaluates a call of a macro as its replacement text; `nil` for any other call.
  func expand(
    _ call: Expression.Call, named name: Int, in range: Range<Int>, _ use: Use
  ) -> Value? {
    guard !isSwift, let macro = macro(named: name, hasParameters: true),
      let parameters = macro.parameters, mayExpand(macro)
    else { return nil }
    if home >= -1 { file.expandedMacros.insert(macro.definition.name.start) }
    var expansion = Expansion(macro: macro.definition.name.start)
    let values = call.arguments.map { $0.value }
    for (index, parameter) in parameters.enumerated() {
      if index == parameters.count - 1, file.isVariadic(macro) {
        expansion.arguments[parameter] = Array(values.dropFirst(index)).flatMap {
          macroArguments(in: $0)
        }
      } else if index < values.count {
        // The argument may be a parameter of the macro around.
        let known = macroArguments(in: values[index])
        expansion.arguments[parameter] = known.count == 1 ? known : [values[index]]
      }
    }
    expansions.append(expansion)
    callRanges.append(range)
    let outerLocals = macroLocals
    defer {
      macroLocals = outerLocals
      expansions.removeLast()
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
    let place = callRanges.first?.lowerBound ?? (isInFile ? token : nil)
    guard let macro = file.index.macro(named: token, at: place),
      (macro.parameters != nil) == hasParameters
    else { return nil }
    return macro
  }

  /// Whether a macro may be replaced: its own text does not replace it again.
  private func mayExpand(_ macro: SourceTree.Macro) -> Bool {
    expansions.count < Self.expansionLimit
      && !expansions.contains { $0.macro == macro.definition.name.start }
  }

  /// Whether a macro replaces a name of the file's code.
  func isReplaced(_ token: Int) -> Bool {
    !isSwift && token < file.text.fileCount && macro(named: token, hasParameters: false) != nil
  }

  /// The arguments that an expression denotes: several for `__VA_ARGS__`, or else one.
  func macroArguments(in expression: Expression) -> [Expression] {
    guard case .name(let token) = expression.kind,
      let known = expansions.last?.arguments[tokens.word(token)]
    else { return [expression] }
    return known
  }

  /// Whether an expression is the parameter of a macro whose argument is not known.
  func isMacroParameter(_ expression: Expression) -> Bool {
    guard case .name(let token) = expression.kind else { return false }
    return macroParameters.contains(tokens.word(token))
      && expansions.last?.arguments[tokens.word(token)] == nil
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
    if let known = expansions.last?.arguments[tokens.word(token)] {
      guard known.count == 1 else { return nil }
      let expansion = expansions.removeLast()
      defer { expansions.append(expansion) }
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
    guard let known = expansions.last?.arguments[tokens.word(token)], known.count == 1 else {
      return nil
    }
    let range = known[0].range
    // An argument that is no expression, such as `H:|[a]|`, has more tokens than the expression at its start.
    guard tokens.isWord(range.lowerBound - 1, anyOf: ["(", ","]),
      tokens.isWord(range.upperBound, anyOf: [")", ","])
    else { return nil }
    // A macro in an argument is replaced before the argument reaches another macro.
    if expansions.count > 1, range.contains(where: isReplaced) { return nil }
    let span = file.span(of: known[0].range)
    return (file.text(of: span), span)
  }

  /// Returns the value of a name that is the parameter of a macro, or a macro without parameters.
  func macroValue(named token: Int, _ use: Use) -> Value? {
    guard !isSwift else { return nil }
    let word = tokens.word(token)
    if let known = expansions.last?.arguments[word] {
      guard known.count == 1 else { return .unknown(.expression) }
      let expansion = expansions.removeLast()
      defer { expansions.append(expansion) }
      return evaluate(known[0], use)
    }
    if let parameter = macroParameters.firstIndex(of: word) {
      return .parameter(ParameterReference(function: home, index: parameter))
    }
    if let value = macroLocals[word] { return value }
    if let variable = file.variable(named: token, visibleAt: callRanges.first?.lowerBound) {
      return read(variable, at: token, .other)
    }
    guard let macro = macro(named: token, hasParameters: false), macro.body.count == 1,
      case .expression(let only) = macro.body[0].kind, mayExpand(macro)
    else { return nil }
    expansions.append(Expansion(macro: macro.definition.name.start))
    callRanges.append(token..<(token + 1))
    defer {
      expansions.removeLast()
      callRanges.removeLast()
    }
    return evaluate(only, use)
  }
}
