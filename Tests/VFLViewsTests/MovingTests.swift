import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Moving views between hierarchies")
struct MovingTests {
  private let card = LayoutView("card")
  private let label = LayoutView("label")

  /// Creates a root of 100 by 100 points with the card in its corner.
  private func root(_ name: String) throws -> LayoutView {
    let root = LayoutView(name)
    root.rootSize = PerAxis(100, 100)
    root.addSubview(card)
    try LayoutConstraint.activate(pin(card, x: 0, y: 0, width: 80, height: 60))
    return root
  }

  @Test(
    "pending changes of a view that moves to another hierarchy are applied in the new hierarchy")
  func changed() throws {
    card.addSubview(label)
    let pins = pin(label, x: 5, y: 5, width: 20, height: 10)
    try LayoutConstraint.activate(pins)
    let first = try root("first")
    try first.layoutIfNeeded()
    for constraint in pins { constraint.constant += 3 }
    let second = try root("second")
    try second.layoutIfNeeded()
    expectEqual(label.frame, Frame(x: 8, y: 8, width: 23, height: 13))
    try first.layoutIfNeeded()
    for constraint in pins { constraint.constant -= 3 }
    try second.layoutIfNeeded()
    expectEqual(label.frame, Frame(x: 5, y: 5, width: 20, height: 10))
  }

  @Test("pending changes of a view that outlives its root are applied in its next hierarchy")
  func outlived() throws {
    card.addSubview(label)
    let pins = pin(label, x: 5, y: 5, width: 20, height: 10)
    try LayoutConstraint.activate(pins)
    do {
      let first = try root("first")
      try first.layoutIfNeeded()
      for constraint in pins { constraint.constant += 3 }
    }
    let second = try root("second")
    try second.layoutIfNeeded()
    expectEqual(label.frame, Frame(x: 8, y: 8, width: 23, height: 13))
  }

  @Test("after layOut(_:) with other constraints, a layout pass restores the frames")
  func otherConstraints() throws {
    let root = try root("root")
    try root.layoutIfNeeded()
    let other = try constraints(visualFormat: "H:|-30-[card(10)]", views: ["card": card])
    try root.layOut(other, width: 100, height: 100)
    expectEqual(card.frame.x, 30)
    try root.layoutIfNeeded()
    expectEqual(card.frame, Frame(x: 0, y: 0, width: 80, height: 60))
  }
}
