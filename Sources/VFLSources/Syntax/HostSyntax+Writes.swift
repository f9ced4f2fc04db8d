extension HostSyntax {
  /// Something that changes a variable.
  struct Write {
    /// The effect of a mention on the variable.
    enum Effect {
      /// The variable gets the value of some tokens.
      case assignment(Range<Int>)
      /// The variable's dictionary gets a key, which some tokens spell, with the value of others.
      case addition(key: Range<Int>, value: Range<Int>)
      /// What some tokens give is added: to a dictionary its keys, to a list its elements, to a
      /// string its text.
      case merge(Range<Int>)
      /// What some tokens give is put at the end: one element of a list, or the text of a string.
      case append(Range<Int>)
      /// A template of `printf` with its arguments is put at the end of a string.
      case formatted(Range<Int>)
      /// Something is taken out, and nothing new comes in.
      case removal
      /// The variable may be anything from here on.
      case unknown
      /// The variable may hold something else if those to whom its value is given can change that value.
      case unknownIfShared
    }

    /// The token that names the variable.
    let token: Int
    /// The effect of the mention on the variable.
    let effect: Effect
    /// The tokens that are read before it is done, where these are more than its value: those of a tuple.
    var tuple: Range<Int>?

    /// Whether a token is read before it is done, although it stands behind it.
    func isPending(at place: Int) -> Bool { (tuple ?? value)?.contains(place) == true }

    /// The tokens of the value that it gives; `nil` when it gives none.
    var value: Range<Int>? {
      switch effect {
      case .assignment(let value), .addition(_, let value), .merge(let value), .append(let value),
        .formatted(let value):
        value
      case .removal, .unknown, .unknownIfShared: nil
      }
    }
  }

  /// What a mention of a variable does to it; `nil` when it only reads.
  ///
  /// `isArgument` tells of a mention that it is an argument of a call that is understood.
  func write(at index: Int, isArgument: (Int) -> Bool) -> Write? {
    effect(at: index, isArgument: isArgument).map {
      Write(token: index, effect: $0, tuple: assignedTuple(around: index).map(value(ofTuple:)))
    }
  }

  private func effect(at index: Int, isArgument: (Int) -> Bool) -> Write.Effect? {
    if declares(index) { return initializer(ofDeclaration: index).map { .assignment($0) } }
    // A property of something else.
    if at(index - 1, "."), !at(index - 2, anyOf: ["self", "Self"]) { return nil }
    if index > 0, at(index - 1, word: "->"), !at(index - 2, word: "self") { return nil }
    var next = index + 1
    if isSwift, at(next, "?") || at(next, "!"),
      at(next + 1, "[") || at(next + 1, ".") || at(next, "!")
    {
      next += 1
    }
    if at(next, "=") { return .assignment((next + 1)..<expressionEnd(from: next + 1)) }
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
    if isSwift { return at(next, ".") ? memberEffect(next) : tupleEffect(index) }
    return messageEffect(index, isArgument: isArgument)
  }

  /// Whether an operator changes what stands in front of it.
  func changes(_ index: Int) -> Bool {
    let text = text(index)
    return text == "++" || text == "--"
      || text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
  }

  /// `(a, b) = (1, 2)`.
  private func tupleEffect(_ index: Int) -> Write.Effect? {
    guard let open = assignedTuple(around: index) else { return nil }
    let value = unwrapped(value(ofTuple: open))
    let names = split(content(of: open), at: ",")
    let values = split(value, at: ",")
    guard names.count == values.count,
      let part = names.firstIndex(where: { $0.count == 1 && $0.lowerBound == index })
    else { return .unknown }
    return .assignment(values[part])
  }

  /// The bracket that opens a tuple around a name, to which something is assigned.
  private func assignedTuple(around index: Int) -> Int? {
    let open = parent(index)
    guard isSwift, open >= 0, at(open, "("), !isName(open - 1), tokens[open].link >= 0,
      at(partner(open) + 1, "=")
    else { return nil }
    return open
  }

  /// What is assigned to a tuple that a bracket opens.
  private func value(ofTuple open: Int) -> Range<Int> {
    let start = partner(open) + 2
    return start..<expressionEnd(from: start)
  }

  private func subscriptEffect(_ index: Int, open: Int) -> Write.Effect? {
    let close = partner(open)
    guard at(close + 1, "=") else {
      let isChanged =
        tokens.indices.contains(close + 1) && tokens[close + 1].kind == .compound
        && changes(close + 1)
      return isChanged || at(index - 1, "&") || assignedTuple(around: index) != nil
        ? .unknown : nil
    }
    let value = (close + 2)..<expressionEnd(from: close + 2)
    return .addition(key: content(of: open), value: value)
  }

  /// What a method of Swift's collections and strings does, or of Foundation's mutable ones; a dot
  /// stands in front of it.
  private func memberEffect(_ dot: Int) -> Write.Effect? {
    // A view of a string's parts, such as `unicodeScalars`, may be changed itself.
    var last = dot
    while isName(last + 1), at(last + 2, "."), isName(last + 3) { last += 2 }
    if last > dot { return memberEffect(ofLast: last) == nil ? nil : .unknown }
    return memberEffect(ofLast: dot)
  }

  /// The effect of the last member of a chain; `dot` is the dot before it.
  private func memberEffect(ofLast dot: Int) -> Write.Effect? {
    guard isName(dot + 1) else { return nil }
    guard let call = call(at: dot + 1) else {
      let isChanged =
        at(dot + 2, "{") && at(dot + 1, anyOf: ["removeAll", "sort", "withUTF8", "partition"])
      return isChanged ? .unknown : nil
    }
    let first = call.arguments.first
    switch text(dot + 1) {
    case "updateValue", "setValue", "setObject":
      guard let value = first, let key = call["forKey"] else { return .unknown }
      return .addition(key: key, value: value.range)
    case "merge", "addEntries": return first.map { .merge($0.range) } ?? .unknown
    case "append" where call.arguments.count == 1:
      guard let first else { return .unknown }
      return first.label == "contentsOf" ? .merge(first.range) : .append(first.range)
    case "add" where call.arguments.count == 1: return first.map { .append($0.range) }
    case "appendFormat":
      guard let first, let last = call.arguments.last else { return .unknown }
      return .formatted(first.range.lowerBound..<last.range.upperBound)
    case "removeValue", "removeAll", "removeObject", "removeFirst", "removeLast", "popLast":
      return .removal
    default: return at(dot + 1, anyOf: Self.readers) ? nil : .unknown
    }
  }

  /// Methods that change nothing.
  private static let readers: [StaticString] = [
    "mapValues", "filter", "map", "forEach", "merging", "contains", "reduce", "enumerated",
    "enumerate",
    "sorted", "compactMap", "flatMap", "index", "appending", "hasPrefix", "hasSuffix",
    "replacingOccurrences", "components", "first", "joined", "compactMapValues", "object", "value",
    "isEqual", "copy", "mutableCopy", "trimmingCharacters", "lowercased", "uppercased", "split",
    "dropFirst", "dropLast", "prefix", "suffix", "range", "firstIndex", "allSatisfy", "reversed",
    "makeIterator", "withCString", "data", "substring", "appendingFormat", "elementsEqual",
    "firstRange", "ranges", "replacing", "last", "randomElement", "min", "max", "shuffled", "zip",
    "starts", "distance", "lexicographicallyPrecedes", "compare", "count",
  ]

  /// What a message to an object of Foundation does, or being an argument of something.
  private func messageEffect(_ index: Int, isArgument: (Int) -> Bool) -> Write.Effect? {
    let open = parent(index)
    if open >= 0, at(open, "["), !isBoxed(open), open == index - 1, isName(index + 1) {
      guard let call = message(at: index + 1) else {
        return removes(text(index + 1)) ? .removal : nil
      }
      switch selector(of: call) {
      case "setObject:forKey:", "setValue:forKey:", "setObject:forKeyedSubscript:":
        return .addition(key: call.arguments[1].range, value: call.arguments[0].range)
      case "addEntriesFromDictionary:", "setDictionary:", "addObjectsFromArray:":
        return .merge(call.arguments[0].range)
      case "addObject:", "appendString:": return .append(call.arguments[0].range)
      case "appendFormat:": return .formatted(call.arguments[0].range)
      case let name
      where ["set", "add", "append", "insert", "replace"].contains(where: name.hasPrefix):
        return .unknown
      case let name where removes(name): return .removal
      default: return nil
      }
    }
    // Reading a property, such as `names.count`, changes nothing.
    let isRead = at(index + 1, ".") || isLabel(ofMessageAt: index)
    return isArgument(index) || isRead ? nil : .unknownIfShared
  }

  /// Whether a name is a part of a selector, such as `views:`, and no variable.
  private func isLabel(ofMessageAt index: Int) -> Bool {
    let open = parent(index)
    return open >= 0 && at(open, "[") && !isBoxed(open) && at(index + 1, ":") && !at(index - 1, "?")
  }

  private func removes(_ name: String) -> Bool {
    name.hasPrefix("remove") || name.hasPrefix("delete")
  }
}
