import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

/// A badge that computes its content size: 10 points per digit, and a height only in large type.
private final class Badge: LayoutView {
  private(set) var asked = 0
  var digits = 1 { didSet { invalidateIntrinsicContentSize() } }
  var isLarge = false { didSet { invalidateIntrinsicContentSize() } }

  override var intrinsicContentSize: LayoutSize {
    asked += 1
    return LayoutSize(width: Double(10 * digits), height: isLarge ? 30 : Self.noIntrinsicMetric)
  }
}

@Suite("Overriding intrinsicContentSize")
struct ContentSizeTests {
  private let badge = Badge("badge")
  private let other = LayoutView("other", contentWidth: 7, contentHeight: 12)

  @Test("an overridden intrinsicContentSize is read again only after it is invalidated")
  func plain() throws {
    let window = LayoutView("window")
    window.addSubview(badge)
    try LayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      window.trailingAnchor.constraint(greaterThanOrEqualTo: badge.trailingAnchor),
      badge.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    let low = badge.heightAnchor.constraint(equalToConstant: 4)
    low.priority = Priority(100)
    low.isActive = true
    try window.layOut(width: 100, height: 100)
    expectEqual(badge.frame, Frame(x: 0, y: 0, width: 10, height: 4))
    badge.digits = 3
    expectEqual(badge.frame.width, 10)
    try window.layoutIfNeeded()
    expectEqual(badge.frame.width, 30)
    badge.isLarge = true
    try window.layoutIfNeeded()
    expectEqual(badge.frame.height, 30)
    badge.isLarge = false
    try window.layoutIfNeeded()
    expectEqual(badge.frame.height, 4)
    // Without an invalidation, the content size is not read again.
    let asked = badge.asked
    try window.layOut(width: 200, height: 100)
    #expect(badge.asked == asked)
    badge.digits = 40
    try window.layoutIfNeeded()
    // Compression resistance is optional, and the trailing edge is required.
    expectEqual(badge.frame.width, 200)
  }

  @Test("stack views and panels use an overridden intrinsicContentSize")
  func arranged() throws {
    let stack = StackView("stack", arranging: [badge, other], spacing: 2)
    try stack.layoutIfNeeded()
    #expect(stack.frame.width == 19 && stack.frame.height == 12)
    badge.digits = 2
    badge.isLarge = true
    try stack.layoutIfNeeded()
    #expect(stack.frame.width == 29 && stack.frame.height == 30)
    stack.distribution = .fillProportionally
    stack.behavior = .corrected
    try stack.layOut(width: 56, height: nil)
    #expect(badge.frame.width == 40 && other.frame.width == 14)
    badge.digits = 7
    try stack.layOut(width: 79, height: nil)
    #expect(badge.frame.width == 70 && other.frame.width == 7)

    let panel = StackPanel("panel", axis: .horizontal)
    for view in [badge, other] { panel.add(view, StackPanel.Placement(alignment: .leading)) }
    try panel.layoutIfNeeded()
    #expect(panel.frame.width == 77 && badge.frame.height == 30)
    badge.digits = 1
    badge.isLarge = false
    try panel.layoutIfNeeded()
    #expect(panel.frame.width == 17 && other.frame.x == 10 && badge.frame.height == 0)

    let grid = GridPanel("grid", columns: [.auto(), .star()], rows: [.auto()])
    grid.add(badge, GridPanel.Placement(row: 0, column: 0))
    grid.add(other, GridPanel.Placement(row: 0, column: 1))
    try grid.layOut(width: 100, height: nil)
    #expect(grid.frame(ofColumn: 0).width == 10 && grid.frame.height == 12)
    badge.digits = 6
    badge.isLarge = true
    try grid.layoutIfNeeded()
    #expect(grid.frame(ofColumn: 0).width == 60 && grid.frame.height == 30)
    expectEqual(other.frame, Frame(x: 60, y: 0, width: 40, height: 30))
  }

  @Test("a negative intrinsic content size means that there is none, as in UIKit")
  func noMetric() throws {
    let view = LayoutView("view", contentWidth: LayoutView.noIntrinsicMetric, contentHeight: 5)
    let stack = StackView("stack", arranging: [view, other], distribution: .fillProportionally)
    try stack.layOut(width: 107, height: nil)
    #expect(other.frame.width == 107 && stack.frame.height == 12)
    view.contentWidth = 7
    try stack.layOut(width: 100, height: nil)
    expectEqual(view.frame.width, 50)
  }
}
