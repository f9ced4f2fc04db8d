import VFLDiagnostics

extension FormatFinder {
  /// The keys of the dictionary that some tokens give; of a list of names when that may stand there.
  func names(
    _ range: Range<Int>, at place: Int, takesNames: Bool = false, depth: Int = 0
  ) -> NameSet {
    syntax.budget.spend(range.count)
    guard depth < Self.depthLimit, !syntax.budget.isExceeded, let first = range.first,
      first == 0 || syntax.source.branchRun(of: first) == syntax.source.branchRun(of: first - 1)
    else { return .unknown }
    var set = allNames(range, at: place, takesNames: takesNames, depth: depth)
    // Of what the branches of an `#if` say only a part is compiled.
    if !isOfOneBranch(range) { set.isExact = false }
    return set
  }

  private func allNames(
    _ range: Range<Int>, at place: Int, takesNames: Bool, depth: Int
  ) -> NameSet {
    let range = closureValue(withoutDictionaryCast(syntax.unwrapped(range)))
    guard let first = range.first else { return .unknown }
    // `0` is a null pointer, too.
    if range.count == 1,
      syntax.at(first, anyOf: ["nil", "NULL", "Nil", "nullptr"])
        || !syntax.isSwift && syntax.at(first, word: "0")
    {
      return NameSet(source: first)
    }
    if let sides = ternary(range) {
      guard !sides.yes.isEmpty else { return .unknown }
      var set = names(sides.yes, at: place, depth: depth + 1)
      let isOwn = isOwn(set, sides.yes)
      let other = names(sides.no, at: place, depth: depth + 1)
      set.formUnion(other)
      set.source = isOwn && self.isOwn(other, sides.no) ? first : nil
      return set
    }
    if let set = returnedNames(range, depth: depth) { return set }
    let isWhole =
      syntax.tokens[first].kind == .opener && syntax.partner(first) == range.upperBound - 1
    if syntax.isSwift, isWhole, syntax.at(first, "[") {
      return swiftLiteral(first, at: place, takesNames: takesNames)
    }
    if !syntax.isSwift, isWhole, syntax.at(first, "{"), syntax.isBoxed(first) {
      return entries(of: first, at: place)
    }
    if !syntax.isSwift, isWhole, syntax.at(first, "["), !syntax.isBoxed(first) {
      return message(first, at: place, depth: depth)
    }
    if let set = call(range, at: place, depth: depth) { return set }
    if let sign = defaultSign(in: range) {
      var set = names(range.lowerBound..<sign, at: place, depth: depth + 1)
      set.formUnion(names((sign + 1)..<range.upperBound, at: place, depth: depth + 1))
      set.source = nil
      return set
    }
    if let set = merged(range, at: place, depth: depth) { return set }
    if let binding = pathBinding(range), let reaching = reaching(binding, at: place) {
      return held(reaching, binding, depth: depth)
    }
    return .unknown
  }

  private func withoutDictionaryCast(_ range: Range<Int>) -> Range<Int> {
    if syntax.isSwift {
      guard
        let word = range.first(where: {
          syntax.at($0, word: "as") && syntax.parent($0) == syntax.parent(range.lowerBound)
        }), word > range.lowerBound
      else { return range }
      return syntax.unwrapped(range.lowerBound..<word)
    }
    guard syntax.at(range.lowerBound, "("), !syntax.isBoxed(range.lowerBound) else { return range }
    let close = syntax.partner(range.lowerBound)
    return close + 1 < range.upperBound ? (close + 1)..<range.upperBound : range
  }

  // MARK: Literals

  private func swiftLiteral(_ open: Int, at place: Int, takesNames: Bool) -> NameSet {
    let content = syntax.content(of: open)
    if content.count == 1, syntax.at(content.lowerBound, ":") { return NameSet(source: open) }
    if content.isEmpty { return takesNames ? NameSet(source: open) : .unknown }
    let parts = syntax.split(content, at: ",")
    guard takesNames, parts.allSatisfy({ syntax.first(":", in: $0) == nil }) else {
      return entries(of: open, at: place)
    }
    var set = NameSet(source: open)
    for part in parts { add(key: part, value: nil, to: &set, at: place) }
    return set
  }

  /// The keys of `["a": a]` and `@{@"a": a}`.
  private func entries(of open: Int, at place: Int) -> NameSet {
    var set = NameSet(source: open)
    for part in syntax.split(syntax.content(of: open), at: ",") {
      guard let colon = syntax.first(":", in: part) else {
        set.isExact = false
        continue
      }
      add(key: part.lowerBound..<colon, value: (colon + 1)..<part.upperBound, to: &set, at: place)
    }
    return set
  }

  private func add(
    key: Range<Int>, value: Range<Int>?, to set: inout NameSet, at place: Int
  ) {
    // Conditional compilation inside of a literal.
    if let first = key.first, !syntax.isInBranch(first, around: place) { set.isExact = false }
    guard !key.isEmpty, let (name, span) = plainText(key, at: place) else {
      if !key.isEmpty, let pattern = pattern(ofKey: key) { return set.insert(pattern) }
      set.isExact = false
      return
    }
    set.insert(
      KnownName(
        name, span: span, value: value.flatMap { number($0, at: place) },
        expression: value.map(syntax.span), variable: value.flatMap(variable),
        kind: value.flatMap { kind(ofValue: $0) }))
  }

  /// Returns the variable that an expression consists of, with or without `self.`.
  ///
  /// Returns `nil` for any other expression.
  private func variable(_ value: Range<Int>) -> String? {
    let start = value.lowerBound
    let name = value.upperBound - 1
    let hasSelf = value.count == 3 && syntax.at(start, word: "self") && syntax.at(start + 1, ".")
    guard hasSelf || value.count == 1, syntax.isName(name),
      !syntax.at(name, anyOf: ["nil", "true", "false", "self", "NULL", "YES", "NO"])
    else { return nil }
    return syntax.text(name)
  }

  /// Adds the keys of a list of them.
  private func add(keys: Range<Int>, to set: inout NameSet, at place: Int) {
    guard let content = listContent(syntax.unwrapped(keys)) else {
      set.isExact = false
      return
    }
    for key in syntax.split(content, at: ",") { add(key: key, value: nil, to: &set, at: place) }
  }

  // MARK: Calls

  private func call(_ range: Range<Int>, at place: Int, depth: Int) -> NameSet? {
    let first = range.lowerBound
    if syntax.isSwift {
      if emptyDictionary(range) { return NameSet(source: first) }
      return swiftObject(range, at: place, depth: depth)
    }
    guard let call = syntax.call(at: first), call.range == range else { return nil }
    switch syntax.text(first) {
    case "NSDictionaryOfVariableBindings":
      let isOpen = call.arguments.contains { argument in
        argument.range.contains { parameters.contains(syntax.text($0)) }
      }
      if isOpen { return .unknown }
      var set = NameSet(source: first)
      for argument in call.arguments {
        let span = syntax.span(argument.range)
        set.insert(
          KnownName(
            binding(span), span: span, expression: span, kind: kind(ofValue: argument.range)))
      }
      return set
    case "_NSDictionaryOfVariableBindings":
      guard let keys = call.arguments.first?.range, let (text, span) = plainText(keys, at: place)
      else { return .unknown }
      var set = NameSet(source: first)
      for key in text.split(separator: ",") {
        set.insert(KnownName(String(key.filter { $0 != " " }), span: span))
      }
      return set
    default: return nil
    }
  }

  /// `NSDictionary(objects: …, forKeys: …)`, `NSDictionary(dictionary: …)` and
  /// `Dictionary(uniqueKeysWithValues: [("a", a)])`.
  private func swiftObject(_ range: Range<Int>, at place: Int, depth: Int) -> NameSet? {
    let first = range.lowerBound
    guard syntax.isName(first), let call = syntax.call(at: first), call.range == range else {
      return nil
    }
    var set = NameSet(isShared: syntax.at(first, word: "NSMutableDictionary"), source: first)
    if syntax.at(first, word: "Dictionary"), let pairs = call["uniqueKeysWithValues"],
      let content = listContent(syntax.unwrapped(pairs))
    {
      for pair in syntax.split(content, at: ",") {
        let parts = syntax.split(syntax.unwrapped(pair), at: ",")
        guard let key = parts.first else {
          set.isExact = false
          continue
        }
        add(key: key, value: parts.count == 2 ? parts[1] : nil, to: &set, at: place)
      }
      return set
    }
    guard syntax.at(first, anyOf: ["NSDictionary", "NSMutableDictionary"]) else { return nil }
    if let keys = call["forKeys"], call["objects"] != nil {
      add(keys: keys, to: &set, at: place)
      return set
    }
    guard let other = call["dictionary"], call.arguments.count == 1 else { return nil }
    set.formUnion(names(other, at: place, depth: depth + 1))
    set.source = nil
    return set
  }

  /// `a.merging(b) { … }`.
  private func merged(_ range: Range<Int>, at place: Int, depth: Int) -> NameSet? {
    guard syntax.isSwift,
      let name = range.last(where: {
        syntax.at($0, word: "merging") && syntax.parent($0) == syntax.parent(range.lowerBound)
      }), name - 1 > range.lowerBound, syntax.at(name - 1, "."), let call = syntax.call(at: name),
      let other = call.arguments.first,
      call.range.upperBound == range.upperBound || syntax.at(call.range.upperBound, "{")
    else { return nil }
    var set = names(range.lowerBound..<(name - 1), at: place, depth: depth + 1)
    set.formUnion(names(other.range, at: place, depth: depth + 1))
    set.source = nil
    return set
  }

  /// The key that the macro makes of an argument: its text, blanks at its ends left out and one
  /// left of others.
  private func binding(_ span: SourceSpan) -> String {
    String(decoding: syntax.source.bytes[span.start..<span.end], as: UTF8.self)
      .split { $0.isWhitespace }.joined(separator: " ")
  }

  /// `[String: UIView]()`, `Dictionary<String, UIView>()` and `[:]` of a kind.
  private func emptyDictionary(_ range: Range<Int>) -> Bool {
    let last = range.upperBound - 1
    guard syntax.at(last, ")"), syntax.at(last - 1, "(") else { return false }
    let first = range.lowerBound
    return syntax.at(first, "[") && syntax.partner(first) == last - 2
      || syntax.at(first, word: "Dictionary") && syntax.at(first + 1, "<")
  }

  /// A dictionary that a message to a class of Foundation makes.
  private func message(_ open: Int, at place: Int, depth: Int) -> NameSet {
    // `[Views(a, b) mutableCopy]`.
    let isCall = syntax.isName(open + 1) && syntax.at(open + 2, "(")
    let receiver = (open + 1)..<syntax.next(after: isCall ? open + 2 : open + 1)
    let name = receiver.upperBound
    let isMutable = syntax.at(open + 1, word: "NSMutableDictionary")
    let isClass = isMutable || syntax.at(open + 1, word: "NSDictionary")
    guard syntax.isName(name) else { return .unknown }
    guard let call = syntax.message(at: name) else {
      if isClass, syntax.at(name, anyOf: ["dictionary", "new"]) {
        return NameSet(isShared: isMutable, source: open)
      }
      guard syntax.at(name, anyOf: ["mutableCopy", "copy", "init", "autorelease", "retain"]) else {
        return syntax.at(name, word: "alloc") && isClass
          ? NameSet(isShared: isMutable, source: open) : .unknown
      }
      var set = names(receiver, at: place, depth: depth + 1)
      set.isShared = set.isShared || syntax.at(name, word: "mutableCopy")
      set.source = isOwn(set, receiver) ? open : nil
      return set
    }
    guard isClass || syntax.at(open + 1, "[") else { return .unknown }
    var set = NameSet(isShared: isMutable || syntax.at(open + 1, "["), source: open)
    let first = call.arguments[0].range
    switch syntax.selector(of: call) {
    case "dictionaryWithObjectsAndKeys:", "initWithObjectsAndKeys:":
      let parts = syntax.split(first, at: ",")
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        add(key: parts[index + 1], value: parts[index], to: &set, at: place)
      }
    case "dictionaryWithObject:forKey:":
      add(key: call.arguments[1].range, value: first, to: &set, at: place)
    case "dictionaryWithObjects:forKeys:", "initWithObjects:forKeys:":
      add(keys: call.arguments[1].range, to: &set, at: place)
    case "dictionaryWithDictionary:", "initWithDictionary:":
      let other = names(first, at: place, depth: depth + 1)
      set.formUnion(other)
      if !isOwn(other, first) { set.source = nil }
    case "dictionaryWithCapacity:", "initWithCapacity:": break
    default: return .unknown
    }
    return set
  }

  // MARK: Variables

  /// The keys of the dictionary that a variable holds at a place; a token says its name.
  func names(ofVariable name: Int, at place: Int) -> NameSet {
    let binding = syntax.binding(of: name, at: place)
    guard let reaching = reaching(binding, at: place) else { return .unknown }
    var set = held(reaching, binding, depth: 0)
    // Nobody sees which macros read it.
    set.source = nil
    return set
  }

  /// Whether what some tokens give is made there, and not of a dictionary that others may be given.
  private func isOwn(_ set: NameSet, _ range: Range<Int>) -> Bool {
    set.source.map { range.contains($0) } ?? false
  }

  private func held(_ reaching: Reaching, _ binding: Binding, depth: Int) -> NameSet {
    let declaration: Int
    switch binding {
    case .local(let token, _), .member(let token): declaration = token
    case .parameter, .element, .function, .unknown:
      return collected(reaching, binding, depth: depth)
    }
    let reach = VariableMemo.Reach(
      declaration: declaration, source: reaching.source,
      counts: [reaching.values.count, reaching.additions.count, reaching.merges.count],
      openness: [reaching.isOpen, reaching.isConditional, reaching.isOpenIfShared], depth: depth)
    if let known = memo.held[reach] { return known }
    let set = collected(reaching, binding, depth: depth)
    memo.held[reach] = set
    return set
  }

  private func collected(_ reaching: Reaching, _ binding: Binding, depth: Int) -> NameSet {
    var set = NameSet()
    var isOwn = true
    for value in reaching.values {
      let other = names(value, at: value.lowerBound, depth: depth + 1)
      isOwn = isOwn && self.isOwn(other, value)
      set.formUnion(other)
    }
    // What another variable holds as well may be changed through that one.
    if set.isShared, reaching.values.contains(where: { pathBinding($0) != nil }) {
      set.isExact = false
    }
    for (key, value) in reaching.additions {
      add(key: key, value: value, to: &set, at: key.lowerBound)
    }
    for merge in reaching.merges {
      let other = names(merge, at: merge.lowerBound, depth: depth + 1)
      isOwn = isOwn && self.isOwn(other, merge)
      set.formUnion(other)
    }
    if reaching.isOpen || reaching.isConditional || set.isShared && reaching.isOpenIfShared
      || reaching.values.isEmpty || !reaching.appends.isEmpty
      // A property that is empty is there for the classes below to say what it is.
      || reaching.isComputed && set.names.isEmpty
    {
      set.isExact = false
    }
    set.source = isOwn && isReadByCallsOnly(binding) ? reaching.source : nil
    return set
  }
}
