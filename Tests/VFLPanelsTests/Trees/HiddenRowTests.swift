import LayoutSolver
import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport

@testable import VFLViews

/// Tests of a vertical stack view with many rows, of which a row is hidden and shown.
@Suite("Hiding one of many rows")
struct HiddenRowTests {
  private func table(_ count: Int) -> (column: StackView, rows: [StackView]) {
    let rows = (0..<count).map { row in
      let cells = (0..<4).map { LayoutView("c\(row).\($0)", contentWidth: 20, contentHeight: 10) }
      return StackView("r\(row)", arranging: cells, spacing: 2)
    }
    return (StackView("column", arranging: rows, axis: .vertical, spacing: 1), rows)
  }

  @Test("hiding one of 300 rows replaces at most 6 constraints and needs at most 40 pivots")
  func hiding() throws {
    let (column, rows) = table(300)
    try column.layOut(width: 500, height: nil)
    let live = try #require(column.rootLayout)
    for round in 0..<4 {
      let place = 100 + 50 * (round / 2)
      let before = column.arrangementConstraints
      let statistics = live.rows.statistics
      rows[place].isHidden.toggle()
      try column.layoutIfNeeded()
      #expect(column.rootLayout === live)
      let height: Double = rows[place].isHidden ? 3288 : 3299
      expectEqual(column.frame.height, height)
      let kept = Set(column.arrangementConstraints.map { ObjectIdentifier($0) })
      let gone = before.count { !kept.contains(ObjectIdentifier($0)) }
      let added = kept.count - (before.count - gone)
      #expect(gone <= 6 && added <= 6)
      let now = live.rows.statistics
      // The first round introduces new priorities.
      guard round > 0 else { continue }
      expectEqual(now.presolves, statistics.presolves, "round \(round)")
      let pivots = now.pivots - statistics.pivots
      #expect(pivots <= 40, "round \(round)")
      let factorisations = now.factorisations - statistics.factorisations
      #expect(factorisations <= 2, "round \(round)")
    }
  }
}
