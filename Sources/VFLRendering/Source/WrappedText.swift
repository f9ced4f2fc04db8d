/// Text on lines of a width, broken between words.
package enum WrappedText {
  /// The lines of a text, none of which takes more cells than the width unless it is a single word.
  ///
  /// Only U+0020 is between words; where a line is broken there, those spaces are left out.
  package static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var (line, cells) = ("", 0)
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let word = String(word)
      let wordCells = DisplayColumn.width(of: word)
      if cells > 0, cells + 1 + wordCells > width {
        lines.append(line)
        (line, cells) = (word, wordCells)
      } else {
        if !line.isEmpty {
          line += " "
          cells += 1
        }
        line += word
        cells += wordCells
      }
    }
    lines.append(line)
    return lines
  }
}
