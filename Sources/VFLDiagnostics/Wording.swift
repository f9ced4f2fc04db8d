/// Functions for phrases that several messages use.
enum Wording {
  /// Returns the string formatted by ``quoted(_:)``, or the phrase "the end of" followed by `whole` if it is
  /// `nil`.
  static func found(_ text: String?, endOf whole: String = "the format string") -> String {
    guard let text else { return "the end of \(whole)" }
    return quoted(text)
  }

  /// Returns the string in backquotes, truncated if it is long, with invisible characters escaped.
  ///
  /// Control characters, non-ASCII spaces and characters that change the text direction are replaced by
  /// escape sequences such as `\u{a0}`, because they would affect how the message is displayed.
  static func quoted(_ text: String) -> String { quoted(text, limit: 40) }

  /// Returns the string in backquotes, truncated after `limit` characters, with invisible characters escaped.
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

  /// Returns a phrase for expected text without its trailing comma.
  ///
  /// The comma ends a relative clause in messages that continue after the phrase.
  static func withoutComma(_ phrase: String) -> Substring {
    phrase.hasSuffix(",") ? phrase.dropLast() : phrase[...]
  }

  /// Returns a number and its noun, such as "1 cell" or "2 cells".
  static func count(_ number: Int, _ thing: String) -> String {
    number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
  }

  /// Returns a list of names in backquotes, such as "`a`, `b` and `c`".
  ///
  /// A long list ends with the number of remaining names.
  ///
  /// A single remaining name is listed as well, because "1 more" would not be shorter.
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
