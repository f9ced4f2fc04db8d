import VisualFormat

/// A panel of views with margins and sizes.
///
/// A view is inserted, a view is removed, and the panel is rotated.
enum StackPanelExample: Example {
  static let name = "stack-panel"
  static let summary = "a stack panel, with insertion, removal and rotation"

  static func run(_ log: inout ExampleLog) throws {
    let window = LayoutView("window")
    window.rootSize = PerAxis(320, 480)
    let panel = StackPanel("panel", axis: .vertical)
    panel.superviewMargins = LayoutMargins(all: 10)
    window.addSubview(panel)
    let title = LayoutView("title", contentWidth: 90, contentHeight: 24)
    let photo = LayoutView("photo")
    let button = LayoutView("button", contentWidth: 60, contentHeight: 30)
    panel.add(title, StackPanel.Placement(margin: LayoutMargins(all: 4)))
    panel.add(photo, StackPanel.Placement(width: 200, height: 120, alignment: .center))
    panel.add(
      button,
      StackPanel.Placement(
        margin: LayoutMargins(top: 12, leading: 0, bottom: 0, trailing: 6), alignment: .trailing))
    try log.show("A column", window)

    let note = LayoutView("note", contentWidth: 140, contentHeight: 18)
    panel.insert(note, at: 1, StackPanel.Placement(alignment: .leading))
    try log.show("A note comes second", window)

    panel.remove(photo)
    try log.show("The photo goes", window)

    window.rootSize = PerAxis(480, 320)
    panel.axis = .horizontal
    try log.show("The screen is turned, and the column is a row", window)

    window.layoutDirection = .rightToLeft
    try log.show("The same from right to left", window)
  }
}
