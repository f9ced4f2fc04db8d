import Testing
import VisualFormat

@Suite("Names from UIKit and WPF")
struct NameExampleTests {
  @Test("the example of names from UIKit and WPF has the documented frames")
  func example() throws {
    // [names]
    let icon = LayoutView()
    let badge = LayoutView("badge", contentWidth: 20, contentHeight: 20)
    let card = StackView("card", arranging: [icon, badge], spacing: 8)
    try LayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 60, priority: 999),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 9 / 16),
    ])
    try card.layOut(width: 88, height: nil)
    // icon.frame.maxX is 60, badge.frame.midX is 78, card.frame.size is 88 by 33.75.

    let changes = try badge.chain.makeConstraints {
      $0.width.equalTo(icon).offset(-40).priority(999)
    }
    changes[0].isActive = false
    // [/names]
    #expect(icon.frame.maxX == 60 && badge.frame.midX == 78)
    #expect(card.frame.size == LayoutSize(width: 88, height: 33.75))
    #expect(changes.count == 1 && changes.added.count == 1 && !changes.added[0].isActive)
    changes[0].isActive = true
    #expect(changes.added[0].isActive && changes.added[0].constant == -40)
  }

  @Test("a frame has properties for its far edges, center and size")
  func frames() {
    let frame = Frame(x: 10, y: 20, width: 30, height: 50)
    #expect([frame.midX, frame.midY, frame.maxX, frame.maxY] == [25, 45, 40, 70])
    #expect(LayoutView().frame == .zero && Frame.zero.size == LayoutSize(width: 0, height: 0))
  }

  @Test("priorities can be written as number literals or passed as Double")
  func priorities() throws {
    let (outer, inner) = (LayoutView(), LayoutView())
    outer.addSubview(inner)
    let made = [
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1, priority: 998.5),
      inner.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: outer.leadingAnchor, priority: 7),
      inner.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor, priority: 8),
    ]
    #expect(made.map(\.priority) == [998.5, 7, 8])
    made[1].priority = 999
    let weak: Double = 40
    let points = 3
    let changes = try inner.chain.updateConstraints { make in
      make.top.equalTo(outer).offset(points).priority(12)
      make.bottom.equalTo(outer).inset(points).priority(weak)
    }
    #expect(changes.map(\.priority) == [12, 40] && made[1].priority.rawValue == 999)
    #expect(changes.added.map(\.constant) == [3, -3])
    changes[0].update(offset: points + 1).update(priority: 13)
    #expect(changes.added[0].constant == 4 && changes.added[0].priority == 13)
  }

  @Test("the grid tracks .auto and .star can be written without parentheses")
  func tracks() throws {
    let cells = [LayoutView(contentWidth: 30, contentHeight: 10), LayoutView()]
    let grid = GridPanel(columns: [.auto, .star], rows: [.auto])
    for (column, cell) in cells.enumerated() { grid.add(cell, .init(row: 0, column: column)) }
    try grid.layOut(width: 100, height: nil)
    #expect(cells.map(\.frame.width) == [30, 70])
  }
}
