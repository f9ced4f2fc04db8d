import Testing
import VFLDiagnostics
import VFLLayout
import VFLLayoutSupport
import VFLNarration
import VFLRecords
import VFLTestSupport

@Suite("Diagnostics of invalid layout problems")
struct LayoutErrorTests {
  private func diagnostics(
    _ nodes: [LayoutNode], _ records: ConstraintRecord...
  ) throws -> [Diagnostic] {
    let problem = LayoutProblem(nodes: nodes, records: records)
    do {
      let result = try problem.solved()
      Issue.record("solved: \(result.status)")
      return []
    } catch {
      return LayoutNarration(of: problem).diagnostics(for: error)
    }
  }

  @Test("each reason for a layout error has its own code and is reported at the record")
  func codes() throws {
    let span = SourceSpan(3, 7)
    let nodes = views(view("a"), LayoutNode(name: "lost"))
    let found = try diagnostics(
      nodes, record(1, .left, .equal, 2, .left, from: span), record(1, .left, from: span),
      record(1, .left, .equal, 0, .top, from: span),
      record(1, .left, .equal, 0, .left, times: 0, from: span),
      record(1, .width, plus: .infinity, from: span), record(1, .width, at: -1, from: span),
      record(9, .width, from: span))
    expectEqual(
      found.map(\.code),
      [
        .noCommonAncestor, .locationWithoutPartner, .incompatibleAttributes, .zeroMultiplier,
        .constantNotFinite, .priorityOutOfRange, .unknownView,
      ])
    #expect(found.allSatisfy { $0.location == SourceLocation(.format(0), span) })
    #expect(found.allSatisfy { $0.severity == .error })
    #expect(found[0].message.contains("`a` and `lost`"))
  }

  @Test("the diagnostic of an invalid item names the item")
  func items() throws {
    try expectEqual(diagnostics(views(view("loop", in: 1))).first?.message.contains("`loop`"), true)
    try expectEqual(
      diagnostics(views(view("huge", width: .infinity))).first?.message.contains("`huge`"), true)
  }
}
