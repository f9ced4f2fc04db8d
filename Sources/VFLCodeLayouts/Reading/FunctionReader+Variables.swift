import VFLSources

// Local variables, and the bodies of closures and functions.
extension FunctionReader {
  /// Returns the value of a local variable; `nil` if no variable has the name.
  func local(_ name: String) -> CodeValue? {
    for scope in scopes.reversed() {
      if let variable = scope.variables[name] {
        return variable.isShared ? .unknown : variable.value
      }
    }
    return nil
  }

  func declare(_ name: String, _ value: CodeValue, isShared: Bool = false) {
    if let item = value.object, items[item].name.isEmpty { items[item].name = name }
    scopes[scopes.count - 1].variables[name] = CodeScope.Variable(value: value, isShared: isShared)
  }

  /// Assigns a local variable, or returns `false` if no variable has the name.
  func assign(local name: String, _ value: CodeValue) -> Bool {
    for index in scopes.indices.reversed() {
      guard scopes[index].variables[name] != nil else { continue }
      if index < sharedScopes { scopes[index].variables[name]?.isShared = true }
      if let item = value.object, items[item].name.isEmpty { items[item].name = name }
      // In Objective-C, the variable may have an integer type, which removes the fraction.
      let isRounded = !file.isSwift && value.number.map { !$0.isWhole } == true
      scopes[index].variables[name]?.value = uncertainty > 0 || isRounded ? .unknown : value
      return true
    }
    return false
  }

  // MARK: Bodies

  /// Returns a closure with the variables that it captures.
  ///
  /// A block of Objective-C captures values, as a capture list of Swift does.
  func captured(_ closure: Closure, at range: Range<Int>) -> CodeClosure {
    let capturesValues = !file.isSwift && !file.hasBlockVariables
    var captured = capturesValues ? scopes.map { CodeScope($0.variables) } : scopes
    let list = CodeScope()
    for token in range.lowerBound..<max(range.lowerBound, closure.body.range.lowerBound) {
      let name = file.words[token]
      guard let value = local(name) else { continue }
      list.variables[name] = CodeScope.Variable(value: value)
    }
    for capture in closure.captures {
      guard let label = capture.label else { continue }
      list.variables[file.words[label]] = CodeScope.Variable(value: evaluate(capture.value))
    }
    if !list.variables.isEmpty { captured.append(list) }
    return CodeClosure(closure: closure, scopes: captured)
  }

  /// Evaluates the code of a closure or of a local function that runs at an unknown time.
  func later(_ body: Block, _ parameters: [Parameter], in captured: [CodeScope]? = nil) {
    let outerScopes = scopes
    scopes = captured ?? scopes
    defer { scopes = outerScopes }
    // A `return` leaves the closure only.
    let outer = mayHaveReturned
    defer { mayHaveReturned = outer }
    uncertainly(isShared: true) {
      for parameter in parameters {
        if let token = parameter.name { declare(file.words[token], .unknown) }
      }
      run(body)
    }
  }

  /// Evaluates a body that runs at this moment, and returns its value.
  func call(
    _ body: Block, binding bindings: [(name: String, value: CodeValue)], in captured: [CodeScope]
  ) -> CodeValue {
    let outerScopes = scopes
    scopes = captured
    defer { scopes = outerScopes }
    let outer = (returned, hasReturned, mayHaveReturned)
    (returned, hasReturned, mayHaveReturned) = (nil, false, false)
    depth += 1
    inScope {
      for binding in bindings { declare(binding.name, binding.value) }
      run(body)
    }
    depth -= 1
    var result = mayHaveReturned ? CodeValue.unknown : returned ?? .none
    if body.statements.count == 1, case .expression = body.statements[0].kind { result = lastValue }
    (returned, hasReturned, mayHaveReturned) = outer
    return result
  }
}
