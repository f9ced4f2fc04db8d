/// Finds the receivers of calls.
extension FormatFinder {
  /// The receiver of a call whose name a token is.
  func receiver(ofCallAt name: Int) -> CallReceiver {
    syntax.isSwift ? swiftReceiver(name) : messageReceiver(name)
  }

  private func swiftReceiver(_ name: Int) -> CallReceiver {
    guard syntax.at(name - 1, ".") else { return .own }
    var last = name - 2
    if syntax.at(last, "?") || syntax.at(last, "!") { last -= 1 }
    if syntax.at(last, ")") {
      let callee = syntax.previous(before: last + 1) - 1
      guard syntax.isName(callee), isTypeName(callee), !syntax.at(callee - 1, ".") else {
        return .unseen
      }
      return .type(syntax.tokens[callee].link)
    }
    return receiver(named: last)
  }

  private func messageReceiver(_ name: Int) -> CallReceiver {
    let open = syntax.parent(name)
    guard open >= 0, open + 1 < name else { return .unseen }
    let last = name - 1
    guard syntax.at(last, "]"), syntax.previous(before: name) == open + 1 else {
      return receiver(named: last)
    }
    // `[self view]`, `[Card new]`, `[[Card alloc] init]`.
    var inner = open + 2
    while syntax.at(inner, "[") { inner += 1 }
    if isTypeName(inner), syntax.at(inner + 1, anyOf: ["new", "alloc"]) {
      return .type(syntax.tokens[inner].link)
    }
    return syntax.isName(last - 1) ? .variable(last - 1) : .unseen
  }

  /// A receiver whose last part a token names.
  private func receiver(named last: Int) -> CallReceiver {
    guard syntax.isName(last) else { return .unseen }
    let isFirst = !isMember(last)
    if isFirst, syntax.at(last, anyOf: ["self", "Self"]) { return .own }
    if isFirst, syntax.at(last, word: "super") { return .parent }
    if isFirst, isTypeName(last), syntax.binding(of: last) == .unknown {
      return .type(syntax.tokens[last].link)
    }
    let isOwn = !isFirst && syntax.at(last - 2, word: "self") && !isMember(last - 2)
    if isFirst || isOwn {
      let type = typeName(ofVariable: last, isOwn: isOwn) ?? typeName(ofForeignProperty: last)
      if let type { return .type(type) }
    }
    return .variable(last)
  }

  /// The type of a property of the object around a token, which another file declares; in Objective-C also
  /// by the name of its variable, such as `_box`.
  private func typeName(ofForeignProperty token: Int) -> Int32? {
    guard let owner = syntax.owners(of: token).first, syntax.binding(of: token) == .unknown else {
      return nil
    }
    var name = syntax.text(token)
    if !syntax.isSwift, !isMember(token) {
      guard name.hasPrefix("_") else { return nil }
      name.removeFirst()
    }
    return ([owner] + heritage(of: owner).ancestors).lazy
      .compactMap { self.foreignProperties[$0]?[name] }.first
  }

  /// Whether a call of a method is one of a type, and not of an object; `nil` where that is not seen.
  func isSentToType(_ name: Int) -> Bool? {
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
    guard syntax.isName(last), !isMember(last) else { return nil }
    if syntax.at(last, anyOf: ["self", "Self"]) { return defining(syntax.owners(of: name)) }
    return typeName(ofVariable: last, isOwn: false).flatMap { defining([$0]) }
  }

  /// Whether a name stands behind a dot or an arrow.
  func isMember(_ name: Int) -> Bool {
    syntax.at(name - 1, ".") || syntax.at(name - 1, word: "->")
  }

  // MARK: Types

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
      guard syntax.at(index, "*"), syntax.isName(index - 1), !syntax.at(index - 2, word: "::")
      else { return nil }
      return syntax.tokens[index - 1].link
    }
    var index = declaration + 1
    if syntax.at(index, ":") {
      guard isTypeName(index + 1), !syntax.at(index + 2, "."), !syntax.at(index + 2, "&") else {
        return nil
      }
      return syntax.tokens[index + 1].link
    }
    guard let value = syntax.initializer(ofDeclaration: declaration) else { return nil }
    index = value.lowerBound
    guard isTypeName(index), syntax.at(index + 1, "("),
      syntax.next(after: index + 1) == value.upperBound
    else { return nil }
    return syntax.tokens[index].link
  }
}
