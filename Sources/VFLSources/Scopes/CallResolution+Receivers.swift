/// The receivers of calls.
extension CallResolution {
  /// The receiver of a call.
  enum Receiver {
    /// The object around the call, or none.
    case own
    /// `super`.
    case parent
    /// A type itself, or an object of it, by the number of the type's name.
    ///
    /// An object that is not exact may be one of a subclass.
    case type(Int32, isExact: Bool)
    /// A variable of unknown type, by the token that names it.
    case variable(Int)
    case unknown
  }

  /// The receiver of a call.
  func receiver(of call: Expression.Call, in context: CallContext) -> Receiver {
    guard call.isMember else {
      let isOwn = isSwift || context.owners.first.map(index.declaresClassOfC) ?? false
      return isOwn ? .own : .unknown
    }
    guard let base = call.receiver else { return .unknown }
    return isSwift ? swiftReceiver(base, context) : messageReceiver(base, context)
  }

  private func swiftReceiver(_ base: Expression, _ context: CallContext) -> Receiver {
    let base = tokens.unwrapped(base)
    guard case .call(let made) = base.kind else { return receiver(base, context) }
    guard case .name(let callee) = made.callee.kind, tokens.isCapitalized(callee) else {
      return .unknown
    }
    return .type(tokens.tokens[callee].link, isExact: true)
  }

  private func messageReceiver(_ base: Expression, _ context: CallContext) -> Receiver {
    guard case .call(let made) = base.kind else { return receiver(base, context) }
    guard made.style == .message else { return .unknown }
    // `[self view]`, `[Card new]`, `[[Card alloc] init]`.
    if case .name(let type)? = allocated(base)?.kind, tokens.isCapitalized(type) {
      return .type(tokens.tokens[type].link, isExact: true)
    }
    guard made.arguments.isEmpty, case .member(_, let name) = made.callee.kind else {
      return .unknown
    }
    return .variable(name)
  }

  /// The class of which messages make an object, `[Card new]` and `[[Card alloc] init]`.
  private func allocated(_ expression: Expression) -> Expression? {
    var expression = expression
    while case .call(let call) = expression.kind,
      case .member(let base?, let selector) = call.callee.kind
    {
      if tokens.isWord(selector, anyOf: ["new", "alloc"]) { return base }
      expression = base
    }
    return nil
  }

  /// A receiver that is a name, or a member of an expression.
  private func receiver(_ base: Expression, _ context: CallContext) -> Receiver {
    switch base.kind {
    case .name(let token):
      if isSelf(token) { return .own }
      if tokens.isWord(token, "super") { return .parent }
      if !isSwift, tokens.isWord(token, "this"), bindings.variable(at: token) == nil { return .own }
      if tokens.isCapitalized(token), bindings.variable(at: token) == nil {
        return .type(tokens.tokens[token].link, isExact: true)
      }
      return typedReceiver(token, isOwn: false, context)
    case .member(let outer?, let token):
      guard case .name(let first) = tokens.unwrapped(outer).kind, isSelf(first) else {
        return .variable(token)
      }
      return typedReceiver(token, isOwn: true, context)
    case .member(nil, let token): return .variable(token)
    default: return .unknown
    }
  }

  private func typedReceiver(_ token: Int, isOwn: Bool, _ context: CallContext) -> Receiver {
    guard tokens.isName(token) else { return .unknown }
    let variable = bindings.variable(at: token)
    if let type = variable.flatMap({ index.madeTypeName(of: $0) }) {
      return .type(type, isExact: true)
    }
    if let type = variable.flatMap({ index.typeName(of: $0) })
      ?? typeName(ofForeignProperty: token, isOwn: isOwn, context)
    {
      return .type(type, isExact: false)
    }
    return .variable(token)
  }

  /// The type of a property of the object around a token, which another file declares; in Objective-C also
  /// by the name of its variable, such as `_box`.
  private func typeName(
    ofForeignProperty token: Int, isOwn: Bool, _ context: CallContext
  ) -> Int32? {
    guard let owner = context.owners.first, bindings.variable(at: token) == nil else { return nil }
    var name = tokens.word(token)
    if !isSwift, !isOwn {
      guard name.hasPrefix("_") else { return nil }
      name.removeFirst()
    }
    for type in [owner] + heritage(of: owner).ancestors {
      if let found = foreignProperties[type]?[name] { return found }
    }
    return nil
  }

  /// Whether a token is `self` or `Self`, and not a parameter or captured object with that name.
  func isSelf(_ token: Int) -> Bool {
    guard tokens.isWord(token, anyOf: ["self", "Self"]) else { return false }
    return bindings.variable(at: token).map { bindings.variables[$0].kind == .local } ?? true
  }

  /// Whether a call of a method is one of a type, and not of an object; `nil` where that is not known.
  func isSentToType(_ query: Query) -> Bool? {
    guard query.call.isMember else {
      guard isSwift else { return nil }
      return tokens.isCapitalized(query.name) ? nil : query.context.isStatic
    }
    guard let base = query.call.receiver else { return nil }
    switch base.kind {
    case .postfix: return isSwift ? false : nil
    case .call(let made):
      if isSwift {
        guard case .name(let callee) = made.callee.kind else { return nil }
        return tokens.isCapitalized(callee) ? false : nil
      }
      // `[self class]`, `[Card new]`, `[[Card alloc] init]`.
      if case .member(_, let selector) = made.callee.kind, tokens.isWord(selector, "class") {
        return true
      }
      return allocated(base) == nil ? nil : false
    case .name(let token):
      if tokens.isWord(token, "Self") { return true }
      if isSelf(token) || tokens.isWord(token, "super") { return query.context.isStatic }
      return tokens.isCapitalized(token) && bindings.variable(at: token) == nil
    default: return nil
    }
  }

  /// Whether the receiver of a call shows no type, and a wrapper is the only known function of its name.
  ///
  /// A wrapper with the name of a method in ``SystemMethods`` is never the only one.
  func isOnly(_ candidate: Candidate, for call: Expression.Call, in context: CallContext) -> Bool {
    guard call.isMember, case .type(let type, _) = candidate.home, let name = call.name,
      !tokens.isWord(name, anyOf: SystemMethods.reading),
      !tokens.isWord(name, anyOf: SystemMethods.changing)
    else { return false }
    switch receiver(of: call, in: context) {
    case .variable, .unknown: break
    case .own, .parent, .type: return false
    }
    let wrapper = candidate.wrapper
    let namesakes = known.namesakes(of: isSwift ? wrapper.base : wrapper.name)
    return !namesakes.isCut && namesakes.owners.allSatisfy { $0 == type }
      && namesakes[type].allSatisfy { $0.name == wrapper.name }
  }
}
