/// What stands between two descriptions of a log.
struct LogGap {
  /// Whether the list is closed there.
  private(set) var closesList = false
  /// Whether anything but punctuation and numbers stands there.
  private(set) var hasWords = false
  /// Whether it ends with the words in front of the constraint that is given up.
  private(set) var endsInVerdict = false

  private static let verdict = LogPhrase("recover by breaking")

  /// Reads the text between two descriptions.
  init(_ text: ArraySlice<UInt8>) {
    var previous: UInt8 = 0
    // A parenthesis behind words closes nothing but these, and one behind a number is that of a list.
    var isBlankLine = true
    for byte in text {
      // Escaped line breaks are no words.
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
    endsInVerdict = Self.verdict.start(atEndOf: end) != nil
  }
}
