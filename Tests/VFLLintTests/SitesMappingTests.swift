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

  /// Returns the literal of the only call of a file, whose format is an expression.
  private func literal(_ expression: String) throws -> FormatLiteral {
    let source = """
      let gap = 12, none = ""
      let c = NSLayoutConstraint.constraints(withVisualFormat: \(expression), metrics: nil, views: v)
      """
    return try #require(HostScan(Array(source.utf8), language: .swift).sites.first).literal
  }

  @Test(arguments: [
    #""[a]-\(gap)-[b]""#, #"String(format: "[a]-%d-[b]", gap)"#, #""[a]-" + "\(gap)" + "-[b]""#,
    #""\(String(format: "[a]-%d-[b]", gap))""#, #""[a]-\("12")-[b]""#,
    #""[a]-\(none)12\(none)-[b]""#,
  ])
  func `an edit is not offered over a computed part, and is offered around it`(
    expression: String
  ) throws {
    let literal = try literal(expression)
    expectEqual(String(decoding: literal.text, as: UTF8.self), "[a]-12-[b]")
    for span in [SourceSpan(3, 7), SourceSpan(3, 6), SourceSpan(4, 7), SourceSpan(0, 10)] {
      #expect(literal.fileEdit(for: SourceEdit(span, "x")) == nil, "\(span)")
    }
    #expect(literal.fileEdit(for: SourceEdit(SourceSpan(1, 2), "x")) != nil)
    #expect(literal.fileEdit(for: SourceEdit(SourceSpan(8, 9), "x")) != nil)
  }

  @Test(arguments: [#""[a]-\(gap)-[b]""#, #"String(format: "[a]-%d-[b]", gap)"#])
  func `text is inserted before and after a computed part, and not into it`(
    expression: String
  ) throws {
    let literal = try literal(expression)
    let plain = literal.fileSpan(of: SourceSpan(3, 4))
    let next = literal.fileSpan(of: SourceSpan(6, 7))
    func place(_ offset: Int) -> SourceSpan? {
      literal.fileEdit(for: SourceEdit(SourceSpan(at: offset), "x"))?.span
    }
    expectEqual(place(4), SourceSpan(at: plain.end))
    expectEqual(place(5), nil)
    expectEqual(place(6), SourceSpan(at: next.start))
  }
}
