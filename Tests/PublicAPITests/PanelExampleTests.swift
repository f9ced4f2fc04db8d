import Testing
import VisualFormat

@Suite("Panel examples")
struct PanelExampleTests {
  @Test("the stack panel example has the documented frames")
  func stack() throws {
    let window = LayoutView("window")
    let title = LayoutView("title", contentWidth: 90, contentHeight: 24)
    let photo = LayoutView("photo")
    let note = LayoutView("note", contentWidth: 140, contentHeight: 18)
    // [panel-stack]
    let panel = StackPanel("panel", axis: .vertical)
    panel.superviewMargins = LayoutMargins(all: 10)
    panel.add(title, StackPanel.Placement(margin: LayoutMargins(all: 4)))
    panel.add(photo, StackPanel.Placement(width: 200, height: 120, alignment: .center))
    panel.insert(note, at: 1, StackPanel.Placement(alignment: .leading))
    window.addSubview(panel)
    try window.layOut(width: 320, height: 480)
    // title.frame is at 4, 4 and 292 wide; note.frame at 0, 32; photo.frame at 50, 50.

    panel.remove(note)
    try window.layoutIfNeeded()
    // photo.frame is at 50, 32.
    // [/panel-stack]
    #expect(title.frame == Frame(x: 4, y: 4, width: 292, height: 24))
    #expect(photo.frame == Frame(x: 50, y: 32, width: 200, height: 120))
  }

  @Test("the grid example has the documented frames")
  func grid() throws {
    let label = LayoutView("label", contentWidth: 74, contentHeight: 20)
    let field = LayoutView("field", contentWidth: 30, contentHeight: 32)
    let remarks = LayoutView("remarks")
    // [panel-grid]
    let grid = GridPanel(
      "grid", columns: [.auto, .star(2), .star(1, max: 60)], rows: [.auto, .star],
      columnGap: 8, rowGap: 6)
    grid.add(label, GridPanel.Placement(row: 0, column: 0, vertical: .center))
    grid.add(field, GridPanel.Placement(row: 0, column: 1))
    grid.add(remarks, GridPanel.Placement(row: 1, column: 0, columnSpan: 3))
    try grid.layOut(width: 330, height: 240)
    // The columns are 74, 180 and 60 wide, the rows 32 and 202 high.

    grid.columns[0].isHidden = true
    try grid.layoutIfNeeded()
    // field.frame is at 0, 0 and 262 wide: the hidden column and its gap take no space.
    // [/panel-grid]
    #expect(field.frame == Frame(x: 0, y: 0, width: 262, height: 32))
    #expect(remarks.frame == Frame(x: 0, y: 38, width: 330, height: 202))
  }
}
