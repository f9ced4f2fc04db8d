import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Stack views and changes of views in them")
struct StackFollowingTests {
  private let leaf = LayoutView("leaf", contentWidth: 40, contentHeight: 10)
  private let other = LayoutView("other", contentWidth: 60, contentHeight: 20)

  @Test("proportional filling follows changes of a nested stack view's layout margins")
  func margins() throws {
    let inner = StackView("inner", arranging: [leaf])
    inner.isLayoutMarginsRelativeArrangement = true
    inner.layoutMargins = LayoutMargins(all: 0)
    let outer = StackView("outer", arranging: [inner, other], distribution: .fillProportionally)
    try outer.layOut(width: 200, height: 20)
    expectEqual(inner.frame.width, 80)
    // The inner stack view is 40 + 80 = 120 points wide, and the other view 60 points.
    inner.layoutMargins = LayoutMargins(top: 0, leading: 20, bottom: 0, trailing: 60)
    try outer.layOut(width: 180, height: 20)
    expectEqual(inner.frame.width, 120)
    inner.isLayoutMarginsRelativeArrangement = false
    try outer.layoutIfNeeded()
    expectEqual(inner.frame.width, 72)
  }

  @Test("FDStackView follows the compression resistance of hidden views")
  func resistance() throws {
    let stack = StackView("S", arranging: [leaf, other], behavior: .fdStackView)
    leaf.isHidden = true
    try stack.layoutIfNeeded()
    leaf.setContentCompressionResistancePriority(Priority(600), for: .vertical)
    try stack.layoutIfNeeded()
    #expect(stack.arrangementDescription.contains("'FDSV-hiding' leaf.height == 0 @600"))
  }

  @Test("the superview of a stack view is notified of changes of nested views")
  func reported() throws {
    final class Listener: LayoutView {
      var reported: [String] = []
      override func subviewDidChange(_ view: LayoutView) { reported.append(view.name) }
    }
    let listener = Listener("listener")
    let inner = StackView("inner", arranging: [leaf])
    let outer = StackView("outer", arranging: [inner, other])
    listener.addSubview(outer)
    try listener.layoutIfNeeded()
    listener.reported = []
    leaf.contentWidth = 41
    expectEqual(listener.reported, ["outer"])
    leaf.isHidden = true
    #expect(listener.reported.count > 1 && Set(listener.reported) == ["outer"])
  }

  @Test(
    "a layout pass throws an error for an infinite or NaN number of a stack view or panel",
    arguments: [Double.nan, .infinity, -.infinity])
  func numbers(number: Double) throws {
    func rejected(_ view: LayoutView, _ sourceLocation: Testing.SourceLocation = #_sourceLocation) {
      #expect(throws: LayoutConstraintError.self, sourceLocation: sourceLocation) {
        try view.layoutIfNeeded()
      }
    }
    let stack = StackView("S", arranging: [leaf, other], spacing: 4)
    try stack.layoutIfNeeded()
    let made = stack.arrangementDescription
    stack.spacing = number
    rejected(stack)
    // No constraint was changed.
    expectEqual(stack.arrangementDescription, made)
    stack.spacing = 6
    stack.setCustomSpacing(number, after: leaf)
    rejected(stack)
    stack.setCustomSpacing(5, after: leaf)
    try stack.layoutIfNeeded()
    expectEqual(stack.frame.width, 105)

    let panel = StackPanel("P")
    panel.add(LayoutView("v"), StackPanel.Placement(margin: LayoutMargins(all: number)))
    rejected(panel)
    panel.setPlacement(StackPanel.Placement(width: number), of: panel.children[0])
    rejected(panel)
    panel.setPlacement(StackPanel.Placement(width: 7), of: panel.children[0])
    try panel.layoutIfNeeded()
    panel.setPlacement(StackPanel.Placement(width: number), of: panel.children[0])
    rejected(panel)

    let grid = GridPanel("G", columns: [.star(number), .star()], rows: [.fixed(5)])
    rejected(grid)
    grid.columns = [.star(number)] + [.star()]
    rejected(grid)
    grid.columns[0] = .star(max: number)
    rejected(grid)
    grid.columns[0] = .fixed(number)
    rejected(grid)
    grid.columns[0] = .star()
    grid.columnGap = number
    rejected(grid)
    grid.columnGap = 0
    try grid.layOut(width: 10, height: 5)
    expectEqual(grid.frame(ofColumn: 0).width, 5)
  }
}
