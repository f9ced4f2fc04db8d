/// Words of a log in a sentence.
enum LogQuote {
  /// A text in backquotes, cut where it is longer than anybody reads.
  static func text(_ text: String) -> String {
    let limit = 160
    return text.unicodeScalars.count > limit ? "`\(text.prefix(limit))…`" : "`\(text)`"
  }

  /// Texts in backquotes, with a word before the last one.
  static func list(_ texts: [String], _ word: String = "and") -> String {
    var texts = texts.map(text)
    guard let last = texts.popLast() else { return "" }
    return texts.isEmpty ? last : texts.joined(separator: ", ") + " \(word) " + last
  }
}
