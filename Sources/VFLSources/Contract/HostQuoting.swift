/// The rules by which a string literal of a host file spells characters that it cannot contain directly.
package enum HostQuoting: Sendable, Hashable {
  /// Objective-C: `\"` and `\\`.
  case objectiveC
  /// Swift between quotes with this many `#` around them: `\#"`; in several lines or in one.
  case swift(pounds: Int, isMultiline: Bool)
  /// A raw literal of C++, in which nothing is escaped.
  case verbatim

  /// A text as it is spelled in such a literal; `nil` if this is not possible.
  ///
  /// Control characters have no place in a format, so a text with one is not spelled at all.
  package func spelling(of text: String) -> String? {
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return nil }
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return text }
    switch self {
    case .verbatim: return nil
    case .objectiveC: return Self.escaped(text, by: "\\")
    case .swift(let pounds, _):
      return Self.escaped(text, by: "\\" + String(repeating: "#", count: pounds))
    }
  }

  private static func escaped(_ text: String, by prefix: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      if character == "\"" || character == "\\" { result += prefix }
      result.unicodeScalars.append(character)
    }
    return result
  }
}
