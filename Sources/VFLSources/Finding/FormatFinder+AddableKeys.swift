import VFLDiagnostics

/// Finds variables that a format string uses although the dictionary literal of its call lacks them.
extension FormatFinder {
  /// Returns the keys that can be added to a dictionary, one for each name in a format string that neither
  /// dictionary contains and that a variable has.
  ///
  /// - Parameter kind: The kind of the values, `.view` or `.number`.
  func addableKeys(
    to argument: Range<Int>?, _ set: NameSet, besides other: NameSet, in text: [UInt8],
    at place: Int, _ kind: GivenKind
  ) -> [AddableKey] {
    guard let argument, set.isExact else { return [] }
    let missing = NamePattern(prefix: "", isNumbered: false, span: SourceSpan(at: 0))
      .names(in: text).filter { !set.contains($0) && !other.contains($0) }
    guard !missing.isEmpty, let (start, content) = literal(argument, at: place) else { return [] }
    let literal = DictionaryLiteral(set.names, in: content, of: syntax.source.bytes)
    return missing.compactMap { name in
      if set.names.contains(where: { $0.variable == name }) { return nil }
      return value(named: name, at: start, of: kind, in: literal)
        .flatMap { literal.edit(adding: name, $0) }.map { AddableKey(name, edit: $0) }
    }
  }

  /// Returns the first token of the literal that an argument consists of, or that is the only value of
  /// a local variable, and the text between the brackets of the literal.
  private func literal(_ argument: Range<Int>, at place: Int) -> (start: Int, SourceSpan)? {
    var range = syntax.unwrapped(argument)
    if range.count == 1, case .local = syntax.binding(of: range.lowerBound, at: place),
      let reaching = reaching(syntax.binding(of: range.lowerBound, at: place), at: place),
      reaching.values.count == 1, let value = reaching.values.first
    {
      range = syntax.unwrapped(value)
    }
    guard let start = range.first else { return nil }
    let isMacro = !syntax.isSwift && syntax.at(start, word: "NSDictionaryOfVariableBindings")
    let isMessage = !syntax.isSwift && syntax.at(start, "[") && !syntax.isBoxed(start)
    let opener = isMacro ? start + 1 : isMessage ? start + 3 : start
    let closer = syntax.partner(isMacro ? opener : start)
    guard isMacro || syntax.at(start, syntax.isSwift || isMessage ? "[" : "{"), opener < closer,
      !isMessage || syntax.at(start + 2, word: "dictionaryWithObjectsAndKeys"),
      closer < syntax.tokens.count
    else { return nil }
    return (start, SourceSpan(Int(syntax.tokens[opener].end), Int(syntax.tokens[closer].start)))
  }

  /// Returns the expression of the variable with a name; `nil` if no such variable is visible at a literal,
  /// or if its declaration shows that it is of another kind.
  private func value(
    named name: String, at start: Int, of kind: GivenKind, in literal: DictionaryLiteral
  ) -> String? {
    var binding = syntax.mentions(of: name).first.map { syntax.binding(of: Int($0), at: start) }
    var path = name
    if case .member(let token) = binding {
      // The members of no type are global variables.
      let owner = syntax.owners(of: start).first ?? .min
      if syntax.members.entries(of: syntax.tokens[token].link, in: owner).isEmpty { binding = nil }
      if syntax.isSwift, literal.hasValue(withPrefix: "self.") { path = "self." + name }
    }
    if !syntax.isSwift, binding == nil || binding == .unknown {
      let token = name.hasPrefix("_") ? property(String(name.dropFirst()), at: start) : nil
      binding = (token ?? property(name, at: start)).map { .member(declaration: $0) }
      let hasVariables = literal.hasValue(withPrefix: "_") && !literal.hasValue(withPrefix: "self.")
      if token == nil { path = (hasVariables ? "_" : "self.") + name }
    }
    guard let binding, let token = declaration(of: binding),
      syntax.isInBranch(token, around: start), mayBe(kind, token, binding)
    else { return nil }
    return kind == .number && isScalar(token) ? "@(\(path))" : path
  }

  private func declaration(of binding: Binding) -> Int? {
    switch binding {
    case .local(let token, _), .member(let token): return token
    case .parameter(let block, let index):
      let names =
        syntax.kind(ofBlock: block) == .function
        ? syntax.parameters(ofFunction: block).map { $0.name } : syntax.parameters(ofClosure: block)
      return names.indices.contains(index) ? names[index] : nil
    case .element, .function, .unknown: return nil
    }
  }

  /// Returns the declaration of a property in an interface of the class around a token of Objective-C.
  private func property(_ name: String, at place: Int) -> Int? {
    guard let owner = syntax.implementation(around: place) else { return nil }
    return syntax.mentions(of: name).prefix(64).map { Int($0) }.first { token in
      let head = syntax.statementStart(of: token)..<token
      let type = syntax.mentions(of: "@interface", in: 0..<token).last.map { Int($0) + 1 }
      return head.contains { syntax.at($0, word: "@property") }
        && (syntax.at(token + 1, ";") || syntax.at(token + 1, ","))
        && type.map { syntax.isSame($0, owner) } ?? false
    }
  }

  /// Returns whether the declaration of a variable permits a kind of value.
  private func mayBe(_ kind: GivenKind, _ token: Int, _ binding: Binding) -> Bool {
    var seen = plainType(of: binding).flatMap(systemKind)
    if !syntax.isSwift {
      let type = syntax.at(token - 1, ")") ? token - 2 : token - 1
      if kind == .number { return isScalar(token) || seen == .number }
      return syntax.at(type, word: "id") || syntax.at(type, "*") && (seen == nil || seen == kind)
    }
    if syntax.at(token + 1, ":") {
      // A value of an optional or of a list is not a view.
      guard syntax.isName(token + 2), !syntax.at(token + 3, "?") else { return false }
    } else if seen == nil, let value = syntax.initializer(ofDeclaration: token) {
      if syntax.at(value.lowerBound, "[") { return false }
      seen = number(value, at: token) == nil ? self.kind(ofValue: value) : .number
    }
    return seen == nil || seen == kind
  }

  /// Returns whether a variable of Objective-C is a number of C.
  private func isScalar(_ token: Int) -> Bool {
    let type = syntax.at(token - 1, ")") ? token - 2 : token - 1
    return !syntax.isSwift
      && syntax.at(type, anyOf: ["CGFloat", "NSInteger", "NSUInteger", "int", "float", "double"])
  }
}
