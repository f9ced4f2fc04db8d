/// Parses the notation of the grammar file.
///
/// @code
///
/// A name consists of letters. A literal is enclosed in quotation marks or apostrophes on a single line. A
/// comment extends from `//` to the end of its line.
package struct EBNFReader {
  private let characters: [Character]
  private var offset = 0
  private var line = 1
  private var part = ""
  private var lineOfLastComment = -1

  /// Parses a whole grammar.
  package static func productions(in text: String) throws(EBNFError) -> [EBNFProduction] {
    var reader = EBNFReader(text)
    var productions: [EBNFProduction] = []
    reader.skipBlanks()
    while reader.next != nil {
      productions.append(try reader.readProduction())
      reader.skipBlanks()
    }
    return productions
  }

  private init(_ text: String) {
    characters = Array(text)
  }

  private var next: Character? { offset < characters.count ? characters[offset] : nil }

  private mutating func advance() {
    if characters[offset] == "\n" { line += 1 }
    offset += 1
  }

  private func failure(_ expected: String) -> EBNFError {
    let found = next.map { "`\($0)`" } ?? "the end"
    return EBNFError(line: line, message: "expected \(expected), found \(found)")
  }

  /// Skips white space and comments, and stores the heading of the last block of comments.
  private mutating func skipBlanks() {
    while let character = next {
      if character.isWhitespace {
        advance()
      } else if character == "/", offset + 1 < characters.count, characters[offset + 1] == "/" {
        let start = offset + 2
        while let character = next, character != "\n" { advance() }
        if line != lineOfLastComment + 1 {
          let words = String(characters[start..<offset].prefix { $0 != "." })
          part = words.trimmingBlanks
        }
        lineOfLastComment = line
      } else {
        return
      }
    }
  }

  private mutating func skip(_ mark: Character) throws(EBNFError) {
    skipBlanks()
    guard next == mark else { throw failure("`\(mark)`") }
    advance()
  }

  private mutating func readProduction() throws(EBNFError) -> EBNFProduction {
    let start = offset
    let part = part
    let name = try readName()
    try skip("=")
    let expression = try readChoice()
    try skip(".")
    let source = String(characters[start..<offset]).withSingleBlanks
    return EBNFProduction(name: name, expression: expression, source: source, part: part)
  }

  private mutating func readName() throws(EBNFError) -> String {
    var name = ""
    while let letter = next, letter.isASCII, letter.isLetter {
      name.append(letter)
      advance()
    }
    guard !name.isEmpty else { throw failure("a name") }
    return name
  }

  private mutating func readChoice() throws(EBNFError) -> EBNFExpression {
    var alternatives = [try readSequence()]
    skipBlanks()
    while next == "|" {
      advance()
      alternatives.append(try readSequence())
      skipBlanks()
    }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func readSequence() throws(EBNFError) -> EBNFExpression {
    var terms = [try readTerm()]
    skipBlanks()
    while let character = next, character.isLetter || "\"'[{(".contains(character) {
      terms.append(try readTerm())
      skipBlanks()
    }
    return terms.count == 1 ? terms[0] : .sequence(terms)
  }

  private mutating func readTerm() throws(EBNFError) -> EBNFExpression {
    skipBlanks()
    switch next {
    case "[": return .option(try readEnclosed("[", "]"))
    case "{": return .repetition(try readEnclosed("{", "}"))
    case "(": return try readEnclosed("(", ")")
    case "\"", "'": return try readTextOrRange()
    default: return .reference(try readName())
    }
  }

  private mutating func readEnclosed(
    _ opener: Character, _ closer: Character
  ) throws(EBNFError) -> EBNFExpression {
    try skip(opener)
    let inner = try readChoice()
    try skip(closer)
    return inner
  }

  private mutating func readTextOrRange() throws(EBNFError) -> EBNFExpression {
    let first = try readText()
    skipBlanks()
    guard next == "…" else { return .text(first) }
    advance()
    skipBlanks()
    let last = try readText()
    guard let low = Self.asciiByte(first), let high = Self.asciiByte(last), low < high else {
      throw EBNFError(line: line, message: "`\(first)` … `\(last)` is not a range of ASCII")
    }
    return .range(low, high)
  }

  private mutating func readText() throws(EBNFError) -> String {
    guard let quote = next, "\"'".contains(quote) else {
      throw failure("a text in quotation marks")
    }
    advance()
    var text = ""
    while let character = next, character != quote, character != "\n" {
      text.append(character)
      advance()
    }
    guard next == quote, !text.isEmpty else { throw failure("a text and its quotation mark") }
    advance()
    return text
  }

  private static func asciiByte(_ text: String) -> UInt8? {
    text.utf8.count == 1 ? text.utf8.first : nil
  }
}

extension String {
  /// The string without white space at its ends.
  fileprivate var trimmingBlanks: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The string with each run of white space replaced by a single space.
  fileprivate var withSingleBlanks: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
