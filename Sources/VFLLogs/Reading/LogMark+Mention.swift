import VFLDiagnostics

/// Sentences of a conflict that prose, code or a list of changes only mentions.
extension LogMark {
  // The longest rest of a first sentence is `s detected:` or ` constraints.`.
  private static let restReach = 14
  private static let advice = Array("Probably at least".utf8)

  /// Returns whether the sentence begins like a line of a log and ends like the system's sentence.
  func isReported(in log: [UInt8]) -> Bool {
    guard let prefix = beginning(in: log) else { return false }
    let rest = log[end...]
    let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
    if kind == .breaking { return line.first { !$0.isBlank }.map(Self.isListStart) ?? true }
    let words = line.prefix { $0 == 0x20 || (0x61...0x7A).contains($0) }
    guard words.count < Self.restReach else { return false }
    // A truncated log ends inside or after the sentence.
    if rest[words.endIndex...].allSatisfy({ $0.isBlank }) {
      return prefix.isEmpty || !prefix.allSatisfy { $0.isQuote || "-*+#".utf8.contains($0) }
    }
    guard let sign = line[words.endIndex...].first, ".:".utf8.contains(sign) else { return false }
    var next = line[(words.endIndex + 1)...]
    let isData = prefix.last?.isQuote == true && prefix.contains(UInt8(ascii: ":"))
    if let quote = next.first, quote.isQuote {
      return isData || next.dropFirst().allSatisfy { $0.isBlank }
    }
    // In prose, a blank follows a full stop.
    if let byte = next.first, !byte.isBlank { return true }
    next = next.drop { $0.isBlank || $0 == UInt8(ascii: "*") }
    return next.first.map(Self.isListStart) ?? true || next.starts(with: Self.advice)
      || next.count < Self.advice.count && Self.advice.starts(with: next)
  }

  /// Returns whether the sentence begins like a line of a log.
  func beginsLine(in log: [UInt8]) -> Bool { beginning(in: log) != nil }

  /// Returns the text before the sentence on its line, without blanks, or `nil` if the text is not the
  /// prefix of a message.
  private func beginning(in log: [UInt8]) -> [UInt8]? {
    let line = MessageText.line(before: start, in: log[...])
    return SourceSpan.isPrefix(line)
      ? line.filter { !$0.isBlank && $0 != UInt8(ascii: ">") } : nil
  }

  /// Returns whether a byte begins a list, a constraint, or an escape.
  private static func isListStart(_ byte: UInt8) -> Bool { "(<&\\".utf8.contains(byte) }
}
