package import VFLDiagnostics
package import VFLRendering

/// The formats and equations of a layout as the texts that diagnostics point into.
package struct LayoutTexts: Sendable {
  /// The formats, and behind them the equations.
  package let sources: [RenderedSource]
  /// How many formats there are.
  package let formatCount: Int
  /// Where those of a JSON document stand in it.
  private let places: [SourceOrigin: SourceSpan]

  /// Numbers the formats and equations of some documents.
  init(of documents: [LayoutDocument]) {
    formatCount = documents.reduce(0) { $0 + $1.formats.count }
    var found: [RenderedSource] = []
    found.reserveCapacity(documents.reduce(formatCount) { $0 + $1.equations.count })
    var spans: [SourceOrigin: SourceSpan] = [:]
    func add(_ text: LayoutDocument.Text, _ origin: SourceOrigin) {
      found.append(
        RenderedSource(
          origin, name: text.name, bytes: text.bytes, line: text.line, column: text.column))
      spans[origin] = text.place
    }
    for document in documents {
      for text in document.formats { add(text, .format(found.count)) }
    }
    for document in documents {
      for text in document.equations { add(text, .equation(found.count - formatCount)) }
    }
    (sources, places) = (found, spans)
  }

  /// The equations.
  var equations: ArraySlice<RenderedSource> { sources.dropFirst(formatCount) }

  /// Findings in formats and equations; some may point into another text, which stands in front.
  func group(of diagnostics: [Diagnostic], behind others: [RenderedSource] = []) -> FaultGroup {
    FaultGroup(sources: others + sources, diagnostics: diagnostics, places: places)
  }

  /// The text of a location in a format or an equation.
  package func text(_ location: SourceLocation) -> String? {
    let index =
      switch location.origin {
      case .format(let index): index
      case .equation(let index): formatCount + index
      case .document: -1
      }
    guard sources.indices.contains(index) else { return nil }
    let bytes = sources[index].bytes
    let (start, end) = (location.span.start, location.span.end)
    guard start >= 0, start <= end, end <= bytes.count else { return nil }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
