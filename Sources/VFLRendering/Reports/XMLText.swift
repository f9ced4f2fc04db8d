/// Text for XML 1.0.
///
/// A character that XML cannot hold even as a reference is shown by its picture, `␀`, or as U+FFFD.
enum XMLText {
  /// A text between tags.
  static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// A text between the quotes of an attribute, where line breaks have to be references to be kept.
  static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    // Nearly all texts are of plain letters, and are copied at once.
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
