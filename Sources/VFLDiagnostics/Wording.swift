/// Turns of phrase that several messages share.
enum Wording {
  /// A piece of the text in backquotes, long ones shortened, or the end of the format.
  static func found(_ text: String?) -> String {
    guard let text else { return "the end of the format" }
    return quoted(text)
  }

  /// A piece of the text in backquotes, long ones shortened, control characters spelled out.
  static func quoted(_ text: String) -> String {
    let limit = 40
    var shown = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == limit { return "`\(shown)…`" }
      if scalar.value < 0x20 || scalar.value == 0x7F {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return "`\(shown)`"
  }

  /// `a`, `b` or `c`, or a count when there are many.
  static func list(_ names: [String], limit: Int = 8) -> String {
    let shown = names.prefix(limit).map(quoted)
    let rest = names.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
