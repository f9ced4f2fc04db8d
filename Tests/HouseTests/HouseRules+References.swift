extension HouseRules {
  /// Returns the symbol references in comments, in double backquotes, whose symbol does not occur in the code
  /// of any file.
  static func unknownReferences(in files: [SourceFile]) -> [String] {
    var known: Set<Substring> = []
    for file in files {
      for line in file.lines where !isComment(line) { known.formUnion(words(of: line)) }
    }
    return files.flatMap { file in
      file.lines.filter(isComment).flatMap(references)
        .filter { !known.contains($0) }.map { "\(file.path) refers to `\($0)`" }
    }
  }

  private static func isComment(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix("//")
  }

  private static func words(of line: Substring) -> [Substring] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// Returns the names of the symbols that a comment refers to, without their parents and parameters.
  private static func references(in comment: Substring) -> [Substring] {
    guard comment.contains("``") else { return [] }
    return comment.matches(of: #/``(?:\w+\/)*`?(\w+)/#).map(\.output.1)
  }
}
