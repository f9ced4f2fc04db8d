import VFLDiagnostics

/// The writes of a file to its variables and properties, by their names.
struct VariableIndex {
  /// Some writes to a name, and its declarations in functions: from there on it is another variable.
  struct Writes {
    /// The tokens that write, in order.
    private(set) var tokens: [Int] = []
    /// The functions in which these tokens stand, by their braces; `-1` for none.
    private(set) var functions: Set<Int> = []
    /// The functions in which such a token stands inside of a closure or of another function.
    private(set) var functionsWithNested: Set<Int> = []

    fileprivate mutating func append(_ token: Int, in function: Int, isNested: Bool) {
      tokens.append(token)
      functions.insert(function)
      if isNested { functionsWithNested.insert(function) }
    }

    /// Whether one of some tokens writes.
    ///
    /// - Complexity: O(log n) for n tokens that write.
    func meets(_ range: Range<Int>) -> Bool {
      let first = tokens.partitioningIndex { $0 >= range.lowerBound }
      return first < tokens.count && tokens[first] < range.upperBound
    }
  }

  /// The owner that a write names in front of the variable.
  enum Owner: Int, CaseIterable {
    /// Nothing is said: a variable, or a property of the object around.
    case none
    /// The object around.
    case own
    /// Something else.
    case other
  }

  private struct Key: Hashable {
    let name: Int32
    let owner: Owner
  }

  private var writes: [Key: Writes] = [:]
  private var properties: [Int32: [Int]] = [:]
  private var computed: Set<Int32> = []

  /// Looks through all tokens of a file.
  ///
  /// In Objective-C a property, the instance variable behind it and its setter are one.
  ///
  /// - Complexity: O(tokens · depth of blocks).
  init(_ syntax: HostSyntax) {
    for index in syntax.tokens.indices {
      if !syntax.isSwift, syntax.at(index, "{") { addGetter(at: index, in: syntax) }
      guard syntax.isName(index) else { continue }
      let name = syntax.tokens[index].link
      let function = syntax.function(of: index)
      if syntax.declares(index) || Self.isInPattern(index, of: syntax) {
        if Self.isComputed(index, in: syntax) { computed.insert(name) }
        if function == nil {
          properties[name, default: []].append(index)
        } else {
          add(index, to: name, .none, in: function, of: syntax)
        }
      } else if Self.isSetter(index, in: syntax) {
        guard let property = Self.property(ofSetter: syntax.text(index)) else { continue }
        for name in Self.siblings(of: property, in: syntax) {
          add(index, to: name, .own, in: function, of: syntax)
        }
      } else if Self.isWritten(index, in: syntax) {
        let names = syntax.isSwift ? [name] : Self.siblings(of: syntax.text(index), in: syntax)
        for name in names {
          add(index, to: name, Self.owner(of: index, in: syntax), in: function, of: syntax)
        }
      }
    }
  }

  /// The writes to the name that has a number, as one of some owner.
  func writes(to name: Int32, _ owner: Owner) -> Writes {
    writes[Key(name: name, owner: owner)] ?? Writes()
  }

  /// The tokens that declare a property or a global of a name.
  func properties(named name: Int32) -> [Int] { properties[name] ?? [] }

  /// Whether the file has a variable of a name that is computed each time.
  func isComputed(_ name: Int32) -> Bool { computed.contains(name) }

  private mutating func add(
    _ index: Int, to name: Int32, _ owner: Owner, in function: Int?, of syntax: HostSyntax
  ) {
    writes[Key(name: name, owner: owner), default: Writes()].append(
      index, in: function ?? -1, isNested: Self.isNested(index, in: function, of: syntax))
  }

  /// Notes a getter of Objective-C that makes what it gives anew: one that keeps nothing.
  private mutating func addGetter(at opener: Int, in syntax: HostSyntax) {
    guard syntax.kind(ofBlock: opener) == .function,
      syntax.parameters(ofFunction: opener).isEmpty,
      let name = syntax.baseName(ofFunction: opener),
      let number = syntax.source.names.number(of: name, in: syntax.source.bytes),
      syntax.mentions(of: "_" + name, in: syntax.content(of: opener)).isEmpty
    else { return }
    computed.insert(number)
  }

  // MARK: Names

  /// The numbers of a name and of that with or without the `_` of an instance variable.
  static func siblings(of name: String, in syntax: HostSyntax) -> [Int32] {
    let other = name.hasPrefix("_") ? String(name.dropFirst()) : "_" + name
    return [name, other].compactMap {
      syntax.source.names.number(of: $0, in: syntax.source.bytes)
    }
  }

  /// The property that a selector such as `setLabel` sets.
  static func property(ofSetter name: String) -> String? {
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + name.dropFirst(4)
  }

  private static func owner(of index: Int, in syntax: HostSyntax) -> Owner {
    guard syntax.at(index - 1, ".") || syntax.at(index - 1, word: "->") else { return .none }
    let isOwn = syntax.at(index - 2, anyOf: ["self", "Self", "weakSelf", "strongSelf"])
    // `self?.label`.
    return isOwn || syntax.at(index - 2, "?") && syntax.at(index - 3, word: "self") ? .own : .other
  }

  // MARK: Writes

  /// Whether a token is the setter of a property, in a message to the object around or to something else.
  private static func isSetter(_ index: Int, in syntax: HostSyntax) -> Bool {
    !syntax.isSwift && syntax.at(index + 1, ":") && syntax.at(syntax.parent(index), "[")
  }

  /// Whether a token is a name of Swift that a `case` binds: `case let .some(label):`.
  private static func isInPattern(_ index: Int, of syntax: HostSyntax) -> Bool {
    let open = syntax.parent(index)
    return syntax.isSwift && open >= 0 && syntax.at(open, "(")
      && syntax.at(syntax.statementStart(of: open), word: "case")
  }

  private static func isWritten(_ index: Int, in syntax: HostSyntax) -> Bool {
    var next = index + 1
    // `a? = b`, and the first sign of `a &+= b`, `a <<= b` and `a >>= b`.
    if ["?", "!", "&", "<", ">"].contains(where: { syntax.at(next, $0) }),
      syntax.at(next, "?") || syntax.at(next, "!") || isAdjacent(next, in: syntax)
    {
      next += 1
    }
    // What is compared begins with one of these, too.
    let isShift = next > index + 1 && syntax.at(next, anyOf: ["<=", ">="])
    let isChanged =
      syntax.at(next, "=") || isShift
      || syntax.tokens.indices.contains(next) && syntax.tokens[next].kind == .compound
        && syntax.changes(next)
    if isChanged { return true }
    // The beginning of `self.label` or `self->_label`.
    var start = index
    while syntax.at(start - 1, ".") || syntax.at(start - 1, word: "->"), syntax.isName(start - 2) {
      start -= 2
    }
    if syntax.at(start - 1, "&") || syntax.at(start - 1, anyOf: ["++", "--"]) { return true }
    // `(a, b) = (b, a)`.
    let open = syntax.parent(index)
    return syntax.isSwift && open >= 0 && syntax.at(open, "(")
      && syntax.at(syntax.partner(open) + 1, "=")
  }

  /// Whether nothing stands between a token and the next one.
  private static func isAdjacent(_ index: Int, in syntax: HostSyntax) -> Bool {
    index + 1 < syntax.tokens.count && syntax.tokens[index].end == syntax.tokens[index + 1].start
  }

  /// Whether a token stands in a closure or a function inside of another one.
  private static func isNested(_ index: Int, in function: Int?, of syntax: HostSyntax) -> Bool {
    var block = syntax.block(of: index)
    while block >= 0, block != function {
      let kind = syntax.kind(ofBlock: block)
      if kind == .closure || kind == .function { return true }
      block = syntax.block(of: block)
    }
    return false
  }

  /// Whether the variable of Swift that a token declares is computed.
  private static func isComputed(_ index: Int, in syntax: HostSyntax) -> Bool {
    guard syntax.isSwift, syntax.at(index - 1, word: "var"), syntax.at(index + 1, ":") else {
      return false
    }
    var end = index + 2
    while end < syntax.tokens.count, !syntax.at(end, "{") {
      let isEnd = ["=", ",", ";"].contains { syntax.at(end, $0) }
      if isEnd || syntax.tokens[end].kind == .closer { return false }
      if end > index + 2, syntax.tokens[end].isFirstOnLine { return false }
      end = syntax.next(after: end)
    }
    // What a protocol asks for may be stored.
    let home = syntax.block(of: index)
    let isRequirement =
      home >= 0 && (syntax.blockStart(home)..<home).contains { syntax.at($0, word: "protocol") }
    return syntax.at(end, "{") && !isRequirement
      && !syntax.at(end + 1, anyOf: ["didSet", "willSet"])
  }
}
