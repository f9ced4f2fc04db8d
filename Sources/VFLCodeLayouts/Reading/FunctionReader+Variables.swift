import VFLSources

// Local variables, and the bodies of closures and functions.
extension FunctionReader {
  /// Returns the value of a local variable; `nil` if no variable has the name.
  func local(_ name: String) -> CodeValue? {
    for scope in scopes.reversed() {
      if let value = scope.values[name] { return scope.shared.contains(name) ? .unknown : value }
    }
    return nil
  }

  func declare(_ name: String, _ value: CodeValue, isShared: Bool = false) {
    if let item = value.object, items[item].name.isEmpty, !name.hasPrefix("$") {
      items[item].name = name
    }
    let scope = scopes[scopes.count - 1]
    scope.values[name] = value
    if isShared { scope.shared.insert(name) } else { scope.shared.remove(name) }
  }

  /// Assigns a local variable, or returns `false` if no variable has the name.
  func assign(local name: String, _ value: CodeValue) -> Bool {
    for (index, scope) in scopes.enumerated().reversed() {
      guard let current = scope.values[name] else { continue }
      // A branch that appends to a list leaves the other elements.
      if trustsUnknownCode, uncertainty > 0, case .list = current { return true }
      if index < sharedScopes { scope.shared.insert(name) }
      if let item = value.object, items[item].name.isEmpty { items[item].name = name }
      // In Objective-C, the variable may have an integer type, which removes the fraction.
      let isRounded = !file.isSwift && value.number.map { !$0.isWhole } == true
      scope.values[name] = uncertainty > 0 || isRounded ? .unknown : value
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
    var captured = capturesValues ? scopes.map { CodeScope($0.values, shared: $0.shared) } : scopes
    let list = CodeScope()
    for token in range.lowerBound..<max(range.lowerBound, closure.body.range.lowerBound) {
      let name = file.words[token]
      guard let value = local(name) else { continue }
      list.values[name] = value
    }
    for capture in closure.captures {
      guard let label = capture.label else { continue }
      list.values[file.words[label]] = evaluate(capture.value)
    }
    if !list.values.isEmpty { captured.append(list) }
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

  // MARK: Functions of the file

  /// Evaluates the body of a function of the file, or returns `nil` if the function is not known.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - item: The object on which the method is called; `nil` if the call names no object.
  func inlined(_ call: CodeCall, on item: Int?) -> CodeValue? {
    let item = item == owner ? nil : item
    guard uncertainty == 0, let callee = callee(of: call, on: item) else { return nil }
    callsKnownFunction = true
    guard inliningDepth < inliningLimit else { return nil }
    var bindings: [(name: String, value: CodeValue)] = []
    for (parameter, argument) in zip(callee.parameters, callee.arguments(call, in: file) ?? []) {
      var value = CodeValue.unknown
      if let argument { value = evaluate(argument) }
      if let name = parameter.name { bindings.append((file.words[name], value)) }
    }
    let position = outerCall
    outerCall = outerCall ?? call.span
    inliningDepth += 1
    defer {
      inliningDepth -= 1
      outerCall = position
    }
    guard let item else { return self.call(callee.body, binding: bindings, in: []) }
    return with(item, as: callee) { self.call(callee.body, binding: bindings, in: []) }
  }

  /// Returns the function that a call certainly evaluates; `nil` if it is not known.
  private func callee(of call: CodeCall, on item: Int?) -> CodeFunction? {
    let candidates = (file.overloads[call.name] ?? []).map { file.functions[$0] }
      .filter { $0.arguments(call, in: file) != nil }
    guard let item else {
      // The names in a function outside of the type have other meanings.
      let own = candidates.filter { $0.owner == function.owner }
      guard own.count == 1, trustsUnknownCode || !own[0].mayBeOverridden,
        own[0].owner == nil || own[0].isStatic == function.isStatic
      else { return nil }
      return own[0]
    }
    // The method belongs to an extension of a class of the system, because it is not known whether the object
    // is an instance of a class of the file.
    guard candidates.count == 1, let type = candidates[0].owner, Self.isSystemClass(type),
      !candidates[0].isStatic, !call.name.hasPrefix("init"),
      trustsUnknownCode
        || items[item].isExact && items[item].className.map(Self.isSystemClass) == true
    else { return nil }
    return candidates[0]
  }

  private static func isSystemClass(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }
}
