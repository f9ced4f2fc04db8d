/// Words of a log, which a mail may have broken into lines, and quoted.
struct LogPhrase {
  private let text: [UInt8]

  /// Creates a phrase; its blanks stand for any blanks, and for the marks of a quotation among them.
  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  /// Where the phrase begins that a text ends with; `nil` where it ends with another one.
  func start(atEndOf log: ArraySlice<UInt8>) -> Int? {
    var end = log.endIndex
    for byte in text.reversed() {
      guard byte == 0x20 else {
        guard end > log.startIndex, log[end - 1] == byte else { return nil }
        end -= 1
        continue
      }
      let blanks = log[..<end].reversed().prefix(Self.reach).prefix {
        $0.isBlank || $0 == UInt8(ascii: ">")
      }.count
      guard blanks > 0 else { return nil }
      end -= blanks
    }
    return end
  }

  /// The byte behind words that a text begins with, their blanks being any blanks; `nil` where it begins
  /// with others.
  static func end(of words: [UInt8], atStartOf log: ArraySlice<UInt8>) -> Int? {
    var rest = log
    for byte in words {
      guard byte == 0x20 else {
        guard rest.popFirst() == byte else { return nil }
        continue
      }
      let blanks = rest.prefix(reach).prefix { $0.isBlank || $0 == UInt8(ascii: ">") }
      guard !blanks.isEmpty else { return nil }
      rest = rest[blanks.endIndex...]
    }
    return rest.startIndex
  }

  // Indentation behind a line break is no longer.
  private static let reach = 32
}
