import VFLDiagnostics

extension FormatFinder {
  /// The format strings in a list; with a part, those at an index of the tuples in it.
  func elements(
    _ range: Range<Int>, part: Int? = nil, at place: Int, depth: Int
  ) -> FormatValue {
    var range = syntax.unwrapped(range)
    guard depth < Self.depthLimit, let first = range.first else { return .unreadable(.expression) }
    if syntax.isSwift, let word = range.first(where: { syntax.at($0, word: "as") }),
      syntax.parent(word) == syntax.parent(first), word > first
    {
      range = syntax.unwrapped(first..<word)
    }
    // `["…"]`, `@[@"…"]`, and `{@"…"}` of C.
    let isLiteral =
      syntax.at(first, "[")
      ? syntax.isSwift || syntax.isBoxed(first)
      : !syntax.isSwift && syntax.at(first, "{") && !syntax.isBoxed(first)
    if isLiteral, syntax.partner(first) == range.upperBound - 1 {
      return elements(ofLiteral: first, part: part, at: place, depth: depth)
    }
    if isEmptyList(range) { return FormatValue() }
    if !syntax.isSwift, syntax.at(first, "["), syntax.partner(first) == range.upperBound - 1,
      let list = elements(ofMessage: first, at: place, depth: depth)
    {
      return list
    }
    guard let binding = pathBinding(range) else { return .unreadable(.expression) }
    if case .parameter(let block, let index) = binding, part == nil {
      guard isForwarded(range.lowerBound, from: block) else { return .unreadable(.parameter) }
      return FormatValue(reason: .parameter, parameter: (block, index))
    }
    guard let reaching = reaching(binding, at: place), !reaching.isOpen,
      !reaching.isOpenIfShared || syntax.isSwift, !reaching.values.isEmpty, !reaching.isReduced,
      reaching.additions.isEmpty
    else { return .unreadable(.variable) }
    var value = FormatValue()
    for list in reaching.values + reaching.merges {
      let found = elements(list, part: part, at: list.lowerBound, depth: depth + 1)
      // What is put behind a string is no format of its own.
      guard found.reason == nil || isList(list) else { return .unreadable(.variable) }
      value.formUnion(found)
    }
    // A list of the whole object or program is taken up where it is read.
    if case .member = binding { value = value.moved(to: first) }
    // So is one that nothing else can be in the place of: where its reader is reached, all of its elements
    // are, whatever stands in between.
    if let source = reaching.source, let list = reaching.values.first, reaching.values.count == 1,
      syntax.statementStart(of: list.lowerBound) == syntax.statementStart(of: source),
      precedes(source, first)
    {
      value = value.movingElements(of: list, to: first)
    }
    for element in reaching.appends {
      value.formUnion(
        self.element(element, part: part, at: element.lowerBound, depth: depth)
          .under(
            ChoicePicks(
              "#\(reaching.source ?? 0)", ChoiceBranch("+\(element.lowerBound)"),
              at: element.lowerBound)))
    }
    return value
  }

  private func elements(
    ofLiteral open: Int, part: Int?, at place: Int, depth: Int
  ) -> FormatValue {
    var value = FormatValue()
    for element in syntax.split(syntax.content(of: open), at: ",") {
      value.formUnion(
        self.element(element, part: part, at: place, depth: depth)
          .under(
            ChoicePicks("#\(open)", ChoiceBranch("\(element.lowerBound)"), at: element.lowerBound)))
    }
    return value
  }

  /// Whether some tokens give a list and no string, whatever its elements are.
  private func isList(_ range: Range<Int>) -> Bool {
    let range = syntax.unwrapped(range)
    guard let first = range.first else { return false }
    if !syntax.isSwift, syntax.at(first, "{"), !syntax.isBoxed(first) { return true }
    guard syntax.at(first, "[") else { return false }
    if !syntax.isSwift, !syntax.isBoxed(first) {
      return isEmptyList(range) || syntax.at(first + 1, anyOf: ["NSMutableArray", "NSArray"])
    }
    let end = syntax.partner(first) + 1
    return end == range.upperBound || syntax.at(end, word: "as") || isEmptyList(range)
  }

  /// `[String]()`, `[NSMutableArray array]` and their like.
  private func isEmptyList(_ range: Range<Int>) -> Bool {
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    guard range.count > 3 else { return false }
    if syntax.isSwift {
      return syntax.at(first, "[") && syntax.at(last, ")") && syntax.at(last - 1, "(")
        && syntax.partner(first) == last - 2
    }
    guard syntax.at(first, "["), syntax.at(last, "]") else { return false }
    if syntax.at(first + 1, "["), syntax.at(first + 2, anyOf: ["NSMutableArray", "NSArray"]) {
      return syntax.at(first + 3, word: "alloc")
        && syntax.at(syntax.next(after: first + 1), anyOf: ["init", "initWithCapacity"])
    }
    return syntax.at(first + 1, anyOf: ["NSMutableArray", "NSArray"])
      && syntax.at(first + 2, anyOf: ["array", "new", "arrayWithCapacity"])
  }

  /// The elements of an array that a message makes of others.
  private func elements(ofMessage open: Int, at place: Int, depth: Int) -> FormatValue? {
    let receiver = (open + 1)..<syntax.next(after: open + 1)
    let name = receiver.upperBound
    guard let call = syntax.message(at: name) else {
      guard syntax.at(name, anyOf: ["mutableCopy", "copy"]), name + 1 == syntax.partner(open) else {
        return nil
      }
      return elements(receiver, at: place, depth: depth + 1)
    }
    guard syntax.at(open + 1, anyOf: ["NSMutableArray", "NSArray"]) else { return nil }
    let first = call.arguments[0].range
    switch syntax.selector(of: call) {
    case "arrayWithArray:": return elements(first, at: place, depth: depth + 1)
    case "arrayWithObjects:", "arrayWithObject:":
      var value = FormatValue()
      for element in syntax.split(first, at: ",") {
        value.formUnion(
          self.element(element, part: nil, at: place, depth: depth)
            .under(
              ChoicePicks("#\(open)", ChoiceBranch("\(element.lowerBound)"), at: element.lowerBound)
            ))
      }
      return value
    default: return nil
    }
  }

  private func element(
    _ range: Range<Int>, part: Int?, at place: Int, depth: Int
  ) -> FormatValue {
    guard let part else { return format(range, at: place, depth: depth + 1) }
    let parts = syntax.split(syntax.unwrapped(range), at: ",")
    guard parts.count > 1, parts.indices.contains(part) else { return .unreadable(.expression) }
    var range = parts[part]
    if range.count > 2, syntax.isName(range.lowerBound), syntax.at(range.lowerBound + 1, ":") {
      range = (range.lowerBound + 2)..<range.upperBound
    }
    return format(range, at: place, depth: depth + 1)
  }

  /// The list whose elements a closure is called with; `nil` when it is none of the known ways.
  func mappedList(ofClosure opener: Int, parameter: Int) -> Range<Int>? {
    guard parameter == 0, syntax.kind(ofBlock: opener) == .closure else { return nil }
    return syntax.isSwift ? swiftList(opener) : objectiveCList(opener)
  }

  /// `list.map { … }` and `list.map({ … })`.
  private func swiftList(_ opener: Int) -> Range<Int>? {
    var name = opener - 1
    if syntax.at(name, "(") { name -= 1 }
    guard
      syntax.at(name, anyOf: ["map", "flatMap", "forEach", "compactMap"]), syntax.at(name - 1, ".")
    else { return nil }
    let end = name - 1
    var start = syntax.previous(before: end)
    // `self.formats` and `Self.formats`.
    if syntax.isName(start), syntax.at(start - 1, "."), syntax.isName(start - 2) { start -= 2 }
    // The arguments of a call and what stands between the brackets of a subscript are no list.
    let isBehind =
      start > 0 && !syntax.isName(start) && !syntax.tokens[start].isFirstOnLine
      && (syntax.isName(start - 1)
        && !syntax.at(start - 1, anyOf: ["return", "in", "try", "await"])
        || syntax.at(start - 1, ")") || syntax.at(start - 1, "]") || syntax.at(start - 1, "?")
        || syntax.at(start - 1, "!"))
    return start >= 0 && !isBehind ? start..<end : nil
  }

  /// `[list enumerateObjectsUsingBlock:^(…) { … }]`.
  private func objectiveCList(_ opener: Int) -> Range<Int>? {
    let message = syntax.parent(opener)
    guard message >= 0, syntax.at(message, "["), !syntax.isBoxed(message) else { return nil }
    let end = syntax.next(after: message + 1)
    guard syntax.at(end, word: "enumerateObjectsUsingBlock") else { return nil }
    return (message + 1)..<end
  }

  /// A string that is put together by a call.
  func composed(_ range: Range<Int>, at place: Int, depth: Int) -> FormatValue? {
    let first = range.lowerBound
    if let value = joinedList(range, at: place, depth: depth) { return value }
    if let value = expanded(range, at: place, depth: depth) { return value }
    if syntax.isSwift, syntax.at(first, anyOf: ["String", "NSString"]),
      let call = syntax.call(at: first), call.range == range
    {
      if let template = call["format"] {
        return filled(template, call.arguments.dropFirst().map { $0.range }, place, depth)
      }
      guard call.arguments.count == 1, call.arguments[0].label.isEmpty else { return nil }
      return format(call.arguments[0].range, at: place, depth: depth + 1)
    }
    guard !syntax.isSwift, syntax.at(first, "["), !syntax.isBoxed(first),
      syntax.partner(first) == range.upperBound - 1
    else { return nil }
    let receiver = (first + 1)..<syntax.next(after: first + 1)
    guard syntax.isName(receiver.upperBound) else { return nil }
    guard let call = syntax.message(at: receiver.upperBound) else {
      if syntax.at(receiver.upperBound, anyOf: ["mutableCopy", "copy"]),
        receiver.upperBound + 1 == range.upperBound - 1
      {
        return format(receiver, at: place, depth: depth + 1)
      }
      guard syntax.at(first + 1, anyOf: ["NSString", "NSMutableString"]),
        syntax.at(first + 2, anyOf: ["string", "new"]), range.count == 4
      else { return nil }
      return .literal(LiteralBuilder(syntax.source.bytes).literal(at: syntax.span(range)))
    }
    switch syntax.selector(of: call) {
    case "stringWithFormat:", "localizedStringWithFormat:":
      let value = formatted(call.arguments[0].range, at: place, depth: depth)
      return value.choices.isEmpty ? nil : value
    case "stringByAppendingFormat:":
      let more = formatted(call.arguments[0].range, at: place, depth: depth)
      guard !more.choices.isEmpty else { return nil }
      let parts = [receiver, call.arguments[0].range]
      return joined(
        [format(receiver, at: place, depth: depth + 1), more], of: parts, in: range)
    case "stringByAppendingString:":
      let parts = [receiver, call.arguments[0].range]
      return joined(
        parts.map { format($0, at: place, depth: depth + 1) }, of: parts, in: range)
    case "stringWithString:", "initWithString:":
      return format(call.arguments[0].range, at: place, depth: depth + 1)
    default: return nil
    }
  }

  /// What a template of `printf` comes to that some tokens give with its arguments behind it.
  func formatted(_ range: Range<Int>, at place: Int, depth: Int) -> FormatValue {
    let parts = syntax.split(range, at: ",")
    return parts.first.flatMap { filled($0, Array(parts.dropFirst()), place, depth) }
      ?? .unreadable(.expression)
  }

  /// A template of `printf` with its arguments.
  private func filled(
    _ template: Range<Int>, _ arguments: [Range<Int>], _ place: Int, _ depth: Int
  ) -> FormatValue? {
    let value = format(template, at: place, depth: depth + 1)
    return value.reason == nil ? filled(value, with: arguments, at: place, depth: depth) : nil
  }
}
