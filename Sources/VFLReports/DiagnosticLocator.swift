package import VFLDiagnostics
package import VFLText

/// Converts the locations of diagnostics to positions in a file.
///
/// The span of a diagnostic refers to a source, and a file can contain several sources. For example, each
/// format string of a `.vfl` file is a source. If the file does not contain a source byte by byte, as in a
/// JSON string with escape sequences, the diagnostic refers to the whole string, and its JSON pointer
/// identifies the string.
package struct DiagnosticLocator: Sendable {
  /// The location of a source in the file.
  private enum Home {
    /// The file contains the source byte by byte, starting at this offset.
    case offset(Int)
    /// The source is the value with this JSON pointer. The span of the value is `nil` if it is unknown.
    case pointer(String, SourceSpan?)
    /// The source is derived from the text of the file at this span, which does not contain the source.
    case derived(SourceSpan)
    /// The location of the source is unknown.
    case nowhere
  }

  private let path: ReportPath
  /// The file's name in the names of the sources.
  private let name: String
  private let bytes: [UInt8]
  private let lines: SourceLines
  /// Whether the file begins with a byte order mark, which is not counted in the columns of the first line.
  private let hasMark: Bool

  /// Creates a locator for a file.
  ///
  /// - Parameters:
  ///   - path: The path from which fingerprints are computed. It should not depend on the machine or on the
  ///     spelling of the path on the command line.
  ///   - name: The file's name in the names of the sources, or `nil` if it is the path.
  ///   - bytes: The contents of the file.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(path: ReportPath, name: String? = nil, bytes: [UInt8]) {
    self.path = path
    self.name = name ?? path.text
    self.bytes = bytes
    lines = SourceLines(bytes)
    hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// Returns the diagnostics in the form that reports use, in the same order.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics to convert.
  ///   - sources: The sources that the diagnostics refer to. If none of them has the origin `.document`, the
  ///     file itself is used as the document.
  ///   - places: The spans of sources in the file. The span of a JSON string excludes the quotation marks.
  ///   - style: The style in which each diagnostic is also rendered, or `nil` to render none.
  /// - Complexity: O(*n* + *m*), where *n* is the number of bytes in the file and the sources, and *m* is the
  ///   size of the result.
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

  /// Returns the span of each diagnostic in the file, and whether the file contains its source byte by byte.
  ///
  /// If a source is located only by a JSON pointer, the span covers the whole value. An element is `nil`
  /// if the diagnostic has no location in the file.
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
      switch homes[location.origin] {
      case .pointer, .derived: return (span, false)
      default: return (span, true)
      }
    }
  }

  /// Returns the location of each source in the file.
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
      } else if let place = places[source.origin] {
        homes[source.origin] = .derived(place)
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

  /// Returns whether a range of the file contains exactly the given bytes.
  private func spells(_ span: SourceSpan, _ text: [UInt8]) -> Bool {
    span.end <= bytes.count && bytes[span.start..<span.end].elementsEqual(text)
  }

  /// Returns the offset at which the file contains a source byte by byte, or `nil` if the file does not
  /// contain the source at its column.
  private func offset(of source: RenderedSource, lineStart: Int) -> Int? {
    var offset = lineStart
    for _ in 1..<max(source.column, 1) where offset < bytes.count {
      offset = ScalarReader.unit(at: offset, in: bytes).end
    }
    // The column of a source may count the byte order mark as one scalar or as three bytes.
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
    case .derived(let place): return place.end <= bytes.count ? place : nil
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
      // A fix-it is omitted as a whole if any of its edits has no position in the file.
      guard edits.count == fixIt.edits.count else { return nil }
      return ReportFix(
        message: fixIt.message, edits: edits, applicability: fixIt.applicability)
    }
  }

  /// Returns the fingerprint of a diagnostic, computed from the line on which the diagnostic begins.
  ///
  /// Without a region, the fingerprint is computed from the JSON pointer and the message.
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

  /// Returns the first 1,024 bytes of a line, without leading and trailing whitespace.
  ///
  /// The limit bounds the cost of many diagnostics on a single very long line.
  private func lineText(from start: Int) -> ArraySlice<UInt8> {
    let limit = min(start + 1024, bytes.count)
    let blanks: [UInt8] = [0x20, 0x09, 0x0D]
    let line = bytes[start..<limit].prefix { $0 != 0x0A && $0 != 0x0D }.drop(while: blanks.contains)
    let length = line.reversed().drop(while: blanks.contains).count
    return line.prefix(length)
  }
}
