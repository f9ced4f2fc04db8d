/// The excerpt of one text that is shown: a heading that says where, and lines with the rows under them.
struct Snippet: Sendable {
  /// A line, or the pieces of it that are shown.
  struct Line: Sendable {
    /// The number of the line in the file.
    let number: Int
    /// The text of the line, or of its pieces, as it is shown.
    let text: String
    /// The rows under it.
    let rows: [AnnotationRow]
  }

  /// The place of the text: `name:line:column`.
  let place: String
  /// The lines, from the top.
  let lines: [Line]
}
