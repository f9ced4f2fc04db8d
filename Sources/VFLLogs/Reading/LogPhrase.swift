/// A phrase in a log.
///
/// A mail program may have broken the phrase into lines or quoted it.
struct LogPhrase {
  private let text: [UInt8]

  /// Creates a phrase.
  ///
  /// Blanks in the phrase match any blanks, including quotation marks between them.
  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  /// Returns the start of the phrase at the end of a log, or `nil` if the log does not end with the phrase.
  func start(atEndOf log: ArraySlice<UInt8>) -> Int? {
    var end = log.endIndex
    for byte in text.reversed() {
      guard byte == 0x20 else {
        guard end > log.startIndex, log[end - 1] == byte else { return nil }
        end -= 1
        continue
      }
      let blanks = log[..<end].reversed().prefix(Self.reach).prefix { $0.isBetweenWords }.count
      guard blanks > 0 else { return nil }
      end -= blanks
    }
    return end
  }

  /// Returns the offset after words at the start of a text, with any blanks between them, or `nil` if the
  /// text does not start with the words.
  static func end(of words: [UInt8], atStartOf log: ArraySlice<UInt8>) -> Int? {
    var rest = log
    for byte in words {
      guard byte == 0x20 else {
        guard rest.popFirst() == byte else { return nil }
        continue
      }
      let blanks = rest.prefix(reach).prefix { $0.isBetweenWords }
      guard !blanks.isEmpty else { return nil }
      rest = rest[blanks.endIndex...]
    }
    return rest.startIndex
  }

  // The maximum length of the indentation after a line break.
  private static let reach = 32
}

extension UInt8 {
  /// Whether the byte can be between two words of a phrase: a blank, a quotation mark of a mail, or a part of
  /// a non-breaking space.
  fileprivate var isBetweenWords: Bool {
    isBlank || self == UInt8(ascii: ">") || self == 0xC2 || self == 0xA0
  }
}
