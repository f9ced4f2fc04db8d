import VFLDiagnostics

/// The values that functions of the file return.
extension FileReading {
  /// Returns the value of a call of a function of the file that nothing can replace; `nil` for other calls.
  ///
  /// - Parameters:
  ///   - values: The values of the arguments.
  ///   - use: The use of the value of the call.
  func returnedValue(
    ofCall call: Expression.Call, named name: Int, _ receiver: Expression?, _ values: [Value],
    in range: Range<Int>, _ use: Use, _ walk: Walk
  ) -> Value? {
    let arguments = call.arguments.map { $0.value.range.lowerBound }
    func given(_ index: Int) -> Walk.GivenValue? {
      guard values.indices.contains(index) else { return nil }
      return Walk.GivenValue(value: values[index], expression: call.arguments[index].value)
    }
    let known = returnedValue(named: name, receiver, in: range, use, walk) { function in
      if call.style == .message {
        return function.name == walk.selector(of: call, name) ? given : nil
      }
      guard tree.tokens.language == .swift else {
        return function.declaration.style == .function ? given : nil
      }
      let labels = FormatWrapper.parts(of: function.name).labels
      let isGlobal = index.isEarlySwift && function.owner == -1
      guard
        let ordered = CallArguments(
          call, named: name, labels: labels, areOptional: isGlobal, in: tree.tokens)
      else { return nil }
      return { parameter in
        ordered[parameter].flatMap { arguments.firstIndex(of: $0.range.lowerBound) }
          .flatMap(given)
      }
    }
    guard known == nil, call.arguments.isEmpty else { return known }
    return formats(ofMember: name, of: receiver, in: walk)
  }

  /// Returns the formats that a method of `self` or `super` gives, which a class below may replace.
  private func formats(ofMember name: Int, of receiver: Expression?, in walk: Walk) -> Value? {
    guard let receiver else {
      return tree.tokens.language == .swift ? formats(ofMember: name, in: walk) : nil
    }
    guard case .name(let token) = receiver.kind,
      tree.tokens.isWord(token, anyOf: ["self", "super"])
    else { return nil }
    let fromParent = tree.tokens.isWord(token, "super")
    return formats(ofMember: name, fromParent: fromParent, in: walk)
  }

  /// Returns the formats that a property of `self` gives, which a class below may replace.
  ///
  /// Returns `nil` for any other value.
  func overriddenFormats(of variable: Int, at name: Int, in walk: Walk) -> Value? {
    let facts = bindings.variables[variable]
    guard case .member(let owner) = facts.kind else { return nil }
    let mayDiffer =
      tree.tokens.language == .swift
      ? bindings.types[owner].isProtocol
        || facts.accessors?.getter != nil && index.mayBeOverridden(variable)
      : tables.functionsByToken[facts.name] != nil
    return mayDiffer ? formats(ofMember: name, in: walk) : nil
  }

  /// Returns the value of a method without parameters that is read as a property, such as `self.views`.
  func returnedValue(ofProperty name: Int, base: Expression, in walk: Walk) -> Value? {
    guard tree.tokens.language != .swift else { return nil }
    let range = base.range.lowerBound..<(name + 1)
    return returnedValue(named: name, base, in: range, .other, walk) { function in
      function.declaration.isUnary ? { _ in nil } : nil
    } ?? formats(ofMember: name, of: base, in: walk)
  }

  /// Returns the value of a call with a name, if exactly one function can be called.
  ///
  /// - Parameter match: Returns the arguments of the call by the parameters of a function; `nil` if the call
  ///   does not have the form of a call of the function.
  private func returnedValue(
    named name: Int, _ receiver: Expression?, in range: Range<Int>, _ use: Use, _ walk: Walk,
    match: (FileIndex.Function) -> ((Int) -> Walk.GivenValue?)?
  ) -> Value? {
    let namesakes = tables.functionsByToken[tree.tokens.tokens[name].link] ?? []
    budget.spend(namesakes.count)
    let candidates = namesakes.compactMap { index.function($0) }.filter {
      $0.hasBody && match($0) != nil
    }
    let called = candidates.filter { isCalled($0, at: name, by: receiver, walk) != nil }
    guard called.count == 1, let function = called.first, let arguments = match(function),
      let isExact = isCalled(function, at: name, by: receiver, walk),
      isExact || candidates.count == 1
    else { return nil }
    walk.result.reads.insert(.function(function.number))
    guard let value = returned[function.number] else { return nil }
    switch value {
    case .keys(var keys):
      // An empty dictionary may be there for the classes below to replace it.
      guard !keys.names.isEmpty || !keys.patterns.isEmpty else { return nil }
      keys.source = nil
      keys.mayDiffer = keys.mayDiffer || !isExact
      keys.replaceCounters { counter in
        guard let parameter = counter.parameter, parameter.function == function.number else {
          return counter
        }
        let isVariadic = parameters(of: function.number)[parameter.index].isVariadic
        let list = isVariadic ? nil : arguments(parameter.index)
        return list.map { walk.counter(of: $0.value, first: counter.first) }
          ?? Counter(first: counter.first)
      }
      return .keys(keys.withoutBranches)
    case .text, .list, .number, .options:
      // Two calls of a function that changes what it depends on return different strings.
      guard isExact, value.text.alternatives.count < 2 || !changesState(function) else {
        return nil
      }
      // All elements of a list are used under any conditions.
      let known = value.mapDecisions { $0.areElements ? $0 : $0.narrowed(before: Int.max) }
      return walk.filled(known, of: function.number, in: range, use, arguments)
    default: return nil
    }
  }

  /// Whether a function changes variables of the code around it.
  private func changesState(_ function: FileIndex.Function) -> Bool {
    let range = function.declaration.range
    return bindings.variablesWritten(in: range).contains {
      !range.contains(bindings.variables[$0].token)
    }
  }

  /// Whether a receiver's function is the only function that a call can call; `nil` if the call need not call
  /// it.
  ///
  /// A class below may have its own method in place of one of Objective-C.
  private func isCalled(
    _ function: FileIndex.Function, at name: Int, by receiver: Expression?, _ walk: Walk
  ) -> Bool? {
    let owners = walk.context.owners
    let isSwift = tree.tokens.language == .swift
    switch function.owner {
    case -2: return receiver == nil ? true : nil
    case -1:
      guard receiver == nil else { return nil }
      // Inherited members take precedence.
      guard !isSwift else {
        return owners.allSatisfy { resolution.heritage(of: $0).isComplete } ? true : nil
      }
      return isPlainCall(of: function, at: name) ? true : nil
    default:
      if let receiver, let type = typeNamed(by: receiver) {
        guard type == function.owner, function.isStatic else { return nil }
        return true
      }
      guard receiver.map({ isOwn($0) }) ?? isSwift, owners.first == function.owner else {
        return nil
      }
      let isStatic = receiver.map { isOwnClass($0) } == true ? true : walk.context.isStatic
      if let isStatic, isStatic != function.isStatic { return nil }
      if isSwift { return index.mayBeOverridden(function) ? nil : true }
      return false
    }
  }

  /// Whether a call of C with the name of a function calls it, and no method of C++, macro or variable.
  private func isPlainCall(of function: FileIndex.Function, at name: Int) -> Bool {
    function.declaration.name.map { !index.isInClassOfC(at: $0) } == true && isPlainName(name)
  }

  /// Whether a name is that of a function of C, if any, and no method of C++, macro or variable.
  private func isPlainName(_ name: Int) -> Bool {
    bindings.variable(at: name) == nil && index.macro(at: name) == nil
      && !index.isInClassOfC(at: name) && !tree.tokens.isWord(name - 1, "::")
  }

  /// Whether a call with a name can only call a function of another file that belongs to no type.
  func isForeignFunction(_ name: Int, _ context: CallContext) -> Bool {
    guard tables.functionsByToken[tree.tokens.tokens[name].link] == nil else { return false }
    guard tree.tokens.language == .swift else { return isPlainName(name) }
    // Inherited members take precedence.
    return bindings.variable(at: name) == nil
      && context.owners.allSatisfy { resolution.heritage(of: $0).isComplete }
  }

  /// The name of the type that an expression is.
  func typeNamed(by receiver: Expression) -> Int32? {
    guard case .name(let token) = receiver.kind, tree.tokens.isCapitalized(token),
      bindings.variable(at: token) == nil, !tree.tokens.isWord(token, "Self")
    else { return nil }
    return tree.tokens.tokens[token].link
  }

  /// Whether an expression is `self`, or its class.
  private func isOwn(_ expression: Expression) -> Bool {
    if case .name(let token) = expression.kind {
      return tree.tokens.isWord(token, anyOf: ["self", "Self"])
    }
    return isOwnClass(expression)
  }

  /// Whether an expression is the class of `self`.
  private func isOwnClass(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let token): tree.tokens.isWord(token, "Self")
    case .member(let base?, let name): tree.tokens.isWord(name, "class") && isOwn(base)
    case .call(let call):
      if case .member(let base?, let name) = call.callee.kind {
        call.arguments.isEmpty && tree.tokens.isWord(name, "class") && isOwn(base)
      } else {
        false
      }
    default: false
    }
  }
}
