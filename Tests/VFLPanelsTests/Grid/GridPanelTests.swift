import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("GridPanel")
struct GridPanelTests {
  private let a = LayoutView("a", contentWidth: 40, contentHeight: 20)
  private let b = LayoutView("b", contentWidth: 60, contentHeight: 30)

  private func widths(_ grid: GridPanel) -> [Double] {
    grid.columns.indices.map { grid.frame(ofColumn: $0).width }
  }

  @Test("grid tracks can be set all at once or appended one by one")
  func growth() throws {
    let grid = GridPanel("grid")
    grid.columns = [.fixed(30), .star()]
    grid.rows.append(.star())
    grid.columns.append(.fixed(20))
    let view = LayoutView("view")
    grid.add(view, GridPanel.Placement(row: 0, column: 1))
    grid.rootSize = PerAxis(100, 40)
    try grid.layoutIfNeeded()
    expectEqual(view.frame, Frame(x: 30, y: 0, width: 100 - 30 - 20, height: 40))
  }

  @Test("placing a view outside of the grid's tracks traps with the names of the view and the grid")
  func outside() async {
    let trapped = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let grid = GridPanel("G", columns: [.auto(), .auto(), .auto()], rows: [.auto(), .auto()])
        grid.add(LayoutView("view"), GridPanel.Placement(row: 7, column: 9))
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let grid = GridPanel("G", columns: [.auto(), .auto()], rows: [.auto()])
        grid.add(LayoutView("view"), GridPanel.Placement(row: 0, column: 1, columnSpan: 2))
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let grid = GridPanel("G", columns: [.auto(), .auto()], rows: [.auto()])
        let placement = GridPanel.Placement(row: 0, column: 1, columnSpan: .max)
        grid.add(LayoutView("view"), placement)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let grid = GridPanel("G", columns: [.auto(), .auto()], rows: [.auto()])
        grid.add(LayoutView("view"), GridPanel.Placement(row: 0, column: 1))
        grid.columns = [.auto()]
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let grid = GridPanel("G", columns: [.auto(), .auto()], rows: [.auto()])
        grid.removeColumn(at: 2)
      },
    ]
    let words = [
      "row 7 with span 1 is out of range 0..<2 for `view` in `G`",
      "column 1 with span 2 is out of range 0..<2 for `view` in `G`",
      "column 1 with span \(Int.max) is out of range 0..<2 for `view` in `G`",
      "cannot remove a column of `G` that contains `view`",
      "column 2 is out of range 0..<2 in `G`",
    ]
    for (result, words) in zip(trapped, words) {
      let reported = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(reported.contains(words), "\(reported)")
    }
  }

  @Test("a grid without views has the size of its fixed tracks and gaps")
  func empty() throws {
    let none = GridPanel("G")
    try none.layoutIfNeeded()
    expectEqual(none.frame, Frame(x: 0, y: 0, width: 0, height: 0))
    let grid = GridPanel("G", columns: [.auto(), .fixed(30)], rows: [.star()], columnGap: 4)
    try grid.layoutIfNeeded()
    expectEqual(grid.frame, Frame(x: 0, y: 0, width: 34, height: 0))
    try grid.layOut(width: 200, height: 100)
    expectEqual(widths(grid), [0, 30])
    expectEqual(grid.frame(ofRow: 0), Frame(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("a grid without tracks has a single cell that fills the grid")
  func singleCell() throws {
    let grid = GridPanel("G")
    let view = LayoutView("view")
    grid.add(view, GridPanel.Placement(row: 0, column: 0))
    try grid.layOut(width: 120, height: 50)
    expectEqual(view.frame, Frame(x: 0, y: 0, width: 120, height: 50))
    grid.columns = [.fixed(30), .fixed(20)]
    try grid.layoutIfNeeded()
    expectEqual(view.frame, Frame(x: 0, y: 0, width: 30, height: 50))
    // The last track can be removed, because it contains no view.
    grid.columns = [.fixed(40)]
    try grid.layoutIfNeeded()
    expectEqual(view.frame, Frame(x: 0, y: 0, width: 40, height: 50))
    grid.columns = []
    try grid.layoutIfNeeded()
    expectEqual(view.frame, Frame(x: 0, y: 0, width: 120, height: 50))
  }

  @Test("star tracks share the space that fixed and automatic tracks leave")
  func shares() throws {
    let grid = GridPanel(
      "G", columns: [.auto(), .star(1), .fixed(50), .star(3)], rows: [.auto()], columnGap: 10)
    grid.add(a, GridPanel.Placement(row: 0, column: 0))
    grid.add(b, GridPanel.Placement(row: 0, column: 1))
    try grid.layOut(width: 320, height: 100)
    // 320 - 40 - 50 - 3 * 10 is 200, independent of the content of the star tracks.
    expectEqual(widths(grid), [40, 50, 50, 150])
    expectEqual(b.frame, Frame(x: 50, y: 0, width: 50, height: 30))
    expectEqual(a.frame.height, 30)
  }

  @Test("star tracks without limits share the space that star tracks with limits leave")
  func limits() throws {
    let grid = GridPanel("G", columns: [.star(), .star(), .star(max: 20)], rows: [])
    try grid.layOut(width: 200, height: 10)
    expectEqual(widths(grid), [90, 90, 20])
    grid.columns[2] = .star(min: 100)
    try grid.layoutIfNeeded()
    expectEqual(widths(grid), [50, 50, 100])
    grid.columns = [.star(min: 10), .star(2, min: 10), .star(min: 110)]
    try grid.layoutIfNeeded()
    expectEqual(widths(grid), [30, 60, 110])
  }

  @Test("in a grid without a given size, the sizes of star tracks follow from their content")
  func free() throws {
    let grid = GridPanel("G", columns: [.star(1), .star(2)], rows: [.auto()])
    grid.add(a, GridPanel.Placement(row: 0, column: 0))
    grid.add(b, GridPanel.Placement(row: 0, column: 1))
    try grid.layoutIfNeeded()
    expectEqual(widths(grid), [40, 80])
    grid.sizesStarsToContent.horizontal = true
    try grid.layoutIfNeeded()
    expectEqual(widths(grid), [40, 60])
  }

  @Test("a hidden track, its gap and the views that are only in hidden tracks take no space")
  func hidden() throws {
    let grid = GridPanel(
      "G", columns: [.fixed(10), .fixed(20), .fixed(30)], rows: [.auto()], columnGap: 5)
    grid.add(a, GridPanel.Placement(row: 0, column: 0, columnSpan: 3))
    grid.add(b, GridPanel.Placement(row: 0, column: 1))
    // The explicit width of a view without space is irrelevant.
    try LayoutConstraint.activate([b.widthAnchor.constraint(equalToConstant: 20)])
    try grid.layoutIfNeeded()
    expectEqual(a.frame.width, 70)
    expectEqual(grid.frame.height, 30)
    grid.columns[1].isHidden = true
    try grid.layoutIfNeeded()
    expectEqual(a.frame.width, 45)
    expectEqual(grid.frame, Frame(x: 0, y: 0, width: 45, height: 20))
    expectEqual(grid.frame(ofColumn: 2).x, 15)
    grid.columns[0].isHidden = true
    grid.columns[2].isHidden = true
    try grid.layoutIfNeeded()
    expectEqual(grid.frame, Frame(x: 0, y: 0, width: 0, height: 0))
    grid.columns[1].isHidden = false
    try grid.layoutIfNeeded()
    expectEqual(a.frame.width, 20)
  }

  @Test(
    "inserting or moving grid tracks moves the views in them, and removing a track removes its views"
  )
  func tracks() throws {
    let grid = GridPanel("G", columns: [.fixed(10), .fixed(20), .fixed(30)], rows: [.auto()])
    let wide = LayoutView("wide", contentHeight: 5)
    grid.add(a, GridPanel.Placement(row: 0, column: 1))
    grid.add(b, GridPanel.Placement(row: 0, column: 2))
    grid.add(wide, GridPanel.Placement(row: 0, column: 0, columnSpan: 2))
    grid.insertColumn(.fixed(5), at: 1)
    try grid.layoutIfNeeded()
    expectEqual(a.frame.x, 15)
    expectEqual(wide.frame.width, 35)
    grid.moveColumn(from: 3, to: 0)
    try grid.layoutIfNeeded()
    expectEqual([a, b, wide].map(\.frame.x), [45, 0, 30])
    grid.removeColumn(at: 0)
    try grid.layoutIfNeeded()
    #expect(b.superview == nil)
    expectEqual(grid.children.map(\.name), ["a", "wide"])
    grid.removeColumn(at: 1)
    try grid.layoutIfNeeded()
    expectEqual(a.frame.x, 10)
    expectEqual(wide.frame.width, 30)
    expectEqual(grid.frame.width, 30)
  }

  @Test("a grid row with a baseline aligns its views by the baseline")
  func baselines() throws {
    let grid = GridPanel("G", columns: [.auto(), .auto()], rows: [.auto(baseline: .first)])
    a.firstBaseline = 15
    b.firstBaseline = 22
    b.lastBaseline = 4
    a.lastBaseline = 6
    grid.add(a, GridPanel.Placement(row: 0, column: 0, vertical: .trailing))
    grid.add(b, GridPanel.Placement(row: 0, column: 1))
    try grid.layoutIfNeeded()
    expectEqual([a, b].map(\.frame.y), [7, 0])
    expectEqual(grid.frame.height, 30)
    grid.rows[0].baseline = .last
    try grid.layoutIfNeeded()
    expectEqual([a, b].map(\.frame.y), [12, 0])
    expectEqual(grid.frame.height, 32)
  }

  @Test(
    "a conflict of track limits or margins is reported with the names of the track and the rule")
  func conflicts() throws {
    let grid = GridPanel("G", columns: [.auto(min: 50, max: 30)], rows: [.auto()])
    let error = #expect(throws: UnsatisfiableLayoutError.self) { try grid.layoutIfNeeded() }
    let text = error.map { "\($0)" } ?? ""
    for part in ["grid-minimum", "grid-maximum", "G.column.0", "GridPanelTests.swift:"] {
      #expect(text.contains(part), "\(text)")
    }
    grid.columns[0] = .fixed(10)
    grid.add(
      a,
      GridPanel.Placement(
        row: 0, column: 0, margin: LayoutMargins(top: 0, leading: 8, bottom: 0, trailing: 8)))
    let other = #expect(throws: UnsatisfiableLayoutError.self) { try grid.layoutIfNeeded() }
    expectEqual(other.map { "\($0)" }?.contains("panel-place"), true)
    grid.columns[0] = .fixed(20)
    try grid.layoutIfNeeded()
    expectEqual(a.frame, Frame(x: 8, y: 0, width: 4, height: 20))
  }

  @Test("panels and stack views in a grid have the size of their content")
  func nesting() throws {
    let stack = StackView("S", arranging: [a, b], axis: .vertical, spacing: 5)
    let panel = StackPanel("P")
    let c = LayoutView("c", contentWidth: 10, contentHeight: 11)
    panel.add(c, StackPanel.Placement(margin: LayoutMargins(all: 3)))
    let grid = GridPanel("G", columns: [.auto(), .auto(), .star()], rows: [.auto()])
    grid.add(stack, GridPanel.Placement(row: 0, column: 0))
    grid.add(panel, GridPanel.Placement(row: 0, column: 1, vertical: .center))
    grid.superviewMargins = LayoutMargins(all: 20)
    let window = LayoutView("window")
    window.addSubview(grid)
    try window.layOut(width: 300, height: 200)
    expectEqual(widths(grid), [60, 16, 184])
    expectEqual(panel.frame, Frame(x: 60, y: 19, width: 16, height: 17))
    expectEqual(grid.frame, Frame(x: 20, y: 20, width: 260, height: 160))
    #expect(!grid.hasAmbiguousLayout && !panel.hasAmbiguousLayout && !c.hasAmbiguousLayout)
  }

  @Test("changing only numbers keeps the constraint objects of a grid")
  func numbers() throws {
    let grid = GridPanel("G", columns: [.fixed(10), .auto()], rows: [.auto()], columnGap: 3)
    grid.add(a, GridPanel.Placement(row: 0, column: 1))
    try grid.layoutIfNeeded()
    let before = grid.arrangementConstraints.map { ObjectIdentifier($0) }
    grid.columnGap = 9
    grid.columns[0] = .fixed(33)
    a.contentWidth = 80
    var placement = grid.placement(of: a)
    placement.margin.leading = 4
    grid.setPlacement(placement, of: a)
    try grid.layoutIfNeeded()
    expectEqual(grid.arrangementConstraints.map { ObjectIdentifier($0) }, before)
    expectEqual(a.frame, Frame(x: 46, y: 0, width: 80, height: 20))
  }

  @Test("the priorities of 5,000 automatic grid tracks are strictly descending")
  func thousands() throws {
    let grid = GridPanel(
      "G", columns: Array(repeating: .auto(), count: 5000) + [.star(max: 10)], rows: [.auto()])
    grid.add(a, GridPanel.Placement(row: 0, column: 0, columnSpan: 5000))
    try grid.updateConstraints()
    let wishes = grid.arrangementConstraints.filter {
      $0.identifier == "grid-auto" && $0.firstAttribute == .width
    }
    let priorities = wishes.map(\.priority.rawValue)
    expectEqual(priorities.count, 5000)
    // Earlier tracks have a higher priority. All priorities are above the priority of star tracks and below
    // the priority of the content.
    #expect(zip(priorities, priorities.dropFirst()).allSatisfy { $0 > $1 })
    #expect(priorities.allSatisfy { $0 > 752.25 && $0 < 753 })
  }

  @Test(
    "grid tracks that are too small leave space at the end, and tracks that are too large overflow")
  func leftovers() throws {
    // The tracks, the width of the grid, and the expected widths of the tracks.
    let cases: [([GridTrack], Double, [Double])] = [
      // Without star tracks, the remaining space is empty.
      ([.fixed(30), .auto()], 200, [30, 40]),
      // The star tracks have their maximum sizes.
      ([.star(max: 30), .star(max: 50)], 200, [30, 50]),
      ([.auto(), .star(max: 30)], 200, [40, 30]),
      // A star track without a maximum gets the remaining space.
      ([.star(max: 30), .star(2)], 200, [30, 170]),
      // A star track with a share that is not positive gets no space.
      ([.star(0), .fixed(20)], 200, [0, 20]),
      ([.star(-3), .star(), .star(3)], 200, [0, 50, 150]),
      // With too little space, star tracks have size 0 or their minimum size, and the other tracks extend
      // beyond the grid.
      ([.fixed(150), .star(), .fixed(100)], 200, [150, 0, 100]),
      ([.fixed(150), .star(min: 20), .star(), .fixed(100)], 200, [150, 20, 0, 100]),
      ([.auto(min: 120), .auto(), .fixed(100)], 200, [120, 0, 100]),
    ]
    for (columns, width, expected) in cases {
      let grid = GridPanel("G", columns: columns, rows: [.fixed(20)])
      let column = columns.firstIndex { $0.size == .auto && $0.minimum == nil }
      if let column, expected[column] > 0 {
        grid.add(
          LayoutView("v", contentWidth: 40, contentHeight: 5),
          GridPanel.Placement(row: 0, column: column))
      }
      try grid.layOut(width: width, height: 20)
      expectEqual(widths(grid), expected, "\(columns)")
      // The tracks are adjacent from the leading edge, regardless of the end of the grid.
      let starts = grid.columns.indices.map { grid.frame(ofColumn: $0).x }
      expectEqual(starts, expected.indices.map { expected[..<$0].reduce(0, +) })
      expectEqual(grid.frame.width, width)
    }
  }
}
