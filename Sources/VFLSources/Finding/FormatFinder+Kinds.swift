import VFLDiagnostics

/// Finds the kinds of values by their spelling, or by the declarations of their variables.
extension FormatFinder {
  /// What some tokens visibly give; `nil` where that is not seen.
  func kind(ofValue range: Range<Int>, depth: Int = 0) -> GivenKind? {
    let range = syntax.unwrapped(range)
    guard depth < 4, let first = range.first, isOfOneBranch(range) else { return nil }
    if syntax.tokens[first].kind == .number, range.count == 1 { return .number }
    if range.allSatisfy(syntax.isString) { return .text }
    // `@8` and `@(8)`.
    if !syntax.isSwift, syntax.at(first, "@"), range.count > 1 {
      return syntax.tokens[first + 1].kind == .number || syntax.at(first + 1, "(") ? .number : nil
    }
    let last = range.upperBound - 1
    if range.count > 2, syntax.isName(last), syntax.at(last - 1, ".") {
      // What the file declares with that name, or a controller has, may be anything.
      let isOwn = syntax.at(last - 2, anyOf: ["self", "Self"]) || isDeclared(last)
      return isPath(range) && syntax.at(last, anyOf: Self.anchors) && !isOwn ? .anchor : nil
    }
    if range.count == 1, syntax.isName(first) { return kind(ofVariable: first, depth: depth) }
    return madeType(range).flatMap(systemKind)
  }

  /// What the objects of a type of the system are; `nil` where the file has a type of its own with that name.
  func systemKind(ofType name: String) -> GivenKind? {
    GivenKind(ofType: name).flatMap { declaresOwn(name) ? nil : $0 }
  }

  /// Whether the file declares something with the name of a type: a type, an alias, a function that makes it,
  /// a generic parameter.
  private func declaresOwn(_ name: String) -> Bool {
    if let known = kinds.ownTypes[name] { return known }
    let isOwn = syntax.mentions(of: name).contains { mention in
      let index = Int(mention)
      let isExtension = syntax.at(index - 1, word: "extension")
      return syntax.declaresType(index) && !isExtension
        || syntax.at(index - 1, anyOf: ["typealias", "func", "associatedtype"])
        || syntax.at(index - 1, "<") && syntax.at(index + 1, ":")
    }
    kinds.ownTypes[name] = isOwn
    return isOwn
  }

  /// Whether the file declares a variable or function of the name of a token, or a property.
  private func isDeclared(_ name: Int) -> Bool {
    let number = syntax.tokens[name].link
    if let known = kinds.members[number] { return known }
    let isDeclared = syntax.mentions(ofToken: name).contains { mention in
      let index = Int(mention)
      return syntax.at(index - 1, anyOf: ["let", "var", "func"])
        || !syntax.isSwift && syntax.at(index + 1, ";") && syntax.at(index - 1, "*")
    }
    kinds.members[number] = isDeclared
    return isDeclared
  }

  /// Whether a closure takes a value of its own under the name of a token: `[name = value]`.
  private func isCaptured(_ name: Int) -> Bool {
    guard syntax.isSwift else { return false }
    let captured = kinds.captured ?? capturedNames()
    kinds.captured = captured
    return captured.contains(syntax.tokens[name].link)
  }

  private func capturedNames() -> Set<Int32> {
    let lists = syntax.tokens.indices.dropFirst().filter {
      syntax.at($0, "[") && syntax.at($0 - 1, "{")
    }
    return Set(
      lists.flatMap { list in
        syntax.content(of: list).filter {
          syntax.isName($0) && syntax.at($0 + 1, "=") && syntax.parent($0) == list
        }.map { syntax.tokens[$0].link }
      })
  }

  private static let anchors: [StaticString] = [
    "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor",
    "widthAnchor", "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor",
    "lastBaselineAnchor",
  ]

  /// The type that some tokens make an object of: `CALayer()`, `[CALayer layer]`, `[[A alloc] init]`.
  private func madeType(_ range: Range<Int>) -> String? {
    let first = range.lowerBound
    if syntax.isSwift {
      guard syntax.isName(first), syntax.at(first + 1, "("),
        syntax.next(after: first + 1) == range.upperBound
      else { return nil }
      return syntax.text(first)
    }
    guard syntax.at(first, "["), !syntax.isBoxed(first),
      syntax.next(after: first) == range.upperBound
    else { return nil }
    var inner = first + 1
    if syntax.at(inner, "["), syntax.at(inner + 2, word: "alloc") { inner += 1 }
    let makers: [StaticString] = ["alloc", "new", "null", "layer"]
    return syntax.isName(inner) && syntax.at(inner + 1, anyOf: makers) ? syntax.text(inner) : nil
  }

  private func kind(ofVariable name: Int, depth: Int) -> GivenKind? {
    guard !isCaptured(name) else { return nil }
    let binding = syntax.binding(of: name)
    if let type = plainType(of: binding) { return systemKind(ofType: type) }
    guard case .local(let declaration, _) = binding, syntax.isSwift,
      syntax.at(declaration - 1, word: "let"),
      let value = syntax.initializer(ofDeclaration: declaration), !value.contains(name)
    else { return nil }
    return kind(ofValue: value, depth: depth + 1)
  }

  /// The type that the declaration of a variable says, where it is a name and nothing more: no optional, no
  /// type of something else.
  func plainType(of binding: Binding) -> String? {
    let declaration: Int
    switch binding {
    case .local(let token, _), .member(let token): declaration = token
    case .parameter(let block, let index) where syntax.kind(ofBlock: block) == .function:
      let parameters = syntax.parameters(ofFunction: block)
      guard parameters.indices.contains(index), !parameters[index].isVariadic else { return nil }
      declaration = parameters[index].name
    default: return nil
    }
    guard syntax.isSwift else {
      let star = syntax.at(declaration - 1, ")") ? declaration - 2 : declaration - 1
      guard syntax.at(star, "*"), syntax.isName(star - 1) else { return nil }
      return syntax.text(star - 1)
    }
    if syntax.at(declaration + 1, ":") {
      let type = declaration + 2
      let isPlain = ["?", "!", ".", "<", "&", "("].allSatisfy { !syntax.at(type + 1, $0) }
      return syntax.isName(type) && isPlain ? syntax.text(type) : nil
    }
    return syntax.initializer(ofDeclaration: declaration).flatMap(madeType)
  }

  /// What interpolation makes of a variable of one of the types that no format can hold, such as
  /// `UILayoutPriority(rawValue: 750.0)`; the type's name.
  func shownType(of binding: Binding, named name: Int) -> String? {
    guard !isCaptured(name) else { return nil }
    if let type = plainType(of: binding) { return isShownByName(type) ? type : nil }
    let declaration: Int
    switch binding {
    case .local(let token, _), .member(let token): declaration = token
    case .parameter, .element, .function, .unknown: return nil
    }
    guard syntax.isSwift, let value = syntax.initializer(ofDeclaration: declaration),
      value.count == 3, syntax.at(value.lowerBound + 1, "."),
      Self.constants.contains(syntax.text(value.lowerBound + 2)), !syntax.at(declaration + 1, ":")
    else { return nil }
    let type = syntax.text(value.lowerBound)
    return isShownByName(type) ? type : nil
  }

  /// The type that some tokens of a computed part make a value of; `nil` where that prints otherwise.
  func shownType(madeBy range: Range<Int>, of body: HostSyntax) -> String? {
    let first = range.lowerBound
    let isMade =
      body.at(first + 1, "(") && body.next(after: first + 1) == range.upperBound
      || range.count == 3 && body.at(first + 1, ".")
        && Self.constants.contains(body.text(first + 2))
    return isMade && isShownByName(body.text(first)) ? body.text(first) : nil
  }

  /// Whether the values of a type print with its name, as far as the file does not say otherwise.
  private func isShownByName(_ type: String) -> Bool {
    Self.typesShownByName.contains(type) && !declaresOwn(type)
      && syntax.mentions(of: "appendInterpolation").isEmpty
      && !syntax.mentions(of: type).contains { syntax.at(Int($0) - 1, word: "extension") }
  }

  /// The constants of the system's types that print with the name of their type.
  private static let constants: Set<String> = [
    "required", "defaultHigh", "defaultLow", "fittingSizeLevel", "zero", "null", "infinite",
  ]

  /// Types whose values print with their names, brackets or commas.
  private static let typesShownByName: Set<String> = [
    "UILayoutPriority", "CGSize", "CGPoint", "CGRect",
    "UIEdgeInsets", "NSDirectionalEdgeInsets",
  ]
}
