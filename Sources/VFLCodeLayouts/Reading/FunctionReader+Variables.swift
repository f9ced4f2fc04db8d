import VFLSources

// Local variables, and the bodies of closures and functions.
extension FunctionReader {
  /// Returns the value of a local variable; `nil` if no variable has the name.
  func local(_ name: String) -> CodeValue? { variables.value(of: name) }

  func declare(_ name: String, _ value: CodeValue, isShared: Bool = false) {
    if let item = value.object, !name.hasPrefix("$") { state.name(item, name) }
    variables.declare(name, value, isShared: isShared)
  }

  /// Assigns a local variable, or returns `false` if no variable has the name.
  func assign(local name: String, _ value: CodeValue) -> Bool {
    variables.assign(name) { current in
      // A branch that appends to a list leaves the other elements.
      if trustsUnknownCode, !state.isCertain, case .list = current { return nil }
      if let item = value.object { state.name(item, name) }
      // In Objective-C, the variable may have an integer type, which removes the fraction.
      let isRounded = !file.isSwift && value.number.map { !$0.isWhole } == true
      return state.isCertain && !isRounded ? value : .unknown
    }
  }

  // MARK: Bodies

  /// Returns a closure with the variables that it captures.
  ///
  /// A block of Objective-C captures values, as a capture list of Swift does.
  func captured(_ closure: Closure, at range: Range<Int>) -> CodeClosure {
    var list: [String: CodeValue] = [:]
    for token in range.lowerBound..<max(range.lowerBound, closure.body.range.lowerBound) {
      let name = file.words[token]
      if let value = local(name) { list[name] = value }
    }
    for capture in closure.captures {
      if let label = capture.label { list[file.words[label]] = evaluate(capture.value) }
    }
    let copiesValues = !file.isSwift && !file.hasBlockVariables
    return CodeClosure(
      closure: closure, scopes: variables.captured(copyingValues: copiesValues, and: list))
  }

  /// Evaluates the code of a closure or of a local function that runs at an unknown time.
  func later(_ body: Block, _ parameters: [Parameter], in captured: [CodeScope]? = nil) {
    // A `return` leaves the closure only.
    let outer = mayHaveReturned
    defer { mayHaveReturned = outer }
    variables.with(captured ?? variables.scopes) {
      variables.sharing {
        uncertainly {
          for parameter in parameters {
            if let token = parameter.name { declare(file.words[token], .unknown) }
          }
          run(body)
        }
      }
    }
  }

  /// Evaluates a body that runs at this moment, and returns its value.
  func call(
    _ body: Block, binding bindings: [(name: String, value: CodeValue)], in captured: [CodeScope]
  ) -> CodeValue {
    let outer = (returned, hasReturned, mayHaveReturned)
    (returned, hasReturned, mayHaveReturned) = (nil, false, false)
    depth += 1
    variables.with(captured) {
      variables.inScope {
        for binding in bindings { declare(binding.name, binding.value) }
        run(body)
      }
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
  ///   - isSuper: Whether the call names `super`.
  func inlined(_ call: CodeCall, on item: Int?, asSuper isSuper: Bool = false) -> CodeValue? {
    let item = item == owner ? nil : item
    guard
      let callee = isSuper ? inherited(call) : callee(of: call, on: item)
    else { return nil }
    if state.isCertain { callsKnownFunction = true }
    guard state.isCertain, inliningDepth < inliningLimit else {
      if file.creators.contains(call.name) { omit(call) }
      return nil
    }
    var bindings: [(name: String, value: CodeValue)] = []
    for (parameter, arguments) in zip(callee.parameters, callee.arguments(call, in: file) ?? []) {
      var value = CodeValue.unknown
      if parameter.isVariadic {
        value = .list(arguments.map { evaluate($0) })
      } else if let argument = arguments.first {
        let isDefault = argument.range == parameter.defaultValue?.range
        value =
          isDefault
          ? inDeclaration(of: callee.owner) { evaluate(argument) } : evaluate(argument)
      }
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
    guard let item else {
      // The names in a function outside of the type have other meanings.
      let own = file.functions(named: call.name, of: function.owner).filter {
        $0.arguments(call, in: file) != nil
      }
      if own.isEmpty, let method = inherited(call) { return method }
      guard own.count == 1, trustsUnknownCode || !own[0].mayBeOverridden,
        own[0].owner == nil || own[0].isStatic == function.isStatic
      else { return nil }
      return own[0]
    }
    // The method belongs to an extension of a class of the system, because it is not known whether the object
    // is an instance of a class of the file.
    guard !call.name.hasPrefix("init"),
      trustsUnknownCode
        || items[item].isExact && items[item].className.map(Self.isSystemClass) == true,
      let method = file.onlyFunction(call, where: Self.isSystemClass), !method.isStatic,
      method.owner.map(Self.isSystemClass) == true
    else { return nil }
    return method
  }

  /// Returns the method that a class inherits from a superclass in the file; `nil` if unknown code is not
  /// trusted, or if there is no such method.
  private func inherited(_ call: CodeCall) -> CodeFunction? {
    guard trustsUnknownCode, let type = function.owner else { return nil }
    for parent in file.ancestry(of: type).dropFirst() {
      let found = file.functions(named: call.name, of: parent).filter {
        $0.arguments(call, in: file) != nil
      }
      if let method = found.first { return found.count == 1 ? method : nil }
    }
    return nil
  }

  private static func isSystemClass(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS")
  }
}
