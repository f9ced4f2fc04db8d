extension FormatFinder {
  /// What the file tells others, and what it asks them.
  var shared: SharedScan {
    var shared = SharedScan()
    (shared.functions, shared.called) = (sharedFunctions, calledElsewhere)
    shared.soughtTypes = Set(soughtTypes.map(text(ofType:)))
    return shared
  }

  /// The wrappers of the file that other files can call.
  private var sharedFunctions: [SharedFunction] {
    let openFormats = openFormats
    return blocks.enumerated().compactMap { number, block in
      guard syntax.kind(ofBlock: block) == .function else { return nil }
      var wrapper = wrappers[given + number].withoutPlaces
      // Other files see the last part of its type's name only.
      let isNested = syntax.type(around: block).flatMap(syntax.type(around:)) != nil
      wrapper.isLikely = wrapper.isLikely || isNested
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
      isOverride: isOverride(function: opener), shape: shape(ofFunction: opener), hasBody: true)
  }

  /// The function that a protocol asks for behind a word as other files see it.
  func sharedRequirement(_ word: Int) -> SharedFunction? {
    guard let name = requirement(at: word)?.name, let block = type(around: word),
      let owner = typeName(ofBlock: block)
    else { return nil }
    return SharedFunction(
      key: SharedFunction.Key(
        language: source.language, name: name, owner: text(named: owner),
        isStatic: at(word - 1, word: "static")),
      wrapper: nil, openFormats: 0, isPrivate: false, isOverride: false,
      shape: shape(ofFunction: word), hasBody: false)
  }
}
