/// Dictionaries that a function of the file gives back.
extension FormatFinder {
  /// The keys of the dictionary that a call gives back, where no other function can be what is called;
  /// `nil` for anything else.
  func returnedNames(_ range: Range<Int>, depth: Int) -> NameSet? {
    guard depth < Self.depthLimit, let block = function(calledBy: range) else { return nil }
    let values = returnedValues(of: block)
    guard let first = values.first else { return nil }
    var set = names(first, at: first.lowerBound, depth: depth + 1)
    for value in values.dropFirst() {
      set.formUnion(names(value, at: value.lowerBound, depth: depth + 1))
    }
    // One that is empty may be there for the classes below to say what it is.
    guard !set.names.isEmpty || !set.patterns.isEmpty else { return nil }
    set.source = nil
    set.mayDiffer = !syntax.isSwift && FunctionTable.owner(of: block, in: syntax) >= 0
    return set
  }

  /// What a function gives back: the values of its `return`s, or its only expression.
  private func returnedValues(of block: Int) -> [Range<Int>] {
    let returns = syntax.mentions(of: "return", in: syntax.content(of: block)).map(Int.init)
      .filter { !isInClosure($0, within: block) }
    if returns.isEmpty { return soleValue(inBlock: block).map { [$0] } ?? [] }
    return returns.map { ($0 + 1)..<max($0 + 1, syntax.expressionEnd(from: $0 + 1)) }
  }

  /// The body of the only function that some tokens can be a call of.
  private func function(calledBy range: Range<Int>) -> Int? {
    guard let (name, isOwn) = calledName(range), isOwn || !isMember(name),
      let declaration = soleDeclaration(ofFunction: name),
      let body = body(ofFunctionNamedAt: declaration)
    else { return nil }
    let owner = FunctionTable.owner(of: body, in: syntax)
    let isMeant: Bool
    switch owner {
    case -2: isMeant = !isOwn && syntax.binding(of: name) == .function(declaration: declaration)
    case -1:
      // What a class inherits comes first.
      isMeant = !isOwn && syntax.owners(of: name).allSatisfy { heritage(of: $0).isComplete }
    default:
      isMeant =
        syntax.owners(of: name).first == owner
        && !(syntax.isSwift && mayBeOverridden(declaration))
    }
    return isMeant ? body : nil
  }

  /// The token that declares the only function of the file with a name.
  private func soleDeclaration(ofFunction name: Int) -> Int? {
    var found: Int?
    for mention in syntax.mentions(ofToken: name)
    where body(ofFunctionNamedAt: Int(mention)) != nil {
      guard found == nil else { return nil }
      found = Int(mention)
    }
    return found
  }

  /// The name of the function that some tokens call, and whether it is one of the object around them:
  /// `views()`, `self.views()`, `[self views]`, `self.views`.
  private func calledName(_ range: Range<Int>) -> (name: Int, isOwn: Bool)? {
    let first = range.lowerBound
    let isOwn = syntax.at(first, anyOf: ["self", "Self"]) && syntax.at(first + 1, ".")
    guard !syntax.isSwift else {
      let name = isOwn ? first + 2 : first
      guard syntax.isName(name), let call = syntax.call(at: name),
        call.range.upperBound == range.upperBound
      else { return nil }
      return (name, isOwn)
    }
    let isMessage = range.count == 4 && syntax.at(first, "[") && syntax.at(first + 1, word: "self")
    let isCall = isOwn && range.count == 3 || isMessage && syntax.at(first + 3, "]")
    return isCall && syntax.isName(first + 2) ? (first + 2, true) : nil
  }

  /// The body of the function that a token names where it is declared.
  private func body(ofFunctionNamedAt name: Int) -> Int? {
    guard syntax.isSwift else {
      return syntax.at(name + 1, "{") && syntax.kind(ofBlock: name + 1) == .function
        ? name + 1 : nil
    }
    guard syntax.at(name - 1, word: "func"),
      let body = syntax.first("{", in: name..<min(name + 256, syntax.tokens.count)),
      syntax.kind(ofBlock: body) == .function
    else { return nil }
    return body
  }
}
