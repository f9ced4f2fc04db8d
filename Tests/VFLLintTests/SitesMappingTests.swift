import Testing
import VFLDiagnostics
import VFLSources
import VFLTestSupport

/// Tests of the mapping from the bytes of a format string to the bytes of its source file.
struct SitesMappingTests {
  /// The concatenation `"H:|-" + "\u{5B}a]"` at offset 10.
  private let literal = FormatLiteral(
    text: Array("H:|-[a]".utf8),
    segments: [
      .init(start: 0, span: SourceSpan(11, 15), isEscape: false),
      .init(start: 4, span: SourceSpan(20, 26), isEscape: true),
      .init(start: 5, span: SourceSpan(26, 28), isEscape: false),
    ],
    holes: [],
    pieces: [
      .init(span: SourceSpan(11, 15), quoting: .swift(pounds: 0, isMultiline: false)),
      .init(span: SourceSpan(20, 28), quoting: .swift(pounds: 0, isMultiline: false)),
    ],
    span: SourceSpan(10, 29))

  @Test func `a span in a format maps to the file across escapes and concatenated literals`() {
    expectEqual(literal.fileSpan(of: SourceSpan(0, 2)), SourceSpan(11, 13))
    expectEqual(literal.fileSpan(of: SourceSpan(4, 6)), SourceSpan(20, 27))
    expectEqual(literal.fileSpan(of: SourceSpan(3, 5)), SourceSpan(14, 26))
    expectEqual(literal.fileSpan(of: SourceSpan(at: 7)), SourceSpan(at: 28))
    expectEqual(literal.fileSpan(of: SourceSpan(at: 0)), SourceSpan(at: 11))
  }

  @Test func `an edit is escaped, and is not offered across two literals`() {
    expectEqual(
      literal.fileEdit(for: SourceEdit(SourceSpan(5, 6), "b")), SourceEdit(SourceSpan(26, 27), "b"))
    expectEqual(
      literal.fileEdit(for: SourceEdit(SourceSpan(5, 6), #"b"\"#)),
      SourceEdit(SourceSpan(26, 27), #"b\"\\"#))
    #expect(literal.fileEdit(for: SourceEdit(SourceSpan(3, 5), "x")) == nil)
    #expect(literal.fileEdit(for: SourceEdit(SourceSpan(5, 6), "\n")) == nil)
  }
}
