/// Turns of phrase that several messages share.
enum Wording {
  /// A piece of the text as ``quoted(_:)`` shows it, or the end of what it was looked for in.
  static func found(_ text: String?, endOf whole: String = "the format") -> String {
    guard let text else { return "the end of \(whole)" }
    return quoted(text)
  }

  /// A piece of the text in backquotes, long ones shortened, what cannot be seen spelled out.
  ///
  /// A control character, an exotic space or a mark that turns the reading direction would show a
  /// text that is not the one at fault, so each is written as its number, `\u{a0}`.
  static func quoted(_ text: String) -> String { quoted(text, limit: 40) }

  /// A piece of the text in backquotes, cut behind so many characters, what cannot be seen spelled out.
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

  /// How many things there are, in words: "1 cell", "2 cells".
  static func count(_ number: Int, _ thing: String) -> String {
    number == 1 ? "1 \(thing)" : "\(number) \(thing)s"
  }

  /// Names in backquotes, "`a`, `b` and `c`", or the first of them and a count when there are many.
  ///
  /// "And 1 more" would be no shorter than the name itself.
  static func list(_ names: [String], limit: Int = 8) -> String {
    if names.count == limit + 1 { return list(names, limit: names.count) }
    var shown = names.prefix(limit).map(quoted)
    if names.count > limit {
      shown.append("\(names.count - limit) more")
    }
    guard let last = shown.popLast() else { return "none" }
    return shown.isEmpty ? last : shown.joined(separator: ", ") + " and " + last
  }

  /// Whether a character can be told from its neighbours, and from the backquotes around it.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    case .spaceSeparator: scalar == " "
    default: scalar != "`"
    }
  }
}
