package import VFLDiagnostics

/// Finds local dictionaries that nothing reads any more once calls have gone.
extension CallReader {
  /// The lines of local dictionaries that nothing reads once some calls have gone: `let views = ["a": a]`.
  ///
  /// They are those whose making does nothing else, and that have their lines to themselves.
  ///
  /// - Parameter spans: the calls, in their order.
  package func leftovers(withoutCalls spans: [SourceSpan]) -> [SourceSpan] {
    let calls = spans.compactMap(syntax.tokens(of:))
    var seen: Set<Int> = []
    var lines: [SourceSpan] = []
    for index in calls.joined() where syntax.isName(index) {
      guard case .local(let declaration, let scope) = syntax.binding(of: index),
        seen.insert(declaration).inserted, isSpare(declaration, in: scope, without: calls),
        let statement = statement(of: declaration)
      else { continue }
      lines.append(statement)
    }
    return lines.sorted { $0.start < $1.start }
  }

  /// Whether all mentions of a variable but its declaration stand in some calls.
  private func isSpare(
    _ declaration: Int, in scope: Range<Int>, without calls: [Range<Int>]
  ) -> Bool {
    let name = syntax.text(declaration)
    return !macroWords.contains(name[...]) && !syntax.isInterpolated(name, in: scope)
      && syntax.mentions(ofToken: declaration, in: scope).allSatisfy { mention in
        let index = Int(mention)
        return index == declaration || syntax.at(index - 1, ".") || isLabel(index)
          || isInside(index, calls)
      }
  }

  private func isInside(_ index: Int, _ calls: [Range<Int>]) -> Bool {
    var (low, high) = (0, calls.count)
    while low < high {
      let middle = (low + high) / 2
      if calls[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < calls.count && calls[low].contains(index)
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

  /// The lines of the statement that declares a dictionary of nothing but variables and literals.
  private func statement(of declaration: Int) -> SourceSpan? {
    guard let value = syntax.initializer(ofDeclaration: declaration), let first = value.first,
      syntax.at(first, word: "NSDictionaryOfVariableBindings")
        || syntax.at(first, syntax.isSwift ? "[" : "{"), isPlain(value)
    else { return nil }
    let start = syntax.statementStart(of: declaration)
    let isWhole =
      syntax.isSwift
      ? start == declaration - 1 && syntax.at(start, anyOf: ["let", "var"])
      : start < declaration && syntax.at(start, word: "NSDictionary")
        && syntax.at(declaration - 1, "*") && syntax.at(value.upperBound, ";")
    let end = value.upperBound + (syntax.isSwift ? 0 : 1)
    guard isWhole, !((start + 1)..<end).contains(where: hasRemark) else { return nil }
    return lines(of: start..<end)
  }

  /// The lines of some tokens, where nothing else stands on them.
  private func lines(of range: Range<Int>) -> SourceSpan? {
    let (bytes, span) = (syntax.source.bytes, syntax.span(range))
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let start = bytes[..<span.start].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    let end = bytes[span.end...].firstIndex { !isBlank($0) } ?? bytes.count
    guard start == 0 || bytes[start - 1] == 0x0A, end < bytes.count, bytes[end] == 0x0A else {
      return nil
    }
    // An empty line behind goes too, where one stands in front, or where a block begins.
    let before = bytes[..<max(0, start - 1)].last { !isBlank($0) }
    let next = bytes[(end + 1)...].firstIndex { !isBlank($0) } ?? bytes.count
    let isDoubled = before == 0x0A || before == UInt8(ascii: "{")
    if isDoubled, next < bytes.count, bytes[next] == 0x0A { return SourceSpan(start, next + 1) }
    return SourceSpan(start, end + 1)
  }
}
