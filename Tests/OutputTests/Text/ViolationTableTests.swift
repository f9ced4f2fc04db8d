import Testing
import VFLDiagnostics
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLText

@Suite("Tables of relaxed constraints")
struct ViolationTableTests {
  private func record(
    _ item: Int, _ constant: Double, at priority: Double, _ rule: RecordRule = .size
  ) -> ConstraintRecord {
    ConstraintRecord(
      ItemID(item), .width, .equal, nil, .notAnAttribute, constant: constant,
      priority: Priority(priority),
      provenance: Provenance(SourceLocation(.document, SourceSpan(at: 0)), rule))
  }

  private var problem: LayoutProblem {
    LayoutProblem(
      nodes: [
        LayoutNode(name: "|"), LayoutNode(name: "a", parent: ItemID(0), contentWidth: 80),
        LayoutNode(name: "long name", parent: ItemID(0)),
      ], width: 100,
      records: [
        record(2, 62.5, at: 500), record(1, 70, at: 1000), record(1, 60, at: 600),
        record(1, 0, at: 1000, .flushGap),
      ])
  }

  private let wish = Contender(.record(0), .equal, Priority(500))

  @Test(
    "the causes of a relaxed constraint are listed in the order of their importance"
  )
  func lines() {
    let resisting = Contender(
      .contentSize(ItemID(1), .horizontal), .greaterThanOrEqual, .defaultHigh)
    let violations = [
      Violation(
        wish, by: 1.25,
        forcedBy: [
          Contender(.record(1), .equal, .required),
          Contender(.record(2), .equal, Priority(600)), Contender(.record(3), .equal, .required),
          Contender(.container(.horizontal), .equal, .required),
          Contender(.nonNegative(ItemID(2), .horizontal), .greaterThanOrEqual, .required),
        ]),
      Violation(resisting, by: 10, forcedBy: [Contender(.record(1), .equal, .required)]),
      Violation(resisting, by: 10, forcedBy: nil),
      Violation(
        wish, by: 2,
        forcedBy: [
          Contender(.nonNegative(ItemID(2), .horizontal), .greaterThanOrEqual, .required),
          Contender(.record(3), .equal, .required),
        ]),
    ]
    expectEqual(
      ViolationTable.text(violations, of: problem),
      """
      relaxed                         by  because of
      long name.width == 62.5 @500  1.25  a.width == 60 @600, a.width == 70, |.width == 100 and 2 more
      a.width >= content(80) @750     10  a.width == 70
      a.width >= content(80) @750     10
      long name.width == 62.5 @500     2  long name.width >= 0 and 1 more

      """)
  }

  @Test("a view that is larger than its content is not listed, and a table without rows is empty")
  func hugging() {
    let hugging = Contender(.contentSize(ItemID(1), .horizontal), .lessThanOrEqual, .defaultLow)
    #expect(ViolationTable.text([], of: problem).isEmpty)
    #expect(
      ViolationTable.text([Violation(hugging, by: 3, forcedBy: [wish])], of: problem).isEmpty)
  }

  @Test("relaxed constraints beyond the limit are counted, not listed")
  func many() {
    let text = ViolationTable.text(
      [Violation](repeating: Violation(wish, by: 1, forcedBy: []), count: 100), of: problem)
    expectEqual(text.split(separator: "\n").count, 26)
    #expect(text.hasSuffix("\nand 76 more\n"))
  }
}
