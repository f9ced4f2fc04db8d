extension FormatFinder {
  /// The wrappers of the file that other files can call.
  var sharedFunctions: [SharedFunction] {
    let openFormats = openFormats
    return blocks.enumerated().compactMap { number, block in
      guard syntax.kind(ofBlock: block) == .function else { return nil }
      let wrapper = wrappers[given + number].withoutPlaces
      return syntax.sharedFunction(
        block, name: wrapper.name, wrapper: wrapper, openFormats: openFormats[given + number])
    }
  }
}

extension HostSyntax {
  /// The function whose body a brace opens as other files see it; `nil` when they cannot call it, for it
  /// stands inside of another one.
  func sharedFunction(_ opener: Int, name: String, wrapper: FormatWrapper?, openFormats: Int = 0)
    -> SharedFunction?
  {
    let owner = FunctionTable.owner(of: opener, in: self)
    guard owner >= -1 else { return nil }
    return SharedFunction(
      key: SharedFunction.Key(
        language: source.language, name: name, owner: owner >= 0 ? text(named: owner) : nil,
        isStatic: isStatic(function: opener)),
      wrapper: wrapper, openFormats: openFormats, isPrivate: isPrivate(function: opener),
      isOverride: isOverride(function: opener))
  }
}
