import VFLDiagnostics

/// The computed parts of strings, as far as the file shows what they come to.
extension FormatFinder {
  /// A literal whose computed parts are filled with what they are known to be; the others stay holes.
  func filled(_ literal: FormatLiteral, at place: Int, depth: Int) -> FormatValue {
    guard !literal.holes.isEmpty, syntax.isSwift, depth < Self.depthLimit else {
      return .literal(literal)
    }
    let values = literal.holes.map {
      interpolated($0.span, at: place, depth: depth + 1) ?? .unreadable(.expression)
    }
    guard values.contains(where: { $0.reason == nil || $0.isNumber || $0.shownType != nil }) else {
      return .literal(literal)
    }
    let spans = literal.holes.map { SourceSpan(at: $0.offset) }
    return filled(
      literal, parts: spans, with: values, holes: literal.holes.map { $0.span },
      picks: ChoicePicks())
  }

  /// A template of `printf` with its arguments, as far as they are known; the others are holes.
  func filled(
    _ template: FormatValue, with arguments: [Range<Int>], at place: Int, depth: Int
  ) -> FormatValue {
    var result = FormatValue()
    for choice in template.choices {
      let conversions = PrintfTemplate(literal: choice.literal).conversions
      let isPlain = conversions.allSatisfy { $0.isPlain }
      var (values, holes): ([FormatValue], [SourceSpan]) = ([], [])
      for conversion in conversions {
        let argument = conversion.argument.flatMap {
          arguments.indices.contains($0) ? arguments[$0] : nil
        }
        // `%02d` spells its argument in another way than the argument itself would be.
        let isAsIs = conversion.isPlain && (conversion.isText || conversion.isInteger)
        holes.append(
          argument.flatMap { isAsIs ? syntax.span($0) : nil }
            ?? choice.literal.fileSpan(of: conversion.span))
        if conversion.argument == nil {
          // `%%` is spelled by both of its signs.
          values.append(.literal(spelled("%", at: choice.literal.fileSpan(of: conversion.span))))
        } else if isPlain, let argument, depth < Self.depthLimit {
          values.append(converted(argument, conversion, at: place, depth: depth + 1))
        } else {
          values.append(conversion.isNumber ? .number : .unreadable(.expression))
        }
      }
      result.formUnion(
        filled(
          choice.literal, parts: conversions.map { $0.span }, with: values, holes: holes,
          picks: choice.picks, isComposed: choice.isComposed))
    }
    return result
  }

  /// A literal with other values in the place of some of its parts, or holes where those are not known.
  private func filled(
    _ literal: FormatLiteral, parts: [SourceSpan], with values: [FormatValue], holes: [SourceSpan],
    picks: ChoicePicks, isComposed: Bool = false
  ) -> FormatValue {
    let bytes = syntax.source.bytes
    var first = LiteralBuilder(bytes)
    first.append(piecesOf: literal)
    let empty = FormatValue.Choice(
      literal: first.literal(at: literal.span), picks: picks, isComposed: isComposed)
    var filled: [(value: FormatValue, hole: SourceSpan)] = []
    var start = 0
    func addText(to end: Int) {
      guard start < end else { return }
      var builder = LiteralBuilder(bytes)
      builder.append(literal, from: start, to: end, holes: false)
      filled.append((.literal(builder.literal(at: literal.span)), literal.span))
    }
    for (index, part) in parts.enumerated() {
      addText(to: part.start)
      filled.append((values[index], holes[index]))
      start = part.end
    }
    addText(to: literal.text.count)
    return joined(filled, behind: FormatValue(choices: [empty]), at: literal.span)
  }

  /// What an argument comes to in the place of a conversion.
  private func converted(
    _ argument: Range<Int>, _ conversion: PrintfTemplate.Conversion, at place: Int, depth: Int
  ) -> FormatValue {
    if conversion.isText {
      let value = format(argument, at: place, depth: depth)
      if value.reason == nil, !value.choices.isEmpty { return value }
    }
    // A character, a string of C, or digits of another base: it stands for no number of a format.
    guard conversion.isText || conversion.isNumber else { return .unreadable(.expression) }
    guard let number = number(argument, at: place, depth: depth),
      conversion.isText || (number == number.rounded()) == conversion.isInteger
    else { return conversion.isText ? .unreadable(.expression) : .number }
    return .literal(spelled(Self.text(of: number), at: syntax.span(argument)))
  }

  /// A number as a string of it says it; of a whole one without a point, which means the same.
  private static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }

  /// A text that some other bytes of the file stand for.
  private func spelled(_ text: String, at span: SourceSpan) -> FormatLiteral {
    var builder = LiteralBuilder(syntax.source.bytes)
    builder.append(escape: span, text.utf8)
    return builder.literal(at: span)
  }

  // MARK: Interpolations

  /// What the computed part of a string comes to that stands in some bytes; `nil` when that is not seen.
  private func interpolated(_ span: SourceSpan, at place: Int, depth: Int) -> FormatValue? {
    let bytes = syntax.source.bytes
    guard let open = bytes[span.start..<span.end].firstIndex(of: UInt8(ascii: "(")),
      span.end - open < 512
    else { return nil }
    let inside = SourceSpan(open + 1, max(open + 1, span.end - 1))
    let body = HostSyntax(SwiftLexer.tokens(of: bytes, in: inside))
    return part(body.tokens.indices, of: body, at: place, depth: depth)
  }

  /// What some tokens of a computed part come to.
  private func part(
    _ range: Range<Int>, of body: HostSyntax, at place: Int, depth: Int
  ) -> FormatValue? {
    let range = body.unwrapped(range)
    guard let first = range.first, depth < Self.depthLimit else { return nil }
    if let sides = FormatFinder(body).ternary(range) {
      let choice = spelledChoice(sides.condition, of: body, at: place)
      guard let yes = part(sides.yes, of: body, at: place, depth: depth + 1),
        let no = part(sides.no, of: body, at: place, depth: depth + 1)
      else { return nil }
      var value = yes.under(ChoicePicks(choice.name, choice.yes, at: place))
      value.formUnion(no.under(ChoicePicks(choice.name, choice.no, at: place)))
      return value
    }
    if range.count == 1, body.isString(first) {
      var builder = LiteralBuilder(body.source.bytes)
      LiteralReader.read(
        from: Int(body.tokens[first].start), to: Int(body.tokens[first].end),
        of: body.source.bytes, .swift, into: &builder)
      return .literal(builder.literal(at: body.span(range)))
    }
    if range.count == 1, body.tokens[first].kind == .number, let value = Int64(body.text(first)) {
      return .literal(spelled("\(value)", at: body.span(range)))
    }
    // `UILayoutPriority.defaultHigh` and `UILayoutPriority(999)`.
    if let type = shownType(madeBy: range, of: body) {
      return FormatValue(reason: .expression, shownType: type)
    }
    return named(range, of: body, at: place, depth: depth)
  }

  /// A condition of a computed part, with what its variables hold.
  private func spelledChoice(
    _ condition: Range<Int>, of body: HostSyntax, at place: Int
  ) -> (name: String, yes: ChoiceBranch, no: ChoiceBranch) {
    var choice = body.spelledChoice(of: condition)
    for index in condition where body.isName(index) && !body.at(index - 1, ".") {
      guard let mention = syntax.mentions(of: body.text(index)).first else { continue }
      choice.name += " " + syntax.state(of: Int(mention), at: place)
    }
    return choice
  }

  /// What a variable comes to that some tokens of a computed part name.
  private func named(
    _ range: Range<Int>, of body: HostSyntax, at place: Int, depth: Int
  ) -> FormatValue? {
    guard let last = range.last, body.isName(last), range.count == 1 || range.count == 3,
      let mention = syntax.mentions(of: body.text(last)).first.map(Int.init)
    else { return nil }
    var binding = syntax.binding(of: mention, at: place)
    if range.count == 3 {
      guard body.at(range.lowerBound + 1, "."), body.isName(range.lowerBound) else { return nil }
      let owner =
        body.at(range.lowerBound, anyOf: ["self", "Self"])
        ? syntax.owners(of: place).first
        : syntax.mentions(of: body.text(range.lowerBound)).first.map {
          syntax.tokens[Int($0)].link
        }
      binding = owner.map { syntax.member(syntax.tokens[mention].link, of: $0) } ?? .unknown
    }
    let value =
      range.count == 1
      ? variable(mention, at: place, depth: depth) : held(by: binding, at: place, depth: depth)
    if value.reason == nil, !value.choices.isEmpty { return value }
    if let number = number(heldBy: binding, at: place, depth: depth) {
      return .literal(spelled(Self.text(of: number), at: syntax.span(place..<(place + 1))))
    }
    if let type = shownType(of: binding, named: mention) {
      return FormatValue(reason: .expression, shownType: type)
    }
    return isNumber(binding) ? .number : nil
  }

  /// Whether the type of a variable is said and is one of numbers.
  private func isNumber(_ binding: Binding) -> Bool {
    let declaration: Int
    switch binding {
    case .local(let token, _), .member(let token): declaration = token
    case .parameter(let block, let index) where syntax.kind(ofBlock: block) == .function:
      let parameters = syntax.parameters(ofFunction: block)
      guard parameters.indices.contains(index) else { return false }
      declaration = parameters[index].name
    case .element(let list, nil): return countsWhole(list)
    default: return false
    }
    return syntax.at(declaration + 1, ":")
      && syntax.at(declaration + 2, anyOf: ["CGFloat", "Int", "Double", "Float", "UInt"])
      && !syntax.at(declaration + 3, "?") && !syntax.at(declaration + 3, "!")
      && !syntax.at(declaration + 3, ".") && !syntax.at(declaration + 3, "<")
  }

  /// Whether a loop walks through whole numbers: `0..<count`, `rows.indices`.
  private func countsWhole(_ list: Range<Int>) -> Bool {
    let last = list.upperBound - 1
    guard list.count > 2 else { return false }
    if syntax.at(last, word: "indices"), syntax.at(last - 1, ".") { return true }
    // `"a"..."z"` walks through characters.
    return list.contains { syntax.at($0, anyOf: ["..<", "..."]) }
      && !list.contains(where: syntax.isString)
  }
}
