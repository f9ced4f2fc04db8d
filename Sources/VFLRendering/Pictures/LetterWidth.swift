/// About how wide text is in the fonts of whoever looks at a picture: rather too wide than too narrow, so that
/// what is thought to have room has it.
enum LetterWidth {
  /// The width of a text whose letters have a size.
  static func width(of text: String, size: Double) -> Double {
    text.unicodeScalars.reduce(0) { $0 + share(of: $1) } * size
  }

  /// As much of a text as has room: its beginning, an ellipsis, and its last two letters, by which names with
  /// one beginning often differ; `nil` where not even some letters have room.
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

  /// The width of a letter as a share of its size.
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
      // Nobody knows which letters these are.
      case .narrow, .invisible: 0.95
      }
    }
  }
}
