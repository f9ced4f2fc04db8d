package import VFLDiagnostics

/// A format string that the system rejected, with the reason of the exception.
///
/// An uncaught exception prints the reason, the format string and a caret, each on a separate line. Crash
/// reporting services join these lines.
package struct RejectedFormat: Sendable, Hashable {
  /// The source range of the sentence in the log.
  package var span: SourceSpan
  /// The reason in the system's words, or an empty string if none is printed.
  package var reason: String
  /// The source range of the format string in the log, or `nil` if it is not printed.
  package var format: SourceSpan?
  /// The number of characters before the caret, or `nil` if there is no caret.
  package var caret: Int?
}

extension RejectedFormat {
  // The maximum length of a reason, a format string and a caret with the blanks before it.
  private static let reach = 4000

  /// Reads the text after the sentence, up to the next mark.
  init(_ bytes: [UInt8], behind mark: LogMark, before next: Int) {
    span = SourceSpan(mark.start, mark.end)
    reason = ""
    let end = min(next, mark.end + Self.reach)
    var rest = bytes[mark.end..<end]
    for word in [" format", ":"] {
      guard let behind = LogPhrase.end(of: Array(word.utf8), atStartOf: rest) else { return }
      rest = rest[behind...]
    }
    let gap = rest.prefix { $0.isBlank || $0 == UInt8(ascii: ">") }
    // The quote ends an exception without a reason.
    guard rest[gap.endIndex...].first != UInt8(ascii: "'") else { return }
    let lines = Self.withoutStamp(Self.lines(of: rest))
    guard let first = lines.first else { return }
    if let caret = lines.dropFirst().prefix(4).firstIndex(where: Self.isCaret) {
      guard caret > 1 else {
        readWhole(lines[0])
        return
      }
      let text = Self.trimmed(lines[caret - 1])
      format = Self.span(of: text)
      self.caret = lines[caret].firstIndex(of: UInt8(ascii: "^")).map {
        max(0, $0 - lines[caret].startIndex - (text.startIndex - lines[caret - 1].startIndex))
      }
      reason = lines[..<(caret - 1)].map { String(decoding: Self.trimmed($0), as: UTF8.self) }
        .joined(separator: " ")
    } else if gap.count(where: { $0 == 0x0A }) > 1 {
      // The next paragraph belongs to another text.
      return
    } else if lines.count > 1, Self.isFormat(Self.trimmed(lines[1])), !first.contains(0x5E) {
      reason = String(decoding: Self.trimmed(first), as: UTF8.self)
      format = Self.span(of: Self.trimmed(lines[1]))
    } else {
      readWhole(first)
    }
  }

  /// Reads a line that contains the reason, the format string and the caret.
  ///
  /// The format string is the last word before the caret.
  private mutating func readWhole(_ line: ArraySlice<UInt8>) {
    var text = line
    if let caret = text.lastIndex(of: UInt8(ascii: "^")) { text = text[..<caret] }
    text = Self.trimmed(text)
    if let blank = text.lastIndex(where: { $0.isBlank }), Self.isFormat(text[(blank + 1)...]) {
      format = Self.span(of: text[(blank + 1)...])
      text = Self.trimmed(text[..<blank])
    }
    // The quote after the reason of an exception matches a quote before the sentence.
    let quote = UInt8(ascii: "'")
    if text.last == quote, text.count(where: { $0 == quote }) % 2 == 1 { text = text.dropLast() }
    reason = String(decoding: text, as: UTF8.self)
  }

  /// Returns the nonempty lines of a text, up to the call stack and at most 6.
  ///
  /// A line break may be escaped, as in `\n`.
  private static func lines(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text
    while !rest.isEmpty, lines.count < 6 {
      let end = rest.indices.first { index in
        rest[index] == 0x0A
          || rest[index] == UInt8(ascii: "\\") && rest[index...].dropFirst().first == 0x6E
      }
      var line = rest[..<(end ?? rest.endIndex)]
      rest = end.map { rest[$0...].dropFirst(rest[$0] == 0x0A ? 1 : 2) } ?? []
      while line.first == UInt8(ascii: ">") {
        // Further blanks are the indentation of the caret.
        line = line.dropFirst()
        if line.first == 0x20 { line = line.dropFirst() }
      }
      if trimmed(line).starts(with: "***".utf8) { break }
      if !trimmed(line).isEmpty { lines.append(line) }
    }
    return lines
  }

  /// Removes the common prefix of all lines, such as `[iOSLog] `, which is not part of the reason or the
  /// format string.
  private static func withoutStamp(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    guard lines.count > 2 else { return lines }
    let sample = lines.prefix(3)
    var length = 0
    while let first = sample[0].dropFirst(length).first,
      sample.allSatisfy({ $0.dropFirst(length).first == first })
    {
      length += 1
    }
    let stamp = sample[0].prefix(length)
    guard stamp.contains(where: { !$0.isBlank }) else { return lines }
    // A line without the prefix belongs to another message.
    return lines.prefix { $0.starts(with: stamp) }.map { $0.dropFirst(length) }
  }

  /// Returns a line without surrounding blanks and without the quote that ends the reason of an exception.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop { $0.isBlank }
    while let last = line.last, last.isBlank || last == UInt8(ascii: "\"") {
      line = line.dropLast()
    }
    if line.last == UInt8(ascii: "'"), isFormat(line) { line = line.dropLast() }
    return line
  }

  private static func isCaret(_ line: ArraySlice<UInt8>) -> Bool {
    line.drop { $0.isBlank }.first == UInt8(ascii: "^")
  }

  /// Returns whether a text looks like a format string with views or `|`.
  private static func isFormat(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, !text.starts(with: "***".utf8) else { return false }
    return "HhVv|[-".utf8.contains(first)
      && text.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "|") }
  }

  private static func span(of text: ArraySlice<UInt8>) -> SourceSpan? {
    text.isEmpty ? nil : SourceSpan(text.startIndex, text.endIndex)
  }
}
