import VFLDiagnostics

/// The calls of a file that no walk has reached, found by their tokens.
struct UnsearchedCalls {
  /// The first tokens of the formats, in order.
  private(set) var sites: [UnreadableSite] = []

  /// Finds the calls of the system's function at which no walk has arrived.
  ///
  /// They are in code that is not walked, such as default arguments and code that is not understood.
  init(unreachedIn file: FileReading) {
    find(in: file, reason: .expression) { token in
      Self.isSystem(token, file.tree.tokens) && !file.reachedCalls.contains(token)
    }
  }

  /// Finds all calls of the system's function and of the known wrappers in a file whose search exceeds its budget.
  init(_ file: FileReading) {
    let names = Set(file.wrappers.entries.compactMap { file.wrappers.callName(of: $0) })
    find(in: file, reason: .effort) { token in
      Self.isSystem(token, file.tree.tokens)
        || names.contains(file.tree.tokens.tokens[token].link)
    }
  }

  private static func isSystem(_ name: Int, _ tokens: HostTokens) -> Bool {
    tokens.isWord(name, "constraintsWithVisualFormat")
      || tokens.isWord(name, "constraints")
        && tokens.isWord(name + 2, anyOf: ["withVisualFormat", "visualFormat"])
  }

  private mutating func find(
    in file: FileReading, reason: UnreadableSite.Reason, where isSought: (Int) -> Bool
  ) {
    let tokens = file.tree.tokens
    for name in 0..<file.text.fileCount where tokens.isName(name) && isSought(name) {
      guard tokens.isWord(name + 1, "(") || tokens.isWord(name + 1, ":"),
        !tokens.isWord(name - 1, ")"), !tokens.isWord(name - 1, "func")
      else { continue }
      let isLabelled =
        tokens.language == .swift && tokens.isName(name + 2) && tokens.isWord(name + 3, ":")
      let start = isLabelled ? name + 4 : name + 2
      // The name of a function without a call, such as `constraints(withVisualFormat:options:)`.
      let isSelector =
        tokens.isWord(start, ")") || tokens.isName(start) && tokens.isWord(start + 1, ":")
      guard start < file.text.fileCount, !isSelector else { continue }
      sites.append(
        UnreadableSite(
          span: file.span(of: start), reason: reason, viewsSource: nil, metricsSource: nil))
    }
  }
}
