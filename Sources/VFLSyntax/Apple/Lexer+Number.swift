import VFLDiagnostics

extension Lexer {
  /// Scans the number whose first digit stands at `digits`; what is stuck to it makes it malformed.
  mutating func scanNumber(from digits: Int) -> TokenKind {
    position = endOfNumber(from: digits)
    return finishNumber()
  }

  /// The negative number that begins with a dash, where a value may stand.
  ///
  /// ```ebnf
  /// number = unsignedNumber | "-" ( unsignedNumber | "." digits [ exponent ] ) .
  /// ```
  ///
  /// It is what `strtod` reads behind the sign: `-8`, `-.5`, `-0x10`, and also `-inf` and `-nan`,
  /// which are told as constants that are not finite. `nil`, and nothing moved, when no number
  /// follows the dash.
  ///
  /// - Precondition: `dash` is the token scanned last.
  mutating func rescanNegativeNumber(from dash: Token) -> Token? {
    let first = dash.start + 1
    var end = endOfNumber(from: first)
    if end == first { end = endOfNonFinite(from: first) }
    guard end > first else { return nil }
    position = end
    return Token(kind: finishNumber(), start: dash.start, end: position)
  }

  /// Takes letters, digits and points stuck to a number.
  private mutating func finishNumber() -> TokenKind {
    let end = position
    while position < self.end,
      NameText.continues(text[position]) || text[position] == UInt8(ascii: ".")
    {
      position += 1
    }
    return position == end ? .number : .malformedNumber
  }

  /// The end of the longest decimal or hexadecimal number at an offset; the offset when there is
  /// none (C11, 7.22.1.3, without the sign).
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

  /// The end of digits with at most one point, of which one digit at least is there.
  private func endOfMantissa(from start: Int, isDigit: (UInt8) -> Bool) -> Int {
    var end = start
    while isDigit(byte(at: end)) { end += 1 }
    let whole = end - start
    guard byte(at: end) == UInt8(ascii: ".") else { return end }
    var fraction = end + 1
    while isDigit(byte(at: fraction)) { fraction += 1 }
    return whole > 0 || fraction > end + 1 ? fraction : start
  }

  /// The end of the exponent at an offset; the offset when its digits are missing.
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

  /// The end of `inf`, `infinity` or `nan`, in any case, at an offset.
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
