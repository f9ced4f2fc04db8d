package import VFLDiagnostics

/// Finds local dictionaries that nothing reads any more once calls have gone.
extension CallReader {
  /// The lines of local dictionaries that nothing reads once some calls have gone, `let views = ["a": a]`,
  /// and of what is put into them, `views["b"] = b`.
  ///
  /// They are those whose making does nothing else, and all of whose statements have their lines to
  /// themselves.
  ///
  /// - Parameter spans: the calls, in their order.
  package func leftovers(withoutCalls spans: [SourceSpan]) -> [SourceSpan] {
    let calls = spans.compactMap(syntax.tokens(of:))
    var seen: Set<Int> = []
    var lines: [SourceSpan] = []
    var names: [String] = []
    for index in calls.joined()
    where syntax.isName(index) && !syntax.at(index - 1, ".") && !isLabel(index) {
      guard case .local(let declaration, let scope) = syntax.binding(of: index),
        seen.insert(declaration).inserted,
        let statements = statements(of: declaration, in: scope, without: calls)
      else { continue }
      lines += statements
      names.append(syntax.text(declaration))
    }
    var joined: [SourceSpan] = []
    for line in lines.sorted(by: { $0.start < $1.start }) {
      if let last = joined.last, last.end == line.start {
        joined[joined.count - 1] = last.union(line)
      } else {
        joined.append(line)
      }
    }
    return joined.map { withEmptyLine(withComment($0, names)) }
  }

  /// The lines of all statements that mention a dictionary, but for some calls; `nil` where one of them reads
  /// it, or does more than to fill it.
  private func statements(
    of declaration: Int, in scope: Range<Int>, without calls: [Range<Int>]
  ) -> [SourceSpan]? {
    let name = syntax.text(declaration)
    guard !macroWords.contains(name[...]), !syntax.isInterpolated(name, in: scope),
      let first = self.declaration(at: declaration), let line = lines(of: first)
    else { return nil }
    var lines = [line]
    for mention in syntax.mentions(ofToken: declaration, in: scope) {
      let index = Int(mention)
      let isElsewhere =
        index == declaration || syntax.at(index - 1, ".") || isLabel(index)
        || isInside(index, calls)
      if isElsewhere { continue }
      guard let write = write(at: index), let line = self.lines(of: write),
        syntax.block(of: index) == syntax.block(of: declaration)
      else { return nil }
      lines.append(line)
    }
    return lines
  }

  private func isInside(_ index: Int, _ calls: [Range<Int>]) -> Bool {
    let call = calls.partitioningIndex { $0.upperBound > index }
    return call < calls.count && calls[call].contains(index)
  }

  /// Whether a token is the label of an argument, or a part of a selector.
  private func isLabel(_ index: Int) -> Bool {
    guard syntax.at(index + 1, ":") else { return false }
    let open = syntax.parent(index)
    if syntax.isSwift {
      return open >= 0 && syntax.at(open, "(") && (open == index - 1 || syntax.at(index - 1, ","))
    }
    guard open >= 0, syntax.at(open, "["), !syntax.isBoxed(open) else { return false }
    // Behind a question mark a colon may be the other half of it.
    var before = syntax.previous(before: index)
    while before > open {
      if syntax.at(before, "?") { return false }
      before = syntax.previous(before: before)
    }
    return true
  }

  /// The tokens of the statement that declares a dictionary of nothing but variables and literals.
  private func declaration(at index: Int) -> Range<Int>? {
    let start = syntax.statementStart(of: index)
    let end: Int
    if let value = syntax.initializer(ofDeclaration: index) {
      guard isPlainDictionary(value) else { return nil }
      end = value.upperBound
    } else {
      end = syntax.isSwift ? syntax.expressionEnd(from: index + 1) : index + 1
    }
    if syntax.isSwift {
      let isWhole = start == index - 1 && syntax.at(start, anyOf: ["let", "var"])
      return isWhole ? start..<end : nil
    }
    let isWhole =
      start < index && syntax.at(start, anyOf: ["NSDictionary", "NSMutableDictionary"])
      && syntax.at(index - 1, "*") && syntax.at(end, ";")
    return isWhole ? start..<(end + 1) : nil
  }

  /// The tokens of the statement that only puts variables and literals into the dictionary that a token
  /// names.
  private func write(at index: Int) -> Range<Int>? {
    guard let write = syntax.write(at: index, isArgument: { _ in false }) else { return nil }
    switch write.effect {
    case .assignment(let value): if !isPlainDictionary(value) { return nil }
    case .merge(let value): if !isPlain(value) { return nil }
    case .addition(let key, let value): if !isPlain(key) || !isPlain(value) { return nil }
    case .append, .formatted, .removal, .unknown, .unknownIfShared: return nil
    }
    let open = syntax.parent(index)
    let isMessage = !syntax.isSwift && open == index - 1 && syntax.at(open, "[")
    let start = isMessage ? open : index
    guard syntax.statementStart(of: start) == start else { return nil }
    if syntax.isSwift { return start..<syntax.expressionEnd(from: start) }
    let end = isMessage ? syntax.partner(open) + 1 : syntax.expressionEnd(from: start)
    return syntax.at(end, ";") ? start..<(end + 1) : nil
  }

  /// Whether some tokens make a dictionary and do nothing else: a literal, or an empty one, or one of
  /// Foundation with literals.
  private func isPlainDictionary(_ value: Range<Int>) -> Bool {
    guard let first = value.first else { return false }
    if syntax.at(first, word: "NSDictionaryOfVariableBindings") { return isPlain(value) }
    if syntax.isSwift {
      let isCall = value.count > 2 && syntax.at(value.upperBound - 2, "(")
      let isType = syntax.at(first, "[") || syntax.at(first, word: "NSMutableDictionary")
      return isType && isPlain(isCall ? first..<(value.upperBound - 2) : value)
    }
    if syntax.at(first, "{") { return isPlain(value) }
    guard syntax.at(first, "["), syntax.partner(first) == value.upperBound - 1 else { return false }
    let content = syntax.content(of: first)
    let receiver = content.lowerBound..<syntax.next(after: content.lowerBound)
    let isMaker =
      receiver.count == 1
      ? syntax.at(receiver.lowerBound, anyOf: ["NSDictionary", "NSMutableDictionary"])
      : isPlainDictionary(receiver)
    return isMaker && syntax.at(receiver.upperBound, anyOf: Self.makers)
      && isPlain(receiver.upperBound..<content.upperBound)
  }

  /// The beginnings of selectors that make a dictionary.
  private static let makers: [StaticString] = [
    "alloc", "copy", "dictionary", "dictionaryWithCapacity", "dictionaryWithDictionary",
    "dictionaryWithObject", "dictionaryWithObjectsAndKeys", "init", "initWithCapacity",
    "initWithDictionary", "initWithObjectsAndKeys", "mutableCopy", "new",
  ]

  /// Returns the lines of the tokens of a statement; `nil` if they contain other code or a comment before the
  /// end of the statement.
  private func lines(of range: Range<Int>) -> SourceSpan? {
    if range.dropFirst().contains(where: hasRemark) { return nil }
    let (bytes, span) = (syntax.source.bytes, syntax.span(range))
    let start = bytes[..<span.start].lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? 0
    guard start == 0 || bytes[start - 1] == 0x0A, let end = lineEnd(after: span) else { return nil }
    return SourceSpan(start, end + 1)
  }

  /// Some lines with the empty one behind them, where one stands in front, or where a block begins.
  private func withEmptyLine(_ lines: SourceSpan) -> SourceSpan {
    let bytes = syntax.source.bytes
    let before = bytes[..<max(0, lines.start - 1)].last { !Self.isBlank($0) }
    let next = bytes[lines.end...].firstIndex { !Self.isBlank($0) } ?? bytes.count
    let isDoubled = before == 0x0A || before == UInt8(ascii: "{")
    guard isDoubled, next < bytes.count, bytes[next] == 0x0A else { return lines }
    return SourceSpan(lines.start, next + 1)
  }
}
