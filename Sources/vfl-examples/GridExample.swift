import VisualFormat

/// A form whose labels have their natural width and whose fields fill the remaining width.
///
/// One row is hidden temporarily.
enum GridExample: Example {
  static let name = "grid"
  static let summary = "a form in a grid of automatic, fixed and star tracks"

  static func run(_ log: inout ExampleLog) throws {
    let grid = GridPanel(
      "form", columns: [.auto, .star(2), .star(1)],
      rows: [.auto(baseline: .first), .fixed(40), .star], columnGap: 8, rowGap: 6)
    let name = text("name", width: 50)
    let field = text("field", width: 30)
    field.contentHeight = 32
    field.firstBaseline = 21
    let street = text("street", width: 74)
    let address = text("address", width: 30)
    let number = text("number", width: 20)
    let remarks = LayoutView("remarks")
    grid.add(name, GridPanel.Placement(row: 0, column: 0, horizontal: .trailing))
    grid.add(field, GridPanel.Placement(row: 0, column: 1, columnSpan: 2))
    grid.add(
      street, GridPanel.Placement(row: 1, column: 0, horizontal: .trailing, vertical: .center))
    grid.add(address, GridPanel.Placement(row: 1, column: 1))
    grid.add(number, GridPanel.Placement(row: 1, column: 2))
    grid.add(
      remarks,
      GridPanel.Placement(row: 2, column: 0, columnSpan: 3, margin: LayoutMargins(all: 10)))
    grid.rootSize = PerAxis(330, 240)
    try log.show("A form", grid)

    grid.rows[1].isHidden = true
    try log.show("The second row is hidden, and the first column narrower", grid)

    grid.rows[1].isHidden = false
    grid.insertRow(.fixed(20), at: 1)
    grid.moveColumn(from: 2, to: 1)
    grid.rootSize = PerAxis(390, 300)
    try log.show("A row comes, a column moves, and the form grows", grid)
  }

  private static func text(_ name: String, width: Double) -> LayoutView {
    let view = LayoutView(name, contentWidth: width, contentHeight: 20)
    view.firstBaseline = 15
    return view
  }
}
