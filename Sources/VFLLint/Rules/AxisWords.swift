/// Words of names that speak of one axis.
enum AxisWords {
  private static let horizontal: Set<String> = [
    "left", "right", "leading", "trailing", "horizontal", "horiz", "hor", "width",
  ]
  private static let vertical: Set<String> = [
    "top", "bottom", "vertical", "vert", "ver", "height",
  ]

  /// The first word of a name that speaks of the horizontal axis, or else of the vertical one; `nil`
  /// when there is none, or when there are words of both.
  static func word(in name: String, ofHorizontal isHorizontal: Bool) -> String? {
    let words = words(of: name)
    let (wanted, other) = isHorizontal ? (horizontal, vertical) : (vertical, horizontal)
    guard !words.contains(where: { other.contains($0.lowercased()) }) else { return nil }
    return words.first { wanted.contains($0.lowercased()) }
  }

  /// The words of `leftMargin`, `LEFT_MARGIN` and `kLeftMargin`: a word ends in front of a `_`, a digit
  /// and the first capital letter behind small ones.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasSmall = false
    for character in name.unicodeScalars {
      let isLetter = character.properties.isAlphabetic
      let isCapital = character.properties.isUppercase
      if !isLetter || isCapital && wasSmall {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isLetter { word.unicodeScalars.append(character) }
      wasSmall = isLetter && !isCapital
    }
    return word.isEmpty ? words : words + [word]
  }
}
