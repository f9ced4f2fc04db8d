/// Quotes texts of a log.
enum LogQuote {
  /// Returns a text in backquotes, cut if it is too long to read.
  static func text(_ text: String) -> String {
    let limit = 160
    return text.unicodeScalars.count > limit ? "`\(text.prefix(limit))…`" : "`\(text)`"
  }

  /// Returns texts in backquotes, with `word` before the last one.
  static func list(_ texts: [String], _ word: String = "and") -> String {
    var texts = texts.map(text)
    guard let last = texts.popLast() else { return "" }
    return texts.isEmpty ? last : texts.joined(separator: ", ") + " \(word) " + last
  }
}
