/// Calls of methods and initializers.
extension CallResolution {
  /// A call of an initializer by the name of its type.
  func initCertainty(_ query: Query, _ type: Int32) -> Certainty {
    // The type of another module or inside of another type may have the same name.
    let isOther = query.isMember || heritage(of: type).isAmbiguous
    return isOther ? .possible : certaintyAmongNamesakes(query, of: type, sentTo: type)
  }

  /// Certainty by a call's receiver, and its type if it is known.
  func typeCertainty(_ query: Query, _ type: Int32, isStatic: Bool) -> (Certainty, Int32?) {
    switch receiver(of: query.call, in: query.context) {
    case .own:
      // Nothing but static functions of the types around its own is called without a receiver.
      var owners = query.context.owners
      if !isStatic || query.isMember { owners = Array(owners.prefix(1)) }
      var found = Certainty.none
      for owner in owners {
        let certainty = certainty(ofType: owner, query.wrapper, type)
        if certainty == .none { return (.none, owner) }
        if certainty > .possible { return (certainty, owner) }
        found = .possible
      }
      return (found, owners.first)
    case .parent:
      guard let owner = query.context.owners.first else { return (.none, nil) }
      let heritage = heritage(of: owner)
      guard let parent = heritage.ancestors.first else {
        return (heritage.isComplete ? .none : .possible, nil)
      }
      let certainty = certainty(ofType: parent, query.wrapper, type)
      return (certainty == .possible && heritage.isComplete ? .none : certainty, parent)
    case .type(let receiver, _): return (certainty(ofType: receiver, query.wrapper, type), receiver)
    case .variable(let variable): return (certainty(ofVariable: variable, query, type), nil)
    case .unknown: return (.possible, nil)
    }
  }

  /// The types whose own functions an object may have in place of a method that a call calls.
  func overriders(of query: Query) -> [Int32] {
    guard case .type(let type, let isStatic) = query.candidate.home else { return [] }
    var receiver = type
    switch self.receiver(of: query.call, in: query.context) {
    case .own:
      if isSwift, tokens.tokens[query.name].link == type { return [] }
      receiver = query.context.owners.first ?? type
    case .type(let found, let isExact):
      if isExact { return [] }
      receiver = found
    case .parent: return []
    case .variable, .unknown: break
    }
    let name = query.wrapper.name
    missed = []
    defer { seekMissed() }
    return known.namesakes(of: isSwift ? query.wrapper.base : name).owners.filter { owner in
      isType(owner) && owner != type && owner != receiver
        && known.count(of: name, in: owner, isStatic: isStatic) > 0
        && heritage(of: owner).ancestors.contains(receiver)
    }
  }

  /// Certainty by a receiver's type.
  private func certainty(
    ofType name: Int32, _ wrapper: FormatWrapper, _ type: Int32
  ) -> Certainty {
    let heritage = heritage(of: name)
    if name == type {
      // Each type with a protocol may have its own function.
      if known.count(of: wrapper.name, in: type, hasBody: false) > 0 { return .possible }
      return heritage.isAmbiguous ? .likely : .certain
    }
    for ancestor in [name] + heritage.ancestors {
      if ancestor == type { return .certain }
      if known.count(of: wrapper.name, in: ancestor) > 0 { return .none }
    }
    guard let kind = WordKind(ofType: text(ofType: type)) else { return .possible }
    let names = ([name] + heritage.ancestors).map { text(ofType: $0) }
    if names.contains(where: { TypeHeritage.isSystem($0) && kind.fits($0) }) {
      return .certain
    }
    return !heritage.isComplete && names.contains(where: { kind.fits($0) })
      ? .likely : .possible
  }

  /// Certainty by a variable's name.
  private func certainty(ofVariable variable: Int, _ query: Query, _ type: Int32) -> Certainty {
    guard let kind = WordKind(ofType: text(ofType: type)),
      kind.fits(tokens.word(variable))
    else { return .possible }
    // A view controller has its own `view`.
    let isOwn = !tokens.isAfterDot(variable) || tokens.isWord(variable - 2, "self")
    if kind == .view, isOwn, tokens.isWord(variable, "view"),
      let owner = query.context.owners.first,
      !bindings.members.contains(tokens.tokens[variable].link, of: owner),
      bindings.variable(at: variable) == nil,
      ([owner] + heritage(of: owner).ancestors).contains(where: {
        TypeHeritage.isSystem(text(ofType: $0)) && WordKind.controller.fits(text(ofType: $0))
      })
    {
      return .certain
    }
    // Names distinguish views from controllers.
    let isOther = Rivals(self, query).isTaken(byAnyBut: [-1, type]) { owner in
      let other = WordKind(ofType: text(ofType: owner))
      return other == nil || other == kind
    }
    return isOther ? .possible : .likely
  }
}
