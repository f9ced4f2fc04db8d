import VFLDiagnostics
import VFLLowering
import VFLSyntax

/// Reads the words of a directive in order.
struct DirectiveCursor {
  /// A word in the line, with its span.
  struct Word {
    let text: String
    let span: SourceSpan
    /// Whether the word is quoted.
    ///
    /// The quotes are not part of the text or the span.
    var isQuoted = false
  }

  private let bytes: [UInt8]
  private let end: Int
  private(set) var position: Int
  /// The name of the directive, including `@`.
  private(set) var name = Word(text: "", span: SourceSpan(at: 0))

  /// Creates a cursor after the name of the directive that begins at `start`.
  init(bytes: [UInt8], start: Int, end: Int) {
    self.bytes = bytes
    self.end = end
    position = start
    var nameEnd = start + 1
    while nameEnd < end, !Self.isBlank(bytes[nameEnd]) { nameEnd += 1 }
    name = word(start, nameEnd)
    position = nameEnd
    skipBlanks()
  }

  /// Creates a cursor for a part of a directive.
  init(bytes: [UInt8], span: SourceSpan) {
    self.bytes = bytes
    (position, end) = (span.start, span.end)
  }

  /// Whether the whole line has been read.
  var isAtEnd: Bool { position == end }

  /// The rest of the line.
  var rest: SourceSpan { SourceSpan(position, end) }

  /// Consumes a character and the whitespace after it if the character comes next, and returns whether it
  /// does.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard position < end, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    skipBlanks()
    return true
  }

  /// Whether a minus sign followed by a digit or a decimal point comes next.
  var isAtNegativeNumber: Bool {
    position + 1 < end && bytes[position] == UInt8(ascii: "-")
      && Self.isDecimal(bytes[position + 1])
  }

  /// Consumes and returns a name; `nil` if no name comes next.
  mutating func takeName() -> Word? {
    let nameEnd = min(NameText.end(of: bytes, from: position), end)
    guard nameEnd > position else { return nil }
    return takeWord(to: nameEnd)
  }

  /// Consumes and returns the name of a view; `nil` if no name comes next.
  ///
  /// The name can be quoted. A quoted name can contain any characters except quotes.
  mutating func takeViewName() -> Word? {
    guard position < end, bytes[position] == Self.quote else { return takeName() }
    let inside = position + 1
    guard let close = bytes[inside..<end].firstIndex(of: Self.quote), close > inside else {
      return nil
    }
    var name = word(inside, close)
    name.isQuoted = true
    position = close + 1
    skipBlanks()
    return name
  }

  private static var quote: UInt8 { UInt8(ascii: "\"") }

  /// Consumes and returns a number with an optional minus sign; `nil` if no number comes next.
  mutating func takeNumber() -> (number: Double, word: Word)? {
    let start = position
    let digits = start < end && bytes[start] == UInt8(ascii: "-") ? start + 1 : start
    guard digits < end else { return nil }
    let numberEnd = min(NumberText.end(of: bytes, from: digits), end)
    guard numberEnd > digits else { return nil }
    let number = NumberText.value(of: bytes[start..<numberEnd])
    return (number, takeWord(to: numberEnd))
  }

  /// Consumes and returns a decimal number without a sign; `nil` if no number comes next.
  ///
  /// In `0x480`, it consumes only the `0`, whereas ``takeNumber()`` reads a hexadecimal number.
  mutating func takeDecimal() -> (number: Double, word: Word)? {
    var decimalEnd = position
    while decimalEnd < end, Self.isDecimal(bytes[decimalEnd]) { decimalEnd += 1 }
    guard let number = MetricValue.number(in: Array(bytes[position..<decimalEnd])) else {
      return nil
    }
    return (number, takeWord(to: decimalEnd))
  }

  /// Consumes and returns a number that an interval can begin or end with; `nil` if no number comes next.
  ///
  /// In `8..16`, it consumes only the `8`.
  mutating func takeBound() -> (number: Double, word: Word)? {
    var boundEnd = position
    if boundEnd < end, bytes[boundEnd] == UInt8(ascii: "-") { boundEnd += 1 }
    let digits = boundEnd
    while boundEnd < end, Self.isDecimal(bytes[boundEnd]) {
      let isDot = bytes[boundEnd] == UInt8(ascii: ".")
      if isDot, boundEnd + 1 < end, bytes[boundEnd + 1] == UInt8(ascii: ".") { break }
      boundEnd += 1
    }
    guard boundEnd > digits, let number = MetricValue.number(in: Array(bytes[position..<boundEnd]))
    else { return nil }
    return (number, takeWord(to: boundEnd))
  }

  /// Whether the dots of an interval come next.
  var hasDots: Bool {
    position + 1 < end && bytes[position] == UInt8(ascii: ".")
      && bytes[position + 1] == UInt8(ascii: ".")
  }

  /// Consumes the dots of an interval, and returns what comes after them.
  mutating func skippingDots<Value>(_ read: (inout DirectiveCursor) -> Value) -> Value {
    position += 2
    skipBlanks()
    return read(&self)
  }

  /// Returns an error that `expected` was expected but the current word was found.
  func diagnostic(_ expected: String) -> LazyDiagnostic {
    var wordEnd = position
    while wordEnd < end, !Self.isBlank(bytes[wordEnd]) { wordEnd += 1 }
    let found = word(position, wordEnd)
    return LazyDiagnostic.malformedDirective(
      span: found.span, directive: name.text, expected: expected,
      found: found.text.isEmpty ? nil : found.text)
  }

  private mutating func takeWord(to wordEnd: Int) -> Word {
    let word = word(position, wordEnd)
    position = wordEnd
    skipBlanks()
    return word
  }

  private func word(_ start: Int, _ end: Int) -> Word {
    Word(
      text: String(decoding: bytes[start..<end], as: UTF8.self), span: SourceSpan(start, end))
  }

  private mutating func skipBlanks() {
    while position < end, Self.isBlank(bytes[position]) { position += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
  }
}
