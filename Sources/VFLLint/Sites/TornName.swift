import VFLDiagnostics
import VFLSources

/// A name in a format string that the program partly computes, such as `[row\(index)]`.
///
/// The literal parts of the name are known. If they match no known name, the name is unknown for every value
/// of the computed part. A computed part may be more than a part of one name, so the beginning and the end
/// around it are two names.
struct TornName {
  /// A part of the name.
  private enum Part {
    case text([UInt8])
    case number
    /// Computed text of any kind.
    ///
    /// The literal text after it may not belong to the name.
    case anything
  }

  /// The kind of name that is expected at this position.
  enum Kind { case view, metric, metricOrView }

  /// The span of the literal text at the beginning or end of the name, in the format string without computed
  /// parts.
  let span: SourceSpan
  /// The kind of the name.
  let kind: Kind
  private let parts: [Part]

  /// Returns the names in a literal that have computed parts, in source order.
  static func find(in literal: FormatLiteral) -> [TornName] {
    (beginnings(in: literal) + ends(in: literal)).sorted { $0.span.start < $1.span.start }
  }

  /// Returns the ends of names directly after computed parts.
  private static func ends(in literal: FormatLiteral) -> [TornName] {
    literal.holes.indices.compactMap { index in
      let hole = literal.holes[index]
      let next = index + 1 < literal.holes.count ? literal.holes[index + 1].offset : Int.max
      let end = literal.end(ofNameFrom: hole.offset)
      guard !hole.isNumber, hole.offset < end, end < min(next, literal.text.count),
        let kind = kind(beforeDelimiter: literal.text[end])
      else { return nil }
      let text = Array(literal.text[hole.offset..<end])
      // The text may be the end of a number.
      if kind != .view, text.allSatisfy(isOfHexadecimal) { return nil }
      return TornName(
        span: SourceSpan(hole.offset, end), kind: kind, parts: [.anything, .text(text)])
    }
  }

  /// Returns the kind of a name, determined by the byte after it; `nil` if no name can end there.
  private static func kind(beforeDelimiter byte: UInt8) -> Kind? {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "("): .view
    case UInt8(ascii: "-"): .metric
    case UInt8(ascii: ")"), UInt8(ascii: "@"), UInt8(ascii: ","): .metricOrView
    default: nil
    }
  }

  /// Returns the beginnings of names that are directly followed by computed parts.
  private static func beginnings(in literal: FormatLiteral) -> [TornName] {
    var found: [TornName] = []
    var searched = 0
    for hole in literal.holes where hole.offset >= searched {
      let start = literal.start(ofNameEndingAt: hole.offset)
      guard start < hole.offset, start > 0, NameText.begins(literal.text[start]),
        !literal.holes.contains(where: { $0.offset == start }),
        let kind = kind(behind: literal.text[start - 1])
      else { continue }
      let (parts, end) = parts(of: literal, from: start)
      searched = end + 1
      found.append(TornName(span: SourceSpan(start, hole.offset), kind: kind, parts: parts))
    }
    return found
  }

  /// Returns the kind of a name, determined by the byte before it; `nil` if no name can follow this byte.
  private static func kind(behind byte: UInt8) -> Kind? {
    switch byte {
    case UInt8(ascii: "["): .view
    case UInt8(ascii: "-"), UInt8(ascii: "@"): .metric
    case UInt8(ascii: "("), UInt8(ascii: "="), UInt8(ascii: ","): .metricOrView
    default: nil
    }
  }

  private static func parts(of literal: FormatLiteral, from start: Int) -> ([Part], end: Int) {
    var parts: [Part] = []
    var index = start
    for hole in literal.holes where hole.offset > start {
      let end = literal.end(ofNameFrom: index)
      guard hole.offset <= end else { break }
      if index < hole.offset { parts.append(.text(Array(literal.text[index..<hole.offset]))) }
      index = hole.offset
      guard hole.isNumber else { return (parts + [.anything], index) }
      parts.append(.number)
    }
    let end = literal.end(ofNameFrom: index)
    if index < end { parts.append(.text(Array(literal.text[index..<end]))) }
    return (parts, end)
  }

  /// Returns the name for diagnostics, with an ellipsis for each computed part.
  func text(in literal: FormatLiteral) -> String {
    parts.map {
      switch $0 {
      case .text(let text): String(decoding: text, as: UTF8.self)
      case .number, .anything: "…"
      }
    }.joined()
  }

  /// Returns whether the name can match a name or a pattern in a table, which may be incomplete.
  func mayBe(in table: SiteNames.Table) -> Bool {
    !table.isExact || table.values.keys.contains { mayBe(Array($0.utf8)) }
      || table.forms.contains(where: mayBe)
  }

  /// The text after a computed part that may be anything, if that is all that is known.
  private var end: [UInt8]? {
    if parts.count == 2, case .anything = parts[0], case .text(let text) = parts[1] {
      text
    } else {
      nil
    }
  }

  private func mayBe(_ name: [UInt8]) -> Bool {
    if let end { return name.suffix(end.count).elementsEqual(end) }
    var rest = name[...]
    for (index, part) in parts.enumerated() {
      switch part {
      case .anything: return true
      case .text(let text):
        guard rest.starts(with: text) else { return false }
        rest = rest.dropFirst(text.count)
      case .number:
        let digits = rest.prefix(while: Self.isOfNumber)
        guard !digits.isEmpty else { return false }
        // If the next literal text begins with a digit, it is unknown where the number ends.
        if index + 1 < parts.count, case .text(let next) = parts[index + 1],
          next.first.map(Self.isOfNumber) == true
        {
          return true
        }
        rest = rest.dropFirst(digits.count)
      }
    }
    return rest.isEmpty
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isOfHexadecimal(_ byte: UInt8) -> Bool {
    isOfNumber(byte) || Array("abcdefpx".utf8).contains(byte | 0x20)
  }

  private func mayBe(_ form: NamePattern) -> Bool {
    guard let last = parts.last else { return true }
    let (prefix, suffix) = (Array(form.prefix.utf8), Array(form.suffix.utf8))
    if case .text(let first)? = parts.first {
      guard first.starts(with: prefix) || prefix.starts(with: first) else { return false }
    }
    switch last {
    case .anything: return true
    case .number: return suffix.last.map(Self.isOfNumber) ?? true
    case .text(let text):
      return text.reversed().starts(with: suffix.reversed())
        || suffix.reversed().starts(with: text.reversed())
        || suffix.isEmpty && !form.isNumbered
    }
  }
}

extension FormatLiteral {
  /// Returns the start of the name characters that end at an offset.
  fileprivate func start(ofNameEndingAt offset: Int) -> Int {
    var start = offset
    while start > 0, NameText.continues(text[start - 1]) { start -= 1 }
    return start
  }

  /// Returns the end of the name characters that begin at an offset.
  fileprivate func end(ofNameFrom offset: Int) -> Int {
    var end = offset
    while end < text.count, NameText.continues(text[end]) { end += 1 }
    return end
  }
}
