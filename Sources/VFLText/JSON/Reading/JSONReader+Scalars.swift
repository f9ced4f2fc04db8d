import VFLDiagnostics

extension JSONReader {
  /// Skips a number: an optional `-`, digits without a leading zero, an optional fraction, and an optional
  /// exponent.
  mutating func skipNumber() throws(JSONError) {
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") {
      position += 1
      if let byte, isDigit(byte) { throw error("no digit after a leading `0`") }
    } else {
      try skipDigits()
    }
    if byte == UInt8(ascii: ".") {
      position += 1
      try skipDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
  }

  private mutating func skipDigits() throws(JSONError) {
    guard let first = byte, isDigit(first) else { throw error("a digit") }
    while let byte, isDigit(byte) { position += 1 }
  }

  /// Returns whether a byte is a decimal digit.
  func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Skips a string including its quotes, and returns whether it contains escape sequences.
  mutating func skipString() throws(JSONError) -> Bool {
    let opener = position
    var hasEscapes = false
    position += 1
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0..<0x20:
        throw error("an escape such as `\\n` instead of a control character")
      case 0..<0x80: position += 1
      default: try skipScalar()
      }
    }
    throw JSONError(
      span: SourceSpan(opener, opener + 1), expected: "`\"` to close the string",
      found: "the end of the text")
  }

  private mutating func skipEscape() throws(JSONError) {
    let start = position
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      let unit = try skipCodeUnit()
      switch unit {
      case 0xD800...0xDFFF where takesLoneSurrogates: break
      case 0xD800...0xDBFF:
        guard bytes[position...].starts(with: "\\u".utf8) else { throw loneSurrogate(start) }
        position += 2
        guard case 0xDC00...0xDFFF = try skipCodeUnit() else { throw loneSurrogate(start) }
      case 0xDC00...0xDFFF: throw loneSurrogate(start)
      default: break
      }
    default:
      throw error("`\"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t` or `u` after `\\`")
    }
  }

  private mutating func skipCodeUnit() throws(JSONError) -> Int {
    var unit = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw error("four hexadecimal digits after `\\u`")
      }
      unit = unit * 16 + digit
      position += 1
    }
    return unit
  }

  private func loneSurrogate(_ start: Int) -> JSONError {
    JSONError(
      span: SourceSpan(start, position), expected: "both halves of a surrogate pair",
      found: "one alone")
  }

  /// Skips a Unicode scalar outside ASCII.
  private mutating func skipScalar() throws(JSONError) {
    var rest = bytes[position..<min(position + 4, bytes.count)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { throw error("UTF-8") }
    position += UTF8.width(scalar)
  }

  /// Returns an error that `expected` was expected but the current character was found.
  func error(_ expected: String) -> JSONError {
    guard let byte else {
      return JSONError(
        span: SourceSpan(at: position), expected: expected, found: "the end of the text")
    }
    var rest = bytes[position..<min(position + 4, bytes.count)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
      let number = String(byte, radix: 16, uppercase: true)
      return JSONError(
        span: SourceSpan(position, position + 1), expected: expected,
        found: "the byte \(number), which is not UTF-8")
    }
    let found =
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        "the character U+" + String(scalar.value, radix: 16, uppercase: true)
      default: "`\(scalar)`"
      }
    return JSONError(
      span: SourceSpan(position, position + UTF8.width(scalar)), expected: expected, found: found)
  }
}

extension UTF8 {
  /// Returns the number of bytes in the UTF-8 encoding of a Unicode scalar.
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
