import Foundation
import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLReports
@testable import VFLText

@Suite("Locations of diagnostics in reports")
struct DiagnosticLocatorTests {
  private func diagnostics(
    _ text: String, _ diagnostics: [Diagnostic], in sources: [RenderedSource] = [],
    path: String = "a.vfl"
  ) -> [ReportDiagnostic] {
    DiagnosticLocator(path: ReportPath(path), bytes: Array(text.utf8))
      .reports(on: diagnostics, in: sources)
  }

  private func diagnostic(_ origin: SourceOrigin, _ start: Int, _ end: Int) -> Diagnostic {
    Diagnostic(
      .whiteSpace, .error, "m", at: SourceLocation(origin, SourceSpan(start, end)),
      fixIts: [FixIt("f", [SourceEdit(SourceSpan(start, end), "é")])])
  }

  @Test(
    "the line and column of a reported diagnostic equal the result of counting from the start",
    arguments: UInt64(1)...6)
  func places(seed: UInt64) throws {
    var random = RandomBytes(seed: seed)
    let bytes = random.text(pieces: 300)
    let spans = bytes.indices.map { SourceSpan($0, min($0 + 3, bytes.count)) }
    let found = DiagnosticLocator(path: ReportPath("a"), bytes: bytes).reports(
      on:
        spans.map { Diagnostic(.whiteSpace, .error, "", at: SourceLocation(.document, $0)) })
    for (span, diagnostic) in zip(spans, found) {
      // The expected position is computed by the standard library, up to the start of the scalar.
      let offset = ScalarReader.boundary(at: span.start, in: bytes)
      let ends = bytes[..<offset].indices.filter {
        bytes[$0] == 0x0A
          || bytes[$0] == 0x0D && ($0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A)
      }
      let lineStart = ends.last.map { $0 + 1 } ?? 0
      let last = String(decoding: bytes[lineStart..<offset], as: UTF8.self)
      let start = try #require(diagnostic.region).start
      expectEqual(start.line, ends.count + 1)
      expectEqual(start.column, last.unicodeScalars.count + 1)
      expectEqual(start.utf16Column, last.utf16.count + 1)
    }
  }

  @Test(
    "a diagnostic in a format string is located in its file, and its fix changes the file"
  )
  func formats() throws {
    let text = "// é\n  [a]\n\n[b b]\n"
    let sources = [
      RenderedSource(.format(0), name: "a.vfl", text: "[a]", line: 2, column: 3),
      RenderedSource(.format(1), name: "a.vfl", text: "[b b]", line: 4),
    ]
    let found = diagnostics(
      text, [diagnostic(.format(0), 1, 2), diagnostic(.format(1), 2, 3)], in: sources)
    let fixed = try found.map { diagnostic in
      let edit = try #require(diagnostic.fixes.first?.edits.first)
      let bytes = SourceEdit.apply(
        [SourceEdit(edit.region.span, edit.replacement)], to: Array(text.utf8))
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(fixed == ["// é\n  [é]\n\n[b b]\n", "// é\n  [a]\n\n[béb]\n"])
    expectEqual(found[1].region?.start, .init(line: 4, column: 3, utf16Column: 3, byteColumn: 3))
  }

  @Test("a byte order mark is included in the offset of a diagnostic, but not in its column")
  func mark() {
    let text = "\u{FEFF}[a]\n[b]"
    let sources = [RenderedSource(.format(0), name: "a.vfl", text: "[a]", column: 4)]
    let found = diagnostics(
      text, [diagnostic(.format(0), 1, 2), diagnostic(.document, 0, 4)], in: sources)
    expectEqual(found[0].region?.span, SourceSpan(4, 5))
    expectEqual(found[0].region?.start, .init(line: 1, column: 2, utf16Column: 2, byteColumn: 2))
    expectEqual(found[1].region?.start, .init(line: 1, column: 1, utf16Column: 1, byteColumn: 1))
    expectEqual(found[1].region?.end.column, 2)
  }

  @Test(
    "a diagnostic in a string that the file does not contain literally has no region and no fix")
  func unspelled() {
    let sources = [
      RenderedSource(.format(0), name: "a.vfl#/formats/0", text: "[a]"),
      RenderedSource(.format(1), name: "a.vfl", text: "[z]", line: 1),
      RenderedSource(.format(2), name: "a.vfl", text: "[a]", line: 9),
    ]
    let found = diagnostics(
      "[a]",
      [diagnostic(.format(0), 0, 1), diagnostic(.format(1), 0, 1), diagnostic(.format(2), 0, 1)],
      in: sources)
    expectEqual(found.map(\.region), [nil, nil, nil])
    expectEqual(found.map(\.pointer), ["/formats/0", nil, nil])
    #expect(found.allSatisfy { $0.fixes.isEmpty })
  }

  @Test("the fingerprint of a diagnostic is unique and unchanged if its line is moved or indented")
  func fingerprints() {
    let before = diagnostics("[a a]\n[a a]\n[b]", [(0, 1), (6, 7), (12, 13)].map(at))
    let after = diagnostics("//\n\n  [b]\n\t[a a]\r\n[a a]", [(12, 13), (19, 20), (6, 7)].map(at))
    expectEqual(before.map(\.fingerprint), after.map(\.fingerprint))
    expectEqual(Set(before.map(\.fingerprint)).count, 3)
    let elsewhere = diagnostics("[a a]", [at((0, 1))], path: "b.vfl")
    #expect(elsewhere[0].fingerprint != before[0].fingerprint)
    expectEqual(
      diagnostics("[a a]", [at((0, 1))], path: "./a.vfl")[0].fingerprint, before[0].fingerprint)
  }

  private func at(_ bounds: (Int, Int)) -> Diagnostic { diagnostic(.document, bounds.0, bounds.1) }

  @Test("the rendered text of a reported diagnostic equals the output of the renderer")
  func rendered() {
    let sources = [RenderedSource(.document, name: "a.vfl", text: "[a a]")]
    let diagnostics = [diagnostic(.document, 2, 3), diagnostic(.document, 0, 1)]
    let style = RenderStyle()
    let found = DiagnosticLocator(path: ReportPath("a.vfl"), bytes: Array("[a a]".utf8))
      .reports(on: diagnostics, rendered: style)
    let renderer = DiagnosticRenderer(sources: sources, style: style)
    expectEqual(found.map(\.rendered), diagnostics.map { renderer.render($0) })
  }

  @Test(
    "thousands of diagnostics in a single long line have different fingerprints",
    .timeLimit(.minutes(30)))
  func longLine() {
    let count = LongTests.areOn() ? 10_000 : 3000
    let text = [UInt8](repeating: 0x61, count: count * 100)
    let diagnostics = (0..<count).map { at(($0 * 100, $0 * 100 + 1)) }
    let found = DiagnosticLocator(path: ReportPath("a"), bytes: text).reports(on: diagnostics)
    expectEqual(Set(found.map(\.fingerprint)).count, count)
  }
}
