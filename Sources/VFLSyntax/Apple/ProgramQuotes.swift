import VFLDiagnostics

/// The quotes of a string literal around a whole format string, with the punctuation next to them: `@"[a]",`.
struct ProgramQuotes {
  /// The opening quote, including an `@` before it.
  let front: SourceSpan
  /// The text between the quotes.
  let inside: SourceSpan
  /// The closing quote, including the commas and semicolons after it.
  let behind: SourceSpan

  /// Finds the quotes around a string, or returns `nil` if there are none or if the string contains further
  /// quotes.
  init?(of text: [UInt8]) {
    var start = 0
    if text.first == UInt8(ascii: "@") { start = 1 }
    guard start < text.count else { return nil }
    let quote = text[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
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
