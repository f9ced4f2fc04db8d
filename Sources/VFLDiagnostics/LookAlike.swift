/// Non-ASCII characters that look like ASCII characters.
enum LookAlike {
  /// Returns the string with each look-alike replaced by ASCII; `nil` if it contains any other non-ASCII
  /// character.
  static func plainSpelling(of text: String) -> String? {
    var plain = ""
    for scalar in text.unicodeScalars {
      guard let piece = of(scalar) else { return nil }
      plain += piece
    }
    return plain
  }

  /// Whether each non-ASCII character in the string looks like an operator or punctuation mark of a format
  /// string.
  static func areSigns(in text: String) -> Bool {
    text.unicodeScalars.lazy.filter { !$0.isASCII }.allSatisfy { scalar in
      guard let sign = of(scalar)?.utf8.first else { return false }
      return "-|[]()<>=@,:".utf8.contains(sign)
    }
  }

  /// Returns the ASCII text that a character looks like.
  ///
  /// The result is empty for an invisible character, and `nil` if the character does not look like ASCII.
  static func of(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0..<0x80: return String(scalar)
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63: return "-"
    case 0xA6, 0x2223, 0x2502: return "|"
    case 0x2264, 0x2A7D: return "<="
    case 0x2265, 0x2A7E: return ">="
    case 0xFF01...0xFF5E:
      let ascii = Character(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
      return ascii.isLetter || ascii.isNumber || "-|[]()<>=@,:_.".contains(ascii)
        ? String(ascii) : nil
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return ""
      default: return nil
      }
    }
  }
}
