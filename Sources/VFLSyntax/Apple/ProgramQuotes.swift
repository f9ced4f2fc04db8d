import VFLDiagnostics

/// The quotes of a program around a whole format, and what stands beside them in one: `@"[a]",`.
struct ProgramQuotes {
  /// The opening quote, with an `@` in front of it.
  let front: SourceSpan
  /// What stands between the quotes.
  let inside: SourceSpan
  /// The closing quote, with the commas and semicolons behind it.
  let behind: SourceSpan

  /// Finds the quotes of a text; `nil` where it has none, or more than those around it.
  init?(of text: [UInt8]) {
    var start = 0
    if text.first == UInt8(ascii: "@") { start = 1 }
    guard start < text.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(text[start]) else {
      return nil
    }
    let quote = text[start]
    var end = text.count
    while end > 0, ",;".utf8.contains(text[end - 1]) { end -= 1 }
    guard end - 1 > start + 1, text[end - 1] == quote,
      !text[(start + 1)..<(end - 1)].contains(quote)
    else { return nil }
    front = SourceSpan(0, start + 1)
    inside = SourceSpan(start + 1, end - 1)
    behind = SourceSpan(end - 1, text.count)
  }
}
