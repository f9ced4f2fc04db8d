/// A diagnostic whose message is created on demand.
///
/// Each code has a function in an extension of this type that creates its finding from spans, names and
/// numbers, such as `.missingViewName(span:opener:found:)`, and a page of the same name. Both are in the file
/// of their code in `Catalogue/`: the codes VFL0110 to VFL0119 are in `Finding+VFL011x.swift`.
package struct Finding: Sendable {
  /// The code.
  package let code: DiagnosticCode
  /// The severity.
  package let severity: Severity
  /// The span of the diagnostic; `nil` if it refers to no text.
  package let span: SourceSpan?
  // Created on demand, because a text may have a million findings that are only counted.
  private let words: @Sendable () -> Words

  /// Creates a finding whose severity, unless given, is the severity of the page of its code.
  init(
    _ code: DiagnosticCode, severity: Severity? = nil, at span: SourceSpan?,
    words: @escaping @Sendable () -> Words
  ) {
    self.code = code
    self.severity = severity ?? DiagnosticPage.of(code).severity
    self.span = span
    self.words = words
  }

  /// Returns the diagnostic, whose spans refer to the text named by `origin`.
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
  /// The texts of a diagnostic.
  struct Words {
    /// A secondary location that explains the diagnostic.
    struct Label {
      /// The location of a label.
      enum Place {
        /// A span in the text of the diagnostic.
        case span(SourceSpan)
        /// A location in any text.
        case location(SourceLocation)
      }

      let place: Place
      let message: String

      /// Creates a label in the text of the diagnostic.
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
