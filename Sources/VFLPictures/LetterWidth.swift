import VFLText

/// Estimates the width of text in the unknown fonts of the picture's readers.
///
/// The estimates are rather too large than too small, so that a text that fits by the estimate also fits in
/// the picture.
enum LetterWidth {
  /// Returns the estimated width of a text in the given font size, in the unit of `size`.
  static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + share(of: $1) } * size
  }

  /// Returns the beginning of a text, an ellipsis and the last two characters of the text.
  ///
  /// The beginning is as long as possible. Returns `nil` if no character fits before the ellipsis. The last
  /// two characters are kept because names with the same beginning often differ at the end.
  static func shortened(_ text: String, size: Double, to room: Double) -> String? {
    let letters = Array(text)
    let end = String(letters.suffix(2))
    var left = room - width(of: "…" + end, size: size)
    var shown = ""
    for letter in letters.dropLast(2) {
      left -= width(of: String(letter), size: size)
      if left < 0 { break }
      shown.append(letter)
    }
    return shown.isEmpty ? nil : shown + "…" + end
  }

  /// Returns the estimated width of a scalar as a fraction of the font size.
  private static func share(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", " ", "!": 0.34
    case "f", "r", "t", "(", ")", "[", "]", "-", "/", "\"": 0.45
    case "m", "w", "M", "W", "@", "%", "…", "—": 1.02
    case "a"..."z", "0"..."9", "_", "?", "$": 0.65
    case "A"..."Z", "#", "&", "<", ">", "=", "+", "×", "~", "≠", "≥", "≤": 0.85
    default:
      switch CellWidth.kind(of: scalar) {
      case .combining: 0
      case .wide: 1.1
      // The widths of these scalars are unknown, so assume wide letters.
      case .narrow, .invisible: 0.95
      }
    }
  }
}
