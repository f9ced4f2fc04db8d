/// Finds the values that properties and globals hold.
extension FormatFinder {
  /// What a property or a global may hold: anything, unless nothing else in sight changes it and nothing
  /// out of sight can.
  func reachingMember(_ declaration: Int) -> Reaching {
    if let known = memo.members[declaration] { return known }
    let result = syntax.isSwift ? swiftMember(declaration) : member(declaration)
    memo.members[declaration] = result
    return result
  }

  private func swiftMember(_ declaration: Int) -> Reaching {
    var result = Reaching(source: declaration)
    let head = syntax.statementStart(of: declaration)..<declaration
    func has(_ words: [StaticString]) -> Bool { head.contains { syntax.at($0, anyOf: words) } }
    if isMutableObject(declaration) || has(["open"]) {
      result.isOpen = true
      return result
    }
    if let value = computedValue(ofDeclaration: declaration) {
      result.values = [value]
      result.isComputed = true
      result.isOpen = mayBeOverridden(declaration)
      return result
    }
    if has(["let"]) {
      if let write = write(at: declaration) { add(write, to: &result) }
      if result.values.count != 1 { result.isOpen = true }
      return result
    }
    // Other files set a variable that is not private, and so does what an attribute such as `@IBOutlet`
    // stands for.
    let isSetElsewhere = head.contains { syntax.source.bytes[Int(syntax.tokens[$0].start)] == 0x40 }
    if let write = write(at: declaration) { add(write, to: &result) }
    guard has(["private", "fileprivate"]), !isSetElsewhere else {
      result.isOpen = true
      return result
    }
    for mention in syntax.mentions(ofToken: declaration) where Int(mention) != declaration {
      let index = Int(mention)
      let isBehindDot = syntax.at(index - 1, ".")
      if isBehindDot, !syntax.at(index - 2, anyOf: ["self", "Self"]) {
        // That of another object may be changed there.
        let isRead = syntax.at(index + 1, ",") || syntax.at(index + 1, ")")
        if !isRead { result.isOpen = true }
      } else if isBehindDot || isMember(index, declaration) {
        if let write = write(at: index) { add(write, to: &result) }
      } else if syntax.binding(of: index) == .unknown, write(at: index) != nil {
        // A class below writes what it has inherited.
        result.isOpen = true
      }
    }
    if result.values.isEmpty { result.isOpen = true }
    return result
  }

  /// Whether a class below, in this file or another, may have a property of its own in the place of one.
  func mayBeOverridden(_ declaration: Int) -> Bool {
    let head = syntax.statementStart(of: declaration)..<declaration
    if head.contains(where: { syntax.at($0, word: "override") }) { return true }
    if head.contains(where: { syntax.at($0, anyOf: ["private", "fileprivate", "final", "static"]) })
    {
      return false
    }
    guard let type = syntax.type(around: declaration) else { return false }
    let kind = syntax.blockStart(type)..<type
    if let word = kind.first(where: { syntax.at($0, word: "extension") }) {
      return mayBeProtocol(word + 1) || kind.contains { syntax.at($0, word: "where") }
    }
    return kind.contains { syntax.at($0, anyOf: ["class", "protocol"]) }
      && !kind.contains { syntax.at($0, word: "final") }
  }

  /// Whether an extension of what a token names may be one of a protocol, so that each type with it may have
  /// a member of its own in the place of what the extension has.
  private func mayBeProtocol(_ name: Int) -> Bool {
    let declared = syntax.mentions(ofToken: name).filter { syntax.definesType(Int($0)) }
    if declared.isEmpty { return !TypeHeritage.isSystem(syntax.text(name)) }
    return declared.contains { syntax.at(Int($0) - 1, word: "protocol") }
  }

  private func member(_ declaration: Int) -> Reaching {
    var result = Reaching(source: declaration)
    let first = syntax.statementStart(of: declaration)
    let isConstant = (first..<declaration).contains {
      syntax.at($0, anyOf: ["static", "const"])
    }
    let isHidden = isHiddenVariable(declaration)
    for mention in syntax.mentions(ofToken: declaration) {
      let index = Int(mention)
      if isHidden, isOther(index) { result.isOpen = true }
      if let write = write(at: index), isMember(index, declaration) { add(write, to: &result) }
    }
    if macros?.changers[syntax.text(declaration)] != nil { result.isOpen = true }
    if isHidden {
      if result.values.isEmpty { result.isOpen = true }
    } else if !isConstant || result.values.count != 1 {
      result.isOpen = true
    }
    return result
  }

  /// Whether a token declares a variable of objects of Objective-C that no other file sees: in the braces
  /// of an implementation, or of a class extension beside it.
  private func isHiddenVariable(_ declaration: Int) -> Bool {
    let block = syntax.block(of: declaration)
    guard block >= 0, syntax.kind(ofBlock: block) == .type else { return false }
    let head = syntax.blockStart(block)..<block
    guard let word = head.last(where: { syntax.at($0, anyOf: ["@interface", "@implementation"]) })
    else { return false }
    let name = word + 1
    // A property that this file need not show is kept in the variable of its name behind `_`, or in the one
    // that it says.
    let isKept = syntax.mentions(ofToken: declaration).contains {
      syntax.at(syntax.statementStart(of: Int($0)), word: "@synthesize")
    }
    guard !isKept, !syntax.text(declaration).hasPrefix("_") else { return false }
    if syntax.at(word, word: "@implementation") { return true }
    return syntax.at(name + 1, "(") && syntax.at(name + 2, ")")
      && syntax.mentions(ofToken: name).contains { syntax.at(Int($0) - 1, word: "@implementation") }
  }

  /// Whether a name stands for what another object has, which may be changed there.
  private func isOther(_ index: Int) -> Bool {
    guard syntax.at(index - 1, ".") || syntax.at(index - 1, word: "->") else { return false }
    return !syntax.at(index - 2, word: "self") && !syntax.at(index + 1, ")")
      && !syntax.at(index + 1, "]")
  }

  /// The value that a computed property of Swift always has: `{ [:] }`, `{ return [:] }`, and the same
  /// behind `get`.
  private func computedValue(ofDeclaration index: Int) -> Range<Int>? {
    guard syntax.at(index + 1, ":"), syntax.initializer(ofDeclaration: index) == nil else {
      return nil
    }
    let end = syntax.expressionEnd(from: index + 2)
    guard end <= syntax.tokens.count, end > index + 2, syntax.at(end - 1, "}") else { return nil }
    var opener = syntax.previous(before: end)
    guard syntax.at(opener, "{"), opener > index + 2 else { return nil }
    if syntax.at(opener + 1, word: "get"), syntax.at(opener + 2, "{"),
      syntax.partner(opener + 2) + 1 == syntax.partner(opener)
    {
      opener += 2
    }
    return soleValue(inBlock: opener)
  }

  /// The only expression of a block, which it gives back.
  func soleValue(inBlock opener: Int) -> Range<Int>? {
    var content = syntax.content(of: opener)
    if syntax.at(content.lowerBound, word: "return") {
      content = (content.lowerBound + 1)..<content.upperBound
    }
    guard let first = content.first,
      !syntax.at(first, anyOf: ["let", "var", "if", "switch", "guard", "for", "get", "set", "in"]),
      !syntax.at(first, anyOf: ["willSet", "didSet"]),
      syntax.expressionEnd(from: first) == content.upperBound
    else { return nil }
    return content
  }

  /// What `{ return [:] }()` comes to; anything else stays as it is.
  func closureValue(_ range: Range<Int>) -> Range<Int> {
    guard syntax.isSwift, let first = range.first, syntax.at(first, "{"), range.count > 4,
      syntax.partner(first) == range.upperBound - 3, syntax.at(range.upperBound - 2, "("),
      let value = soleValue(inBlock: first)
    else { return range }
    return value
  }

  // MARK: Objects

  /// Whether a variable of Swift holds one of Foundation's objects that everybody who has them may change.
  func isMutableObject(_ declaration: Int) -> Bool {
    guard syntax.isSwift else { return false }
    let type = declaration + 2
    if syntax.at(declaration + 1, ":"), syntax.at(type, anyOf: Self.mutableObjects) { return true }
    guard let value = syntax.initializer(ofDeclaration: declaration) else { return false }
    return value.contains { syntax.at($0, anyOf: Self.mutableObjects) }
  }

  /// The types of Foundation's objects that can be changed.
  static let mutableObjects: [StaticString] = [
    "NSMutableDictionary", "NSMutableArray", "NSMutableString",
  ]

  /// What being mentioned may do to an object that can be changed; nothing where a call that was found is
  /// given it, or where it is read in place.
  func unseenWrite(at index: Int) -> HostSyntax.Write? {
    let next = index + 1
    let isRead =
      syntax.declares(index) || callTokens.arguments.contains(index)
      || isInFoundCall(index) && !callTokens.changedArguments.contains(index)
      || syntax.at(next, ".") || syntax.at(next, "[") || syntax.at(next, ":")
      || syntax.at(index - 1, word: "in")
    return isRead ? nil : HostSyntax.Write(token: index, effect: .unknown)
  }

  /// Whether a `goto` in the function around a token leads from anywhere to anywhere.
  func mayJump(around place: Int) -> Bool {
    guard !syntax.isSwift, !syntax.mentions(of: "goto").isEmpty,
      let function = syntax.function(of: place)
    else { return false }
    return !syntax.mentions(of: "goto", in: function..<syntax.partner(function)).isEmpty
  }
}
