package import VFLDiagnostics

/// Puts diagnostics into the coordinates of a file.
///
/// A diagnostic points into texts of which a file may hold several: the formats of a `.vfl` file
/// each are one. Where the file does not spell a text byte by byte, as a JSON string with escapes
/// does not, the finding is at the whole string, and says which value it is about.
package struct DiagnosticLocator: Sendable {
  /// The place of a diagnostic's text in the file.
  private enum Home {
    /// The text starts at an offset of the file.
    case offset(Int)
    /// The text is the value at a JSON pointer, somewhere in a span, if that is known.
    case pointer(String, SourceSpan?)
    /// Nothing is known.
    case nowhere
  }

  private let path: ReportPath
  /// What the texts call the file.
  private let name: String
  private let bytes: [UInt8]
  private let lines: SourceLines
  /// A byte order mark is no part of the first line.
  private let hasMark: Bool

  /// Creates a reader of a file.
  ///
  /// The path is what fingerprints are made of; it should be the same wherever a tool runs and however
  /// it is called, even where the texts have another name for the file.
  ///
  /// - Complexity: O(bytes).
  package init(path: ReportPath, name: String? = nil, bytes: [UInt8]) {
    self.path = path
    self.name = name ?? path.text
    self.bytes = bytes
    lines = SourceLines(bytes)
    hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// The findings that some diagnostics are, in their order.
  ///
  /// A text that is not among the sources is the file itself. The places say where strings of a JSON
  /// document stand, between their quotes. With a style, each finding is also rendered.
  ///
  /// - Complexity: O(bytes of the file and the sources + what is told of the diagnostics).
  package func reports(
    on diagnostics: [Diagnostic], in sources: [RenderedSource] = [],
    at places: [SourceOrigin: SourceSpan] = [:], rendered style: RenderStyle? = nil
  ) -> [ReportDiagnostic] {
    var texts = sources
    if !sources.contains(where: { $0.origin == .document }) {
      texts.append(RenderedSource(.document, name: name, bytes: bytes))
    }
    let homes = homes(of: texts, at: places)
    let rendered = style.map {
      DiagnosticRenderer(sources: texts, style: $0).texts(of: diagnostics)
    }
    var lineTexts: [Int: ArraySlice<UInt8>] = [:]
    var counts: [LineFingerprint: Int] = [:]
    var reports: [ReportDiagnostic] = []
    reports.reserveCapacity(diagnostics.count)
    for (index, diagnostic) in diagnostics.enumerated() {
      let region = diagnostic.location.flatMap { self.region(of: $0, homes) }
      var pointer: String?
      if let origin = diagnostic.location?.origin, case .pointer(let value, _) = homes[origin] {
        pointer = value
      }
      let first = fingerprint(of: diagnostic, region, pointer, &lineTexts)
      let before = counts[first, default: 0]
      counts[first] = before + 1
      reports.append(
        ReportDiagnostic(
          code: diagnostic.code, severity: diagnostic.severity, message: diagnostic.message,
          region: region, pointer: pointer, caption: diagnostic.caption,
          related: diagnostic.labels.map {
            ReportLocation(region: self.region(of: $0.location, homes), message: $0.message)
          },
          notes: diagnostic.notes, fixes: fixes(of: diagnostic, homes),
          fingerprint: first.following(before), rendered: rendered?[index], suppression: nil))
    }
    return reports
  }

  /// Returns the spans of some diagnostics in the file, and whether the file spells their texts byte by byte.
  ///
  /// A diagnostic in a text that only a JSON pointer locates has the span of the whole value. A diagnostic
  /// without a location in the file has no span.
  package func spans(
    of diagnostics: [Diagnostic], in sources: [RenderedSource],
    at places: [SourceOrigin: SourceSpan]
  ) -> [(span: SourceSpan, isSpelled: Bool)?] {
    var texts = sources
    if !sources.contains(where: { $0.origin == .document }) {
      texts.append(RenderedSource(.document, name: name, bytes: bytes))
    }
    let homes = homes(of: texts, at: places)
    return diagnostics.map { diagnostic in
      guard let location = diagnostic.location, let span = span(of: location, homes) else {
        return nil
      }
      if case .pointer = homes[location.origin] { return (span, false) }
      return (span, true)
    }
  }

  /// Where each text stands in the file.
  private func homes(
    of sources: [RenderedSource], at places: [SourceOrigin: SourceSpan]
  ) -> [SourceOrigin: Home] {
    var homes: [SourceOrigin: Home] = [:]
    for source in sources where homes[source.origin] == nil {
      if source.origin == .document, source.line == 1, source.column == 1 {
        homes[.document] = .offset(0)
      } else if let place = places[source.origin], spells(place, source.bytes) {
        homes[source.origin] = .offset(place.start)
      } else if source.name.hasPrefix(name + "#") {
        homes[source.origin] = .pointer(
          String(source.name.dropFirst(name.count + 1)), places[source.origin])
      } else if let line = lines.start(ofLine: source.line - 1),
        let offset = offset(of: source, lineStart: line)
      {
        homes[source.origin] = .offset(offset)
      } else {
        homes[source.origin] = .nowhere
      }
    }
    return homes
  }

  /// Whether a piece of the file is a text, byte for byte.
  private func spells(_ span: SourceSpan, _ text: [UInt8]) -> Bool {
    span.end <= bytes.count && bytes[span.start..<span.end].elementsEqual(text)
  }

  /// The offset at which the file spells a text, at or behind the column that it is said to be in.
  private func offset(of source: RenderedSource, lineStart: Int) -> Int? {
    var offset = lineStart
    for _ in 1..<max(source.column, 1) where offset < bytes.count {
      offset = ScalarReader.unit(at: offset, in: bytes).end
    }
    // A mark of three bytes counts as one scalar here, and for whoever counted bytes as three.
    let candidates = hasMark && lineStart == 0 ? [offset, source.column - 1] : [offset]
    return candidates.first { start in
      start + source.bytes.count <= bytes.count
        && bytes[start..<start + source.bytes.count].elementsEqual(source.bytes)
    }
  }

  private func region(
    of location: SourceLocation, _ homes: [SourceOrigin: Home]
  ) -> ReportRegion? {
    guard let span = span(of: location, homes) else { return nil }
    let first = position(of: span.start)
    return ReportRegion(
      span: span, start: first, end: span.isEmpty ? first : position(of: span.end))
  }

  private func span(
    of location: SourceLocation, _ homes: [SourceOrigin: Home]
  ) -> SourceSpan? {
    switch homes[location.origin] {
    case .offset(let base):
      let start = min(max(base + location.span.start, 0), bytes.count)
      return SourceSpan(start, min(max(base + location.span.end, start), bytes.count))
    case .pointer(_, let place?) where place.end <= bytes.count: return place
    case .pointer, .nowhere, nil: return nil
    }
  }

  private func position(of offset: Int) -> ReportPosition {
    let place = lines.position(of: offset)
    let mark = hasMark && place.line == 0 && place.column > 0
    let column = place.column - (mark ? 1 : 0)
    return ReportPosition(
      line: place.line + 1, column: column + 1, utf16Column: column + place.pairs + 1,
      byteColumn: max(offset - place.lineStart - (mark ? 3 : 0), 0) + 1)
  }

  private func fixes(of diagnostic: Diagnostic, _ homes: [SourceOrigin: Home]) -> [ReportFix] {
    guard let origin = diagnostic.location?.origin, case .offset = homes[origin] else { return [] }
    return diagnostic.fixIts.compactMap { fixIt in
      let edits = fixIt.edits.compactMap { edit in
        region(of: SourceLocation(origin, edit.span), homes).map {
          ReportFix.Edit(region: $0, replacement: edit.replacement)
        }
      }
      // Half a change mends nothing.
      guard edits.count == fixIt.edits.count else { return nil }
      return ReportFix(
        message: fixIt.message, edits: edits, applicability: fixIt.applicability)
    }
  }

  /// The fingerprint of a diagnostic by the line that it begins on; without a line, by its message.
  private func fingerprint(
    of diagnostic: Diagnostic, _ region: ReportRegion?, _ pointer: String?,
    _ lineTexts: inout [Int: ArraySlice<UInt8>]
  ) -> LineFingerprint {
    guard let region else {
      let text = (pointer ?? "") + " " + diagnostic.message
      return LineFingerprint(path: path, code: diagnostic.code, line: text.utf8)
    }
    let start = region.span.start - (region.start.byteColumn - 1)
    let text = lineTexts[start] ?? lineText(from: start)
    lineTexts[start] = text
    return LineFingerprint(path: path, code: diagnostic.code, line: text)
  }

  /// The text of a line without the blanks around it; only the beginning of a very long one, so that
  /// many findings on it cost no more than on many lines.
  private func lineText(from start: Int) -> ArraySlice<UInt8> {
    let limit = min(start + 1024, bytes.count)
    let blanks: [UInt8] = [0x20, 0x09, 0x0D]
    let line = bytes[start..<limit].prefix { $0 != 0x0A && $0 != 0x0D }.drop(while: blanks.contains)
    let length = line.reversed().drop(while: blanks.contains).count
    return line.prefix(length)
  }
}
