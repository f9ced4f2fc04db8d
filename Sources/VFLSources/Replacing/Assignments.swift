import VFLDiagnostics

/// The assignments to the variables of a file, found on request.
final class Assignments {
  /// The assignments to one variable, or to all variables of one name.
  struct List {
    /// The tokens that name the variable, in order.
    private(set) var tokens: [Int] = []
    /// The first tokens of the members of types and of the file in which closures or inner functions assign.
    private(set) var membersWithNested: Set<Int> = []

    /// Whether one of some tokens assigns.
    func meets(_ range: Range<Int>) -> Bool { tokens.hasElement(in: range) }

    fileprivate mutating func append(_ token: Int, nestedIn member: Int?) {
      tokens.append(token)
      if let member { membersWithNested.insert(member) }
    }
  }

  /// The assignments to the variables of one name.
  struct Lists {
    /// Those to local variables, by the variables.
    var locals: [Int: List] = [:]
    /// Those to globals, and to properties of the object around them.
    var own = List()
    /// Those to properties of something else.
    var other = List()
    /// Those to names of which the variable is not known.
    var unknown = List()
  }

  private let file: FileReading
  private let levels: CodeLevels
  private var known: [Int32: Lists] = [:]
  private var tokens: HostTokens { file.tree.tokens }

  /// Prepares the search in a file.
  init(_ levels: CodeLevels) { (file, self.levels) = (levels.file, levels) }

  /// The assignments to the variables with the name of a token.
  ///
  /// In Objective-C a property, its instance variable and its setter share their lists.
  func to(_ name: Int) -> Lists {
    let number = tokens.tokens[name].link
    if let known = known[number] { return known }
    let numbers = siblings(of: name)
    var mentions = numbers.flatMap { file.index.mentions[$0] }.map(Int.init).filter(isAssigned)
    if let setter = tokens.setter(of: name) {
      mentions += file.index.mentions[setter].map(Int.init).filter { tokens.isWord($0 + 1, ":") }
    }
    var lists = Lists()
    for mention in mentions.sorted() { add(mention, to: &lists) }
    for number in numbers { known[number] = lists }
    return lists
  }

  /// The numbers of the name of a token and, in Objective-C, of that with or without the `_` of an instance
  /// variable.
  func siblings(of name: Int) -> [Int32] {
    guard tokens.language != .swift else { return [tokens.tokens[name].link] }
    let word = tokens.word(name)
    let other = word.hasPrefix("_") ? String(word.dropFirst()) : "_" + word
    return [word, other].compactMap { tokens.names.number(of: $0, in: tokens.bytes) }
  }

  private func add(_ token: Int, to lists: inout Lists) {
    let around = levels.levels(at: token)
    if let variable = levels.local(at: token) {
      let isNested =
        file.index.context(at: token).function != file.bindings.variables[variable].home
      lists.locals[variable, default: List()].append(token, nestedIn: isNested ? 0 : nil)
      return
    }
    if file.bindings.variable(at: token) == nil, !tokens.isAfterDot(token) {
      lists.unknown.append(token, nestedIn: nil)
    }
    let member = around.prefix { $0.kind == .type }.last?.statement(at: token)
    let nested = around.areNested ? member?.range.lowerBound : nil
    // A message to the object around begins with its name.
    let owner = tokens.isAfterDot(token) ? token - 2 : token - 1
    let isOwn =
      tokens.isWord(owner, anyOf: ["self", "Self", "weakSelf", "strongSelf"])
      || tokens.isWord(owner, "?") && tokens.isWord(owner - 1, "self")
    if isOwn || !tokens.isAfterDot(token) && !tokens.isWord(token + 1, ":") {
      lists.own.append(token, nestedIn: nested)
    } else {
      lists.other.append(token, nestedIn: nested)
    }
  }

  /// Whether a mention of a name assigns a value to the variable, or may do so.
  private func isAssigned(_ name: Int) -> Bool {
    if let variable = file.bindings.variable(at: name),
      file.bindings.variables[variable].token == name
    {
      return false
    }
    if tokens.isWord(name - 1, anyOf: ["let", "var"]) {
      // A condition unwraps a variable. Code that is not understood may declare another one.
      let statement = levels.levels(at: name).last?.statement(at: name)
      if case .opaque? = statement?.kind { return true }
      return false
    }
    var next = name + 1
    // `a? = b`, and the first sign of `a &+= b`, `a <<= b` and `a >>= b`.
    if tokens.isWord(next, anyOf: ["?", "!"]) { next += 1 }
    let isLong =
      tokens.isWord(next, anyOf: ["&", "<", ">"])
      && tokens.tokens[next].end == tokens.tokens[min(next + 1, tokens.tokens.count - 1)].start
    if isLong { next += 1 }
    if tokens.isAssignment(next) || tokens.isWord(next, anyOf: ["++", "--"])
      || isLong && tokens.isWord(next, anyOf: ["<=", ">="])
    {
      return true
    }
    // The beginning of `self.label` or `self->_label`.
    var start = name
    while tokens.isAfterDot(start), tokens.isName(start - 2) { start -= 2 }
    if tokens.isWord(start - 1, anyOf: ["&", "++", "--"]) { return true }
    // `(a, b) = (b, a)`, and `for (a in list)`.
    let open = Int(tokens.parent(of: name))
    guard open >= 0, tokens.isWord(open, "(") else { return false }
    return tokens.isWord(Int(tokens.tokens[open].link) + 1, "=")
      || tokens.isWord(name + 1, "in") && open == name - 1
  }
}

extension HostTokens {
  /// The number of the name of the selector that sets the property with the name of a token.
  fileprivate func setter(of name: Int) -> Int32? {
    let word = word(name).drop { $0 == "_" }
    guard language != .swift, let first = word.first else { return nil }
    return names.number(of: "set" + first.uppercased() + word.dropFirst(), in: bytes)
  }

  /// The number of the name of the property that a selector such as `setLabel` sets.
  func property(ofSetter token: Int) -> Int32? {
    let word = word(token)
    guard word.hasPrefix("set"), let first = word.dropFirst(3).first, first.isUppercase else {
      return nil
    }
    return names.number(of: first.lowercased() + word.dropFirst(4), in: bytes)
  }
}
