import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Constraints after a stack view or an arranged view is removed")
struct StackLeavingTests {
  private let views = ["a", "b", "c"].map { LayoutView($0, contentWidth: 30, contentHeight: 10) }
  private let plain = LayoutView("plain")

  private func stack(_ behavior: StackView.Behavior = .uiKit) -> StackView {
    let stack = StackView(
      "S", arranging: views, spacing: 4, alignment: .center, behavior: behavior)
    stack.distribution = .fillProportionally
    return stack
  }

  @Test(
    "a view that moves out of a stack view keeps none of the stack view's constraints",
    arguments: StackView.Behavior.allCases,
    [true, false])
  func leaving(behavior: StackView.Behavior, isEndedFirst: Bool) throws {
    let stack = stack(behavior)
    views[1].isHidden = true
    try stack.layoutIfNeeded()
    let own = views[1].heightAnchor.constraint(equalToConstant: 33)
    own.isActive = true
    if isEndedFirst { stack.removeArrangedSubview(views[1]) }
    plain.addSubview(views[1])
    expectEqual(views[1].constraints.map(\.description), [own.description])
    try LayoutConstraint.activate([
      views[1].widthAnchor.constraint(equalTo: plain.widthAnchor),
      views[1].leadingAnchor.constraint(equalTo: plain.leadingAnchor),
    ])
    try plain.layOut(width: 90, height: 40)
    expectEqual(views[1].frame.width, 90)
    try stack.layoutIfNeeded()
    expectEqual(stack.frame.width, 64)
  }

  @Test("a deallocated stack view leaves no constraint on its views")
  func gone() throws {
    do {
      let stack = stack()
      views[1].isHidden = true
      try stack.layoutIfNeeded()
      #expect(!views[1].constraints.isEmpty)
    }
    #expect(views.flatMap(\.constraints).isEmpty)
    do {
      let panel = StackPanel("P")
      panel.add(views[0], StackPanel.Placement(width: 70))
      try panel.layoutIfNeeded()
      #expect(!views[0].constraints.isEmpty)
    }
    #expect(views[0].constraints.isEmpty)
  }

  @Test("a nested stack view that moves to another superview keeps its own constraints")
  func inner() throws {
    let stack = stack()
    let outer = StackView("outer", arranging: [stack], alignment: .center)
    try outer.layoutIfNeeded()
    let made = stack.arrangementConstraints.count
    plain.addSubview(stack)
    expectEqual(stack.arrangementConstraints.count { $0.isActive }, made)
    try plain.layoutIfNeeded()
    expectEqual(stack.frame.width, 98)
  }
}
