import Testing
import VFLDiagnostics
import VFLRecords
import VFLTestSupport

@testable import VFLText

@Suite("Lists of constraint records")
struct RecordListingTests {
  private func record(
    _ constant: Double, _ priority: Double, _ rule: RecordRule = .gap
  ) -> ConstraintRecord {
    ConstraintRecord(
      ItemID(1), .leading, .equal, ItemID(0), .leading, constant: constant,
      priority: Priority(priority),
      provenance: Provenance(SourceLocation(.format(0), SourceSpan(0, 1)), rule))
  }

  @Test("a listed record shows its priority only if it is not 1000")
  func priorities() {
    let records = [
      record(8, 1000), record(-8, 750), record(0, 0.5), record(20, 1000, .standardGap),
    ]
    expectEqual(
      RecordListing.text(records, itemNames: ["|", "a"]),
      """
      a.leading == |.leading + 8
      a.leading == |.leading - 8 @750
      a.leading == |.leading @0.5
      a.leading == |.leading + std(20)

      """)
  }

  @Test("control characters in the name of a listed record are shown as control pictures")
  func names() {
    expectEqual(
      RecordListing.line(record(0, 1000), itemNames: ["\u{1B}", "a"]), "a.leading == ␛.leading")
  }
}
