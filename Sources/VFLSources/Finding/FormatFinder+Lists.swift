import VFLDiagnostics

extension FormatFinder {
  /// The format strings in a list.
  func elements(_ range: Range<Int>, at place: Int, depth: Int) -> FormatValue {
    let range = syntax.unwrapped(range)
    guard depth < Self.depthLimit, let first = range.first else { return .unreadable(.expression) }
    if syntax.at(first, "["), syntax.partner(first) == range.upperBound - 1,
      syntax.isSwift || syntax.isBoxed(first)
    {
      var value = FormatValue()
      for part in syntax.split(syntax.content(of: first), at: ",") {
        value.formUnion(format(part, at: place, depth: depth + 1))
      }
      return value
    }
    guard let binding = pathBinding(range) else { return .unreadable(.expression) }
    if case .parameter(let block, let index) = binding {
      return FormatValue(reason: .parameter, parameter: (block, index))
    }
    guard let reaching = reaching(binding, at: place), !reaching.isOpen,
      !reaching.isOpenIfShared || syntax.isSwift, !reaching.values.isEmpty,
      reaching.additions.isEmpty, reaching.merges.isEmpty
    else { return .unreadable(.variable) }
    var value = FormatValue()
    for list in reaching.values {
      value.formUnion(elements(list, at: list.lowerBound, depth: depth + 1))
    }
    return value
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
    return start >= 0 ? start..<end : nil
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
    if syntax.isSwift, syntax.at(first, anyOf: ["String", "NSString"]),
      let call = syntax.call(at: first), call.range == range
    {
      if let template = call["format"] {
        return filled(template, call.arguments.dropFirst().map(\.range), place, depth)
      }
      guard call.arguments.count == 1, call.arguments[0].label.isEmpty else { return nil }
      return format(call.arguments[0].range, at: place, depth: depth + 1)
    }
    guard !syntax.isSwift, syntax.at(first, "["), !syntax.isBoxed(first),
      syntax.partner(first) == range.upperBound - 1
    else { return nil }
    let receiver = (first + 1)..<syntax.next(after: first + 1)
    guard syntax.isName(receiver.upperBound), let call = syntax.message(at: receiver.upperBound)
    else { return nil }
    switch syntax.selector(of: call) {
    case "stringWithFormat:", "localizedStringWithFormat:":
      let parts = syntax.split(call.arguments[0].range, at: ",")
      guard let template = parts.first else { return nil }
      return filled(template, Array(parts.dropFirst()), place, depth)
    case "stringByAppendingString:":
      return joined([receiver, call.arguments[0].range], range, place, depth)
    default: return nil
    }
  }

  private func joined(
    _ parts: [Range<Int>], _ range: Range<Int>, _ place: Int, _ depth: Int
  ) -> FormatValue? {
    let values = parts.map { format($0, at: place, depth: depth + 1) }
    guard values.contains(where: { !$0.literals.isEmpty }) else { return nil }
    var builder = LiteralBuilder(syntax.source.bytes)
    for (part, value) in zip(parts, values) {
      if value.reason == nil, value.literals.count == 1, let literal = value.literals.first {
        builder.append(literal)
      } else {
        builder.append(hole: syntax.span(part))
      }
    }
    return FormatValue(literals: [builder.literal(at: syntax.span(range))])
  }

  /// A template of `printf`, whose conversions are holes.
  private func filled(
    _ template: Range<Int>, _ arguments: [Range<Int>], _ place: Int, _ depth: Int
  ) -> FormatValue? {
    let value = format(template, at: place, depth: depth + 1)
    guard value.reason == nil else { return nil }
    let spans = arguments.map { syntax.span($0) }
    return FormatValue(
      literals: value.literals.map {
        PrintfTemplate(literal: $0, arguments: spans).filled(syntax.source.bytes)
      })
  }
}
