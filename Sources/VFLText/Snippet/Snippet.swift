/// An excerpt of a source: its location, and the lines with their annotation rows.
struct Snippet: Sendable {
  /// A source line, or the parts of a long line that are shown.
  struct Line: Sendable {
    /// The number of the line in the file.
    let number: Int
    /// The text that is shown.
    let text: String
    /// The annotation rows below the line.
    let rows: [AnnotationRow]
  }

  /// The location of the excerpt: `name:line:column`, or only the name.
  let place: String
  /// The lines, from top to bottom.
  private(set) var lines: [Line]

  /// Creates an excerpt.
  init(place: String, lines: [Line]) {
    (self.place, self.lines) = (place, lines)
  }

  /// Adds lines of another source in the same file, without their annotations, in the order of the file.
  mutating func addUnmarked(_ others: [Line]) {
    for line in others {
      let index = lines.firstIndex { $0.number > line.number } ?? lines.count
      lines.insert(Line(number: line.number, text: line.text, rows: []), at: index)
    }
  }
}
