import VFLDiagnostics

extension FormatFinder {
  /// How many strings one expression may be before it is left alone.
  private static let combinationLimit = 16

  /// The format strings that some tokens may be, or the parameter.
  func format(_ range: Range<Int>, at place: Int, depth: Int = 0) -> FormatValue {
    let range = withoutCast(syntax.unwrapped(range))
    guard depth < Self.depthLimit, let first = range.first else { return .unreadable(.expression) }
    // Only a part of what the branches of `#if` say is compiled.
    let branch = syntax.tokens[first].branch
    guard range.allSatisfy({ syntax.tokens[$0].branch == branch }) else {
      return .unreadable(.expression)
    }
    if let question = ternary(range) {
      var value = format(question.yes, at: place, depth: depth + 1)
      value.formUnion(format(question.no, at: place, depth: depth + 1))
      return value
    }
    if range.allSatisfy(syntax.isString) { return literal(range) }
    let terms = syntax.split(range, at: "+")
    if terms.count > 1, range.contains(where: syntax.isString) {
      return sum(terms, of: range, at: place, depth: depth)
    }
    if range.count == 1, syntax.isName(first) { return variable(first, at: place, depth: depth) }
    if isPath(range) { return member(range, at: place, depth: depth) }
    if let value = composed(range, at: place, depth: depth) { return value }
    let isCall = syntax.at(range.upperBound - 1, ")") || syntax.at(range.upperBound - 1, "]")
    return .unreadable(isCall ? .callResult : .expression)
  }

  private func literal(_ range: Range<Int>) -> FormatValue {
    var builder = LiteralBuilder(syntax.source.bytes)
    for index in range {
      LiteralReader.read(
        from: Int(syntax.tokens[index].start), to: Int(syntax.tokens[index].end),
        of: syntax.source.bytes, syntax.source.language, into: &builder)
    }
    return FormatValue(literals: [builder.literal(at: syntax.span(range))])
  }

  /// The text of some tokens that are one string without computed parts.
  func plainText(_ range: Range<Int>, at place: Int) -> (text: String, span: SourceSpan)? {
    let value = format(range, at: place)
    guard value.reason == nil, value.literals.count == 1, let literal = value.literals.first,
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
    guard syntax.at(range.lowerBound, "("), !syntax.isBoxed(range.lowerBound) else { return range }
    let close = syntax.partner(range.lowerBound)
    guard close + 1 < range.upperBound, syntax.at(close - 1, "*") || close == range.lowerBound + 2
    else { return range }
    return withoutCast((close + 1)..<range.upperBound)
  }

  /// The two sides of `c ? a : b`.
  func ternary(_ range: Range<Int>) -> (yes: Range<Int>, no: Range<Int>)? {
    guard let question = syntax.first("?", in: range), question > range.lowerBound else {
      return nil
    }
    var (depth, index) = (0, question + 1)
    while index < range.upperBound {
      if syntax.at(index, "?") { depth += 1 }
      if syntax.at(index, ":") {
        if depth == 0 {
          return ((question + 1)..<index, (index + 1)..<range.upperBound)
        }
        depth -= 1
      }
      index = syntax.next(after: index)
    }
    return nil
  }

  /// A sum of strings; what cannot be read becomes a hole.
  private func sum(
    _ terms: [Range<Int>], of range: Range<Int>, at place: Int, depth: Int
  ) -> FormatValue {
    var builders = [LiteralBuilder(syntax.source.bytes)]
    for term in terms {
      let value = format(term, at: place, depth: depth + 1)
      let isReadable =
        value.reason == nil && value.parameter == nil && !value.literals.isEmpty
        && value.literals.count * builders.count <= Self.combinationLimit
      guard isReadable else {
        for index in builders.indices { builders[index].append(hole: syntax.span(term)) }
        continue
      }
      if value.literals.count == 1 {
        for index in builders.indices { builders[index].append(value.literals[0]) }
        continue
      }
      builders = builders.flatMap { builder in
        value.literals.map { literal in
          var next = builder
          next.append(literal)
          return next
        }
      }
    }
    let span = syntax.span(range)
    return FormatValue(literals: builders.map { $0.literal(at: span) })
  }

  /// Whether some tokens are names with dots in between, such as `Self.format`.
  private func isPath(_ range: Range<Int>) -> Bool {
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
    let declaration = Int(syntax.members[Int(syntax.tokens[last].link)])
    guard declaration >= 0 else { return nil }
    let isOwn = syntax.at(first, anyOf: ["self", "Self"])
    let opener = syntax.block(of: declaration)
    let isNamed =
      opener >= 0
      && (syntax.statementStart(of: opener)..<opener).contains { syntax.isSame($0, first) }
    return isOwn || isNamed ? .member(declaration: declaration) : nil
  }

  private func member(_ range: Range<Int>, at place: Int, depth: Int) -> FormatValue {
    guard let binding = pathBinding(range) else { return .unreadable(.variable) }
    return held(by: binding, at: place, depth: depth)
  }

  private func variable(_ name: Int, at place: Int, depth: Int) -> FormatValue {
    let binding = syntax.binding(of: name)
    switch binding {
    case .parameter(let block, let index):
      if let list = mappedList(ofClosure: block, parameter: index) {
        return elements(list, at: block, depth: depth + 1)
      }
      return FormatValue(reason: .parameter, parameter: (block, index))
    case .element(let list): return elements(list, at: list.lowerBound, depth: depth + 1)
    case .local, .member: return held(by: binding, at: place, depth: depth)
    case .unknown:
      return constant(named: syntax.text(name)) ?? .unreadable(.variable)
    }
  }

  /// What a macro without parameters stands for.
  private func constant(named name: String) -> FormatValue? {
    guard let macro = constants[name] else { return nil }
    let tokens = ObjectiveCLexer.tokens(of: syntax.source.bytes, in: macro.body)
    let body = HostSyntax(tokens)
    guard !body.tokens.isEmpty else { return nil }
    return FormatFinder(body, wrappers: []).format(body.tokens.indices, at: 0)
  }

  private func held(by binding: Binding, at place: Int, depth: Int) -> FormatValue {
    guard let reaching = reaching(binding, at: place), !reaching.isOpen,
      !reaching.values.isEmpty, reaching.additions.isEmpty, reaching.merges.isEmpty
    else { return .unreadable(.variable) }
    var value = FormatValue()
    for range in reaching.values {
      value.formUnion(format(range, at: range.lowerBound, depth: depth + 1))
    }
    return value
  }
}
