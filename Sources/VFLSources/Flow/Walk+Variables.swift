import VFLDiagnostics

/// Reading and changing variables.
extension Walk {
  /// Returns the value of the variable that a token names.
  func read(_ token: Int, _ use: Use) -> Value {
    mark(token, as: use)
    note(at: token)
    if let variable = file.bindings.variable(at: token), !isReplaced(token) {
      return read(variable, at: token, use)
    }
    return macroValue(named: token, use) ?? .unknown(.variable)
  }

  func read(_ variable: Int, at token: Int, _ use: Use) -> Value {
    let facts = file.bindings.variables[variable]
    switch facts.kind {
    case .member, .global:
      guard let value = state[variable]?.value else {
        result.reads.insert(.variable(variable))
        return file.overriddenFormats(of: variable, at: token, in: self)
          ?? file.members.value(of: variable)
      }
      return value
    case .function: return .unknown(.expression)
    case .local, .parameter, .pattern: break
    }
    if isUnsteady(facts, variable, at: token) {
      result.reads.insert(.variable(variable))
      let isCaptured = file.code(around: home) != file.code(around: facts.home)
      if isCaptured { file.capturedVariables.insert(variable) }
      let value = file.members.hiddenValue(
        variable, state[variable]?.value, capturedAt: isCaptured ? token : nil)
      return file.typed(value, facts)
    }
    guard var value = state[variable]?.value else { return file.typed(.unknown(.variable), facts) }
    if case .text(let text) = value, text.isCarried { value = .unknown(.variable) }
    // Code that receives a returned object changes it after this code.
    if use.mayChange, use != .returned, let changed = changedByOthers(value, variable) {
      value = changed
      state.set(variable, value, at: advance(), grows: true)
    }
    return file.typed(value, facts)
  }

  /// Whether other code may change the object that is the value of a variable.
  func mayChange(_ variable: Int) -> Bool {
    state[variable]?.value.flatMap { changedByOthers($0, variable) } != nil
  }

  /// Returns a value after code that is given its object has perhaps changed it; `nil` for an object that cannot
  /// change.
  private func changedByOthers(_ value: Value, _ variable: Int) -> Value? {
    switch value {
    case .keys(let keys):
      return keys.isShared || file.isMutableObject(variable) ? .keys(keys.inexact) : nil
    case .text, .list: return file.isMutableObject(variable) ? .unknown(.variable) : nil
    default: return nil
    }
  }

  /// Whether code that runs at another time may change a variable before it is read.
  private func isUnsteady(_ facts: Bindings.Variable, _ variable: Int, at token: Int) -> Bool {
    let count = facts.writes.count + (facts.value == nil ? 0 : 1)
    if count > 1, file.mayJump(facts.home) { return true }
    if file.isKept(facts), !facts.writes.isEmpty { return true }
    let (code, owner) = (file.code(around: home), file.code(around: facts.home))
    guard code != owner, let own = file.closure(around: code, within: owner) else {
      return file.hasHiddenWrites(variable)
    }
    let range = file.range(ofClosure: own)
    let isHidden = facts.writes.contains {
      file.code(around: $0.home) != owner && !range.contains($0.token)
    }
    if isHidden { return true }
    return facts.writes.last.map { $0.token > token && !range.contains($0.token) } ?? false
  }

  // MARK: Changes

  /// The effect of a statement on a variable.
  enum Effect {
    case assignment(Value)
    /// The dictionary of the variable gets a key.
    case addition(key: Value, keyRange: Range<Int>, entry: Expression?)
    /// A string, a list or a dictionary is added to the variable's value.
    case merge(Value, Range<Int>)
    /// An element is added to the list of the variable, or a string to its string.
    case append(Value, Range<Int>)
    case removal
    case unknown
  }

  /// Gives a variable a value.
  ///
  /// The condition of the branch around the assignment may depend on earlier decisions.
  func assign(_ variable: Int, _ value: Value, from token: Int) {
    var value = value
    if let start = branchStarts.last, value.isConditional { value = value.narrowed(before: start) }
    change(variable, .assignment(value), at: token)
  }

  func change(_ variable: Int, _ effect: Effect, at token: Int) {
    let facts = file.bindings.variables[variable]
    let position = advance()
    let isShared = file.code(around: home) != file.code(around: facts.home)
    let isCollected = facts.kind.isMember || isShared && facts.kind != .pattern
    if isCollected || file.isKept(facts) || file.capturedVariables.contains(variable), !isDry {
      let isOwn = !isCollected && !file.isKept(facts)
      result.changes[variable, default: []].append(
        Change(token: token, effect: effect, isOwn: isOwn))
    }
    if facts.kind.isMember { setMembers.insert(variable) }
    let grows = !effect.isAssignment
    if grows, state.isKept(variable) {
      file.budget.spend(state[variable]?.value?.weight ?? 0)
    }
    var value = state.take(variable)
    if value == nil, facts.kind.isMember { value = file.members.value(of: variable) }
    apply(effect, to: &value)
    state.set(variable, value, at: position, grows: grows)
    if let (counterpart, isSame) = file.counterpart(of: variable) {
      setMembers.insert(counterpart)
      state.set(counterpart, isSame ? value : nil, at: position, grows: isSame && grows)
    }
  }

  func apply(_ effect: Effect, to value: inout Value?) {
    switch effect {
    case .assignment(let new): value = new
    case .unknown:
      if case .keys(let keys)? = value {
        value = .keys(keys.inexact.withoutSource)
      } else {
        value = .unknown(.variable)
      }
    case .removal:
      if case .keys? = value { return }
      value = .unknown(.variable)
    case .addition(let key, let range, let entry):
      var keys = NameSet.unknown
      if case .keys(let known)? = value {
        keys = known
      } else if key.plainText == nil {
        value = .unknown(.variable)
        return
      }
      value = nil
      add(key: key, range, entry: entry, to: &keys)
      value = .keys(keys)
    case .merge(let more, let range): extend(&value, by: more, range, isElement: false)
    case .append(let more, let range): extend(&value, by: more, range, isElement: true)
    }
  }

  private func extend(
    _ value: inout Value?, by more: Value, _ range: Range<Int>, isElement: Bool
  ) {
    // The old value is removed before it is changed, so that it has one owner and is not copied.
    if case .text(var text)? = value {
      value = .unknown(.variable)
      guard let span = text.alternatives.first?.literal.span else { return }
      let hole = self.hole(for: more, at: file.span(of: range))
      let added = more.text.isLong ? TextValue(rest: .combination) : more.text
      text.append(added, orHole: hole, tokens.bytes, span)
      file.budget.spend(text.copiedBytes)
      value = .text(text)
    } else if case .list(var list)? = value {
      value = nil
      guard !isElement else {
        list.append(part(more), branch: "+\(range.lowerBound)", at: advance())
        value = .list(list)
        return
      }
      guard case .list(let other) = more else {
        value = Value.list(list).uncertain(more.reason)
        return
      }
      let isWritten = list.isWritten && other.isWritten
      list.formUnion(other)
      list.isWritten = isWritten
      value = .list(list)
    } else if case .keys(var keys)? = value {
      value = nil
      if case .keys(let other) = more {
        let isOwn = other.source.map { range.contains($0) } == true && other.otherSources.isEmpty
        let (source, others) = (keys.source, keys.otherSources)
        keys.formUnion(other)
        (keys.source, keys.otherSources) = isOwn ? (source, others) : (nil, [])
      } else {
        keys.isExact = false
      }
      value = .keys(keys)
    } else {
      value = .unknown(.variable)
    }
  }

  /// The computed part that a value is where its text is not known.
  func hole(for value: Value, at span: SourceSpan) -> FormatLiteral.Hole {
    switch value {
    case .number: return FormatLiteral.Hole(offset: 0, span: span, isNumber: true)
    case .counter(let counter):
      var hole = FormatLiteral.Hole(offset: 0, span: span, isNumber: true)
      hole.origin = .counter(counter)
      return hole
    case .parameter(let parameter):
      var hole = FormatLiteral.Hole(offset: 0, span: span)
      hole.origin = .parameter(parameter)
      return hole
    case .printed(let type): return FormatLiteral.Hole(offset: 0, span: span, shownType: type)
    default: return FormatLiteral.Hole(offset: 0, span: span)
    }
  }

  // MARK: Keys

  func add(key: Value, _ range: Range<Int>, entry: Expression?, to keys: inout NameSet) {
    if let (name, span) = key.plainText {
      keys.insert(file.knownName(name, at: span, entry: entry, number: entry.flatMap(number)))
      return
    }
    guard case .text(let text) = key, let literal = text.single, literal.holes.count == 1,
      let hole = literal.holes.first
    else {
      keys.isExact = false
      return
    }
    let prefix = String(decoding: literal.text[..<hole.offset], as: UTF8.self)
    let suffix = String(decoding: literal.text[hole.offset...], as: UTF8.self)
    guard !prefix.isEmpty || !suffix.isEmpty else {
      keys.isExact = false
      return
    }
    var counter: Counter?
    if case .counter(let found)? = hole.origin { counter = found }
    keys.insert(
      NamePattern(
        prefix: prefix, suffix: suffix, isNumbered: hole.isNumber, span: file.span(of: range),
        counter: counter))
  }

  /// Adds a key that the code looks up in the dictionary of a variable.
  ///
  /// Code that looks up a key is written for dictionaries with the key, even if this one does not have it.
  func lookUp(_ key: Value, _ range: Range<Int>, in dictionary: Expression) {
    var dictionary = dictionary
    // `views.keys` and `[views allKeys]`.
    if case .call(let call) = dictionary.kind, call.arguments.isEmpty { dictionary = call.callee }
    if case .member(let base?, let name) = dictionary.kind,
      tokens.isWord(name, anyOf: ["keys", "allKeys"])
    {
      dictionary = base
    }
    guard case .text(let text) = key, let variable = variable(of: dictionary),
      case .keys(let keys) = read(variable.number, at: variable.token, .compared)
    else { return }
    for literal in text.alternatives.map({ $0.literal }) where literal.holes.isEmpty {
      guard !keys.contains(String(decoding: literal.text, as: UTF8.self)) else { continue }
      let key = Value.text(TextValue(literal))
      change(
        variable.number, .addition(key: key, keyRange: range, entry: nil), at: variable.token)
    }
  }

  private func number(_ expression: Expression) -> Double? { evaluate(expression, .other).number }

  /// Forgets the values of properties, which code that is called may change.
  func forgetMembers() {
    lastCall = advance()
    for variable in setMembers.sorted() where !file.isConstant(variable) {
      state.set(variable, nil, at: lastCall)
    }
    setMembers.removeAll()
  }

  // MARK: Steady conditions

  /// Whether conditions are the same in all turns of the loops around this point.
  func isSteady(_ conditions: [Statement.Condition]) -> Bool {
    guard let body = loops.first?.body else { return false }
    return conditions.allSatisfy { condition in
      guard case .expression(let expression) = condition else { return false }
      return expression.range.allSatisfy { index in
        if tokens.isWord(index, "(") { return index == 0 || !tokens.isName(index - 1) }
        guard tokens.isName(index), !tokens.isWord(index, anyOf: Self.steadyWords) else {
          return !tokens.isWord(index, ".") && !tokens.isWord(index, "[")
            && !tokens.isWord(index, "{")
        }
        guard let variable = file.bindings.variable(at: index) else { return false }
        let facts = file.bindings.variables[variable]
        switch facts.kind {
        case .local:
          return !body.contains(facts.token) && !facts.writes.contains { body.contains($0.token) }
        case .parameter:
          // The parameters of a block precede its body.
          let isOutside = facts.home != file.bindings.closures[body.lowerBound]
          return isOutside && facts.token < body.lowerBound
            && !facts.writes.contains { body.contains($0.token) }
        default: return false
        }
      }
    }
  }

  private static let steadyWords: [StaticString] = ["true", "false", "nil", "YES", "NO"]

  /// Whether a jump from here is made in all turns of the loops around this point, or in none.
  var isSteadyHere: Bool { !loops.isEmpty && path.isSteadyInLoops }
}

extension Walk.Effect {
  var isAssignment: Bool { if case .assignment = self { true } else { false } }
}

extension Bindings.Variable.Kind {
  /// Whether the variable is a property or is outside of all functions.
  var isMember: Bool {
    switch self {
    case .member, .global: true
    case .local, .parameter, .function, .pattern: false
    }
  }
}
