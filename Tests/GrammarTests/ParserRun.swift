import VFLDiagnostics
import VFLSyntax

/// The result of parsing an input string, and the invariants of every result.
struct ParserRun {
  /// The input string.
  let text: [UInt8]
  /// The tree that the parser returned.
  let tree: FormatTree
  /// The diagnostics that the parser returned.
  let diagnostics: [Diagnostic]
  /// The tokens without the empty token that may mark the end.
  let tokens: ArraySlice<Token>

  /// The origin that is passed to the parser.
  static let origin = SourceOrigin.format(3)

  /// Parses an input string.
  init(_ text: [UInt8]) {
    let (tree, diagnostics) = FormatTree.parse(text, origin: Self.origin)
    self.init(text: text, tree: tree, diagnostics: diagnostics)
  }

  /// Creates a run with the given results.
  init(text: [UInt8], tree: FormatTree, diagnostics: [Diagnostic], tokens: [Token]? = nil) {
    self.text = text
    self.tree = tree
    self.diagnostics = diagnostics
    let tokens = tokens ?? AppleParser.tokens(of: text)
    self.tokens = tokens.last?.kind == .end ? tokens.dropLast() : tokens[...]
  }

  /// Whether the parser accepts the input string.
  var accepts: Bool { diagnostics.isEmpty }

  /// The texts of the tokens.
  var tokenTexts: [String] {
    tokens.map { String(decoding: text[$0.start..<$0.end], as: UTF8.self) }
  }

  /// A description of the first violated invariant; `nil` if all invariants are satisfied.
  var broken: String? {
    if tree.text != text { return "has the tree of \(Self.shown(tree.text))" }
    if !tokensTile { return "is not tiled by its tokens" }
    if diagnostics.count > Limit.textDiagnostics.value + 1 {
      return "has \(diagnostics.count) diagnostics"
    }
    for diagnostic in diagnostics {
      if let violation = violation(of: diagnostic) {
        return "has a \(diagnostic.code) \(violation)"
      }
    }
    return nil
  }

  private var tokensTile: Bool {
    var offset = 0
    for token in tokens {
      guard token.start == offset, token.end > token.start, token.kind != .end else {
        return false
      }
      offset = token.end
    }
    return offset == text.count
  }

  private func violation(of diagnostic: Diagnostic) -> String? {
    guard let location = diagnostic.location else { return "without a place" }
    for location in [location] + diagnostic.labels.map(\.location) {
      if location.origin != Self.origin { return "in another text" }
      if !isInside(location.span) { return "at \(location.span)" }
    }
    for fixIt in diagnostic.fixIts {
      var free = 0
      for edit in fixIt.edits.sorted(by: { $0.span.start < $1.span.start }) {
        if !isInside(edit.span) { return "with an edit at \(edit.span)" }
        if edit.span.start < free { return "with edits that overlap" }
        free = edit.span.end
      }
    }
    return nil
  }

  private func isInside(_ span: SourceSpan) -> Bool {
    0 <= span.start && span.start <= span.end && span.end <= text.count
  }

  /// Returns the beginning of an input string in backquotes, for the message of a failed test.
  static func shown(_ text: some Collection<UInt8>) -> String {
    "`" + String(decoding: text.prefix(200), as: UTF8.self) + "`"
  }
}
