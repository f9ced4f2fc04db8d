/// Functions that escape strings for XML 1.0.
///
/// XML 1.0 forbids some characters, even as character references. Control characters are replaced by their
/// control pictures, such as `␀`. U+FFFE and U+FFFF are replaced by U+FFFD.
package enum XMLText {
  /// Returns a string that is escaped for the content of an element.
  package static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// Returns a string that is escaped for an attribute value.
  ///
  /// Line breaks and tabs become character references, because parsers would otherwise replace them with
  /// spaces.
  package static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    // Most strings need no escaping and are returned unchanged.
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\r": result += "&#13;"
      case "\n" where isAttribute: result += "&#10;"
      case "\t" where isAttribute: result += "&#9;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default:
        let value = scalar.value
        let picture = value < 0x20 ? Unicode.Scalar(0x2400 + value) : nil
        result.unicodeScalars.append(picture ?? scalar)
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: byte >= 0x20 && byte < 0x80
    }
  }
}
