import Testing
import VFLDiagnostics

@testable import VFLRendering

@Suite("The rich form of a diagnostic")
struct DiagnosticRendererTests {
  @Test("shows the line, carets, labels and the mended text")
  func unclosedView() {
    let finding = UnclosedView(
      span: SourceSpan(8, 9), opener: SourceSpan(2, 3), name: "title", found: "-")
    let source = RenderedSource(.format(0), name: "<argument 1>", text: "|-[title-[body]-|")
    let text = DiagnosticRenderer(sources: [source]).render(
      finding.diagnostic(in: .format(0)))
    #expect(
      text == """
        error[VFL0110]: expected `]` to close the view `title`, found `-`
          --> <argument 1>:1:9
          |
        1 | |-[title-[body]-|
          |   -     ^ `]` could stand here
          |   |
          |   `[` opened here
          = help: insert `]`: |-[title]-[body]-|

        """)
  }
}
