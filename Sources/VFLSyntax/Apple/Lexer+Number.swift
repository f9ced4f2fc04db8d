import VFLDiagnostics

extension Lexer {
  /// Scans the number whose first digit is at `digits`.
  ///
  /// The number is malformed if letters, digits or decimal points directly follow it.
  mutating func scanNumber(from digits: Int) -> TokenKind {
    position = endOfNumber(from: digits)
    return finishNumber()
  }

  /// Scans the negative number that begins with a dash, if the parser expects a value.
  ///
  /// ```ebnf
  /// number = unsignedNumber | "-" ( unsignedNumber | "." digits [ exponent ] ) .
  /// ```
  ///
  /// This function accepts the text that `strtod` accepts after the sign: `-8`, `-.5`, `-0x10`, and also
  /// `-inf` and `-nan`, which are reported as numbers that are not finite.
  ///
  /// - Precondition: `dash` is the token scanned last.
  /// - Returns: The number, or `nil` without a change of position if no number follows the dash.
  mutating func rescanNegativeNumber(from dash: Token) -> Token? {
    let first = dash.start + 1
    var end = endOfNumber(from: first)
    if end == first { end = endOfNonFinite(from: first) }
    guard end > first else { return nil }
    position = end
    return Token(kind: finishNumber(), start: dash.start, end: position)
  }

  /// Consumes the letters, digits and decimal points that directly follow a number.
  private mutating func finishNumber() -> TokenKind {
    let end = position
    while position < self.end,
      NameText.continues(text[position]) || text[position] == UInt8(ascii: ".")
    {
      position += 1
    }
    return position == end ? .number : .malformedNumber
  }

  /// Returns the end of the longest decimal or hexadecimal number at an offset, or the offset itself if there
  /// is no number (C11, 7.22.1.3, without the sign).
  ///
  /// ```ebnf
  /// unsignedNumber = decimal | hexadecimal .
  /// decimal = digits [ "." [ digits ] ] [ exponent ] .
  /// hexadecimal = "0" ( "x" | "X" ) hexMantissa [ hexExponent ] .
  /// ```
  func endOfNumber(from start: Int) -> Int {
    if byte(at: start) == UInt8(ascii: "0"), byte(at: start + 1) | 0x20 == UInt8(ascii: "x") {
      let mantissa = endOfMantissa(from: start + 2, isDigit: Self.isHexDigit)
      if mantissa > start + 2 {
        return endOfExponent(from: mantissa, marker: UInt8(ascii: "p"))
      }
    }
    let mantissa = endOfMantissa(from: start, isDigit: Self.isDigit)
    return mantissa == start ? start : endOfExponent(from: mantissa, marker: UInt8(ascii: "e"))
  }

  /// Returns the end of a mantissa: digits with at most one decimal point and at least one digit.
  ///
  /// Returns `start` if there is no mantissa.
  private func endOfMantissa(from start: Int, isDigit: (UInt8) -> Bool) -> Int {
    var end = start
    while isDigit(byte(at: end)) { end += 1 }
    let whole = end - start
    guard byte(at: end) == UInt8(ascii: ".") else { return end }
    var fraction = end + 1
    while isDigit(byte(at: fraction)) { fraction += 1 }
    return whole > 0 || fraction > end + 1 ? fraction : start
  }

  /// Returns the end of the exponent at an offset, or the offset itself if there is no exponent or it has no
  /// digits.
  ///
  /// ```ebnf
  /// exponent = ( "e" | "E" ) [ "+" | "-" ] digits .
  /// hexExponent = ( "p" | "P" ) [ "+" | "-" ] digits .
  /// ```
  private func endOfExponent(from start: Int, marker: UInt8) -> Int {
    guard byte(at: start) | 0x20 == marker else { return start }
    var digits = start + 1
    if byte(at: digits) == UInt8(ascii: "+") || byte(at: digits) == UInt8(ascii: "-") {
      digits += 1
    }
    guard Self.isDigit(byte(at: digits)) else { return start }
    while Self.isDigit(byte(at: digits)) { digits += 1 }
    return digits
  }

  /// Returns the end of `inf`, `infinity` or `nan`, in any case, at an offset, or the offset itself if there
  /// is no such word.
  private func endOfNonFinite(from start: Int) -> Int {
    for word in ["infinity", "inf", "nan"] {
      var end = start
      for letter in word.utf8 {
        guard byte(at: end) | 0x20 == letter else { break }
        end += 1
      }
      if end - start == word.utf8.count { return end }
    }
    return start
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
