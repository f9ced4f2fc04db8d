/// Goes through a text line by line and word by word, over its bytes: files of problems have
/// hundreds of thousands of lines.
struct WordCursor {
  private let bytes: [UInt8]
  private var position = 0
  private var endOfLine = 0
  private var nextStart = 0
  /// The line that the cursor is in, from 1; 0 before the first.
  private(set) var lineNumber = 0

  /// Begins before the first line.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Goes to the next line that has words; false if there is none.
  mutating func nextLine() -> Bool {
    while nextStart < bytes.count {
      position = nextStart
      endOfLine = position
      while endOfLine < bytes.count, bytes[endOfLine] != UInt8(ascii: "\n") { endOfLine += 1 }
      nextStart = endOfLine + 1
      lineNumber += 1
      if !isAtEndOfLine { return true }
    }
    return false
  }

  /// Whether no word is left in the line; skips blanks.
  var isAtEndOfLine: Bool {
    mutating get {
      while position < endOfLine, Self.isBlank(bytes[position]) { position += 1 }
      return position == endOfLine
    }
  }

  /// The next word as text, empty at the end of the line.
  mutating func word() -> String { String(decoding: wordBytes(), as: UTF8.self) }

  /// What is left of the line, without blanks around it.
  mutating func restOfLine() -> String {
    guard !isAtEndOfLine else { return "" }
    var end = endOfLine
    while Self.isBlank(bytes[end - 1]) { end -= 1 }
    defer { position = endOfLine }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// The next word as a whole number from 0 on.
  mutating func integer(_ what: String) throws(ProblemFault) -> Int {
    let word = wordBytes()
    var value = 0
    for byte in word {
      guard let digit = Self.digit(byte), value < 1 << 40 else {
        throw wrong(word, what, "a whole number")
      }
      value = value * 10 + digit
    }
    if word.isEmpty { throw wrong(word, what, "a whole number") }
    return value
  }

  /// The next word as a finite number.
  mutating func number(_ what: String) throws(ProblemFault) -> Double {
    let word = wordBytes()
    if let value = Self.shortDecimal(word) { return value }
    guard let value = Double(String(decoding: word, as: UTF8.self)), value.isFinite else {
      throw wrong(word, what, "a number")
    }
    return value
  }

  /// Makes sure that nothing is left in the line.
  mutating func endLine() throws(ProblemFault) {
    if !isAtEndOfLine { throw fault("`\(word())` is too much") }
  }

  /// A fault in the line that the cursor is in.
  func fault(_ message: String) -> ProblemFault {
    ProblemFault(line: max(lineNumber, 1), message: message)
  }

  private func wrong(_ word: ArraySlice<UInt8>, _ what: String, _ kind: String) -> ProblemFault {
    word.isEmpty
      ? fault("\(what) is missing")
      : fault("\(what) is `\(String(decoding: word, as: UTF8.self))`, which is not \(kind)")
  }

  private mutating func wordBytes() -> ArraySlice<UInt8> {
    guard !isAtEndOfLine else { return [] }
    let start = position
    while position < endOfLine, !Self.isBlank(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  /// A number of few digits without an exponent; nil for any other.
  ///
  /// It is exact: digits and power of ten are whole numbers that a `Double` holds, and the division
  /// rounds once.
  private static func shortDecimal(_ word: ArraySlice<UInt8>) -> Double? {
    guard word.count <= 15 else { return nil }
    var digits = 0
    var digitCount = 0
    var scale = 0
    let isNegative = word.first == UInt8(ascii: "-")
    for byte in isNegative ? word.dropFirst() : word {
      if let digit = digit(byte) {
        digits = digits * 10 + digit
        digitCount += 1
        scale *= 10
      } else if byte == UInt8(ascii: "."), scale == 0 {
        scale = 1
      } else {
        return nil
      }
    }
    if digitCount == 0 || isNegative && digits == 0 { return nil }
    let value = Double(digits) / Double(max(scale, 1))
    return isNegative ? -value : value
  }

  private static func digit(_ byte: UInt8) -> Int? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? Int(digit) : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
