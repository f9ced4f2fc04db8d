import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Owners of constraints")
struct OwnershipTests {
  private let root = LayoutView("root")
  private let left = LayoutView("left")
  private let right = LayoutView("right")
  private let inner = LayoutView("inner")
  private let deep = LayoutView("deep")

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    inner.addSubview(deep)
  }

  @Test("the owner of a constraint is the nearest common ancestor of its items")
  func nearest() throws {
    let guide = LayoutGuide("guide")
    left.addLayoutGuide(guide)
    let expected: [(LayoutConstraint, LayoutView)] = [
      (deep.widthAnchor.constraint(equalToConstant: 1), deep),
      (deep.widthAnchor.constraint(equalTo: deep.heightAnchor), deep),
      (deep.topAnchor.constraint(equalTo: inner.topAnchor), inner),
      (inner.topAnchor.constraint(equalTo: deep.topAnchor), inner),
      (deep.topAnchor.constraint(equalTo: left.topAnchor), left),
      (deep.topAnchor.constraint(equalTo: right.topAnchor), root),
      (left.topAnchor.constraint(equalTo: right.topAnchor), root),
      (guide.topAnchor.constraint(equalTo: deep.topAnchor), left),
      (guide.topAnchor.constraint(equalTo: right.topAnchor), root),
      (guide.widthAnchor.constraint(equalToConstant: 1), left),
      (deep.topAnchor.constraint(equalTo: left.layoutMarginsGuide.topAnchor), left),
      (deep.topAnchor.constraint(equalTo: deep.safeAreaLayoutGuide.topAnchor), deep),
    ]
    try LayoutConstraint.activate(expected.map(\.0))
    for (constraint, owner) in expected {
      #expect(constraint.owner === owner, "\(constraint)")
      #expect(owner.constraints.contains { $0 === constraint })
    }
  }

  @Test("the constraints of a view are listed in the order of their activation")
  func order() throws {
    let made = (0..<6).map { left.widthAnchor.constraint(equalToConstant: Double($0)) }
    try LayoutConstraint.activate(made)
    LayoutConstraint.deactivate([made[1], made[4]])
    try LayoutConstraint.activate([made[1], made[1], made[0]])
    expectEqual(left.constraints.map(\.constant), [0, 2, 3, 5, 1])
    #expect(!made[4].isActive && made[1].isActive)
  }

  @Test(
    "removing a view deactivates its constraints with outside views and keeps the constraints inside"
  )
  func leaving() throws {
    let inside = deep.topAnchor.constraint(equalTo: left.topAnchor)
    let size = left.widthAnchor.constraint(equalToConstant: 5)
    let crossing = deep.topAnchor.constraint(equalTo: right.topAnchor)
    let edge = left.topAnchor.constraint(equalTo: root.topAnchor)
    let other = right.topAnchor.constraint(equalTo: root.topAnchor)
    try LayoutConstraint.activate([inside, size, crossing, edge, other])
    left.removeFromSuperview()
    #expect(inside.isActive && size.isActive && other.isActive)
    #expect(!crossing.isActive && !edge.isActive)
    expectEqual(root.constraints.count, 1)
    root.addSubview(left)
    #expect(!crossing.isActive && !edge.isActive)
  }

  @Test("moving an item within its constraint's owner deactivates the constraint, as in UIKit")
  func movingInside() throws {
    let beside = deep.leadingAnchor.constraint(equalTo: right.trailingAnchor, constant: 8)
    let size = deep.widthAnchor.constraint(equalToConstant: 5)
    let other = inner.topAnchor.constraint(equalTo: right.topAnchor)
    try LayoutConstraint.activate([beside, size, other])
    #expect(beside.owner === root)
    // The view is removed from its old superview first, and therefore briefly leaves the root.
    right.addSubview(deep)
    #expect(!beside.isActive)
    #expect(size.isActive && other.isActive)
    // Adding the view to its own superview again only moves it to the front.
    try LayoutConstraint.activate([beside])
    right.addSubview(deep)
    #expect(beside.isActive && beside.owner === right)
  }

  @Test("removing a layout guide or moving a view deactivates its constraints")
  func moving() throws {
    let guide = LayoutGuide("guide")
    left.addLayoutGuide(guide)
    let constraint = guide.topAnchor.constraint(equalTo: right.topAnchor)
    let edge = inner.topAnchor.constraint(equalTo: left.topAnchor)
    try LayoutConstraint.activate([constraint, edge])
    left.removeLayoutGuide(guide)
    #expect(!constraint.isActive && guide.owningView == nil)
    right.addSubview(inner)
    #expect(!edge.isActive && inner.superview === right && left.subviews.isEmpty)
  }

  @Test("views, guides and constraints do not retain each other")
  func memory() throws {
    weak var weakView: LayoutView?
    weak var weakConstraint: LayoutConstraint?
    try {
      let root = LayoutView("root")
      let view = LayoutView("view")
      root.addSubview(view)
      let constraint = view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor)
      try LayoutConstraint.activate([constraint])
      try root.layOut(width: 10, height: 10)
      (weakView, weakConstraint) = (view, constraint)
    }()
    #expect(weakView == nil && weakConstraint == nil)
  }

  @Test("a view that outlives its superview can be laid out as a root view")
  func orphan() throws {
    let view = LayoutView("view")
    let size = view.widthAnchor.constraint(equalToConstant: 30)
    try {
      let root = LayoutView("root")
      root.addSubview(view)
      let edge = view.leftAnchor.constraint(equalTo: root.leftAnchor)
      try LayoutConstraint.activate([edge, size])
      try root.layOut(width: 10, height: 10)
    }()
    #expect(view.superview == nil && size.isActive)
    size.constant = 40
    try view.layoutIfNeeded()
    expectEqual(view.frame.width, 40)
  }

  @Test("addConstraint on any view adds to the owner, and only the owner can remove the constraint")
  func addedAndRemoved() throws {
    let made = [
      deep.topAnchor.constraint(equalTo: inner.topAnchor),
      deep.topAnchor.constraint(equalTo: right.topAnchor),
    ]
    try root.addConstraints(made)
    expectEqual(made.map { $0.owner?.name }, ["inner", "root"])
    root.removeConstraints(made)
    expectEqual(made.map(\.isActive), [true, false])
    inner.removeConstraint(made[0])
    #expect(!made[0].isActive)
    try left.addConstraint(made[0])
    expectEqual(inner.constraints.count, 1)
    let stranger = LayoutView("stranger")
    let far = deep.topAnchor.constraint(equalTo: stranger.topAnchor)
    #expect(throws: LayoutConstraintError.self) { try root.addConstraints([made[1], far]) }
    #expect(!made[1].isActive)
  }

  @Test("convert(_:to:) converts a rectangle between views of the same hierarchy")
  func coordinates() throws {
    try LayoutConstraint.activate(
      pin(left, x: 10, y: 20, width: 100, height: 100)
        + pin(right, x: 200, y: 5, width: 50, height: 60)
        + pin(inner, x: 3, y: 4, width: 30, height: 40)
        + pin(deep, x: 1, y: 2, width: 5, height: 6))
    try root.layOut(width: 300, height: 200)
    expectEqual(deep.bounds, Frame(x: 0, y: 0, width: 5, height: 6))
    expectEqual(deep.convert(deep.bounds, to: root), deep.absoluteFrame)
    expectEqual(deep.convert(deep.bounds, to: inner), deep.frame)
    // 10 + 3 + 1 and 20 + 4 + 2, relative to 200 and 5.
    expectEqual(deep.convert(deep.bounds, to: right), Frame(x: -186, y: 21, width: 5, height: 6))
    expectEqual(
      deep.convert(right.bounds, from: right), Frame(x: 186, y: -21, width: 50, height: 60))
  }
}
