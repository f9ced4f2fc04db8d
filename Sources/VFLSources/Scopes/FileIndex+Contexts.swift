/// The code around a token.
extension FileIndex {
  /// The types and the function around a token.
  func context(at token: Int) -> CallContext {
    let part = bindings.outline.part(at: token)
    return CallContext(
      owners: owners(ofPart: part), isStatic: isStatic(inPart: part), function: function(of: part))
  }

  /// The numbers of the names of the types that are a part or contain it, the innermost one first.
  ///
  /// In Objective-C it is the class whose implementation contains the part, in C++ the class of a function.
  func owners(ofPart part: Int) -> [Int32] {
    let owners = bindings.outline.parts(around: part).lazy.compactMap { owner($0) }
    return isSwift ? Array(owners) : Array(owners.prefix(1))
  }

  private func owner(_ part: Outline.Part) -> Int32? {
    guard case .type(let type) = part.kind, isSwift || type.kind == .implementation else {
      return isSwift ? nil : classOfC(part)
    }
    return type.name.map { tokens.tokens[$0].link }
  }

  /// The number of the name of the class of C++ that a part is, or that a function is one of.
  private func classOfC(_ part: Outline.Part) -> Int32? {
    switch part.kind {
    case .type(let type):
      guard type.kind == .classType || type.kind == .valueType, !tokens.isObjectiveC(type) else {
        return nil
      }
      return type.name.map { tokens.tokens[$0].link }
    case .function(let function):
      guard let name = function.qualifier.map({ tokens.tokens[$0].link }),
        bindings.types[name].definitionCount > 0
      else { return nil }
      return name
    case .closure, .accessor: return nil
    }
  }

  /// The number of the name of the class of C++ that a function is one of.
  func classOfC(around function: Outline.Part) -> Int32? {
    if let name = classOfC(function) { return name }
    return function.parent >= 0 ? classOfC(bindings.outline.parts[function.parent]) : nil
  }

  /// Whether the file declares a class of C++ with a name.
  func declaresClassOfC(_ name: Int32) -> Bool {
    bindings.types[name].parts.contains { classOfC(bindings.outline.parts[$0]) != nil }
  }

  /// Whether a name space of the file has the name of a token.
  func isNameSpace(_ token: Int) -> Bool {
    bindings.outline.parts.contains { part in
      guard case .type(let type) = part.kind, type.kind == .space, let name = type.name else {
        return false
      }
      return tokens.tokens[name].link == tokens.tokens[token].link
    }
  }

  /// Whether a part belongs to the type around it and not to its objects; `nil` where that is not known.
  private func isStatic(inPart part: Int) -> Bool? {
    var outermost: Bool?
    for part in bindings.outline.parts(around: part) {
      switch part.kind {
      case .type: return outermost
      case .function(let function):
        let isKnown = isSwift || function.style == .method
        outermost = isKnown ? function.modifiers.contains(.isStatic) : nil
      case .accessor(let variable): outermost = variable.modifiers.contains(.isStatic)
      case .closure: break
      }
    }
    return outermost
  }

  private func function(of part: Int) -> Int {
    bindings.outline.parts(around: part).first { $0.number >= 0 }?.number ?? -1
  }

  /// The number of the outermost function or closure around a token; `-1` for none.
  package func outermostFunction(at token: Int) -> Int {
    outermostFunction(around: function(of: bindings.outline.part(at: token)))
  }

  /// The number of the outermost function or closure around another one; `-1` for none.
  func outermostFunction(around number: Int) -> Int {
    var function = number
    while function >= 0, bindings.parents[function] >= 0 { function = bindings.parents[function] }
    return function
  }

  /// Whether C++ code at a token is in a class, which may inherit the functions it calls.
  func isInClassOfC(at token: Int) -> Bool {
    bindings.outline.parts(around: bindings.outline.part(at: token)).contains { part in
      switch part.kind {
      case .type(let type): type.kind != .space && !tokens.isObjectiveC(type)
      case .function(let function): function.qualifier != nil
      case .closure, .accessor: false
      }
    }
  }
}
