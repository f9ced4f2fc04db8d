import LayoutSolver
import Testing
import VFLLayout
import VFLPanels
import VFLRecords

@testable import VFLViews

/// A table of rows in a column, one of which is hidden and shown.
@Suite("Hiding one row of many")
struct HiddenRowTests {
  private func table(_ count: Int) -> (column: StackView, rows: [StackView]) {
    let rows = (0..<count).map { row in
      let cells = (0..<4).map { LayoutView("c\(row).\($0)", contentWidth: 20, contentHeight: 10) }
      return StackView("r\(row)", arranging: cells, spacing: 2)
    }
    return (StackView("column", arranging: rows, axis: .vertical, spacing: 1), rows)
  }

  @Test("changes the constraints of its neighbours, and no basis but where they are")
  func hiding() throws {
    let (column, rows) = table(300)
    try column.layOut(width: 500, height: nil)
    let live = try #require(column.rootLayout)
    for round in 0..<4 {
      let place = 100 + 50 * (round / 2)
      let before = column.arrangementConstraints
      let statistics = live.solver.statistics
      rows[place].isHidden.toggle()
      try column.layoutIfNeeded()
      #expect(column.rootLayout === live)
      #expect(column.frame.height == (rows[place].isHidden ? 299 * 11 - 1 : 300 * 11 - 1))
      let kept = Set(column.arrangementConstraints.map { ObjectIdentifier($0) })
      let gone = before.count { !kept.contains(ObjectIdentifier($0)) }
      #expect(gone <= 6 && kept.count - (before.count - gone) <= 6)
      let now = live.solver.statistics
      let note =
        "\(round): \(now.presolves - statistics.presolves) presolves, "
        + "\(now.pivots - statistics.pivots) pivots, "
        + "\(now.factorisations - statistics.factorisations) factorisations"
      // The first time priorities come that no row had.
      guard round > 0 else { continue }
      #expect(now.presolves == statistics.presolves, "\(note)")
      #expect(now.pivots - statistics.pivots <= 40, "\(note)")
      #expect(now.factorisations - statistics.factorisations <= 2, "\(note)")
    }
  }
}
