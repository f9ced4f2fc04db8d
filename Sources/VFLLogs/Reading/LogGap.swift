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
    for byte in text {
      // Escaped line breaks are no words.
      if isEscape {
        isEscape = false
      } else if byte == UInt8(ascii: "\\") {
        isEscape = true
      } else if byte == UInt8(ascii: ")") {
        closesList = true
      } else if (0x61...0x7A).contains(byte | 0x20) {
        hasWords = true
      }
    }
    var end = text
    while let last = end.last, !(0x61...0x7A).contains(last) { end = end.dropLast() }
    endsInVerdict = end.ends(with: Self.verdict)
  }
}
