import VFLDiagnostics

/// The values that functions of the file return.
extension FileReading {
  /// Returns the value of a call of a function of the file that nothing can replace; `nil` for any other call.
  func returnedValue(
    ofCall call: Expression.Call, named name: Int, _ receiver: Expression?, in walk: Walk
  ) -> Value? {
    if call.style == .message, !call.arguments.isEmpty { return nil }
    return returnedValue(named: name, receiver, isProperty: false, in: walk)
  }

  /// Returns the value of a method without parameters that is read as a property, such as `self.views`.
  func returnedValue(ofProperty name: Int, base: Expression, in walk: Walk) -> Value? {
    guard tree.tokens.language != .swift else { return nil }
    return returnedValue(named: name, base, isProperty: true, in: walk)
  }

  private func returnedValue(
    named name: Int, _ receiver: Expression?, isProperty: Bool, in walk: Walk
  ) -> Value? {
    let candidates = (tables.functionsByToken[tree.tokens.tokens[name].link] ?? []).compactMap {
      index.function($0)
    }.filter { $0.hasBody }
    guard candidates.count == 1, let function = candidates.first,
      let isExact = isCalled(function, by: receiver, walk)
    else { return nil }
    if isProperty, !function.declaration.isUnary { return nil }
    walk.result.readFunctions.insert(function.number)
    guard let value = returned[function.number] else { return nil }
    switch value {
    case .keys(var keys):
      // An empty dictionary may be there for the classes below to replace it.
      guard !keys.names.isEmpty || !keys.patterns.isEmpty else { return nil }
      keys.source = nil
      keys.mayDiffer = keys.mayDiffer || !isExact
      return .keys(keys)
    case .text, .list, .number, .options:
      guard isExact else { return nil }
      return value.narrowed(before: Int.max)
    default: return nil
    }
  }

  /// Whether a receiver's function is the only one that a call can call; `nil` if it need not call the function
  /// at all.
  ///
  /// A class below may have its own method in place of one of Objective-C.
  private func isCalled(
    _ function: FileIndex.Function, by receiver: Expression?, _ walk: Walk
  ) -> Bool? {
    let owners = walk.context.owners
    switch function.owner {
    case -2: return receiver == nil ? true : nil
    case -1:
      guard receiver == nil else { return nil }
      // What a class inherits comes first.
      return owners.allSatisfy { resolution.heritage(of: $0).isComplete } ? true : nil
    default:
      if let receiver, let type = typeNamed(by: receiver) {
        guard type == function.owner, function.isStatic else { return nil }
        return true
      }
      guard receiver.map({ isOwn($0) }) ?? (tree.tokens.language == .swift),
        owners.first == function.owner
      else { return nil }
      if tree.tokens.language == .swift { return index.mayBeOverridden(function) ? nil : true }
      return false
    }
  }

  private func typeNamed(by receiver: Expression) -> Int32? {
    guard case .name(let token) = receiver.kind, tree.tokens.isCapitalized(token),
      bindings.variable(at: token) == nil, !tree.tokens.isWord(token, "Self")
    else { return nil }
    return tree.tokens.tokens[token].link
  }

  /// Whether an expression is `self`, or its class.
  private func isOwn(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let token): tree.tokens.isWord(token, anyOf: ["self", "Self"])
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
