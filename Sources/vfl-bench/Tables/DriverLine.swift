/// A line printed by a driver: a JSON object with strings, numbers and nulls.
struct DriverLine: Sendable, Hashable {
  private(set) var words: [String: String] = [:]
  private(set) var numbers: [String: Double] = [:]

  /// Parses a line; returns `nil` if the line is not such an object.
  init?(_ line: some StringProtocol) {
    var rest = Substring(line)
    Self.skipBlanks(&rest)
    guard Self.take("{", from: &rest) else { return nil }
    repeat {
      guard let key = Self.takeText(from: &rest), Self.take(":", from: &rest) else { return nil }
      if let word = Self.takeText(from: &rest) {
        words[key] = word
      } else {
        let value = rest.prefix { $0 != "," && $0 != "}" && !$0.isWhitespace }
        rest = rest[value.endIndex...]
        Self.skipBlanks(&rest)
        if let number = Double(value) {
          numbers[key] = number
        } else if value != "null" {
          return nil
        }
      }
    } while Self.take(",", from: &rest)
    guard Self.take("}", from: &rest), rest.isEmpty else { return nil }
  }

  private static func skipBlanks(_ rest: inout Substring) {
    rest = rest.drop { $0.isWhitespace }
  }

  private static func take(_ mark: Character, from rest: inout Substring) -> Bool {
    guard rest.first == mark else { return false }
    rest.removeFirst()
    skipBlanks(&rest)
    return true
  }

  /// Consumes and returns a quoted string; `nil` if no string comes next.
  ///
  /// Escape sequences are kept as written.
  private static func takeText(from rest: inout Substring) -> String? {
    guard rest.first == "\"" else { return nil }
    var text = ""
    var isEscaped = false
    for index in rest.indices.dropFirst() {
      let character = rest[index]
      if character == "\"", !isEscaped {
        rest = rest[rest.index(after: index)...]
        skipBlanks(&rest)
        return text
      }
      isEscaped = character == "\\" && !isEscaped
      text.append(character)
    }
    return nil
  }
}
