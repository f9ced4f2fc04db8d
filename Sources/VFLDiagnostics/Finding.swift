/// One thing that was found: its code, where it is, and the words for it.
///
/// Each code has a function here that makes its findings from spans, names and numbers, such as
/// `.missingViewName(span:opener:found:)`, and a page of the same name. Both stand in `Catalogue/`, in
/// the file of their code: those of VFL0110 to VFL0119 in `Finding+VFL011x.swift`.
package struct Finding: Sendable {
  /// The code.
  package let code: DiagnosticCode
  /// The severity, if it is told.
  package let severity: Severity
  /// The bytes at fault; `nil` when the fault has no place in a text.
  package let span: SourceSpan?
  // Words are made only for a finding that is told: a text may have a million.
  private let words: @Sendable () -> Words

  /// Creates a finding; it has the severity of its code's page where it has none of its own.
  init(
    _ code: DiagnosticCode, severity: Severity? = nil, at span: SourceSpan?,
    words: @escaping @Sendable () -> Words
  ) {
    self.code = code
    self.severity = severity ?? DiagnosticPage.of(code).severity
    self.span = span
    self.words = words
  }

  /// The finding as a diagnostic, its spans counted in the text named by `origin`.
  package func diagnostic(in origin: SourceOrigin) -> Diagnostic {
    let words = words()
    return Diagnostic(
      code, severity, words.message, at: span.map { SourceLocation(origin, $0) },
      caption: words.caption,
      labels: words.labels.map { label in
        switch label.place {
        case .span(let span): .init(SourceLocation(origin, span), label.message)
        case .location(let location): .init(location, label.message)
        }
      },
      notes: words.notes, fixIts: words.fixIts)
  }
}

extension Finding {
  /// What is said of a finding.
  struct Words {
    /// A second place that explains a finding.
    struct Label {
      /// Where a label stands.
      enum Place {
        /// In the text of the finding.
        case span(SourceSpan)
        /// In any text.
        case location(SourceLocation)
      }

      let place: Place
      let message: String

      /// Creates a label in the text of the finding.
      init(_ span: SourceSpan, _ message: String) {
        place = .span(span)
        self.message = message
      }

      /// Creates a label in any text.
      init(_ location: SourceLocation, _ message: String) {
        place = .location(location)
        self.message = message
      }
    }

    let message: String
    var caption: String
    var labels: [Label]
    var notes: [String]
    var fixIts: [FixIt]

    init(
      _ message: String, caption: String = "", labels: [Label] = [], notes: [String] = [],
      fixIts: [FixIt] = []
    ) {
      self.message = message
      self.caption = caption
      self.labels = labels
      self.notes = notes
      self.fixIts = fixIts
    }
  }
}
