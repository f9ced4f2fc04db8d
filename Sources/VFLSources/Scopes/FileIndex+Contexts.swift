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
    var owners: [Int32] = []
    var index = part
    while index >= 0 {
      if case .type(let type) = bindings.outline.parts[index].kind, let name = type.name,
        isSwift || type.kind == .implementation
      {
        owners.append(tokens.tokens[name].link)
        if !isSwift { return owners }
      }
      if !isSwift, let name = classOfC(bindings.outline.parts[index]) { return [name] }
      index = bindings.outline.parts[index].parent
    }
    return owners
  }

  /// The number of the name of the class of C++ that a part is, or that a function is one of.
  private func classOfC(_ part: Outline.Part) -> Int32? {
    switch part.kind {
    case .type(let type):
      let first = tokens.tokens[type.range.lowerBound]
      guard type.kind == .classType || type.kind == .valueType,
        tokens.bytes[Int(first.start)] != UInt8(ascii: "@")
      else { return nil }
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
    var index = part
    while index >= 0 {
      switch bindings.outline.parts[index].kind {
      case .type: return outermost
      case .function(let function):
        let isKnown = isSwift || function.style == .method
        outermost = isKnown ? function.modifiers.contains(.isStatic) : nil
      case .accessor(let variable): outermost = variable.modifiers.contains(.isStatic)
      case .closure: break
      }
      index = bindings.outline.parts[index].parent
    }
    return outermost
  }

  private func function(of part: Int) -> Int {
    var index = part
    while index >= 0 {
      if bindings.outline.parts[index].number >= 0 { return bindings.outline.parts[index].number }
      index = bindings.outline.parts[index].parent
    }
    return -1
  }

  /// The number of the outermost function or closure around a token; `-1` for none.
  package func outermostFunction(at token: Int) -> Int {
    var function = function(of: bindings.outline.part(at: token))
    while function >= 0, bindings.parents[function] >= 0 { function = bindings.parents[function] }
    return function
  }

  /// Whether code of C++ at a token is in a class, which may have inherited what it calls.
  func isInClassOfC(at token: Int) -> Bool {
    var index = bindings.outline.part(at: token)
    while index >= 0 {
      switch bindings.outline.parts[index].kind {
      case .type(let type):
        let first = tokens.tokens[type.range.lowerBound]
        if type.kind != .space, tokens.bytes[Int(first.start)] != UInt8(ascii: "@") { return true }
      case .function(let function): if function.qualifier != nil { return true }
      case .closure, .accessor: break
      }
      index = bindings.outline.parts[index].parent
    }
    return false
  }
}
