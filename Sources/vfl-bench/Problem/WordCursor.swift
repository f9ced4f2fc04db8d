/// Iterates over the lines and words of a file.
///
/// The cursor works on bytes, because problem files have hundreds of thousands of lines.
struct WordCursor {
  private let bytes: [UInt8]
  private var position = 0
  private var endOfLine = 0
  private var nextStart = 0
  /// The number of the current line, counted from 1; 0 before the first line.
  private(set) var lineNumber = 0

  /// Creates a cursor before the first line.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Advances to the next line that contains a word.
  ///
  /// Returns `false` if there is no such line.
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

  /// Whether the line has no more words.
  ///
  /// Reading this property skips whitespace.
  var isAtEndOfLine: Bool {
    mutating get {
      while position < endOfLine, Self.isBlank(bytes[position]) { position += 1 }
      return position == endOfLine
    }
  }

  /// Returns the next word as a string; empty at the end of the line.
  mutating func word() -> String { String(decoding: wordBytes(), as: UTF8.self) }

  /// Returns the rest of the line without surrounding whitespace.
  mutating func restOfLine() -> String {
    guard !isAtEndOfLine else { return "" }
    var end = endOfLine
    while Self.isBlank(bytes[end - 1]) { end -= 1 }
    defer { position = endOfLine }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// Returns the next word as a non-negative integer.
  mutating func integer(_ what: String) throws(ProblemError) -> Int {
    let word = wordBytes()
    var value = 0
    for byte in word {
      guard let digit = Self.digit(byte), value < 1 << 40 else {
        throw wrong(word, what, "a non-negative integer")
      }
      value = value * 10 + digit
    }
    if word.isEmpty { throw wrong(word, what, "a non-negative integer") }
    return value
  }

  /// Returns the next word as a finite number.
  mutating func number(_ what: String) throws(ProblemError) -> Double {
    let word = wordBytes()
    if let value = Self.shortDecimal(word) { return value }
    guard let value = Double(String(decoding: word, as: UTF8.self)), value.isFinite else {
      throw wrong(word, what, "a finite number")
    }
    return value
  }

  /// Throws an error if the line has more words.
  mutating func endLine() throws(ProblemError) {
    if !isAtEndOfLine { throw error("unexpected `\(word())`") }
  }

  /// Returns an error with the number of the current line.
  func error(_ message: String) -> ProblemError {
    ProblemError(line: max(lineNumber, 1), message: message)
  }

  private func wrong(_ word: ArraySlice<UInt8>, _ what: String, _ kind: String) -> ProblemError {
    word.isEmpty
      ? error("missing \(what)")
      : error("invalid \(what) `\(String(decoding: word, as: UTF8.self))`: expected \(kind)")
  }

  private mutating func wordBytes() -> ArraySlice<UInt8> {
    guard !isAtEndOfLine else { return [] }
    let start = position
    while position < endOfLine, !Self.isBlank(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  /// Returns the value of a decimal number of at most 15 bytes without an exponent; `nil` for any other word.
  ///
  /// The digits and the power of ten are integers that a `Double` represents exactly, so only the division
  /// rounds, and the result is the nearest `Double`.
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
