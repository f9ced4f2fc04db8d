package import VFLDiagnostics
package import VFLText

/// The format strings and equations of a layout, as sources for diagnostics.
package struct LayoutSources: Sendable {
  /// The format strings of all documents.
  package private(set) var formats: [LayoutDocument.Source] = []
  /// The equations of all documents.
  package private(set) var equations: [LayoutDocument.Source] = []

  /// The comparisons that `vfl verify` proves, whose origins follow those of the equations.
  private(set) var requirements: [LayoutDocument.Source] = []

  /// Collects the format strings and equations of `documents`.
  init(of documents: [LayoutDocument]) {
    // If only one document has format strings, they are not copied.
    for document in documents where !document.formats.isEmpty {
      if formats.isEmpty { formats = document.formats } else { formats += document.formats }
    }
    for document in documents {
      equations += document.equations
      requirements += document.verification.comparisons
    }
  }

  /// Groups diagnostics with the format strings and equations to which they refer.
  ///
  /// The sources in `others` come first.
  package func group(
    of diagnostics: [Diagnostic], behind others: [RenderedSource] = []
  ) -> DiagnosticGroup {
    var group = DiagnosticGroup(sources: others, diagnostics: diagnostics)
    var seen: Set<SourceOrigin> = []
    for diagnostic in diagnostics {
      for place in [diagnostic.location] + diagnostic.labels.map({ $0.location }) {
        guard let origin = place?.origin, seen.insert(origin).inserted, let text = self[origin]
        else {
          continue
        }
        group.sources.append(
          RenderedSource(
            origin, name: text.name, bytes: text.bytes, line: text.line, column: text.column))
        group.places[origin] = text.place
      }
    }
    return group
  }

  /// Returns the span in the document of the element or string that a source is derived from.
  ///
  /// Returns `nil` for a source of a `.vfl` file.
  package func place(of origin: SourceOrigin) -> SourceSpan? { self[origin]?.place }

  /// Returns the text at a location in a format string or equation; `nil` if the location is invalid or in a
  /// document.
  package func text(_ location: SourceLocation) -> String? {
    guard let bytes = self[location.origin]?.bytes else { return nil }
    let (start, end) = (location.span.start, location.span.end)
    guard start >= 0, start <= end, end <= bytes.count else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The format string or equation with an origin; `nil` for a document or an invalid index.
  private subscript(origin: SourceOrigin) -> LayoutDocument.Source? {
    switch origin {
    case .format(let index): formats.indices.contains(index) ? formats[index] : nil
    case .equation(let index):
      if equations.indices.contains(index) {
        equations[index]
      } else {
        requirements.dropFirst(index - equations.count).first
      }
    case .document: nil
    }
  }
}
