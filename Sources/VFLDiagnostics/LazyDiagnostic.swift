/// A diagnostic whose message is created on demand.
///
/// For each code, an extension of this type has a function that creates the diagnostic from spans, names and
/// numbers, such as `.missingViewName(span:opener:found:)`, and a page of the same name. The extensions are
/// in `Catalogue/`: for example, `LazyDiagnostic+VFL011x.swift` contains the codes VFL0110 to VFL0119.
package struct LazyDiagnostic: Sendable {
  /// The code.
  package let code: DiagnosticCode
  /// The severity.
  package let severity: Severity
  /// The span of the diagnostic; `nil` if the diagnostic has no location.
  package let span: SourceSpan?
  // The words are created on demand, because an input may have a million diagnostics, of which most are only
  // counted.
  private let words: @Sendable () -> Words

  /// Creates a diagnostic.
  ///
  /// If `severity` is `nil`, the severity on the code's page is used.
  init(
    _ code: DiagnosticCode, severity: Severity? = nil, at span: SourceSpan?,
    words: @escaping @Sendable () -> Words
  ) {
    self.code = code
    self.severity = severity ?? DiagnosticPage.of(code).severity
    self.span = span
    self.words = words
  }

  /// Returns the diagnostic, with spans that refer to the source `origin`.
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

extension LazyDiagnostic {
  /// The message, caption, labels, notes and fix-its of a diagnostic.
  struct Words {
    /// A secondary location that explains the diagnostic.
    struct Label {
      /// The location of a label.
      enum Place {
        /// A span in the same source as the diagnostic.
        case span(SourceSpan)
        /// A location in any source.
        case location(SourceLocation)
      }

      let place: Place
      let message: String

      /// Creates a label for a span in the same source as the diagnostic.
      init(_ span: SourceSpan, _ message: String) {
        place = .span(span)
        self.message = message
      }

      /// Creates a label for a location in any source.
      init(_ location: SourceLocation, _ message: String) {
        place = .location(location)
        self.message = message
      }
    }

    var message: String
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
