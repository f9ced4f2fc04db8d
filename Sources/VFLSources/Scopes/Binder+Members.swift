/// Properties and globals, which may be declared after their use.
extension Binder {
  /// Finds the variables of the names that are no local ones.
  mutating func resolveMembers() {
    result.types = TypeTable(result.outline, tokens)
    linkInstanceVariables()
    // Mentions in local functions may be bound already.
    for name in pending where result.variableOfToken[name.token] < 0 {
      result.steps += 1
      if let variable = variable(of: name) {
        result.variableOfToken[name.token] = Int32(variable)
      }
    }
  }

  private mutating func variable(of name: Pending) -> Int? {
    let link = tokens.tokens[name.token].link
    guard link >= 0 else { return nil }
    switch name.form {
    case .plain: return plainVariable(name, link)
    case .own:
      guard let owner = ownType(of: name.part) else { return nil }
      return isSwift
        ? result.members.only(link, of: owner)
        : result.members.first(link, of: owner, isProperty: true)
    case .instanceVariable:
      return ownType(of: name.part).flatMap { instanceVariable(name.token, link, of: $0) }
    case .member(let type):
      guard result.variableOfToken[type] < 0 else { return nil }
      return result.members.only(link, of: tokens.tokens[type].link, isProperty: !isSwift)
    case .setter(let property):
      return ownType(of: name.part).flatMap {
        result.members.first(property, of: $0, isProperty: true)
      }
    }
  }

  /// The property of the types around a name, or the global, if exactly one is declared.
  private mutating func plainVariable(_ name: Pending, _ link: Int32) -> Int? {
    for part in result.outline.parts(around: name.part) {
      result.steps += 1
      guard let owner = owner(of: part) else { continue }
      if result.members.contains(link, of: owner) { return result.members.only(link, of: owner) }
      if let variable = implicitVariable(name.token, link, of: owner) { return variable }
    }
    guard let global = result.members.only(link, of: MemberTable.global) else { return nil }
    // An inherited member takes precedence over a global.
    for part in result.outline.parts(around: name.part) {
      if case .type(let type) = part.kind, tokens.isObjectiveC(type) { continue }
      if let owner = owner(of: part), mayInherit(link, owner) { return nil }
    }
    return global
  }

  /// Whether a type may inherit a member with a name.
  ///
  /// Types that the file does not declare may have any member, apart from those of the system, which are
  /// assumed to have none of a name that the file gives a global.
  private mutating func mayInherit(_ name: Int32, _ owner: Int32) -> Bool {
    let types = result.types
    let heritage =
      heritages[owner]
      ?? TypeHeritage(
        of: owner, named: { tokens.names.text(of: $0, in: tokens.bytes) },
        head: { (types[$0].parents, types[$0].definitionCount) })
    heritages[owner] = heritage
    result.steps += heritage.ancestors.count
    return !heritage.isComplete
      || heritage.ancestors.contains { result.members.contains(name, of: $0) }
  }

  /// The number of the name of the type that a part is, or that a function of C++ is one of.
  private func owner(of part: Outline.Part) -> Int32? {
    switch part.kind {
    case .type(let type):
      guard type.kind != .space, let name = type.name else { return nil }
      return tokens.tokens[name].link
    case .function(let function): return function.qualifier.map { tokens.tokens[$0].link }
    case .closure, .accessor: return nil
    }
  }

  /// The number of the name of the innermost type around a part.
  private func ownType(of part: Int) -> Int32? {
    for part in result.outline.parts(around: part) {
      if let owner = owner(of: part) { return owner }
      if case .type = part.kind { return nil }
    }
    return nil
  }

  // MARK: Objective-C

  /// Notes which properties of Objective-C have an instance variable `_x` that is declared.
  private mutating func linkInstanceVariables() {
    guard !isSwift else { return }
    for (index, variable) in result.variables.enumerated() {
      guard case .member(let owner) = variable.kind,
        result.members.first(variable.name, of: owner, isProperty: true) == index,
        let name = tokens.names.number(of: "_" + tokens.word(variable.token), in: tokens.bytes),
        let field = result.members.only(name, of: owner)
      else { continue }
      (result.counterparts[index], result.counterparts[field]) = (field, index)
    }
  }

  private mutating func instanceVariable(_ token: Int, _ link: Int32, of owner: Int32) -> Int? {
    if result.members.contains(link, of: owner) { return result.members.only(link, of: owner) }
    return implicitVariable(token, link, of: owner)
  }

  /// The undeclared instance variable `_x` of a property `x`.
  private mutating func implicitVariable(_ token: Int, _ link: Int32, of owner: Int32) -> Int? {
    let start = Int(tokens.tokens[token].start)
    guard !isSwift, tokens.bytes[start] == UInt8(ascii: "_") else { return nil }
    let name = String(tokens.word(token).dropFirst())
    guard let number = tokens.names.number(of: name, in: tokens.bytes),
      let property = result.members.first(number, of: owner, isProperty: true)
    else { return nil }
    let variable = result.variables.count
    result.variables.append(
      Bindings.Variable(
        name: link, token: token, kind: .member(owner: owner), home: -1,
        type: result.variables[property].type,
        declaration: result.variables[property].declaration))
    result.members.append(variable, named: link, of: owner, isProperty: false)
    (result.counterparts[property], result.counterparts[variable]) = (variable, property)
    implicit.insert(variable)
    return variable
  }
}
