import VFLDiagnostics

/// The dictionaries that a file gives to other files.
extension FileReading {
  /// The dictionaries that other files get by the name of a type or of a function outside of types.
  ///
  /// All code is walked if there are any.
  func sharedDictionaries(named text: String) -> [SharedDictionary] {
    let tokens = tree.tokens
    guard let name = tokens.names.number(of: text, in: tokens.bytes) else { return [] }
    let functions = index.functions.filter { isShared($0, by: name) }
    let variables = bindings.variables.indices.filter { isShared($0, by: name) }
    guard !functions.isEmpty || !variables.isEmpty else { return [] }
    walkOnce()
    return functions.map { SharedDictionary(member: $0.name, keys: shared(returned[$0.number])) }
      + variables.map { variable in
        let word = tokens.word(bindings.variables[variable].token)
        return SharedDictionary(member: word, keys: shared(members.value(of: variable)))
      }
  }

  private func isShared(_ function: FileIndex.Function, by name: Int32) -> Bool {
    guard function.hasBody, !function.isPrivate, !function.isNested,
      let token = function.declaration.name
    else { return false }
    return function.owner == -1
      ? tree.tokens.tokens[token].link == name : function.owner == name && function.isStatic
  }

  private func isShared(_ variable: Int, by name: Int32) -> Bool {
    let facts = bindings.variables[variable]
    guard tree.tokens.language == .swift, facts.kind == .member(owner: name),
      let modifiers = facts.declaration?.modifiers, modifiers.contains(.isStatic),
      !modifiers.contains(.isPrivate)
    else { return false }
    let type = bindings.outline.type(of: bindings.outline.part(at: facts.token))
    return type >= 0 && bindings.outline.type(of: bindings.outline.parts[type].parent) < 0
  }

  /// The keys without their locations, which other files do not have.
  private func shared(_ value: Value?) -> NameKnowledge? {
    guard case .keys(let keys)? = value, keys.isExact, keys.patterns.isEmpty, !keys.names.isEmpty
    else { return nil }
    return .exactly(
      keys.names.map { KnownName($0.name, span: SourceSpan(at: 0), value: $0.value) })
  }
}
