import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

/// Tests of views without content next to views with content.
@Suite("Stack views without visible content")
struct StackEmptinessTests {
  private static let uiKit = [StackView.Behavior.uiKit, .corrected]
  private static let distributions = [StackView.Distribution.equalSpacing, .equalCentering]

  private func squares(_ count: Int) -> [LayoutView] {
    (0..<count).map { LayoutView("v\($0)", contentWidth: 20, contentHeight: 20) }
  }

  private func length(_ view: LayoutView, _ axis: Axis) -> Double {
    axis == .horizontal ? view.frame.width : view.frame.height
  }

  private func positions(_ views: [LayoutView], _ axis: Axis) -> [Double] {
    views.map { axis == .horizontal ? $0.frame.x : $0.frame.y }
  }

  @Test(
    "with equal gaps, an empty nested stack view has length 0", arguments: uiKit,
    [Axis.horizontal, .vertical])
  func group(behavior: StackView.Behavior, axis: Axis) throws {
    for count in [1, 2, 4, 5, 9] {
      let group = StackView("group", axis: axis, behavior: behavior)
      let views = squares(count)
      let bar = StackView(
        "bar", arranging: [group] + views, axis: axis, distribution: .equalSpacing,
        behavior: behavior)
      let (width, height) = axis == .horizontal ? (400.0, 20.0) : (20.0, 400.0)
      try bar.layOut(width: width, height: height)
      expectEqual(length(group, axis), 0)
      let gap = (400 - 20 * Double(count)) / Double(count)
      let expected = (0..<count).map { gap + Double($0) * (20 + gap) }
      #expect(
        zip(positions(views, axis), expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(count) views")
      #expect(!bar.hasAmbiguousLayout)
    }
  }

  @Test(
    "with equal gaps, a nested stack view with only hidden views has length 0", arguments: uiKit)
  func hidden(behavior: StackView.Behavior) throws {
    let inner = squares(2)
    let group = StackView("group", arranging: inner, behavior: behavior)
    let views = squares(5)
    let bar = StackView(
      "bar", arranging: [group] + views, distribution: .equalSpacing, behavior: behavior)
    try bar.layOut(width: 400, height: 20)
    expectEqual(group.frame.width, 40)
    for view in inner { view.isHidden = true }
    try bar.layoutIfNeeded()
    #expect(group.frame.width == 0 && abs(views[0].frame.x - 60) < 1e-6)
    inner[1].isHidden = false
    try bar.layoutIfNeeded()
    expectEqual(group.frame.width, 20)
  }

  @Test(
    "with equal gaps or centers, a view without content has length 0", arguments: uiKit,
    distributions)
  func view(behavior: StackView.Behavior, distribution: StackView.Distribution) throws {
    let plain = LayoutView("plain")
    let views = squares(5)
    let bar = StackView(
      "bar", arranging: views + [plain], distribution: distribution, behavior: behavior)
    try bar.layOut(width: 400, height: 20)
    #expect(plain.frame.width == 0 && !bar.hasAmbiguousLayout)
    // The view follows content that is set later, and an explicit size.
    plain.contentWidth = 30
    try bar.layoutIfNeeded()
    expectEqual(plain.frame.width, 30)
    plain.contentWidth = nil
    let width = plain.widthAnchor.constraint(greaterThanOrEqualToConstant: 50)
    width.isActive = true
    try bar.layoutIfNeeded()
    expectEqual(plain.frame.width, 50)
  }
}
