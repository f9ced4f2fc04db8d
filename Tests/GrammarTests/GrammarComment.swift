import VFLTestSupport

/// A fenced block of EBNF in a documentation comment.
struct GrammarComment: Hashable {
  /// The text between the fences.
  let text: String
  /// The line of the documented declaration.
  let declaration: String

  /// Returns all EBNF blocks in the documentation comments of a source file.
  static func all(in source: String) -> [GrammarComment] {
    var comments: [GrammarComment] = []
    var blocks: [String] = []
    var openBlock: [String]?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("///") {
        let words = String(line.dropFirst(3).drop { $0 == " " })
        if words == "```ebnf" {
          openBlock = []
        } else if words.hasPrefix("```"), let block = openBlock {
          blocks.append(block.joined(separator: "\n"))
          openBlock = nil
        } else {
          openBlock?.append(words)
        }
      } else if !line.hasPrefix("@") {
        comments += blocks.map { GrammarComment(text: $0, declaration: String(line)) }
        blocks = []
        openBlock = nil
      }
    }
    return comments
  }

  /// Whether the declaration is the function that parses the productions of a block.
  ///
  /// The function is named after the first production. The other productions are variants of it, and their
  /// names end with its name, like `unsignedValue` for `value`.
  func declaresParser(of productions: [String]) -> Bool {
    guard let first = productions.first else { return false }
    let name = first.prefix(1).uppercased() + first.dropFirst()
    let functions = ["func parse\(name)(", "func parseOptional\(name)("]
    return functions.contains(where: declaration.contains)
      && productions.dropFirst().allSatisfy { $0.hasSuffix(name) }
  }

  /// Returns the violations of the rule that parser functions document each syntax production exactly once:
  /// missing and repeated productions, productions that differ from the grammar, and blocks at the wrong
  /// function.
  static func diagnostics(in sources: [String], of grammar: EBNFGrammar) throws -> [String] {
    var diagnostics: [String] = []
    var counts: [String: Int] = [:]
    let known = Set(grammar.productions.map(\.source))
    let syntax = Set(grammar.syntax.map(\.name))
    for comment in sources.flatMap(all) {
      let productions = try EBNFReader.productions(in: comment.text)
      let names = productions.map(\.name)
      // A function that scans a token can have any name.
      if names.isEmpty || names.contains(where: syntax.contains),
        !comment.declaresParser(of: names)
      {
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        diagnostics.append("misplaced documentation of \(list): `\(comment.declaration)`")
      }
      for production in productions {
        counts[production.source, default: 0] += 1
        if !known.contains(production.source) {
          diagnostics.append("`\(production.source)` is not in the grammar")
        }
      }
    }
    for production in grammar.syntax where counts[production.source] != 1 {
      let count = counts[production.source, default: 0]
      diagnostics.append("`\(production.name)` is documented at \(count) functions")
    }
    return diagnostics
  }
}
