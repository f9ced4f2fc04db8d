extension HostSyntax {
  /// Something that changes a variable.
  struct Write {
    /// What it does.
    enum Effect {
      /// The variable gets the value of some tokens.
      case assignment(Range<Int>)
      /// The variable's dictionary gets a key, which some tokens spell, with the value of others.
      case addition(key: Range<Int>, value: Range<Int>)
      /// What some tokens give is added to the variable's dictionary.
      case merge(Range<Int>)
      /// The variable may be anything from here on.
      case unknown
      /// So it may when what it holds can be changed by those that it is given to.
      case unknownIfShared
    }

    /// The token that names the variable.
    let token: Int
    /// What it does.
    let effect: Effect
  }

  /// What a mention of a variable does to it; `nil` when it only reads.
  ///
  /// `isArgument` tells of a mention that it is an argument of a call that is understood.
  func write(at index: Int, isArgument: (Int) -> Bool) -> Write? {
    effect(at: index, isArgument: isArgument).map { Write(token: index, effect: $0) }
  }

  private func effect(at index: Int, isArgument: (Int) -> Bool) -> Write.Effect? {
    let next = index + 1
    if at(next, "=") || isSwift && at(next, ":") && declares(index) {
      return assignment(at: index)
    }
    if declares(index) { return nil }
    if tokens.indices.contains(next), tokens[next].kind == .compound {
      if at(next, word: "+="), isSwift {
        return .merge((next + 1)..<expressionEnd(from: next + 1))
      }
      if changes(next) { return .unknown }
    }
    if at(index - 1, "&") { return .unknown }
    if index > 0, tokens[index - 1].kind == .compound, at(index - 1, anyOf: ["++", "--"]) {
      return .unknown
    }
    if at(next, "["), !isBoxed(next) { return subscriptEffect(index, open: next) }
    if isSwift { return at(next, ".") || at(next, "?") ? memberEffect(index) : nil }
    return messageEffect(index, isArgument: isArgument)
  }

  /// Whether an operator changes what stands in front of it.
  private func changes(_ index: Int) -> Bool {
    let text = text(index)
    return text == "++" || text == "--"
      || text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }

  private func assignment(at index: Int) -> Write.Effect? {
    // A label, or a property of something else.
    if at(index - 1, "."), !at(index - 2, anyOf: ["self", "Self"]) { return nil }
    var equals = index + 1
    if at(equals, ":") {
      let end = expressionEnd(from: equals + 1)
      guard let sign = first("=", in: equals..<end) else { return nil }
      equals = sign
    }
    return .assignment((equals + 1)..<expressionEnd(from: equals + 1))
  }

  private func subscriptEffect(_ index: Int, open: Int) -> Write.Effect? {
    let close = partner(open)
    guard at(close + 1, "=") else {
      let isChanged =
        tokens.indices.contains(close + 1) && tokens[close + 1].kind == .compound
        && changes(close + 1)
      return isChanged ? .unknown : nil
    }
    let value = (close + 2)..<expressionEnd(from: close + 2)
    return .addition(key: content(of: open), value: value)
  }

  /// What a method of Swift's dictionaries does, or of Foundation's mutable ones.
  private func memberEffect(_ index: Int) -> Write.Effect? {
    var dot = index + 1
    if at(dot, "?") { dot += 1 }
    guard at(dot, "."), isName(dot + 1), let call = call(at: dot + 1) else { return nil }
    let first = call.arguments.first
    switch text(dot + 1) {
    case "updateValue", "setValue", "setObject":
      guard let value = first, let key = call["forKey"] else { return .unknown }
      return .addition(key: key, value: value.range)
    case "merge", "addEntries": return first.map { .merge($0.range) } ?? .unknown
    case "mapValues", "filter", "map", "forEach", "merging", "contains", "reduce", "enumerated",
      "removeValue", "removeAll", "removeObject", "sorted", "compactMap", "flatMap", "index",
      "appending", "hasPrefix", "hasSuffix", "replacingOccurrences", "components", "first",
      "joined", "compactMapValues", "object", "value", "isEqual", "copy", "mutableCopy":
      return nil
    default: return .unknown
    }
  }

  /// What a message to an object of Foundation does, or being an argument of something.
  private func messageEffect(_ index: Int, isArgument: (Int) -> Bool) -> Write.Effect? {
    let open = parent(index)
    if open >= 0, at(open, "["), !isBoxed(open), open == index - 1, isName(index + 1) {
      guard let call = message(at: index + 1) else { return nil }
      switch selector(of: call) {
      case "setObject:forKey:", "setValue:forKey:", "setObject:forKeyedSubscript:":
        return .addition(key: call.arguments[1].range, value: call.arguments[0].range)
      case "addEntriesFromDictionary:", "setDictionary:": return .merge(call.arguments[0].range)
      case let name
      where ["set", "add", "append", "insert", "replace"].contains(where: name.hasPrefix):
        return .unknown
      default: return nil
      }
    }
    return isArgument(index) ? nil : .unknownIfShared
  }
}
