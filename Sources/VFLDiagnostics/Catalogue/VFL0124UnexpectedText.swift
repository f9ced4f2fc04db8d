/// A text where something else should follow.
package struct UnexpectedText: DiagnosticDefinition {
  /// What the text was most likely meant for.
  package enum Meaning: Sendable, Hashable {
    /// A view of that name, without its brackets.
    case view(String)
    /// The bar at an end of the format, for which another sign was typed.
    case bar
    /// A gap at the beginning of the format whose bar, or bar and dash, are missing.
    case firstGap(missing: String)
    /// The size of the view whose `]` stands right in front.
    case sizeOfViewInFront
    /// The size of the view that it stands in, without parentheses.
    case sizeWithoutParentheses
    /// More of the gap in front; with it, the gap would be this text in this place.
    case moreOfGap(SourceSpan, String)
    /// Another format.
    case format
  }

  /// The text.
  package let span: SourceSpan
  /// The text.
  package let text: String
  /// What could stand there, a phrase such as "`-`, `[` or `|`".
  package let expected: String
  /// What it was most likely meant for, if that can be told.
  package let meaning: Meaning?

  package init(span: SourceSpan, text: String, expected: String, meaning: Meaning? = nil) {
    self.span = span
    self.text = text
    self.expected = expected
    self.meaning = meaning
  }

  package static let code = DiagnosticCode.unexpectedText
  package static let severity = Severity.error
  package static let title = "something else should follow"
  package static let explanation = """
    The pieces of a format follow a fixed order: an optional orientation, an optional bar with its
    gap, views with gaps between them, and an optional gap with a bar. The text at fault belongs
    to none of the pieces that could follow at that place.
    """
  package static let example = DiagnosticExample.check("[a]][b]")
  package static let repair = DiagnosticExample.check("[a][b]")

  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    Diagnostic(
      Self.code, Self.severity,
      "expected \(expected), found \(Wording.quoted(text))",
      at: SourceLocation(origin, span), caption: "\(expected) could stand here", notes: notes,
      fixIts: [fixIt])
  }

  private var notes: [String] {
    switch meaning {
    case .view: ["a view is its name in brackets"]
    case .bar: ["`|` is the edge of the superview"]
    case .sizeOfViewInFront, .sizeWithoutParentheses:
      ["a view's size stands in parentheses behind its name, inside of the brackets: `[a(50)]`"]
    case .moreOfGap: ["several predicates of one gap stand in one pair of parentheses"]
    case .format: [Self.formatNote]
    case .firstGap, nil: []
    }
  }

  /// What to do with two formats in one text.
  static let formatNote =
    "another format begins here; each is a string, or a line of a document, of its own"

  private var fixIt: FixIt {
    switch meaning {
    case .view(let name):
      FixIt("put the view in brackets: `[\(name)]`", [SourceEdit(span, "[\(name)]")])
    case .bar: FixIt("replace by `|`", [SourceEdit(span, "|")])
    case .firstGap(let missing):
      FixIt("insert `\(missing)`", [SourceEdit(SourceSpan(at: span.start), missing)])
    case .sizeOfViewInFront:
      FixIt(
        "put the size into the view",
        [
          SourceEdit(SourceSpan(span.start - 1, span.start), ""),
          SourceEdit(SourceSpan(at: span.end), "]"),
        ])
    case .sizeWithoutParentheses:
      FixIt(
        "put the size in parentheses",
        [SourceEdit(SourceSpan(at: span.start), "("), SourceEdit(SourceSpan(at: span.end), ")")])
    case .moreOfGap(let gap, let merged):
      FixIt("put both into one pair of parentheses", [SourceEdit(gap, merged)])
    case .format, nil: FixIt("delete \(Wording.quoted(text))", [SourceEdit(span, "")])
    }
  }
}
