/// Finds out whether a call calls a wrapper.
///
/// The receiver in front of its name has to be of the type whose function the wrapper is, or of a type below
/// that one, and no other function may take its place.
extension FormatFinder {
  /// How certain it is that a call is one of a wrapper, as far as the file tells.
  enum Certainty: Comparable {
    /// The call is none of the wrapper.
    case none
    /// The call may be one of the wrapper, and nothing says that it is.
    case possible
    /// The name of the call's receiver says that it is one of the wrapper, unless the arguments tell
    /// otherwise.
    case likely
    /// The call is one of the wrapper.
    case certain
  }

  /// Whether a call with the name of a wrapper calls it; a token says the name.
  func certainty(ofCallAt name: Int, _ index: Int) -> Certainty {
    let wrapper = wrappers[index]
    let certainty = certainty(ofCallAt: name, index, homes[index])
    return wrapper.isLikely ? min(certainty, .likely) : certainty
  }

  private func certainty(ofCallAt name: Int, _ index: Int, _ home: WrapperHome) -> Certainty {
    switch home {
    case .anywhere: return .certain
    case .file: return fileCertainty(name, index)
    case .declaration(let declaration):
      switch syntax.binding(of: name) {
      case .local(declaration, _), .function(declaration): return isMember(name) ? .none : .certain
      case .member(declaration):
        let rivals = Rivals(self, name, index)
        if syntax.owners(of: name).contains(where: { rivals.isTaken(by: $0) }) { return .none }
        let isOwn = syntax.at(name - 2, word: "self") && !syntax.at(name - 3, ".")
        return !isMember(name) || isOwn ? .certain : .none
      default: return .none
      }
    case .type(let type, let isStatic):
      if let isSentToType = isSentToType(name), isSentToType != isStatic { return .none }
      if syntax.isSwift, syntax.tokens[name].link == type {
        return initCertainty(name, index, type)
      }
      if !isMember(name), isBound(name) { return .none }
      let (certainty, receiver) = typeCertainty(name, index, type, isStatic: isStatic)
      guard certainty > .possible else { return certainty }
      return min(certainty, certaintyAmongNamesakes(name, index, of: type, sentTo: receiver))
    }
  }

  /// Whether a local variable or function has a name.
  private func isBound(_ name: Int) -> Bool {
    switch syntax.binding(of: name) {
    case .unknown, .member: false
    case .local, .parameter, .element, .function: true
    }
  }

  // MARK: Functions outside of types

  private func fileCertainty(_ name: Int, _ index: Int) -> Certainty {
    guard !isMember(name), !isBound(name) else { return .none }
    guard syntax.isSwift else {
      // `other::add(…)` is a function of something else.
      if syntax.at(name - 1, word: "::"), syntax.isName(name - 2) { return .none }
      let isHidden = macros?.defines(syntax.text(name)) == true || mayBeInherited(at: name)
      return isHidden ? .possible : .certain
    }
    // A property may hold a closure.
    if case .member = syntax.binding(of: name) { return .none }
    let own = certaintyAmongNamesakes(name, index, of: -1, sentTo: nil)
    guard own > .none else { return .none }
    let owners = syntax.owners(of: name)
    let rivals = Rivals(self, name, index)
    var result = own
    for owner in owners {
      if rivals.isTaken(by: owner) { return .none }
      let heritage = heritage(of: owner)
      if heritage.ancestors.contains(where: { rivals.isTaken(by: $0) }) { return .none }
      guard !heritage.isComplete else { continue }
      // A class above that is out of sight may have a function of that name, which comes first.
      if rivals.isTaken(byAnyBut: [-1]) { return .possible }
      // One of another module is there only where that is imported.
      result = min(result, index < given && syntax.importsOthers ? .possible : .likely)
    }
    return result
  }

  /// Whether code of C++ stands in a class, which may have inherited what it calls.
  private func mayBeInherited(at place: Int) -> Bool {
    var opener = syntax.block(of: place)
    while opener >= 0 {
      let head = syntax.blockStart(opener)..<opener
      switch syntax.kind(ofBlock: opener) {
      case .type where head.contains { syntax.at($0, anyOf: ["class", "struct"]) }: return true
      case .function:
        // `void Card::add() {`.
        let open = syntax.first("(", in: head) ?? opener
        if syntax.at(open - 2, word: "::") { return true }
      default: break
      }
      opener = syntax.block(of: opener)
    }
    return false
  }

  // MARK: Methods

  /// A call of an initialiser by the name of its type.
  private func initCertainty(_ name: Int, _ index: Int, _ type: Int32) -> Certainty {
    // The type of another module or inside of another type may have the same name.
    let isOther = isMember(name) || heritage(of: type).isAmbiguous
    return isOther ? .possible : certaintyAmongNamesakes(name, index, of: type, sentTo: type)
  }

  /// What the receiver of a call tells, and its type if that is seen.
  private func typeCertainty(
    _ name: Int, _ index: Int, _ type: Int32, isStatic: Bool
  ) -> (Certainty, Int32?) {
    let wrapper = wrappers[index]
    switch receiver(ofCallAt: name) {
    case .own:
      // Nothing but static functions of the types around its own is called without a receiver.
      var owners = syntax.owners(of: name)
      if !isStatic || isMember(name) { owners = Array(owners.prefix(1)) }
      var found = Certainty.none
      for owner in owners {
        let certainty = certainty(ofType: owner, wrapper, type)
        if certainty == .none { return (.none, owner) }
        if certainty > .possible { return (certainty, owner) }
        found = .possible
      }
      return (found, owners.first)
    case .parent:
      guard let owner = syntax.owners(of: name).first else { return (.none, nil) }
      let heritage = heritage(of: owner)
      guard let parent = heritage.ancestors.first else {
        return (heritage.isComplete ? .none : .possible, nil)
      }
      let certainty = certainty(ofType: parent, wrapper, type)
      return (certainty == .possible && heritage.isComplete ? .none : certainty, parent)
    case .type(let receiver): return (certainty(ofType: receiver, wrapper, type), receiver)
    case .variable(let variable): return variableCertainty(variable, name, index, type)
    case .unseen: return (.possible, nil)
    }
  }

  /// What the type of a receiver tells.
  private func certainty(
    ofType name: Int32, _ wrapper: FormatWrapper, _ type: Int32
  ) -> Certainty {
    let heritage = heritage(of: name)
    if name == type { return heritage.isAmbiguous ? .likely : .certain }
    for ancestor in [name] + heritage.ancestors {
      if ancestor == type { return .certain }
      if known.count(of: wrapper.name, in: ancestor) > 0 { return .none }
    }
    guard let kind = WordKind(ofType: text(ofType: type)) else { return .possible }
    let names = ([name] + heritage.ancestors).map { text(ofType: $0) }
    if names.contains(where: { TypeHeritage.isSystem($0) && kind.fits(type: $0) }) {
      return .certain
    }
    return !heritage.isComplete && names.contains(where: kind.fits(type:)) ? .likely : .possible
  }

  /// What the name of a variable tells.
  private func variableCertainty(
    _ variable: Int, _ name: Int, _ index: Int, _ type: Int32
  ) -> (Certainty, Int32?) {
    guard let kind = WordKind(ofType: text(ofType: type)),
      kind.fits(variable: syntax.text(variable))
    else { return (.possible, nil) }
    // A controller of views has one of its own.
    let isOwn = !isMember(variable) || syntax.at(variable - 2, word: "self")
    if kind == .view, isOwn, syntax.at(variable, word: "view"),
      let owner = syntax.owners(of: name).first,
      syntax.members.entries(
        of: syntax.tokens[variable].link, in: owner
      ).isEmpty,
      syntax.binding(of: variable) == .unknown,
      ([owner] + heritage(of: owner).ancestors).contains(where: {
        TypeHeritage.isSystem(text(ofType: $0)) && WordKind.controller.fits(type: text(ofType: $0))
      })
    {
      return (.certain, nil)
    }
    // Views and controllers are told apart by their names.
    let isOther = Rivals(self, name, index).isTaken(byAnyBut: [-1, type]) { owner in
      let other = WordKind(ofType: text(ofType: owner))
      return other == nil || other == kind
    }
    return (isOther ? .possible : .likely, nil)
  }

  /// The name of a type by its number.
  func text(ofType type: Int32) -> String {
    type <= Self.firstForeignType
      ? foreignTypes[Int(Self.firstForeignType - type)] : syntax.text(named: type)
  }
}
