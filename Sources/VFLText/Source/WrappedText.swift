/// Functions that wrap text between words.
package enum WrappedText {
  /// Returns the lines of a string, wrapped to a width in cells.
  ///
  /// Only U+0020 separates words. The space at which a line is wrapped is omitted, and so are spaces at the
  /// beginning of a line. A line that consists of a single word may exceed the width.
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
