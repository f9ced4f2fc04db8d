import Testing
import VFLTestSupport

@testable import VFLDiagnostics

@Suite("Fix-its")
struct FixItTests {
  @Test(
    "applying the first fix-it of a diagnostic yields the expected source",
    arguments: DiagnosticSample.all)
  func firstFixItMends(_ sample: DiagnosticSample) {
    let fixed = sample.diagnostic.fixIts.first.flatMap { fixIt in
      sample.text.map { SourceEdit.apply(fixIt.edits, to: Array($0.utf8)) }
    }
    expectEqual(fixed.map { String(decoding: $0, as: UTF8.self) }, sample.fixed)
  }

  @Test("the message of a fix-it begins with an imperative", arguments: DiagnosticSample.all)
  func messagesAreImperative(_ sample: DiagnosticSample) {
    let verbs = ["insert", "remove", "replace", "wrap", "keep", "lower", "raise", "move", "merge"]
    for fixIt in sample.diagnostic.fixIts {
      expectEqual(WordStyle.diagnostics(in: fixIt.message), [], "\(fixIt.message)")
      #expect(verbs.contains { fixIt.message.hasPrefix("\($0) ") }, "\(fixIt.message)")
      #expect(!fixIt.edits.isEmpty)
    }
  }

  @Test("the only fix-it for a gap without a following view inserts `|` after the gap")
  func danglingGapToBar() {
    let fixIts = LazyDiagnostic.danglingConnection(span: SourceSpan(3, 6), found: nil)
      .diagnostic(in: .format(0)).fixIts
    expectEqual(fixIts.map(\.message), ["insert `|`"])
    expectEqual(fixIts[0].edits, [SourceEdit(SourceSpan(6, 6), "|")])
  }

  @Test(
    "for an orientation prefix that resembles neither `H:` nor `V:`, fix-its for both are offered")
  func bothAxes() {
    let fixIts = LazyDiagnostic.unknownOrientation(span: SourceSpan(0, 2), found: "X:")
      .diagnostic(in: .format(0)).fixIts
    expectEqual(fixIts.map(\.message), ["replace with `H:`", "replace with `V:`"])
  }
}
