import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Baselines of a stack view")
struct StackBaselineTests {
  private let label = LayoutView("label", contentWidth: 30, contentHeight: 20)
  private let window = LayoutView("window")

  init() throws {
    label.firstBaseline = 15
    window.addSubview(label)
    try LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: window.topAnchor, constant: 50),
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
  }

  private func text(_ name: String, _ height: Double, baseline: Double) -> LayoutView {
    let view = LayoutView(name, contentWidth: 10, contentHeight: height)
    view.firstBaseline = baseline
    return view
  }

  /// Adds a view to the window whose first baseline is aligned with the label's first baseline.
  private func hang(_ view: LayoutView) throws {
    window.addSubview(view)
    try LayoutConstraint.activate([
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      view.leadingAnchor.constraint(equalTo: label.trailingAnchor),
    ])
  }

  @Test("a horizontal stack view uses the baselines of its tallest view")
  func tallest() throws {
    let views = [text("a", 20, baseline: 5), text("b", 30, baseline: 9)]
    let stack = StackView("S", arranging: views, alignment: .top)
    try hang(stack)
    try window.layoutIfNeeded()
    expectEqual(stack.frame.y, 65 - 9)
    views[0].contentHeight = 40
    try window.layoutIfNeeded()
    expectEqual(stack.frame.y, 65 - 5)
    views[0].isHidden = true
    try window.layoutIfNeeded()
    expectEqual(stack.frame.y, 65 - 9)
    views[1].firstBaseline = 11
    try window.layoutIfNeeded()
    expectEqual(stack.frame.y, 65 - 11)
  }

  @Test("a stack view without visible views uses its own edges as baselines")
  func last() throws {
    let view = text("a", 20, baseline: 5)
    let stack = StackView("S", arranging: [view])
    try hang(stack)
    try window.layoutIfNeeded()
    expectEqual(stack.frame.y, 60)
    view.isHidden = true
    try window.layoutIfNeeded()
    expectEqual(stack.frame.y, 65)
    view.isHidden = false
    try window.layoutIfNeeded()
    expectEqual(stack.frame.y, 60)
    view.removeFromSuperview()
    try window.layoutIfNeeded()
    expectEqual(stack.frame.y, 65)
    stack.addArrangedSubview(view)
    try window.layoutIfNeeded()
    expectEqual(stack.frame.y, 60)
  }

  @Test("the baseline of nested stack views is the baseline of an innermost view")
  func depth() throws {
    let view = text("a", 20, baseline: 5)
    var inner: LayoutView = view
    for level in 0..<30 {
      inner = StackView("S\(level)", arranging: [inner, text("t\(level)", 7, baseline: 1)])
      (inner as? StackView)?.axis = level.isMultiple(of: 2) ? .horizontal : .vertical
    }
    try hang(inner)
    try window.layoutIfNeeded()
    expectEqual(inner.frame.y, 60)
    view.firstBaseline = 8
    try window.layoutIfNeeded()
    expectEqual(inner.frame.y, 57)
    let other = text("other", 90, baseline: 2)
    (view.superview as? StackView)?.insertArrangedSubview(other, at: 0)
    try window.layoutIfNeeded()
    expectEqual(inner.frame.y, 63)
    other.removeFromSuperview()
    try window.layoutIfNeeded()
    expectEqual(inner.frame.y, 57)
  }

  @Test("reading the baseline views does not cause a constraint update")
  func asking() throws {
    final class Counting: StackView {
      var count = 0
      override func updateConstraints() throws {
        count += 1
        try super.updateConstraints()
      }
    }
    let views = [text("a", 20, baseline: 5), text("b", 30, baseline: 9)]
    let stack = Counting("S", arranging: views, alignment: .top)
    try stack.layoutIfNeeded()
    #expect(stack.viewForFirstBaselineLayout === views[1])
    #expect(stack.viewForLastBaselineLayout === views[1])
    views[0].contentHeight = 40
    #expect(stack.viewForFirstBaselineLayout === views[0])
    try stack.layoutIfNeeded()
    expectEqual(stack.count, 1)
  }
}
