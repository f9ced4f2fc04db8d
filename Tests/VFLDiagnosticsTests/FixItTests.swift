import Testing
import VFLTestSupport

@testable import VFLDiagnostics

@Suite("A fix-it")
struct FixItTests {
  @Test("of the first place mends the fault", arguments: FindingSample.all)
  func firstFixItMends(_ finding: FindingSample) {
    let mended = finding.diagnostic.fixIts.first.flatMap { fixIt in
      finding.text.map { SourceEdit.apply(fixIt.edits, to: Array($0.utf8)) }
    }
    expectEqual(mended.map { String(decoding: $0, as: UTF8.self) }, finding.mended)
  }

  @Test("says what to do", arguments: FindingSample.all)
  func messagesAreImperative(_ finding: FindingSample) {
    let verbs = ["insert", "remove", "replace", "wrap", "keep", "lower", "raise", "move", "merge"]
    for fixIt in finding.diagnostic.fixIts {
      expectEqual(WordStyle.faults(in: fixIt.message), [], "\(fixIt.message)")
      #expect(verbs.contains { fixIt.message.hasPrefix("\($0) ") }, "\(fixIt.message)")
      #expect(!fixIt.edits.isEmpty)
    }
  }

  @Test("closes a dangling gap with a bar, and never deletes it")
  func danglingGapToBar() {
    let fixIts = Finding.danglingConnection(span: SourceSpan(3, 6), found: nil)
      .diagnostic(in: .format(0)).fixIts
    expectEqual(fixIts.map(\.message), ["insert `|`"])
    expectEqual(fixIts[0].edits, [SourceEdit(SourceSpan(6, 6), "|")])
  }

  @Test("offers both axes where neither is near")
  func bothAxes() {
    let fixIts = Finding.unknownOrientation(span: SourceSpan(0, 2), found: "X:")
      .diagnostic(in: .format(0)).fixIts
    expectEqual(fixIts.map(\.message), ["replace with `H:`", "replace with `V:`"])
  }
}
