import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Arranged views of a stack view")
struct StackArrangingTests {
  private let views = ["a", "b", "c"].map { LayoutView($0, contentWidth: 30, contentHeight: 10) }
  private let stack: StackView

  init() {
    stack = StackView("S", arranging: views, spacing: 4)
  }

  private var names: [String] { stack.arrangedSubviews.map(\.name) }

  @Test("the order of arranged views is independent of the order of subviews")
  func order() throws {
    let plain = LayoutView("plain")
    stack.insertSubview(plain, at: 0)
    expectEqual(names, ["a", "b", "c"])
    let first = LayoutView("first", contentWidth: 5)
    stack.insertArrangedSubview(first, at: 0)
    expectEqual(names, ["first", "a", "b", "c"])
    expectEqual(stack.subviews.map(\.name), ["plain", "a", "b", "c", "first"])
    stack.insertArrangedSubview(plain, at: 2)
    expectEqual(names, ["first", "a", "plain", "b", "c"])
    expectEqual(stack.subviews.map(\.name), ["plain", "a", "b", "c", "first"])
    try stack.layoutIfNeeded()
    expectEqual(views.map(\.frame.x), [9, 43 + plain.frame.width + 4, 77 + plain.frame.width + 4])
  }

  @Test("adding an arranged view again moves the view to the new index")
  func moved() throws {
    stack.insertArrangedSubview(views[2], at: 0)
    expectEqual(names, ["c", "a", "b"])
    stack.addArrangedSubview(views[2])
    expectEqual(names, ["a", "b", "c"])
    stack.insertArrangedSubview(views[0], at: 3)
    expectEqual(names, ["b", "c", "a"])
    try stack.layoutIfNeeded()
    expectEqual(views.map(\.frame.x), [68, 0, 34])
  }

  @Test("removeArrangedSubview keeps the view as a subview, except with the FDStackView behavior")
  func removed() throws {
    try stack.layoutIfNeeded()
    stack.removeArrangedSubview(views[1])
    expectEqual(names, ["a", "c"])
    #expect(views[1].superview === stack)
    try stack.layoutIfNeeded()
    expectEqual(views[2].frame.x, 34)
    #expect(
      stack.constraints.allSatisfy { $0.firstItem !== views[1] && $0.secondItem !== views[1] })

    stack.removeArrangedSubview(views[1])
    stack.behavior = .fdStackView
    stack.removeArrangedSubview(views[0])
    expectEqual(names, ["c"])
    #expect(views[0].superview == nil)
  }

  @Test("a subview that is removed is no longer arranged and loses its custom spacing")
  func left() throws {
    stack.setCustomSpacing(20, after: views[0])
    try stack.layoutIfNeeded()
    expectEqual(views[1].frame.x, 50)
    views[0].removeFromSuperview()
    expectEqual(names, ["b", "c"])
    try stack.layoutIfNeeded()
    expectEqual(views[1].frame.x, 0)
    stack.insertArrangedSubview(views[0], at: 0)
    expectEqual(stack.customSpacing(after: views[0]), StackView.spacingUseDefault)
    try stack.layoutIfNeeded()
    expectEqual(views[1].frame.x, 34)
  }

  @Test("setCustomSpacing is ignored for a view that is not arranged, as in UIKit")
  func stranger() throws {
    let stranger = LayoutView("stranger", contentWidth: 30, contentHeight: 10)
    stack.setCustomSpacing(20, after: stranger)
    expectEqual(stack.customSpacing(after: stranger), StackView.spacingUseDefault)
    stack.insertArrangedSubview(stranger, at: 0)
    try stack.layoutIfNeeded()
    expectEqual(views[0].frame.x, 34)
  }

  @Test("a view that is added to another stack view leaves its first stack view")
  func adopted() throws {
    let window = LayoutView("window")
    let other = StackView("other", axis: .vertical)
    for view in [stack, other] { window.addSubview(view) }
    try window.layoutIfNeeded()
    other.addArrangedSubview(views[1])
    expectEqual(names, ["a", "c"])
    try window.layoutIfNeeded()
    #expect(views[1].superview === other)
    expectEqual(other.frame.width, 30)
    expectEqual(stack.frame.width, 64)
  }

  @Test("a gap has the stack view's spacing, a custom spacing or the system spacing")
  func spacing() throws {
    func starts() throws -> [Double] {
      try stack.layoutIfNeeded()
      return views.map(\.frame.x)
    }
    stack.setCustomSpacing(StackView.spacingUseSystem, after: views[0])
    try expectEqual(starts(), [0, 38, 72])
    stack.spacing = StackView.spacingUseSystem
    stack.setCustomSpacing(0, after: views[0])
    try expectEqual(starts(), [0, 30, 68])
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    try expectEqual(starts(), [0, 38, 76])
    stack.spacing = StackView.spacingUseDefault
    try expectEqual(starts(), [0, 30, 60])
    // There is no gap after the last view.
    stack.setCustomSpacing(50, after: views[2])
    try expectEqual(starts(), [0, 30, 60])
    expectEqual(stack.frame.width, 90)
  }

  @Test("hidden views and their spacing take no space in a stack view")
  func hidden() throws {
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(6, after: views[1])
    views[1].contentHeight = 500
    views[1].isHidden = true
    try stack.layoutIfNeeded()
    expectEqual(views[2].frame.x, 50)
    expectEqual(views[1].frame.width, 0)
    // The hidden view is in the middle of the gap.
    expectEqual(views[1].frame.x, 40)
    expectEqual(stack.frame.height, 10)
    views[0].isHidden = true
    try stack.layoutIfNeeded()
    expectEqual(stack.frame.width, 30)
    expectEqual(views[2].frame.x, 0)
  }

  @Test(
    "a stack view without visible views has size 0, or the size passed to `layOut` if it is the root",
    arguments: StackView.Distribution.allCases,
    StackView.Alignment.allCases)
  func none(distribution: StackView.Distribution, alignment: StackView.Alignment) throws {
    for views in [[], views] {
      let stack = StackView(
        "S", arranging: views, spacing: 8, alignment: alignment, distribution: distribution)
      for view in views { view.isHidden = true }
      try stack.layoutIfNeeded()
      #expect(stack.frame.width == 0 && stack.frame.height == 0)
      try expectEqual(HierarchyProblem(of: stack).frames()?.isUnique, true)
      try stack.layOut(width: 90, height: 30)
      #expect(stack.frame.width == 90 && stack.frame.height == 30)
    }
  }

  @Test(
    "the single view of a stack view is as long as the stack view",
    arguments: StackView.Distribution.allCases,
    StackView.Alignment.allCases)
  func one(distribution: StackView.Distribution, alignment: StackView.Alignment) throws {
    let stack = StackView(
      "S", arranging: [views[0]], spacing: 8, alignment: alignment, distribution: distribution)
    try stack.layoutIfNeeded()
    #expect(stack.frame.width == 30 && stack.frame.height == 10)
    #expect(views[0].frame.width == 30 && views[0].frame.height == 10)
    try stack.layOut(width: 90, height: 40)
    expectEqual(views[0].frame.width, 90)
    expectEqual(views[0].frame.height, alignment == .fill ? 40 : 10)
  }
}
