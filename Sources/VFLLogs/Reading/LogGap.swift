/// What stands between two descriptions of a log.
struct LogGap {
  /// Whether the list is closed there.
  private(set) var closesList = false
  /// Whether anything but punctuation and numbers stands there.
  private(set) var hasWords = false
  /// Whether it ends with the words in front of the constraint that is given up.
  private(set) var endsInVerdict = false

  private static let verdict = Array("recover by breaking".utf8)

  /// Reads the text between two descriptions.
  init(_ text: ArraySlice<UInt8>) {
    var isEscape = false
    // A parenthesis behind words closes nothing but these.
    var isBlankLine = true
    for byte in text {
      if isEscape {
        // Escaped line breaks are no words.
        isEscape = false
        if byte == UInt8(ascii: "n") { isBlankLine = true }
      } else if byte == UInt8(ascii: "\\") {
        isEscape = true
      } else if byte == 0x0A {
        isBlankLine = true
      } else if byte == UInt8(ascii: ")") {
        closesList = closesList || isBlankLine
      } else if (0x61...0x7A).contains(byte | 0x20) {
        hasWords = true
        isBlankLine = false
      }
    }
    var end = text
    while let last = end.last, !(0x61...0x7A).contains(last) { end = end.dropLast() }
    endsInVerdict = end.ends(with: Self.verdict)
  }
}
