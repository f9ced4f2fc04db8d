/// A word or an operator of a shell command.
enum ShellWord: Sendable, Hashable {
  case word(String)
  /// One of `|`, `<` and `<<`.
  case `operator`(String)

  var isOperator: Bool {
    if case .operator = self { true } else { false }
  }

  /// The characters without a special meaning in a shell.
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=.,:/@+%")

  /// Splits a line into words and operators.
  static func all(in line: Substring) throws(ShellCommandError) -> [ShellWord] {
    var rest = line[...]
    var words: [ShellWord] = []
    while let first = rest.first {
      switch first {
      case " ": rest.removeFirst()
      case "|", "<":
        let sign = rest.prefix { $0 == first }
        guard sign.count == 1 || sign == "<<" else { throw .unreadable(String(line)) }
        words.append(.operator(String(sign)))
        rest = rest[sign.endIndex...]
      default: words.append(.word(try word(&rest)))
      }
    }
    return words
  }

  /// Removes the first word, which consists of plain characters, quoted parts and escaped quotes.
  private static func word(_ rest: inout Substring) throws(ShellCommandError) -> String {
    var word = ""
    while let first = rest.first, first != " " {
      if first == "'" {
        rest.removeFirst()
        guard let end = rest.firstIndex(of: "'") else { throw .unclosedQuote(String(rest)) }
        word += rest[..<end]
        rest = rest[end...].dropFirst()
      } else if rest.hasPrefix("\\'") {
        word += "'"
        rest = rest.dropFirst(2)
      } else if plain.contains(first) {
        word.append(first)
        rest.removeFirst()
      } else {
        throw .unquoted(first)
      }
    }
    return word
  }
}
