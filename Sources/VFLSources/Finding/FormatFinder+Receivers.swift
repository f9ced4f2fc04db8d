extension FormatFinder {
  /// Whether a call is one of a wrapper, as far as the file tells.
  enum Certainty {
    case certain, possible, none
  }

  /// Whether a call with the name of a wrapper calls it; a token says the name.
  func certainty(ofCallAt name: Int, _ wrapper: FormatWrapper, _ home: WrapperHome) -> Certainty {
    switch home {
    case .anywhere: return .certain
    case .file:
      guard !isMember(name), !isBound(name) else { return .none }
      guard syntax.isSwift else { return .certain }
      // A property may hold a closure.
      if case .member = syntax.binding(of: name) { return .none }
      let owners = syntax.owners(of: name)
      if owners.contains(where: { known.count(of: wrapper.name, in: $0) > 0 }) { return .none }
      // A class above may have a function of that name, which comes first.
      return !owners.isEmpty && known.owners(of: wrapper.name).types.0 != nil ? .possible : .certain
    case .declaration(let declaration):
      switch syntax.binding(of: name) {
      case .local(declaration, _), .function(declaration): return isMember(name) ? .none : .certain
      case .member(declaration):
        let isOwn = syntax.at(name - 2, word: "self") && !syntax.at(name - 3, ".")
        return !isMember(name) || isOwn ? .certain : .none
      default: return .none
      }
    case .type(let type, let isStatic):
      if let isSentToType = isSentToType(name), isSentToType != isStatic { return .none }
      if syntax.isSwift { return swiftCertainty(name, wrapper, type) }
      return messageCertainty(name, wrapper, type)
    }
  }

  /// Whether a call of a method is one of a type, and not of an object; `nil` where that is not seen.
  private func isSentToType(_ name: Int) -> Bool? {
    var first = name - 1
    if syntax.isSwift {
      guard syntax.at(first, ".") else {
        return isTypeName(name) ? nil : syntax.isStatic(around: name)
      }
      first -= 1
      if syntax.at(first, "?") || syntax.at(first, "!") { return false }
      if syntax.at(first, ")"), syntax.isName(syntax.previous(before: name - 1) - 1) {
        let callee = syntax.previous(before: name - 1) - 1
        return isTypeName(callee) && !syntax.at(callee - 1, ".") ? false : nil
      }
    } else {
      let open = syntax.parent(name)
      guard open >= 0 else { return nil }
      if syntax.at(first, "]"), syntax.previous(before: name) == open + 1 {
        // `[self class]`, `[Card new]`, `[[Card alloc] init]`.
        if syntax.at(first - 1, word: "class") { return true }
        let isMade = ((open + 1)..<name).contains { syntax.at($0, anyOf: ["new", "alloc"]) }
        return isMade ? false : nil
      }
      guard syntax.isName(open + 1), name == open + 2 else { return nil }
    }
    guard syntax.isName(first), !syntax.at(first - 1, ".") else { return nil }
    if syntax.at(first, word: "Self") { return true }
    if syntax.at(first, anyOf: ["self", "super"]) { return syntax.isStatic(around: name) }
    return isTypeName(first) && syntax.binding(of: first) == .unknown
  }

  /// The type whose function a call with its name is for certain, as far as the file shows it: that of
  /// the object around it, or that of the receiver.
  func type(ofCallAt name: Int, _ function: String) -> Int32? {
    func defining(_ types: [Int32]) -> Int32? {
      types.first { known.count(of: function, in: $0) > 0 }
    }
    var last = name - 1
    if syntax.isSwift {
      guard syntax.at(last, ".") else { return defining(syntax.owners(of: name)) }
      last -= 1
      if syntax.at(last, "?") || syntax.at(last, "!") { last -= 1 }
    }
    guard syntax.isName(last), !syntax.at(last - 1, ".") else { return nil }
    if syntax.at(last, anyOf: ["self", "Self"]) { return defining(syntax.owners(of: name)) }
    return typeName(ofVariable: last, isOwn: false).flatMap { defining([$0]) }
  }

  private func isMember(_ name: Int) -> Bool {
    syntax.at(name - 1, ".") || syntax.at(name - 1, word: "->")
  }

  /// Whether a local variable or function has a name.
  private func isBound(_ name: Int) -> Bool {
    switch syntax.binding(of: name) {
    case .unknown, .member: false
    case .local, .parameter, .element, .function: true
    }
  }

  // MARK: Swift

  private func swiftCertainty(
    _ name: Int, _ wrapper: FormatWrapper, _ type: Int32
  ) -> Certainty {
    if syntax.tokens[name].link == type { return .certain }
    if !syntax.at(name - 1, ".") {
      return isBound(name) ? .none : ownCertainty(name, wrapper, type)
    }
    var last = name - 2
    if syntax.at(last, "?") || syntax.at(last, "!") { last -= 1 }
    if syntax.at(last, ")") {
      let callee = syntax.previous(before: last + 1) - 1
      guard syntax.isName(callee), isTypeName(callee) else { return .possible }
      return certainty(ofType: syntax.tokens[callee].link, wrapper, type)
    }
    guard syntax.isName(last) else { return .possible }
    return certainty(ofReceiver: last, wrapper, type)
  }

  /// What a receiver tells whose last part a token is.
  private func certainty(
    ofReceiver last: Int, _ wrapper: FormatWrapper, _ type: Int32
  ) -> Certainty {
    let isFirst = !syntax.at(last - 1, ".")
    if isFirst, syntax.at(last, anyOf: ["self", "Self"]) {
      return ownCertainty(last, wrapper, type)
    }
    if isFirst, syntax.at(last, word: "super") {
      let isParent =
        syntax.isSwift
        ? syntax.type(around: last).map {
          syntax.typeName(ofBlock: $0) != type && syntax.type($0, names: type)
        } ?? false
        : syntax.owners(of: last).contains { inherits($0, from: type) }
      return isParent ? .certain : .none
    }
    if isFirst, isTypeName(last), syntax.binding(of: last) == .unknown {
      return certainty(ofType: syntax.tokens[last].link, wrapper, type)
    }
    let isOwn =
      !isFirst && syntax.at(last - 2, word: "self") && !syntax.at(last - 3, ".")
    if isFirst || isOwn, let known = typeName(ofVariable: last, isOwn: isOwn) {
      return certainty(ofType: known, wrapper, type)
    }
    return certainty(ofVariable: last, wrapper, type)
  }

  /// What the name of a variable tells, as long as no other type has a function with the wrapper's name.
  private func certainty(
    ofVariable name: Int, _ wrapper: FormatWrapper, _ type: Int32
  ) -> Certainty {
    guard let kind = WordKind(ofType: text(ofType: type)), kind.fits(variable: syntax.text(name))
    else { return .possible }
    let owners = known.owners(of: wrapper.name)
    // Views and controllers are told apart by their names.
    func isOther(_ owner: Int32?) -> Bool {
      guard let owner, owner != type else { return false }
      let other = WordKind(ofType: text(ofType: owner))
      return other == nil || other == kind
    }
    return owners.hasMore || isOther(owners.types.0) || isOther(owners.types.1)
      ? .possible : .certain
  }

  /// The name of a type by its number.
  private func text(ofType type: Int32) -> String {
    type <= Self.firstForeignType
      ? foreignTypes[Int(Self.firstForeignType - type)] : syntax.text(named: type)
  }

  /// Whether a class of Objective-C says that it inherits from another one.
  private func inherits(_ name: Int32, from type: Int32) -> Bool {
    syntax.mentions(ofName: name).contains { mention in
      let index = Int(mention)
      return syntax.declaresType(index) && syntax.at(index + 1, ":") && syntax.isName(index + 2)
        && syntax.tokens[index + 2].link == type
    }
  }

  /// What a call tells whose receiver is the object around it.
  private func ownCertainty(_ name: Int, _ wrapper: FormatWrapper, _ type: Int32) -> Certainty {
    let owners = syntax.owners(of: name)
    for owner in owners {
      if owner == type { return .certain }
      if known.count(of: wrapper.name, in: owner) > 0 { return .none }
    }
    // Outside of types there is nothing to call a method of.
    guard !owners.isEmpty else { return .none }
    for owner in owners where certainty(ofType: owner, wrapper, type) == .certain {
      return .certain
    }
    return .possible
  }

  /// What the type of a receiver tells.
  private func certainty(
    ofType name: Int32, _ wrapper: FormatWrapper, _ type: Int32
  ) -> Certainty {
    if name == type { return .certain }
    if known.count(of: wrapper.name, in: name) > 0 { return .none }
    let kind = WordKind(ofType: text(ofType: type))
    if kind?.fits(type: syntax.text(named: name)) == true { return .certain }
    // What the file says that it inherits from.
    for mention in syntax.mentions(ofName: name) {
      let index = Int(mention)
      guard syntax.declaresType(index) else { continue }
      guard syntax.isSwift else {
        // Nothing but the class above stands behind the colon.
        guard syntax.at(index + 1, ":"), syntax.isName(index + 2) else { continue }
        if syntax.tokens[index + 2].link == type { return .certain }
        if kind?.fits(type: syntax.text(index + 2)) == true { return .certain }
        continue
      }
      var head = index + 1
      while head < syntax.tokens.count, head < index + 64, !syntax.at(head, "{"),
        !syntax.at(head, ";")
      {
        if syntax.isName(head) {
          if syntax.tokens[head].link == type { return .certain }
          if kind?.fits(type: syntax.text(head)) == true { return .certain }
        }
        head += 1
      }
    }
    return .possible
  }

  private func isTypeName(_ index: Int) -> Bool {
    guard syntax.isName(index), let first = syntax.text(index).utf8.first else { return false }
    return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
  }

  /// The type of a variable, as far as its declaration says it: by the number of its name.
  private func typeName(ofVariable name: Int, isOwn: Bool) -> Int32? {
    let binding =
      isOwn
      ? syntax.owners(of: name).first.map { syntax.member(syntax.tokens[name].link, of: $0) }
      : syntax.binding(of: name)
    switch binding {
    case .local(let declaration, _)?, .member(let declaration)?: return typeName(at: declaration)
    case .parameter(let block, let index)? where syntax.kind(ofBlock: block) == .function:
      let parameters = syntax.parameters(ofFunction: block)
      return parameters.indices.contains(index) ? typeName(at: parameters[index].name) : nil
    default: return nil
    }
  }

  private func typeName(at declaration: Int) -> Int32? {
    guard syntax.isSwift else {
      // `Type *name`, and `(Type *)name` in the head of a method.
      var index = declaration - 1
      if syntax.at(index, ")") { index -= 1 }
      guard syntax.at(index, "*"), syntax.isName(index - 1) else { return nil }
      return syntax.tokens[index - 1].link
    }
    var index = declaration + 1
    if syntax.at(index, ":") {
      return isTypeName(index + 1) ? syntax.tokens[index + 1].link : nil
    }
    guard syntax.at(index, "=") else { return nil }
    index += 1
    guard isTypeName(index), syntax.at(index + 1, "(") else { return nil }
    let end = syntax.next(after: index + 1)
    return syntax.at(end, ".") ? nil : syntax.tokens[index].link
  }

  // MARK: Objective-C

  private func messageCertainty(
    _ name: Int, _ wrapper: FormatWrapper, _ type: Int32
  ) -> Certainty {
    let open = syntax.parent(name)
    guard open >= 0 else { return .none }
    let receiver = (open + 1)..<name
    guard let last = receiver.last else { return .none }
    if syntax.at(last, "]"), syntax.previous(before: last + 1) == receiver.lowerBound {
      // `[self view]`, `[Card new]`, `[[Card alloc] init]`.
      var inner = receiver.lowerBound + 1
      while syntax.at(inner, "[") { inner += 1 }
      if isTypeName(inner), syntax.at(inner + 1, anyOf: ["new", "alloc"]) {
        return certainty(ofType: syntax.tokens[inner].link, wrapper, type)
      }
      guard syntax.isName(last - 1) else { return .possible }
      return certainty(ofVariable: last - 1, wrapper, type)
    }
    guard syntax.isName(last) else { return .possible }
    return certainty(ofReceiver: last, wrapper, type)
  }
}
