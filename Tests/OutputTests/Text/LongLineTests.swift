import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLText

@Suite("Lines wider than the terminal")
struct LongLineTests {
  /// A style of 40 columns, of which 34 are left for the source line.
  private let style = RenderStyle(width: 40)

  private func render(
    _ text: [UInt8], _ start: Int, _ end: Int, labels: [(Int, Int, String)] = []
  ) -> String {
    let labels = labels.map { start, end, message in
      Diagnostic.Label(SourceLocation(.format(0), SourceSpan(start, end)), message)
    }
    let diagnostic = Diagnostic(
      .unexpectedText, .error, "m", at: SourceLocation(.format(0), SourceSpan(start, end)),
      caption: "here", labels: labels)
    let source = RenderedSource(.format(0), name: "f", bytes: text)
    return DiagnosticRenderer(sources: [source], style: style).render(diagnostic)
  }

  @Test("long messages wrap between words on a terminal, and stay on a single line elsewhere")
  func messages() {
    let diagnostic = Diagnostic(
      .unexpectedText, .error, "unknown view `b` in a format string", at: nil,
      notes: ["the views are `a`, `c` and `longer_than_most`", "first\nsecond"])
    let terminal = RenderStyle(width: 40, wrapsMessages: true)
    expectEqual(
      DiagnosticRenderer(sources: [], style: terminal).render(diagnostic),
      """
      error[VFL0124]: unknown view `b` in
          a format string
        = note: the views are `a`, `c` and
                `longer_than_most`
        = note: first
                second

      """)
    expectEqual(
      DiagnosticRenderer(sources: [], style: RenderStyle(width: 40)).render(diagnostic),
      """
      error[VFL0124]: unknown view `b` in a format string
        = note: the views are `a`, `c` and `longer_than_most`
        = note: first
                second

      """)
  }

  private func letters(_ count: Int) -> [UInt8] { Array(repeating: 0x61, count: count) }

  @Test("a long line is shown around the error")
  func middle() {
    expectEqual(
      render(letters(333), 100, 103),
      """
      error[VFL0124]: m
        --> f:1:101
        |
      1 | …aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
        |                 ^^^ here

      """)
  }

  @Test("a long line is shown from its start if the error is near the start")
  func start() {
    expectEqual(
      render(letters(333), 2, 3),
      """
      error[VFL0124]: m
        --> f:1:3
        |
      1 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
        |   ^ here

      """)
  }

  @Test("a long line is shown up to its end if the error is at the end")
  func end() {
    expectEqual(
      render(letters(333), 333, 333),
      """
      error[VFL0124]: m
        --> f:1:334
        |
      1 | …aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        |                                  ^ here

      """)
  }

  @Test("a long line is shown once for each group of labels that fits into the width")
  func groups() {
    expectEqual(
      render(letters(333), 10, 11, labels: [(300, 301, "far"), (306, 307, "near it")]),
      """
      error[VFL0124]: m
        --> f:1:11
        |
      1 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
        |           ^ here
      1 | …aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
        |              -     - near it
        |              |
        |              far

      """)
  }

  @Test("a single character is not replaced by an ellipsis of the same width")
  func oneCell() {
    expectEqual(
      render(letters(35), 17, 18),
      """
      error[VFL0124]: m
        --> f:1:18
        |
      1 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…
        |                  ^ here

      """)
  }

  @Test("the start and the end of a long error span are shown, with an ellipsis between them")
  func longFault() {
    let text = render(letters(333), 100, 200)
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[3].hasPrefix("1 | …aaa") && lines[3].hasSuffix("aaa…"))
    #expect(lines[3].dropFirst(5).dropLast().contains("a…a"))
    #expect(lines[3].unicodeScalars.count <= 4 + 34)
    #expect(lines[4].hasSuffix("^ here"))
  }

  @Test("100 diagnostics in a line of 10 MB are rendered in less than 20 kB")
  func tenMegabytes() {
    let diagnostics = (0..<100).map { index in
      Diagnostic(
        .unexpectedText, .error, "m",
        at: SourceLocation(.format(0), SourceSpan(index * 100_000, index * 100_000 + 70_000)),
        fixIts: [FixIt("mend", [SourceEdit(SourceSpan(at: index * 100_000), "b")])])
    }
    let source = RenderedSource(.format(0), name: "f", bytes: letters(10_000_000))
    let text = DiagnosticRenderer(sources: [source], style: style).render(diagnostics)
    #expect(text.utf8.count < 100 * 200)
    #expect(text.contains("--> f:1:9900001\n"))
  }

  @Test("the output for a long line of combining marks or control characters is limited")
  func hostile() {
    for piece in ["\u{301}", "\u{200B}", "\t", "\u{0}", "漢", "e\u{301}\u{301}\u{301}"] {
      let bytes = Array(String(repeating: piece, count: 20_000).utf8)
      let text = render(bytes, 9000, 9000, labels: [(3000, 30_000, "long")])
      #expect(text.utf8.count < 4000)
      #expect(text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count < 400 })
    }
  }

  @Test("labels of a line beyond the limit are counted, not shown")
  func manyLabels() {
    let labels = (0..<5000).map { ($0 * 2, $0 * 2 + 1, "one of many") }
    let text = render(letters(10_000), 0, 1, labels: labels)
    #expect(text.hasSuffix("  = note: 4976 more locations are not shown\n"))
    #expect(text.utf8.count < 10_000)
  }

  @Test(
    "diagnostics with any bytes and any spans are rendered without a crash",
    arguments: UInt64(1)...100)
  func anything(seed: UInt64) {
    var random = RandomBytes(seed: seed)
    let bytes = random.text(pieces: 40 * Int(seed % 5))
    let spans = (0..<6).map { _ in
      (random.next(below: 500) - 50, random.next(below: 500) - 50, "message")
    }
    let text = render(bytes, spans[0].0, spans[0].1, labels: Array(spans.dropFirst()))
    expectEqual(text, render(bytes, spans[0].0, spans[0].1, labels: Array(spans.dropFirst())))
    #expect(text.hasPrefix("error[VFL0124]: m\n") && text.contains(" --> f:"))
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test(
    "a label wider than the terminal wraps between words, or starts on a separate line"
  )
  func wrapped() {
    let diagnostic = Diagnostic(
      .unexpectedText, .error, "m", at: SourceLocation(.format(0), SourceSpan(4, 5)),
      caption: "what stands here is longer than the line",
      labels: [
        Diagnostic.Label(
          SourceLocation(.format(0), SourceSpan(1, 2)), "and this one is also longer than it is")
      ])
    let source = RenderedSource(.format(0), name: "f", bytes: letters(6))
    expectEqual(
      DiagnosticRenderer(sources: [source], style: style).render(diagnostic),
      """
      error[VFL0124]: m
        --> f:1:5
        |
      1 | aaaaaa
        |  -  ^ what stands here is longer
        |  |    than the line
        |  |
        |  and this one is also longer than it
        |  is

      """)
  }

  @Test("the caption of an error at the right edge of the terminal starts to the left of the caret")
  func rightEdge() {
    let diagnostic = Diagnostic(
      .unexpectedText, .error, "m", at: SourceLocation(.format(0), SourceSpan(30, 31)),
      caption: "no view stands at the right edge of the line")
    let source = RenderedSource(.format(0), name: "f", bytes: letters(31))
    expectEqual(
      DiagnosticRenderer(sources: [source], style: style).render(diagnostic),
      """
      error[VFL0124]: m
        --> f:1:31
        |
      1 | aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        |                               ^
        |                               |
        |             no view stands at the
        |             right edge of the line

      """)
  }
}
