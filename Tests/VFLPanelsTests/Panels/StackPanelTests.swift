import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("StackPanel")
struct StackPanelTests {
  private let a = LayoutView("a", contentWidth: 10, contentHeight: 20)
  private let b = LayoutView("b", contentWidth: 30, contentHeight: 40)
  private let c = LayoutView("c", contentWidth: 50, contentHeight: 60)

  @Test("a stack panel is as large as its views and their margins")
  func few() throws {
    let panel = StackPanel("P")
    try panel.layoutIfNeeded()
    expectEqual(panel.frame, Frame(x: 0, y: 0, width: 0, height: 0))
    panel.add(
      a, StackPanel.Placement(margin: LayoutMargins(top: 1, leading: 2, bottom: 3, trailing: 4)))
    try panel.layoutIfNeeded()
    expectEqual(panel.frame, Frame(x: 0, y: 0, width: 16, height: 24))
    expectEqual(a.frame, Frame(x: 2, y: 1, width: 10, height: 20))
    a.removeFromSuperview()
    try panel.layoutIfNeeded()
    expectEqual(panel.frame, Frame(x: 0, y: 0, width: 0, height: 0))
    #expect(panel.children.isEmpty)
  }

  @Test("removing, moving or inserting a view in a stack panel keeps the order of the other views")
  func order() throws {
    let panel = StackPanel("P", axis: .horizontal)
    for view in [a, b, c] { panel.add(view) }
    try panel.layoutIfNeeded()
    panel.remove(b)
    try panel.layoutIfNeeded()
    expectEqual([a, c].map(\.frame.x), [0, 10])
    #expect(b.superview == nil)
    panel.insert(b, at: 0)
    try panel.layoutIfNeeded()
    expectEqual([b, a, c].map(\.frame.x), [0, 30, 40])
    panel.move(b, to: 2)
    try panel.layoutIfNeeded()
    expectEqual(panel.children.map(\.name), ["a", "c", "b"])
    expectEqual([a, c, b].map(\.frame.x), [0, 10, 60])
  }

  @Test("a view that is added to another stack panel leaves its first stack panel")
  func leaving() throws {
    let root = StackPanel("R")
    let panels = [StackPanel("P"), StackPanel("Q")]
    for panel in panels { root.add(panel) }
    for view in [a, b, c] { panels[0].add(view) }
    try root.layoutIfNeeded()
    panels[1].add(b)
    try root.layoutIfNeeded()
    expectEqual(panels[0].children.map(\.name), ["a", "c"])
    expectEqual(c.frame.y, 20)
    expectEqual(b.frame, Frame(x: 0, y: 0, width: 50, height: 40))
    expectEqual(panels[1].frame, Frame(x: 0, y: 80, width: 50, height: 40))
  }

  @Test("removing a view from a stack panel keeps the view's own constraints")
  func size() throws {
    let panel = StackPanel("P", axis: .horizontal)
    panel.add(a, StackPanel.Placement(width: 70))
    panel.add(b, StackPanel.Placement(height: 5))
    try LayoutConstraint.activate([a.heightAnchor.constraint(equalToConstant: 33)])
    try panel.layoutIfNeeded()
    expectEqual(panel.frame, Frame(x: 0, y: 0, width: 100, height: 33))
    a.removeFromSuperview()
    try a.layOut(width: 20, height: nil)
    expectEqual(a.frame, Frame(x: 0, y: 0, width: 20, height: 33))
    panel.add(a, StackPanel.Placement(width: 50))
    try panel.layoutIfNeeded()
    expectEqual(a.frame, Frame(x: 30, y: 0, width: 50, height: 33))
    expectEqual(b.frame, Frame(x: 0, y: 14, width: 30, height: 5))
  }

  @Test("superviewMargins pin a stack panel to any superview")
  func superview() throws {
    let window = LayoutView("window")
    let page = LayoutView("page")
    let panel = StackPanel("P")
    panel.superviewMargins = LayoutMargins(top: 20, leading: 5, bottom: 10, trailing: 15)
    panel.add(a)
    window.addSubview(panel)
    try window.layOut(width: 320, height: 480)
    expectEqual(panel.frame, Frame(x: 5, y: 20, width: 300, height: 450))
    expectEqual(a.frame, Frame(x: 0, y: 0, width: 300, height: 20))
    // The screen is rotated.
    try window.layOut(width: 480, height: 320)
    expectEqual(panel.frame, Frame(x: 5, y: 20, width: 460, height: 290))
    expectEqual(a.frame, Frame(x: 0, y: 0, width: 460, height: 20))
    page.addSubview(panel)
    try page.layOut(width: 100, height: 100)
    expectEqual(panel.frame, Frame(x: 5, y: 20, width: 80, height: 70))
    panel.superviewMargins = nil
    try page.layoutIfNeeded()
    #expect(page.constraints.isEmpty)
    expectEqual(panel.frame.width, 10)
  }

  @Test("views keep their sizes and overflow a stack panel that is too small")
  func overflow() throws {
    let panel = StackPanel("P")
    panel.add(a)
    panel.add(b)
    panel.add(c, StackPanel.Placement(width: 90, alignment: .leading))
    try panel.layOut(width: 40, height: 50)
    expectEqual([a, b, c].map(\.frame.y), [0, 20, 60])
    expectEqual([a, b, c].map(\.frame.height), [20, 40, 60])
    expectEqual([a, b, c].map(\.frame.width), [40, 40, 90])
  }

  @Test(
    "the frames of a stack panel equal arithmetically computed frames after every change",
    arguments: 0..<8)
  func random(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    func points(_ bound: Int) -> Double { Double(random.next(below: bound)) }
    func placement() -> StackPanel.Placement {
      StackPanel.Placement(
        margin: LayoutMargins(
          top: points(9), leading: points(9), bottom: points(9), trailing: points(9)),
        width: random.next(below: 3) == 0 ? points(99) : nil,
        height: random.next(below: 3) == 0 ? points(99) : nil,
        alignment: PanelAlignment.allCases[random.next(below: 4)])
    }
    let panel = StackPanel("P", axis: seed % 2 == 0 ? .vertical : .horizontal)
    for step in 0..<60 {
      let count = panel.children.count
      let view = count == 0 ? nil : panel.children[random.next(below: count)]
      switch (random.next(below: 8), view) {
      case (0, let view?): panel.remove(view)
      case (1, let view?): view.removeFromSuperview()
      case (2, let view?): panel.move(view, to: random.next(below: count))
      case (3, let view?): view.isHidden.toggle()
      case (4, let view?): panel.setPlacement(placement(), of: view)
      case (5, _): panel.axis = panel.axis == .vertical ? .horizontal : .vertical
      case (6, _):
        panel.layoutDirection = random.next(below: 2) == 0 ? .leftToRight : .rightToLeft
        panel.rootSize = PerAxis(
          random.next(below: 2) == 0 ? nil : 20 + points(300),
          random.next(below: 2) == 0 ? nil : 20 + points(300))
      default:
        let view = LayoutView(
          "v\(step)", contentWidth: random.next(below: 9) == 0 ? nil : points(99),
          contentHeight: points(99))
        panel.insert(view, at: random.next(below: count + 1), placement())
      }
      try panel.layoutIfNeeded()
      let expected = StackPanelFormula(of: panel).frames
      FrameExpectation(frames: expected).check(panel, "seed \(seed), step \(step)")
    }
  }
}
