/// Phrases that several messages share.
enum Wording {
  /// Returns a text as ``quoted(_:)`` shows it, or the end of the whole text if it is `nil`.
  static func found(_ text: String?, endOf whole: String = "the format string") -> String {
    guard let text else { return "the end of \(whole)" }
    return quoted(text)
  }

  /// Returns a text in backquotes, truncated if it is long, with invisible characters escaped.
  ///
  /// Control characters, non-ASCII spaces and marks that change the text direction are escaped by their code
  /// points, `\u{a0}`, because they would change how the text is displayed.
  static func quoted(_ text: String) -> String { quoted(text, limit: 40) }

  /// Returns a text in backquotes, truncated after `limit` characters, with invisible characters escaped.
  static func quoted(_ text: String, limit: Int) -> String {
    var shown = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == limit { return "`\(shown)…`" }
      if isVisible(scalar) {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "`\(shown)`"
  }

  /// Returns a phrase for an expected text without its comma at the end.
  ///
  /// Such a comma closes a relative clause in messages that continue after the phrase.
  static func withoutComma(_ phrase: String) -> Substring {
    phrase.hasSuffix(",") ? phrase.dropLast() : phrase[...]
  }

  /// Returns a number with its noun: "1 cell", "2 cells".
  static func count(_ number: Int, _ thing: String) -> String {
    number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
  }

  /// Returns names in backquotes, "`a`, `b` and `c`", or the first names and the number of the others.
  ///
  /// A single remaining name is listed, because "and 1 more" would not be shorter.
  static func list(_ names: [String], limit: Int = 8) -> String {
    if names.count == limit + 1 { return list(names, limit: names.count) }
    var shown = names.prefix(limit).map(quoted)
    if names.count > limit {
      shown.append("\(names.count - limit) more")
    }
    guard let last = shown.popLast() else { return "none" }
    return shown.isEmpty ? last : shown.joined(separator: ", ") + " and " + last
  }

  /// Whether a character is visible and is not a backquote.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    case .spaceSeparator: scalar == " "
    default: scalar != "`"
    }
  }
}
