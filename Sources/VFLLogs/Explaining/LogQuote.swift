/// Quotes strings from a log.
enum LogQuote {
  /// Returns a string in backquotes, truncated if it is too long to read.
  static func text(_ text: String) -> String {
    let limit = 160
    return text.unicodeScalars.count > limit ? "`\(text.prefix(limit))…`" : "`\(text)`"
  }

  /// Returns a list of strings in backquotes, with `word` before the last string.
  static func list(_ texts: [String], _ word: String = "and") -> String {
    var texts = texts.map(text)
    guard let last = texts.popLast() else { return "" }
    return texts.isEmpty ? last : texts.joined(separator: ", ") + " \(word) " + last
  }
}
