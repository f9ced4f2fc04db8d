import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Adding subviews to a panel")
struct AddedSubviewTests {
  @Test("a panel arranges a view that is added with addSubview until the view is removed")
  func stack() throws {
    let panel = StackPanel("panel", axis: .vertical)
    let views = (0..<3).map { LayoutView("v\($0)", contentWidth: 20, contentHeight: 10) }
    panel.add(views[0])
    panel.addSubview(views[1])
    panel.add(views[2], StackPanel.Placement(height: 30))
    expectEqual(panel.children.map(\.name), ["v0", "v1", "v2"])
    try panel.layOut(width: 100, height: 200)
    #expect(views.map(\.frame.y) == [0, 10, 20] && views[2].frame.height == 30)
    // Adding an arranged view again changes its placement.
    panel.insert(views[1], at: 0, StackPanel.Placement(height: 40))
    try panel.layoutIfNeeded()
    expectEqual(panel.children.map(\.name), ["v1", "v0", "v2"])
    expectEqual(views.map(\.frame.y), [40, 0, 50])
    views[1].removeFromSuperview()
    try panel.layoutIfNeeded()
    #expect(views[0].frame.y == 0 && panel.children.count == 2)
  }

  @Test("a view that is added to a grid with addSubview is placed in the first cell")
  func grid() throws {
    let grid = GridPanel("grid", columns: [.fixed(30), .star()], rows: [.fixed(20), .star()])
    let (first, second) = (LayoutView("first"), LayoutView("second"))
    grid.addSubview(first)
    grid.add(second, GridPanel.Placement(row: 1, column: 1))
    try grid.layOut(width: 100, height: 100)
    expectEqual(first.frame, Frame(x: 0, y: 0, width: 30, height: 20))
    expectEqual(second.frame, Frame(x: 30, y: 20, width: 70, height: 80))
    grid.add(first, GridPanel.Placement(row: 0, column: 1))
    try grid.layoutIfNeeded()
    #expect(first.frame == Frame(x: 30, y: 0, width: 70, height: 20) && grid.children.count == 2)
  }

  @Test("panels and stack views disable the autoresizing masks of their views")
  func masks() {
    let panels: [(LayoutView) -> Void] = [
      { StackPanel("panel").add($0) }, { StackPanel("panel").addSubview($0) },
      { GridPanel("grid").add($0, GridPanel.Placement(row: 0, column: 0)) },
      { StackView("stack").addArrangedSubview($0) },
    ]
    for add in panels {
      let view = LayoutView("view")
      view.translatesAutoresizingMaskIntoConstraints = true
      add(view)
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }
  }
}
