/// The text between two descriptions of a log.
///
/// The text shows whether the two descriptions are part of the same list.
struct LogGap {
  /// Whether the text closes the list of constraints.
  private(set) var closesList = false
  /// Whether the text contains anything except punctuation and numbers.
  private(set) var hasWords = false
  /// Whether the text ends with the system's words before the constraint that it breaks.
  private(set) var endsInBreaking = false

  /// Whether the descriptions before and after the text are next to each other in one list.
  var continuesList: Bool { !hasWords && !closesList }

  private static let breaking = LogPhrase("recover by breaking")

  /// Reads the text between two descriptions.
  init(_ text: ArraySlice<UInt8>) {
    var previous: UInt8 = 0
    // A parenthesis after words belongs to these words and does not close the list. A parenthesis after a
    // number is the end of a list number.
    var isBlankLine = true
    var rest = text
    while let byte = rest.popFirst() {
      if isBlankLine, byte == UInt8(ascii: "/"), let next = rest.first {
        // A comment on a line does not count as words of the log.
        if next == byte { rest = rest.drop { $0 != 0x0A } }
        if next == UInt8(ascii: "*") { rest = Self.afterComment(rest) }
      }
      // Escaped line breaks do not count as words.
      let isEscaped = previous == UInt8(ascii: "\\")
      if byte == 0x0A || isEscaped && byte == UInt8(ascii: "n") {
        isBlankLine = true
      } else if byte == UInt8(ascii: ")") {
        closesList = closesList || isBlankLine && !previous.isDecimal
      } else if !isEscaped, (0x61...0x7A).contains(byte | 0x20) {
        hasWords = true
        isBlankLine = false
      }
      previous = isEscaped && byte == UInt8(ascii: "\\") ? 0 : byte
    }
    var end = text
    while let last = end.last, !(0x61...0x7A).contains(last) { end = end.dropLast() }
    endsInBreaking = Self.breaking.start(atEndOf: end) != nil
  }

  /// Returns the text after a comment between `/*` and `*/`.
  private static func afterComment(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text.dropFirst()
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "*"), rest.first == UInt8(ascii: "/") { return rest.dropFirst() }
    }
    return rest
  }
}
