package import VFLDiagnostics

extension CallReader {
  /// The lines of local dictionaries that nothing reads once some calls have gone: `let views = ["a": a]`.
  ///
  /// They are those whose making does nothing else, and that have their lines to themselves.
  ///
  /// - Parameter spans: the calls, in their order.
  package func leftovers(withoutCalls spans: [SourceSpan]) -> [SourceSpan] {
    let ranges = spans.compactMap(tokens)
    var seen: Set<Int> = []
    var lines: [SourceSpan] = []
    for index in ranges.joined() where syntax.isName(index) {
      guard case .local(let declaration, let scope) = syntax.binding(of: index),
        seen.insert(declaration).inserted, isSpare(declaration, in: scope, without: ranges),
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
    let isInString = syntax.interpolatedStrings(in: scope).contains {
      syntax.text(Int($0)).contains(name)
    }
    return !isInString
      && syntax.mentions(ofToken: declaration, in: scope).allSatisfy { mention in
        let index = Int(mention)
        return index == declaration || calls.contains { $0.contains(index) }
          || isLabel(index) || syntax.at(index - 1, ".")
      }
  }

  /// Whether a token is the label of an argument, or a part of a selector.
  private func isLabel(_ index: Int) -> Bool {
    syntax.at(index + 1, ":") && !syntax.at(index - 1, "?")
  }

  /// The lines of the statement that declares a dictionary of nothing but variables and numbers.
  private func statement(of declaration: Int) -> SourceSpan? {
    guard let value = syntax.initializer(ofDeclaration: declaration), isPlainDictionary(value)
    else { return nil }
    let start = syntax.statementStart(of: declaration)
    let isWhole =
      syntax.isSwift
      ? start == declaration - 1 && syntax.at(start, anyOf: ["let", "var"])
      : start < declaration && syntax.at(start, word: "NSDictionary")
        && syntax.at(declaration - 1, "*")
        && syntax.at(value.upperBound, ";")
    let end = value.upperBound + (syntax.isSwift ? 0 : 1)
    guard isWhole, !((start + 1)..<end).contains(where: hasRemark) else { return nil }
    return lines(of: start..<end)
  }

  /// Whether some tokens are a dictionary, the making of which does nothing else.
  private func isPlainDictionary(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    let isMacro = syntax.at(first, word: "NSDictionaryOfVariableBindings")
    guard isMacro || syntax.at(first, syntax.isSwift ? "[" : "{") else { return false }
    return range.allSatisfy { index in
      switch syntax.tokens[index].kind {
      case .identifier, .number, .closer: return true
      case .string: return syntax.interpolatedStrings(in: index..<(index + 1)).isEmpty
      case .opener:
        let isCall = syntax.at(index, "(") && !syntax.isBoxed(index)
        return !isCall || isMacro && index == first + 1
      case .symbol: return [",", ":", ".", "!", "-", "@"].contains { syntax.at(index, $0) }
      case .compound: return syntax.at(index, word: "->")
      case .other: return false
      }
    }
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
    return SourceSpan(start, end + 1)
  }
}
