import VFLDiagnostics

extension FormatFinder {
  /// The format strings that some tokens may be, or the parameter.
  func format(_ range: Range<Int>, at place: Int, depth: Int = 0) -> FormatValue {
    let range = closureValue(withoutCast(syntax.unwrapped(range)))
    syntax.budget.spend(range.count)
    guard !syntax.budget.isExceeded else { return .unreadable(.effort) }
    guard depth < Self.depthLimit, let first = range.first else { return .unreadable(.expression) }
    guard isOfOneBranch(range) else { return .unreadable(.expression) }
    if range.count == 1, syntax.at(first, anyOf: ["nil", "NULL", "Nil"]) { return FormatValue() }
    if let value = either(range, at: place, depth: depth) { return value }
    if range.allSatisfy(syntax.isString) {
      return filled(literal(range), at: first, depth: depth)
    }
    let terms = syntax.split(range, at: "+")
    if terms.count > 1 { return sum(terms, of: range, at: place, depth: depth) }
    if range.count == 1, syntax.isName(first) { return variable(first, depth: depth) }
    if isPath(range) { return member(range, at: place, depth: depth) }
    if let part = element(byIndex: range, at: place) {
      return format(part, at: part.lowerBound, depth: depth + 1)
    }
    if let value = element(byVariable: range, at: place, depth: depth) { return value }
    if let value = composed(range, at: place, depth: depth) { return value }
    let isCall = syntax.at(range.upperBound - 1, ")") || syntax.at(range.upperBound - 1, "]")
    return .unreadable(isCall ? .callResult : .expression)
  }

  /// Whether some tokens are compiled under one condition, that of what stands in front of them.
  ///
  /// Of what the branches of an `#if` say only a part is compiled.
  func isOfOneBranch(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return true }
    let run = syntax.source.branchRun(of: first)
    return (first == 0 || syntax.source.branchRun(of: first - 1) == run)
      && syntax.source.branchRun(of: range.upperBound - 1) == run
  }

  private func literal(_ range: Range<Int>) -> FormatLiteral {
    var builder = LiteralBuilder(syntax.source.bytes)
    for index in range {
      LiteralReader.read(
        from: Int(syntax.tokens[index].start), to: Int(syntax.tokens[index].end),
        of: syntax.source.bytes, syntax.source.language, into: &builder)
    }
    return builder.literal(at: syntax.span(range))
  }

  /// The text of some tokens that are one string without computed parts.
  func plainText(_ range: Range<Int>, at place: Int) -> (text: String, span: SourceSpan)? {
    let value = format(range, at: place)
    guard value.reason == nil, value.choices.count == 1, let literal = value.choices.first?.literal,
      literal.holes.isEmpty
    else { return nil }
    let span =
      literal.pieces.count == 1 ? literal.pieces[0].span : literal.span
    return (String(decoding: literal.text, as: UTF8.self), span)
  }

  /// `(NSString *)format` and `format as String` without the cast.
  private func withoutCast(_ range: Range<Int>) -> Range<Int> {
    if syntax.isSwift {
      if range.count > 2, let word = range.last(where: { syntax.at($0, word: "as") }),
        word > range.lowerBound, syntax.parent(word) == syntax.parent(range.lowerBound)
      {
        return range.lowerBound..<word
      }
      return range
    }
    var range = range
    while let first = range.first, syntax.at(first, "("), !syntax.isBoxed(first) {
      let close = syntax.partner(first)
      guard close + 1 < range.upperBound, syntax.at(close - 1, "*") || close == first + 2 else {
        break
      }
      range = (close + 1)..<range.upperBound
    }
    return range
  }

  /// A sum of strings; what cannot be read becomes a hole.
  private func sum(
    _ terms: [Range<Int>], of range: Range<Int>, at place: Int, depth: Int
  ) -> FormatValue {
    let values = terms.map { format($0, at: place, depth: depth + 1) }
    return joined(values, of: terms, in: range)
  }

  /// Some strings, one behind the other; what cannot be read becomes a hole.
  func joined(
    _ values: [FormatValue], of parts: [Range<Int>], in range: Range<Int>
  ) -> FormatValue {
    guard values.contains(where: { !$0.choices.isEmpty }) else {
      return .unreadable(values.lazy.compactMap { $0.reason }.first ?? .expression)
    }
    return joined(
      zip(values, parts).map { (value: $0, hole: syntax.span($1)) }, at: syntax.span(range))
  }

  /// Joins some strings, after a first one if there is one; a string that cannot be read becomes a hole.
  func joined(
    _ parts: [(value: FormatValue, hole: SourceSpan)], behind first: FormatValue? = nil,
    at span: SourceSpan
  ) -> FormatValue {
    // What may be but one thing is put together at once, so that long sums take no longer than others.
    let bytes = syntax.source.bytes
    var builder: LiteralBuilder?
    var result = first
    func takeBuilt() {
      guard let built = builder.map({ FormatValue.literal($0.literal(at: span)) }) else { return }
      builder = nil
      result = result?.joined(with: built, hole: span, from: bytes, at: span) ?? built
    }
    for (value, hole) in parts {
      guard !value.isPlain else {
        var longer = builder ?? LiteralBuilder(bytes)
        builder = nil
        if let literal = value.literals.first {
          longer.append(literal)
        } else {
          longer.append(hole: hole, isNumber: value.isNumber, shownType: value.shownType)
        }
        builder = longer
        continue
      }
      if result == nil, builder == nil { builder = LiteralBuilder(bytes) }
      takeBuilt()
      result = result?.joined(with: value, hole: hole, from: bytes, at: span)
      syntax.budget.spend(result?.literals.reduce(0) { $0 + $1.text.count + $1.pieces.count } ?? 0)
      if syntax.budget.isExceeded { return .unreadable(.effort) }
    }
    takeBuilt()
    return result ?? .unreadable(.expression)
  }

  /// Whether some tokens are names with dots in between, such as `Self.format`.
  func isPath(_ range: Range<Int>) -> Bool {
    range.count > 2 && range.count.isMultiple(of: 2) == false
      && range.allSatisfy {
        ($0 - range.lowerBound).isMultiple(of: 2) ? syntax.isName($0) : syntax.at($0, ".")
      }
  }

  /// What a variable may be that some tokens name by its path.
  func pathBinding(_ range: Range<Int>) -> Binding? {
    guard let first = range.first, let last = range.last else { return nil }
    if range.count == 1 { return syntax.isName(first) ? syntax.binding(of: first) : nil }
    guard isPath(range), range.count == 3 else { return nil }
    // Behind a dot there is no local variable.
    let name = syntax.tokens[last].link
    let binding: Binding
    if syntax.at(first, anyOf: ["self", "Self"]) {
      guard let owner = syntax.owners(of: first).first else { return nil }
      binding = syntax.member(name, of: owner)
    } else {
      guard syntax.binding(of: first) == .unknown else { return nil }
      binding = syntax.member(name, of: syntax.tokens[first].link)
    }
    return binding == .unknown ? nil : binding
  }

  private func member(_ range: Range<Int>, at place: Int, depth: Int) -> FormatValue {
    if let value = rawValue(range) { return format(value, at: value.lowerBound, depth: depth + 1) }
    guard let binding = pathBinding(range) else { return .unreadable(.variable) }
    return held(by: binding, at: place, depth: depth)
  }

  /// The string that `Type.name.rawValue` is.
  private func rawValue(_ range: Range<Int>) -> Range<Int>? {
    guard syntax.isSwift, range.count == 5, syntax.at(range.upperBound - 1, word: "rawValue") else {
      return nil
    }
    let (type, name) = (syntax.tokens[range.lowerBound].link, range.lowerBound + 2)
    for mention in syntax.mentions(ofToken: name) {
      let index = Int(mention)
      guard syntax.at(index + 1, "="), syntax.isString(index + 2),
        syntax.at(syntax.statementStart(of: index), word: "case"),
        let block = syntax.type(around: index), syntax.typeName(ofBlock: block) == type
      else { continue }
      return (index + 2)..<(index + 3)
    }
    return nil
  }

  /// What a variable may be that a token names; where it stands for what it does at another token.
  func variable(_ name: Int, at other: Int? = nil, depth: Int) -> FormatValue {
    let place = other ?? name
    let binding = syntax.binding(of: name, at: place)
    switch binding {
    case .parameter(let block, let index):
      guard isForwarded(name, at: place, from: block) else { return .unreadable(.parameter) }
      if let list = mappedList(ofClosure: block, parameter: index) {
        return elements(list, at: block, depth: depth + 1)
      }
      return FormatValue(reason: .parameter, parameter: (block, index))
    case .element(let list, let part):
      if let loop = loop(of: list) {
        guard isForwarded(name, at: place, from: loop) else { return .unreadable(.variable) }
      } else if syntax.isSwift {
        return .unreadable(.variable)
      }
      return elements(list, part: part, at: list.lowerBound, depth: depth + 1)
    case .local, .member: return held(by: binding, at: place, depth: depth)
    case .function: return .unreadable(.expression)
    case .unknown:
      return constant(named: name)?.moved(to: place) ?? .unreadable(.variable)
    }
  }

  /// The block of the loop that walks through a list which some tokens give.
  private func loop(of list: Range<Int>) -> Int? {
    var index = list.upperBound
    while index < syntax.tokens.count, index < list.upperBound + 4 {
      if syntax.at(index, "{") { return index }
      index += 1
    }
    return nil
  }

  /// What a macro without parameters stands for.
  private func constant(named name: Int) -> FormatValue? {
    guard let macro = constant(named: syntax.text(name), at: name) else { return nil }
    let tokens = ObjectiveCLexer.tokens(of: syntax.source.bytes, in: macro.body)
    let body = HostSyntax(tokens)
    guard !body.tokens.isEmpty else { return nil }
    return FormatFinder(body).format(body.tokens.indices, at: 0)
  }

  /// The macro that a name stands for at a token, if it has no parameters.
  func constant(named name: String, at place: Int) -> HostTokens.Macro? {
    macro(named: name, at: place).flatMap { $0.parameters == nil ? $0 : nil }
  }

  /// The macro that a name stands for at a token.
  func macro(named name: String, at place: Int) -> HostTokens.Macro? {
    let offset = Int(syntax.tokens[place].start)
    return definitions[name]?.last { $0.reach.contains(offset) }?.macro
  }
}
