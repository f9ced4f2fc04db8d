/// What is shown of one text: a heading that says where, and the lines with what stands under them.
struct Snippet: Sendable {
  /// A line, or the pieces of it that are shown.
  struct Line: Sendable {
    /// Its number in the file.
    let number: Int
    /// What is shown of it.
    let text: String
    /// The rows under it.
    let rows: [AnnotationRow]
  }

  /// Where it is: `name:line:column`.
  let place: String
  /// The lines, from the top.
  let lines: [Line]
}
