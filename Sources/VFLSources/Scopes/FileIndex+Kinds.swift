/// The kinds of values by their spelling, or by the declarations of their variables.
extension FileIndex {
  private static let depthLimit = 4

  /// The kind of a value that its spelling, or the declaration of its variable, shows.
  func kind(ofValue value: Expression) -> GivenKind? { kind(ofValue: value, depth: 0) }

  private func kind(ofValue value: Expression, depth: Int) -> GivenKind? {
    guard depth < Self.depthLimit, isOfOneBranch(value.range) else { return nil }
    switch value.kind {
    case .number: return .number
    case .string(let parts): return parts.allSatisfy(isLiteral) ? .text : nil
    case .prefix(let sign, _):
      // `@8` and `@(8)`, but not `@YES`.
      let isBox = !isSwift && tokens.isWord(sign, anyOf: ["@", "@("])
      return isBox ? .number : nil
    case .member(let base?, let name):
      let isAnchor = isPath(base) && tokens.isWord(name, anyOf: Self.anchors)
      // A member that the file or a controller has with that name may be anything.
      return isAnchor && !isSelf(base) && !declaresMember(name) ? .anchor : nil
    case .name(let token):
      return bindings.variable(at: token).flatMap { kind(ofVariable: $0, depth: depth) }
    case .call: return madeType(value).flatMap { systemKind(ofType: tokens.word($0)) }
    default: return nil
    }
  }

  private func isLiteral(_ part: Expression.StringPart) -> Bool {
    if case .literal = part { return true }
    return false
  }

  private func isOfOneBranch(_ range: Range<Int>) -> Bool {
    range.isEmpty
      || tokens.branchRun(of: range.lowerBound) == tokens.branchRun(of: range.upperBound - 1)
  }

  /// Whether an expression is a chain of names.
  private func isPath(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name: true
    case .member(let base?, _): isPath(base)
    default: false
    }
  }

  private func isSelf(_ expression: Expression) -> Bool {
    guard case .name(let token) = expression.kind else { return false }
    return tokens.isWord(token, anyOf: ["self", "Self"])
  }

  private func kind(ofVariable variable: Int, depth: Int) -> GivenKind? {
    if let type = plainType(of: variable) { return systemKind(ofType: type) }
    let facts = bindings.variables[variable]
    guard facts.kind == .local, isSwift, facts.type == nil, let value = facts.value,
      facts.declaration.map({ $0.modifiers.contains(.isConstant) })
        ?? tokens.isWord(facts.token - 1, "let")
    else { return nil }
    return kind(ofValue: value, depth: depth + 1)
  }

  /// The kind of the objects of a type of the system; `nil` if the file declares a type with this name.
  func systemKind(ofType name: String) -> GivenKind? {
    GivenKind(ofType: name).flatMap { declaresOwn(name) ? nil : $0 }
  }

  /// The type that the declaration of a variable says, where it is a name and nothing more: no optional, no
  /// type of something else.
  func plainType(of variable: Int) -> String? {
    guard hasPlainDeclaration(variable) else { return nil }
    let facts = bindings.variables[variable]
    guard let type = facts.type else {
      return isSwift ? facts.value.flatMap(madeType).map { tokens.word($0) } : nil
    }
    guard case .named(let name, false, let isGeneric) = type.form, !isGeneric || !isSwift,
      isSwift || isPointer(variable)
    else { return nil }
    return tokens.word(name)
  }

  /// Whether the declaration of a variable says the type and value of the whole variable.
  private func hasPlainDeclaration(_ variable: Int) -> Bool {
    switch bindings.variables[variable].kind {
    case .pattern, .function: return false
    case .parameter(let function, let index):
      let parameters = bindings.outline.parameters(of: function)
      return !parameters.indices.contains(index) || !parameters[index].isVariadic
    case .local, .member, .global: return true
    }
  }

  /// Whether the file declares something with the name of a type: a type, an alias, a function that makes it,
  /// a generic parameter.
  func declaresOwn(_ name: String) -> Bool {
    tokens.names.number(of: name, in: tokens.bytes).map { declaredTypes.contains($0) } ?? false
  }

  /// Whether the file declares a variable or function with the name of a token.
  private func declaresMember(_ name: Int) -> Bool {
    declaredMembers.contains(tokens.tokens[name].link)
  }

  private static let anchors: [StaticString] = [
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor",
    "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor",
    "lastBaselineAnchor",
  ]

  // MARK: Arguments

  /// The kind of an argument, if its spelling, its variable's declaration or its name shows it.
  func kind(ofArgument value: Expression) -> ValueKind {
    let kind = ValueKind(spelling: value, in: tokens)
    guard kind == .any, case .name(let token) = value.kind else { return kind }
    let known = bindings.variable(at: token).map(declaredKind) ?? .any
    let isView = known == .any && WordKind.view.fits(tokens.word(token))
    return isView ? .plain : known
  }

  /// The kind of a variable's value, if its declaration shows it.
  private func declaredKind(of variable: Int) -> ValueKind {
    guard hasPlainDeclaration(variable) else { return .any }
    let facts = bindings.variables[variable]
    if let type = facts.type { return ValueKind(type, in: tokens) }
    return facts.value.map { ValueKind(spelling: $0, in: tokens) } ?? .any
  }
}
