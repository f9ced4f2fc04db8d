/// The data that a file shares.
extension FileIndex {
  /// A function as other files see it; `nil` if they cannot call it.
  func sharedFunction(
    _ function: Function, wrapper: FormatWrapper?, openFormats: Int = 0,
    conditions: Set<CompiledCondition> = [], hasRivals: Bool = false
  ) -> SharedFunction? {
    guard function.owner >= -1 else { return nil }
    var wrapper = wrapper?.withoutPlaces
    // Other files see the last part of the name of its type only.
    if function.isNested { wrapper?.isLikely = true }
    return SharedFunction(
      key: SharedFunction.Key(
        language: tokens.language, name: function.name,
        owner: function.owner >= 0 ? text(ofName: function.owner) : nil,
        isStatic: function.isStatic),
      wrapper: wrapper, openFormats: openFormats,
      isPrivate: !function.isRequirement && function.isPrivate, conditions: conditions,
      hasRivals: hasRivals,
      isOverride: function.isOverride,
      shape: function.shape, hasBody: !function.isRequirement)
  }

  func text(ofName number: Int32) -> String { tokens.names.text(of: number, in: tokens.bytes) }

  /// The types of the file that have a name, as it declares them.
  func sharedTypes(named name: String) -> [SharedType] {
    guard let number = tokens.names.number(of: name, in: tokens.bytes) else { return [] }
    return bindings.types[number].parts.compactMap { part in
      guard case .type(let type) = bindings.outline.parts[part].kind, tokens.defines(type),
        isSwift || tokens.isWord(type.range.lowerBound, "@interface")
      else { return nil }
      var properties: [String: String] = [:]
      addProperties(of: type.members, to: &properties)
      return SharedType(
        language: tokens.language, name: name, isDefinition: true,
        parents: tokens.parents(of: type).map { text(ofName: $0) },
        properties: properties)
    }
  }

  /// Adds the properties among members, each with the type that its declaration says.
  private func addProperties(of members: [Statement], to found: inout [String: String]) {
    for member in members {
      switch member.kind {
      case .compiled(let branches):
        for branch in branches { addProperties(of: branch.statements, to: &found) }
      case .variables(let declaration):
        guard isSwift || tokens.isWord(member.range.lowerBound, "@property") else { continue }
        for binding in declaration.bindings {
          guard case .name(let name) = binding.pattern.form, isSwift || isPointer(declaredAt: name),
            case .named(let type, false, let isGeneric)? = binding.pattern.type?.form.unwrapped,
            !isGeneric || !isSwift
          else { continue }
          found[tokens.word(name)] = tokens.word(type)
        }
      default: continue
      }
    }
  }
}
