/// Words in names that refer to one axis.
enum AxisWords {
  private static let horizontal: Set<String> = [
    "left", "right", "leading", "trailing", "horizontal", "horiz", "hor", "width",
  ]
  private static let vertical: Set<String> = [
    "top", "bottom", "vertical", "vert", "ver", "height",
  ]

  /// Returns the first word of a name that refers to the given axis; `nil` if it is absent, or if another
  /// word refers to the other axis.
  static func word(in name: String, ofHorizontal isHorizontal: Bool) -> String? {
    let words = words(of: name)
    let (wanted, other) = isHorizontal ? (horizontal, vertical) : (vertical, horizontal)
    guard !words.contains(where: { other.contains($0.lowercased()) }) else { return nil }
    return words.first { wanted.contains($0.lowercased()) }
  }

  /// Returns the words of a name such as `leftMargin`, `LEFT_MARGIN` or `kLeftMargin`.
  ///
  /// A word ends before a character that is not a letter, and before an uppercase letter that follows a
  /// lowercase letter.
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
