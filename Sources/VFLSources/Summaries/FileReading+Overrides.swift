import VFLDiagnostics

/// The formats of members that classes below may replace.
extension FileReading {
  /// A member whose formats are being computed: a value that depends on itself is not known.
  struct OpenMember: Hashable {
    let name: Int32
    let owner: Int32
    let isOfParent: Bool
  }

  /// A method or property without parameters in one class.
  struct Implementation {
    /// The number of the name of the class.
    let owner: Int32
    /// Whether another class may have its own in its place.
    let isOpen: Bool
    /// Whether it overrides a superclass's member.
    let isOverride: Bool
    /// The number of the function; `nil` for a property.
    var function: Int?
    /// The value of a property; `nil` if it takes several statements.
    var property: Expression?
  }

  /// Returns the formats that a method or property of `self` may give, in the class around a walk and in the
  /// subclasses that override it.
  ///
  /// - Parameter fromParent: Whether the class around the walk asks the class above.
  /// - Returns: `nil` unless all strings look like formats.
  func formats(ofMember name: Int, fromParent: Bool = false, in walk: Walk) -> Value? {
    guard let owner = walk.context.owners.first, walk.context.isStatic != true else { return nil }
    let all = implementations(of: tree.tokens.tokens[name].link)
    let question = OpenMember(
      name: tree.tokens.tokens[name].link, owner: owner, isOfParent: fromParent)
    guard !all.isEmpty, openMembers.insert(question).inserted else { return nil }
    defer { openMembers.remove(question) }
    let above = resolution.heritage(of: owner).ancestors
    let base = implementation(in: (fromParent ? [] : [owner]) + above, of: all)
    var found = [base].compactMap { $0 }
    if !fromParent, base?.isOpen ?? true {
      found += all.filter { isBelow($0, owner) && !replacesCode(of: walk, $0.owner, below: owner) }
    }
    let choice = number(ofChoice: "class \(owner) \(tree.tokens.word(name))")
    var result: Value?
    for implementation in found {
      guard let value = value(of: implementation, in: walk), !value.isMissing else { continue }
      guard value.areFormats else { return nil }
      var own = value.mapDecisions { $0.areElements ? $0 : $0.narrowed(before: Int.max) }
      if found.count > 1 {
        let isList = if case .list = value { true } else { false }
        own = own.under(
          Decisions(
            choice, ChoiceBranch(resolution.text(ofType: implementation.owner)),
            at: nextPosition(), isElement: isList))
      }
      result = result.map { $0.joined(own) } ?? own
    }
    guard let result, result.hasStrings else { return nil }
    return result.withoutRepeats
  }

  /// The method or property of `self` in an object of a type.
  func implementation(of name: Int32, in type: Int32) -> Implementation? {
    implementation(
      in: [type] + resolution.heritage(of: type).ancestors, of: implementations(of: name))
  }

  private func implementation(in types: [Int32], of all: [Implementation]) -> Implementation? {
    types.lazy.compactMap { type in all.first { $0.owner == type } }.first
  }

  /// Returns the value of an implementation; `nil` for a function that returns none.
  private func value(of implementation: Implementation, in walk: Walk) -> Value? {
    guard let function = implementation.function else {
      return implementation.property.map { constant($0) } ?? .unknown(.variable)
    }
    walk.result.reads.insert(.function(function))
    return returned[function]
  }

  /// The implementations of a member in the types of the file, in order.
  private func implementations(of name: Int32) -> [Implementation] {
    let isSwift = tree.tokens.language == .swift
    var found: [Implementation] = []
    for function in (tables.functionsByToken[name] ?? []).compactMap({ index.function($0) })
    where function.isGetter {
      found.append(
        Implementation(
          owner: function.owner, isOpen: !isSwift || index.mayBeOverridden(function),
          isOverride: !isSwift || function.isOverride, function: function.number))
    }
    guard isSwift else { return found }
    for variable in tables.variablesByName[name] ?? [] {
      let facts = bindings.variables[variable]
      guard case .member(let owner) = facts.kind, let modifiers = facts.declaration?.modifiers,
        !modifiers.contains(.isStatic),
        facts.accessors?.getter != nil || modifiers.contains(.isConstant)
      else { continue }
      found.append(
        Implementation(
          owner: owner, isOpen: index.mayBeOverridden(variable),
          isOverride: modifiers.contains(.isOverride),
          property: facts.accessors?.getter.map { $0.soleValue } ?? facts.value))
    }
    return found
  }

  /// Whether an implementation is one of a class below a class, or of a type with a protocol.
  private func isBelow(_ implementation: Implementation, _ type: Int32) -> Bool {
    guard implementation.isOverride || bindings.types[type].isProtocol else { return false }
    let heritage = resolution.heritage(of: implementation.owner)
    return !heritage.isAmbiguous && heritage.ancestors.contains(type)
  }

  /// Whether a class, or a class between it and another class, overrides the code of a walk or of a function
  /// that passes formats on.
  private func replacesCode(of walk: Walk, _ type: Int32, below owner: Int32) -> Bool {
    let function = index.function(index.outermostFunction(around: walk.home))
    var names = [function?.name].compactMap { $0 }
    let above = [owner] + resolution.heritage(of: owner).ancestors
    for entry in wrappers.entries {
      guard case .type(let home, _) = entry.candidate.home, above.contains(home) else { continue }
      names.append(entry.candidate.wrapper.name)
    }
    return hasOwn(names, type, below: owner)
  }

  /// Whether a class, or one between it and another one, has a function with one of some names.
  func hasOwn(_ names: [String], _ type: Int32, below owner: Int32) -> Bool {
    let between = resolution.heritage(of: type).ancestors.prefix { $0 != owner }
    return ([type] + between).contains { type in
      names.contains { resolution.own.count(of: $0, in: type) > 0 }
    }
  }
}

extension FileIndex.Function {
  /// Whether the function is a method of objects without parameters.
  var isGetter: Bool { hasBody && owner >= 0 && !isStatic && declaration.parameters.isEmpty }
}

extension Value {
  /// Whether the value is a string, or a list of strings, whose known part looks like a format.
  var areFormats: Bool {
    switch self {
    case .text(let text):
      text.alternatives.allSatisfy { $0.isEmpty || $0.literal.looksLikeFormat }
    case .list(let list): list.elements.allSatisfy { $0.value.areFormats }
    case .unknown: true
    default: false
    }
  }

  /// Whether there is any string.
  var hasStrings: Bool {
    switch self {
    case .text(let text): !text.alternatives.isEmpty
    case .list(let list): list.elements.contains { $0.value.hasStrings }
    default: false
    }
  }

  /// The value with each string of a list once: a list may contain the superclass's list.
  fileprivate var withoutRepeats: Value {
    guard case .list(var list) = self else { return self }
    var seen: Set<SourceSpan> = []
    list.elements.removeAll { element in
      guard case .text(let text) = element.value, let literal = text.single else { return false }
      return !seen.insert(literal.span).inserted
    }
    return .list(list)
  }
}
