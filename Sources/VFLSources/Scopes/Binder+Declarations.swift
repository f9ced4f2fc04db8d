/// Variables, functions, closures and types.
extension Binder {
  mutating func walk(_ declaration: VariableDeclaration, at start: Int) {
    let isProperty = !isSwift && tokens.isWord(start, "@property")
    let kind = isLocal ? .local : memberKind(declaration)
    for binding in declaration.bindings {
      // A value does not see the name that it is given to.
      walk(binding.value)
      guard case .name(let token) = binding.pattern.form else {
        let first = result.variables.count
        declare(binding.pattern, in: declaration)
        if !isLocal { addMembers(from: first, kind, isProperty: false) }
        continue
      }
      let variable = declare(
        token, kind, type: binding.pattern.type, value: binding.value, in: declaration,
        accessors: binding.accessors)
      // An `extern` declaration of C is not a definition.
      let isAnnounced = declaration.modifiers.contains(.isExtern) && binding.value == nil
      if let variable, !isLocal, !isAnnounced {
        addMembers(from: variable, kind, isProperty: isProperty)
      }
      if let accessors = binding.accessors { walk(accessors, of: declaration) }
    }
  }

  /// The kind of a variable that is no local one.
  private func memberKind(_ declaration: VariableDeclaration) -> Bindings.Variable.Kind {
    let index = result.outline.type(of: part)
    guard index >= 0, case .type(let type) = result.outline.parts[index].kind else {
      return .global
    }
    if type.kind == .space || tokens.isObjectiveC(type) && !declaration.isMember { return .global }
    return .member(owner: type.name.map { tokens.tokens[$0].link } ?? -2)
  }

  private mutating func addMembers(
    from first: Int, _ kind: Bindings.Variable.Kind, isProperty: Bool
  ) {
    var owner = MemberTable.global
    if case .member(let type) = kind { owner = type }
    for variable in first..<result.variables.count {
      let name = result.variables[variable].name
      // A class extension may declare a property once more, to make it writable.
      if isProperty, result.members.contains(name, of: owner, isProperty: true) { continue }
      result.members.append(variable, named: name, of: owner, isProperty: isProperty)
    }
  }

  private mutating func walk(
    _ accessors: VariableDeclaration.Accessors, of declaration: VariableDeclaration
  ) {
    for block in accessors.blocks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let number = beginFunction()
      let outer = beginPart(.accessor(declaration), block.range, number: number)
      let function = enter(number, isOpen: false)
      walk(accessor: block)
      leave(function)
      part = outer
    }
  }

  /// Walks over the code of a getter, setter or observer, whose parameter hides other names.
  mutating func walk(accessor block: Block) {
    let scope = beginScope()
    hide("newValue")
    hide("oldValue")
    // `set(name) {` and `willSet(name) {`.
    let name = block.range.lowerBound - 3
    if tokens.isWord(name - 1, "("), tokens.isWord(name + 1, ")"), tokens.isName(name) {
      scopes.declare(tokens.tokens[name].link, NameScopes.hidden)
    }
    walk(block)
    endScope(scope)
  }

  /// Enters a function or closure, and returns what ``leave(_:)`` needs.
  private mutating func enter(_ number: Int, isOpen: Bool) -> (home: Int, scope: Scope) {
    defer { home = number }
    frames.append(Frame(number: number, isOpen: isOpen))
    return (home, beginScope())
  }

  private mutating func leave(_ function: (home: Int, scope: Scope)) {
    endScope(function.scope)
    frames.removeLast()
    home = function.home
  }

  private mutating func declare(_ parameters: [Parameter], of number: Int) {
    for (index, parameter) in parameters.enumerated() {
      guard let token = parameter.name else { continue }
      declare(token, .parameter(number, index: index), type: parameter.type)
    }
  }

  mutating func walk(_ function: FunctionDeclaration) {
    if isLocal, let token = function.name, let variable = hoisted[token], variable >= 0 {
      // From here on, the name denotes this function, not a later function of the block.
      scopes.declare(result.variables[Int(variable)].name, variable)
    }
    let number = beginFunction()
    result.functions[function.range.lowerBound] = number
    let outer = beginPart(.function(function), function.range, number: number)
    for parameter in function.parameters { walk(parameter.defaultValue) }
    if let body = function.body {
      let outerDepth = functionDepth
      if isSwift, isLocal { functionDepth = depth }
      let entered = enter(number, isOpen: false)
      declare(function.parameters, of: number)
      walk(body)
      leave(entered)
      functionDepth = outerDepth
    }
    part = outer
  }

  mutating func walk(_ closure: Closure) {
    let number = beginFunction()
    result.closures[closure.body.range.lowerBound] = number
    for capture in closure.captures { walk(capture.value) }
    let outer = beginPart(.closure(closure), closure.body.range, number: number)
    let entered = enter(number, isOpen: closure.parameters.isEmpty)
    for capture in closure.captures {
      if let name = capture.label { declare(name, .pattern, value: capture.value) }
    }
    declare(closure.parameters, of: number)
    walk(closure.body)
    leave(entered)
    part = outer
  }

  /// Walks over a type: the local variables around it are not visible in it.
  mutating func walk(_ type: TypeDeclaration) {
    let (wasLocal, outerDepth, outerFunction) = (isLocal, depth, functionDepth)
    let outer = beginPart(.type(type), type.range)
    let firstVisible = scopes.firstVisible
    scopes.firstVisible = Int32(result.variables.count)
    (isLocal, depth, functionDepth) = (false, outerDepth + 1, -1)
    frames.append(Frame(number: -1, isOpen: false))
    for member in type.members { walk(member) }
    frames.removeLast()
    (isLocal, depth, functionDepth) = (wasLocal, outerDepth, outerFunction)
    scopes.firstVisible = firstVisible
    part = outer
    if isLocal, !isSwift { declareVariables(of: type) }
  }

  /// Declares the variables after the braces of a local type of C.
  private mutating func declareVariables(of type: TypeDeclaration) {
    guard let start = type.range.first(where: { tokens.isWord($0, "{") }) else { return }
    let end = Int(tokens.tokens[start].link)
    // In a damaged file, the declaration may end inside the braces.
    guard start < end, end < type.range.upperBound else { return }
    for token in (end + 1)..<type.range.upperBound where tokens.isName(token) {
      if tokens.isWord(token - 1, "=") { return }
      declare(token, .pattern)
    }
  }
}
