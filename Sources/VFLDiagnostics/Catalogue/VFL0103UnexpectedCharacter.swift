/// A character that no construct uses, or several in a row.
package struct UnexpectedCharacter: DiagnosticDefinition {
  /// What characters were meant for.
  package enum Meaning: Sendable, Hashable {
    /// The `[` of a view, whose `]` stands here.
    case bracket(closer: SourceSpan)
    /// The quotes that a program has around a format, with those behind it, and the format.
    case quotes(SourceSpan, String)
  }

  /// The characters.
  package let span: SourceSpan
  /// The characters.
  package let text: String
  /// What they were most likely meant for, if that can be told.
  package let meaning: Meaning?

  package init(span: SourceSpan, text: String, meaning: Meaning? = nil) {
    self.span = span
    self.text = text
    self.meaning = meaning
  }

  package static let code = DiagnosticCode.unexpectedCharacter
  package static let severity = Severity.error
  package static let title = "a character has no meaning"
  package static let explanation = """
    A format is made of views `[name]`, gaps `-8-` and bars `|`; inside of them stand names,
    numbers, `(`, `)`, `,`, `@`, `==`, `>=` and `<=`. Any other character has no meaning anywhere.
    There are no comments, no quotes and no separators; each format is a string of its own.
    """
  package static let example = DiagnosticExample.check("[a]#-[b]")
  package static let repair = DiagnosticExample.check("[a]-[b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "found \(Wording.quoted(text)), but a format is made of views, gaps and bars only",
      at: SourceLocation(origin, span), caption: "has no meaning in a format",
      labels: labels(origin),
      notes: notes, fixIts: fixIts)
  }

  private func labels(_ origin: SourceOrigin) -> [Diagnostic.Label] {
    switch meaning {
    case .bracket(let closer): [.init(SourceLocation(origin, closer), "closed here")]
    case .quotes(let behind, _): [.init(SourceLocation(origin, behind), "closed here")]
    case nil: []
    }
  }

  private var notes: [String] {
    switch meaning {
    case .bracket: ["a view is its name in brackets"]
    case .quotes(_, let format):
      ["the quotes of a program are no part of a format, which is \(Wording.quoted(format))"]
    case nil: []
    }
  }

  private var fixIts: [FixIt] {
    switch meaning {
    case .bracket(let closer):
      [
        FixIt(
          "replace by `[` and `]`", [SourceEdit(span, "["), SourceEdit(closer, "]")],
          applicability: .safe)
      ]
    case .quotes(let behind, _):
      [
        FixIt(
          "delete the quotes", [SourceEdit(span, ""), SourceEdit(behind, "")], applicability: .safe)
      ]
    case nil:
      // Braces around something were meant for it.
      text.contains("{") || text.contains("}")
        ? [] : [FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")])]
    }
  }
}
