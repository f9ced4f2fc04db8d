import VFLDiagnostics

/// The calls of a file in which the search exceeds its budget.
struct UnsearchedCalls {
  /// The first tokens of the formats of calls of the system's function and of the known wrappers, if the
  /// tokens show them, in order.
  private(set) var sites: [UnreadableSite] = []

  init(_ file: FileReading) {
    let tokens = file.tree.tokens
    let bases = Set(file.wrappers.entries.map { $0.candidate.wrapper.base })
    let names = Set(
      (bases + ["constraintsWithVisualFormat"]).compactMap {
        tokens.names.number(of: $0, in: tokens.bytes)
      })
    for index in 0..<file.text.fileCount where tokens.isName(index) {
      let isSystem =
        tokens.isWord(index, "constraints")
        && tokens.isWord(index + 2, anyOf: ["withVisualFormat", "visualFormat"])
      guard isSystem || names.contains(tokens.tokens[index].link),
        tokens.isWord(index + 1, "(") || tokens.isWord(index + 1, ":"),
        !tokens.isWord(index - 1, ")"), !tokens.isWord(index - 1, "func")
      else { continue }
      let isLabelled =
        tokens.language == .swift && tokens.isName(index + 2) && tokens.isWord(index + 3, ":")
      let start = isLabelled ? index + 4 : index + 2
      guard start < file.text.fileCount else { continue }
      sites.append(
        UnreadableSite(
          span: file.span(of: start), reason: .effort, viewsSource: nil, metricsSource: nil))
    }
  }
}
