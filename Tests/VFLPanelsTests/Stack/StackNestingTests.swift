import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Nested stack views")
struct StackNestingTests {
  @Test("nested stack views are as large as their content at any depth")
  func depth() throws {
    var inner: LayoutView = LayoutView("leaf", contentWidth: 10, contentHeight: 10)
    let leaf = inner
    var stacks: [StackView] = []
    for level in 0..<60 {
      let sibling = LayoutView("sibling\(level)", contentWidth: 3, contentHeight: 2)
      let stack = StackView(
        "stack\(level)", arranging: [sibling, inner],
        axis: level.isMultiple(of: 2) ? .horizontal : .vertical, spacing: 1)
      stacks.append(stack)
      inner = stack
    }
    try inner.layoutIfNeeded()
    // Each horizontal stack view adds 3 + 1 points to the width, each vertical one 2 + 1 points to the
    // height.
    for (level, stack) in stacks.enumerated() {
      let (rows, columns) = (Double(level / 2 + 1), Double((level + 1) / 2))
      expectEqual(stack.frame.width, 10 + 4 * rows)
      expectEqual(stack.frame.height, 10 + 3 * columns)
    }
    leaf.contentWidth = 30
    leaf.isHidden = false
    try inner.layoutIfNeeded()
    expectEqual(inner.frame.width, 30 + 4 * 30)
    leaf.isHidden = true
    try inner.layoutIfNeeded()
    // Only the siblings remain, without spacing next to the hidden leaf.
    expectEqual(stacks[0].frame.width, 3)
    expectEqual(inner.frame.width, 3 + 4 * 29)
  }

  @Test("proportional filling uses the content sizes of nested stack views")
  func proportional() throws {
    let label = LayoutView("label", contentWidth: 30, contentHeight: 10)
    let inner = StackView(
      "inner",
      arranging: [
        LayoutView("a", contentWidth: 40, contentHeight: 10),
        LayoutView("b", contentWidth: 40, contentHeight: 10),
      ], spacing: 10)
    let outer = StackView(
      "outer", arranging: [label, inner], distribution: .fillProportionally, behavior: .corrected)
    try outer.layOut(width: 240, height: 10)
    expectEqual([label, inner].map(\.frame.width), [60, 180])
    // A content change of a deeply nested view changes the proportional widths.
    inner.arrangedSubviews[0].contentWidth = 10
    try outer.layoutIfNeeded()
    expectEqual([label, inner].map(\.frame.width), [80, 160])
    inner.arrangedSubviews[0].isHidden = true
    inner.spacing = 50
    try outer.layoutIfNeeded()
    #expect((label.frame.width - 240.0 * 30 / 70).magnitude < 1e-9)
    inner.removeArrangedSubview(inner.arrangedSubviews[0])
    inner.axis = .vertical
    try outer.layoutIfNeeded()
    #expect((label.frame.width - 240.0 * 30 / 70).magnitude < 1e-9)
  }

  @Test("proportional filling ignores a custom spacing that a nested FDStackView ignores")
  func customSpacing() throws {
    let views = (0..<2).map { LayoutView("v\($0)", contentWidth: 40, contentHeight: 10) }
    let inner = StackView("inner", arranging: views, spacing: 10, behavior: .fdStackView)
    inner.setCustomSpacing(50, after: views[0])
    let label = LayoutView("label", contentWidth: 90, contentHeight: 10)
    let outer = StackView(
      "outer", arranging: [inner, label], distribution: .fillProportionally,
      behavior: .corrected)
    try outer.layOut(width: 200, height: 10)
    expectEqual(inner.frame.width, 100)
    expectEqual(label.frame.width, 100)
  }

  @Test("nested stack views align by the baselines of an inner view")
  func baselines() throws {
    func label(_ name: String, _ height: Double, _ baseline: Double) -> LayoutView {
      let view = LayoutView(name, contentWidth: 20, contentHeight: height)
      (view.firstBaseline, view.lastBaseline) = (baseline, 3)
      return view
    }
    let (one, two, three) = (label("one", 12, 9), label("two", 20, 15), label("three", 16, 11))
    let column = StackView("column", arranging: [one, two], axis: .vertical)
    let row = StackView("row", arranging: [three, column], alignment: .firstBaseline)
    try row.layoutIfNeeded()
    expectEqual([three, column].map(\.frame.y), [0, 2])
    // After a different view becomes the first, the rows are aligned by its baseline.
    one.isHidden = true
    try row.layoutIfNeeded()
    expectEqual([three, column].map(\.frame.y), [4, 0])
    column.insertArrangedSubview(label("zero", 30, 25), at: 0)
    try row.layoutIfNeeded()
    expectEqual([three, column].map(\.frame.y), [14, 0])
    // A horizontal stack view uses the baseline of its tallest view.
    column.axis = .horizontal
    column.arrangedSubviews[0].contentHeight = 8
    try row.layoutIfNeeded()
    expectEqual(three.frame.y + 11, column.frame.y + two.frame.y + 15)
    two.contentHeight = 4
    try row.layoutIfNeeded()
    expectEqual(three.frame.y + 11, column.frame.y + 25)
  }

  @Test(
    "with baseline-relative arrangement, a vertical stack view measures spacing between baselines")
  func baselineSpacing() throws {
    let views = (0..<3).map { index in
      let view = LayoutView("v\(index)", contentWidth: 20, contentHeight: 20)
      (view.firstBaseline, view.lastBaseline) = (15, 4)
      return view
    }
    let stack = StackView("S", arranging: views, axis: .vertical, spacing: 24)
    stack.isBaselineRelativeArrangement = true
    try stack.layoutIfNeeded()
    // The baselines are 16 points below the top of the first view and 15 points below the top of the second
    // view.
    expectEqual(views.map(\.frame.y), [0, 25, 50])
    stack.distribution = .equalSpacing
    try stack.layOut(width: nil, height: 100)
    expectEqual(views.map(\.frame.y), [0, 40, 80])
    stack.axis = .horizontal
    try stack.layOut(width: nil, height: nil)
    expectEqual(views.map(\.frame.x), [0, 44, 88])
  }

  @Test("multiline texts that are aligned by a baseline have equal widths")
  func texts() throws {
    final class Paragraph: LayoutView, WrappingText {
      var wrapsText: Bool { true }
    }
    let long = Paragraph("long", contentWidth: 500, contentHeight: 20)
    let short = Paragraph("short", contentWidth: 100, contentHeight: 20)
    let stack = StackView("S", arranging: [long, short], alignment: .firstBaseline)
    try stack.layOut(width: 300, height: nil)
    expectEqual([long, short].map(\.frame.width), [150, 150])
    let description = stack.arrangementDescription
    #expect(
      description.contains("'UISV-text-width-disambiguation' long.width == S.width * 0.5 @760"))
  }
}
