import VFLDiagnostics
import VFLRecords
import VFLSyntax

extension EquationParser {
  /// The byte at the current position, or 0 at the end.
  var byte: UInt8 { position < text.count ? text[position] : 0 }

  mutating func skipBlanks() {
    while byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
  }

  /// Skips blanks and consumes a token if it comes next.
  mutating func take(_ sign: String) -> Bool {
    skipBlanks()
    guard text[position...].starts(with: sign.utf8) else { return false }
    position += sign.utf8.count
    return true
  }

  /// Whether an item followed by `.` comes next, rather than a number or the name of a metric.
  var isReferenceAhead: Bool {
    if byte == UInt8(ascii: "|") { return true }
    let end = endOfName(from: position)
    return end > position && end < text.count && text[end] == UInt8(ascii: ".")
  }

  /// Parses an item, a `.` and an attribute, or reports an error and returns `nil`.
  mutating func parseReference() -> Reference? {
    skipBlanks()
    let itemSpan = byte == UInt8(ascii: "|") ? SourceSpan(position, position + 1) : nameSpan
    guard !itemSpan.isEmpty else { return fail(expected: "an attribute such as `a.width`") }
    position = itemSpan.end
    guard byte == UInt8(ascii: ".") else { return fail(expected: "`.` and an attribute") }
    position += 1
    let attributeSpan = nameSpan
    guard !attributeSpan.isEmpty else { return fail(expected: "an attribute such as `width`") }
    position = attributeSpan.end
    return Reference(
      item: resolveItem(itemSpan), attribute: resolveAttribute(attributeSpan),
      span: itemSpan.union(attributeSpan), attributeSpan: attributeSpan)
  }

  private mutating func resolveItem(_ span: SourceSpan) -> ItemID? {
    let name = string(span)
    if name == "|" { return container }
    if let item = scope.item(named: name) { return item }
    bag.report(.unknownView(span: span, name: name, known: scope.viewNames))
    return nil
  }

  private mutating func resolveAttribute(_ span: SourceSpan) -> Attribute? {
    let name = string(span)
    if let attribute = Attribute(name: name), attribute != .notAnAttribute { return attribute }
    let known = Attribute.allCases.dropFirst().map { $0.name }
    bag.report(.unknownAttribute(span: span, name: name, known: known))
    return nil
  }

  /// Parses a number with an optional minus sign, or the name of a metric.
  ///
  /// Reports an error and returns `nil` if there is neither.
  mutating func parseNumber(expected: String) -> Number? {
    skipBlanks()
    let start = position
    let name = nameSpan
    if !name.isEmpty {
      position = name.end
      return Number(value: resolveMetric(name), span: name)
    }
    let isSigned = byte == UInt8(ascii: "-")
    let end = NumberText.end(of: text, from: isSigned ? start + 1 : start)
    guard end > (isSigned ? start + 1 : start) else { return fail(expected: expected) }
    position = end
    return Number(value: NumberText.value(of: text[start..<end]), span: SourceSpan(start, end))
  }

  private mutating func resolveMetric(_ span: SourceSpan) -> Double? {
    let name = string(span)
    switch scope.metric(named: name) {
    case .number(let value): return value
    case .notNumber(let value):
      bag.report(.metricNotNumber(span: span, name: name, value: value))
    case nil:
      let known = scope.metricNames
      bag.report(
        .unknownMetric(span: span, name: name, known: known, allowsView: false, views: []))
    }
    return nil
  }

  /// The span of the name at the current position, or an empty span if there is no name.
  private var nameSpan: SourceSpan { SourceSpan(position, endOfName(from: position)) }

  func endOfName(from start: Int) -> Int {
    NameText.end(of: text, from: start)
  }

  func string(_ span: SourceSpan) -> String {
    String(decoding: text[span.start..<span.end], as: UTF8.self)
  }

  /// Reports that `expected` was expected at the current position, and returns `nil`.
  mutating func fail<Value>(expected: String) -> Value? {
    skipBlanks()
    let span = SourceSpan(position, endOfToken(from: position))
    let found = span.isEmpty ? nil : string(span)
    bag.report(.malformedEquation(span: span, found: found, expected: expected))
    return nil
  }

  /// Returns the end of the token at an offset, to be quoted in a diagnostic: a name, a number, the
  /// characters of a relation, characters beyond ASCII, or any other single character.
  private func endOfToken(from start: Int) -> Int {
    guard start < text.count else { return start }
    let wordEnd = max(endOfName(from: start), NumberText.end(of: text, from: start))
    guard wordEnd == start else { return wordEnd }
    if text[start] >= 0x80 { return text[start...].firstIndex { $0 < 0x80 } ?? text.count }
    let signs = "=<>!~".utf8
    return max(start + 1, text[start...].firstIndex { !signs.contains($0) } ?? text.count)
  }
}
