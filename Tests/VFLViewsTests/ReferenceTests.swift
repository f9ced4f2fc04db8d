import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

/// Tests that unretained references are cleared when their object is deallocated.
@Suite("References to deallocated views, guides and layouts")
struct ReferenceTests {
  @Test(
    "constraints clear their references to deallocated items",
    arguments: [true, false])
  func items(isLaidOut: Bool) throws {
    var root: LayoutView? = LayoutView("root")
    var view: LayoutView? = LayoutView("view")
    var guide: LayoutGuide? = LayoutGuide("guide")
    let other = LayoutView("other")
    var made: [LayoutConstraint] = []
    do {
      let (top, inner, free) = try (#require(root), #require(view), #require(guide))
      for child in [inner, other] { top.addSubview(child) }
      top.addLayoutGuide(free)
      made = [
        inner.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        other.topAnchor.constraint(equalTo: inner.layoutMarginsGuide.topAnchor),
        free.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
        other.leadingAnchor.constraint(equalTo: top.safeAreaLayoutGuide.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 5),
      ]
      try LayoutConstraint.activate(made)
      if isLaidOut { try top.layOut(width: 100, height: 100) }
      inner.removeFromSuperview()
    }
    view = nil
    #expect(made[0].firstItem == nil && made[0].secondItem === other)
    #expect(made[1].firstItem === other && made[1].secondItem == nil)
    #expect(made[2].firstItem === guide && made[2].secondItem == nil)
    #expect(made[4].firstItem == nil && made[4].owner == nil && !made[4].isActive)
    #expect(throws: LayoutConstraintError.self) { try LayoutConstraint.activate([made[1]]) }
    try root?.layoutIfNeeded()
    root = nil
    #expect(other.superview == nil && guide?.owningView == nil)
    #expect(made[3].secondItem == nil && !made[3].isActive && made[3].firstItem === other)
    guide = nil
    #expect(made[2].firstItem == nil)
    made.removeFirst(2)
    made = []
    try other.layOut(width: 5, height: 5)
    expectEqual(other.frame.width, 5)
  }

  @Test("a layout margins guide can outlive its view")
  func marginGuides() throws {
    var view: LayoutView? = LayoutView("view")
    var guide = view?.layoutMarginsGuide
    let other = LayoutView("other")
    let margins = try #require(guide)
    let early = other.topAnchor.constraint(equalTo: margins.topAnchor)
    view = nil
    #expect(early.secondItem == nil && margins.owningView == nil)
    expectEqual(margins.layoutFrame, .zero)
    let late = margins.topAnchor.constraint(equalTo: other.topAnchor)
    #expect(throws: LayoutConstraintError.self) { try LayoutConstraint.activate([late]) }
    guide = nil
    #expect(late.secondItem === other)
  }

  @Test("after random removals of views and constraints, no dangling reference remains")
  func random() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<40 {
      let root = LayoutView("root")
      root.rootSize = PerAxis(100, 100)
      var views = [root]
      var constraints: [LayoutConstraint] = []
      for _ in 0..<60 {
        let view = views[random.next(below: views.count)]
        switch random.next(below: 6) {
        case 0, 1:
          let new = LayoutView("new")
          view.addSubview(new)
          views.append(new)
        case 2:
          let other = views[random.next(below: views.count)]
          let second = random.next(below: 2) == 0 ? other : other.layoutMarginsGuide
          let constraint = view.leftAnchor.constraint(equalTo: second.leftAnchor, priority: 5)
          if (try? LayoutConstraint.activate([constraint])) != nil {
            constraints.append(constraint)
          }
        case 3 where view !== root:
          view.removeFromSuperview()
          views.removeAll { $0 === view }
        case 4 where !constraints.isEmpty:
          constraints.remove(at: random.next(below: constraints.count))
        default: try view.rootView.layoutIfNeeded()
        }
        for constraint in constraints where constraint.isActive {
          let owner = try #require(constraint.owner)
          #expect(owner.constraints.contains { $0 === constraint })
        }
      }
      try root.layoutIfNeeded()
    }
  }
}
