import VFLDiagnostics

/// The methods that read and set properties of Objective-C.
extension FileReading {
  func hasAccessor(_ name: Int32) -> Bool {
    (tables.functionsByToken[name] ?? []).contains {
      index.function($0)?.declaration.isUnary == true
    }
  }

  /// The instance variable of a property of Objective-C, or the property of an instance variable, and whether
  /// setting one of them certainly sets the other one.
  func counterpart(of variable: Int) -> (variable: Int, isSame: Bool)? {
    guard let other = bindings.counterparts[variable] else { return nil }
    // The instance variable of `x` is `_x`.
    let words = [variable, other].map { tree.tokens.word(bindings.variables[$0].token) }
    let isProperty = words[0].utf8.count < words[1].utf8.count
    let name = bindings.variables[isProperty ? variable : other].name
    let word = words[isProperty ? 0 : 1]
    let setter = "set" + word.raisingFirst + ":"
    let isSame =
      !hasAccessor(name) && tables.functionsByName[setter] == nil
      && !index.mentions[name].contains { isInSynthesize(Int($0)) }
    return (other, isSame)
  }
}
