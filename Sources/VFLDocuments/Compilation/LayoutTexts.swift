package import VFLDiagnostics
import VFLRendering

/// The formats and equations of a layout as the texts that diagnostics point into.
package struct LayoutTexts: Sendable {
  /// The format strings of all documents.
  package private(set) var formats: [LayoutDocument.Text] = []
  /// The equations of all documents.
  package private(set) var equations: [LayoutDocument.Text] = []

  /// Numbers the formats and equations of some documents.
  init(of documents: [LayoutDocument]) {
    // The texts of one document are not copied.
    for document in documents where !document.formats.isEmpty {
      if formats.isEmpty { formats = document.formats } else { formats += document.formats }
    }
    for document in documents { equations += document.equations }
  }

  /// Groups diagnostics with the formats and equations that they point into; some may point into another text,
  /// which comes first.
  func group(of diagnostics: [Diagnostic], behind others: [RenderedSource] = []) -> FaultGroup {
    var group = FaultGroup(sources: others, diagnostics: diagnostics)
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

  /// The text of a location in a format or an equation.
  package func text(_ location: SourceLocation) -> String? {
    guard let bytes = self[location.origin]?.bytes else { return nil }
    let (start, end) = (location.span.start, location.span.end)
    guard start >= 0, start <= end, end <= bytes.count else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The format or equation at an origin; `nil` for a document and an index that no text has.
  private subscript(origin: SourceOrigin) -> LayoutDocument.Text? {
    switch origin {
    case .format(let index): formats.indices.contains(index) ? formats[index] : nil
    case .equation(let index): equations.indices.contains(index) ? equations[index] : nil
    case .document: nil
    }
  }
}
