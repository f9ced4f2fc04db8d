/// A character outside ASCII.
package struct NonASCIICharacter: DiagnosticDefinition {
  /// The run of such characters, with the name or number that it is part of.
  package let span: SourceSpan
  /// The run; broken bytes are `U+FFFD`.
  package let text: String

  package init(span: SourceSpan, text: String) {
    self.span = span
    self.text = text
  }

  package static let code = DiagnosticCode.nonASCIICharacter
  package static let severity = Severity.error
  package static let title = "a character is not ASCII"
  package static let explanation = """
    The language is written in ASCII alone: names are C identifiers, and every operator is made of
    the characters of a plain keyboard. What looks like one of them often is not: an editor that
    "improves" punctuation turns `-` into a dash, and `>=` into one character; text copied from a
    page brings spaces that cannot be told from plain ones.
    """
  package static let example = DiagnosticExample.check("[a]\u{2013}[b]")
  package static let repair = DiagnosticExample.check("[a]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let plain = Self.plain(text)
    let expected: String
    var fixIts: [FixIt] = []
    switch plain {
    case nil:
      expected = "names are made of the letters `a` to `z`, `A` to `Z`, digits and `_`"
    case "":
      expected = "nothing could stand between the pieces of a format"
      fixIts.append(
        FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")], applicability: .safe))
    case let plain?:
      expected = "the plain spelling is \(Wording.quoted(plain))"
      fixIts.append(
        FixIt(
          "replace by \(Wording.quoted(plain))", [SourceEdit(span, plain)],
          applicability: Self.replacesSignsOnly(text) ? .safe : .unsafe))
    }
    return Diagnostic(
      Self.code, Self.severity,
      "found \(Wording.quoted(text)) outside of ASCII, \(expected)",
      at: SourceLocation(origin, span), caption: "only ASCII characters could stand here",
      notes: Self.notes(on: text),
      fixIts: fixIts)
  }

  private static func notes(on text: String) -> [String] {
    let rule = "a format is written in ASCII alone"
    guard text.unicodeScalars.contains("\u{FFFD}") else { return [rule] }
    return [rule, "bytes that are not UTF-8 are shown as `\u{FFFD}`"]
  }

  /// What the whole run is a look-alike of, `nil` when a part of it is none; ASCII stays as it is.
  private static func plain(_ text: String) -> String? {
    var plain = ""
    for scalar in text.unicodeScalars {
      guard let piece = lookAlike(scalar) else { return nil }
      plain += piece
    }
    return plain
  }

  /// Whether each character that is not ASCII is a look-alike of a sign, and none of a part of a name.
  private static func replacesSignsOnly(_ text: String) -> Bool {
    text.unicodeScalars.lazy.filter { !$0.isASCII }.allSatisfy { scalar in
      guard let sign = lookAlike(scalar)?.utf8.first else { return false }
      return "-|[]()<>=@,:".utf8.contains(sign)
    }
  }

  /// The ASCII text that a character is typed or pasted for; empty for an invisible one.
  private static func lookAlike(_ scalar: Unicode.Scalar) -> String? {
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
