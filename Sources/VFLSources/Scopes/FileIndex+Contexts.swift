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
  /// In Objective-C it is the class whose implementation contains the part.
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
      index = bindings.outline.parts[index].parent
    }
    return owners
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
