import Testing
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Queries on a view hierarchy")
struct AnswerTests {
  private let a = LayoutView("a", contentWidth: 80, contentHeight: 21)
  private let b = LayoutView("b")
  private let root: LayoutView
  private let row: [LayoutConstraint]
  private let column: [LayoutConstraint]

  init() throws {
    root = window(a, b)
    row = try LayoutConstraint.constraints(
      visualFormat: "|-[a]-[b(>=44)]-|", options: .alignAllTop, views: ["a": a, "b": b])
    column = try LayoutConstraint.constraints(visualFormat: "V:|-[a]-|", views: ["a": a])
    try LayoutConstraint.activate(row + column)
  }

  @Test("the fitting size includes the safe area even if the view was never laid out")
  func fittingSafeArea() throws {
    let card = LayoutView("card")
    let label = LayoutView("label", contentWidth: 80, contentHeight: 21)
    card.addSubview(label)
    try LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    card.additionalSafeAreaInsets.top = 44
    try expectEqual(card.systemLayoutSizeFitting(.compressed).height, 65)
    card.additionalSafeAreaInsets.top = 4
    try expectEqual(card.systemLayoutSizeFitting(.compressed).height, 25)
  }

  @Test(
    "systemLayoutSizeFitting returns the smallest size, the largest size or the height for a width")
  func fitting() throws {
    try expectEqual(root.systemLayoutSizeFitting(.compressed), LayoutSize(width: 172, height: 61))
    try expectEqual(root.systemLayoutSizeFitting(.expanded).width, 10_000)
    let wide = try root.systemLayoutSizeFitting(
      LayoutSize(width: 300, height: 0), horizontalFittingPriority: .required)
    expectEqual(wide, LayoutSize(width: 300, height: 61))
    // The fitting size ignores the root size and constraints with views outside of the fitted view.
    try root.layOut(width: 320, height: 61)
    try expectEqual(root.systemLayoutSizeFitting(.compressed).width, 172)
    let outer = window(root)
    try LayoutConstraint.activate([
      root.leftAnchor.constraint(equalTo: outer.leftAnchor),
      root.rightAnchor.constraint(equalTo: outer.rightAnchor),
    ])
    try outer.layOut(width: 500, height: nil)
    expectEqual(root.frame.width, 500)
    try expectEqual(root.systemLayoutSizeFitting(.compressed).width, 172)
    #expect(throws: UnsatisfiableLayoutError.self) {
      try root.systemLayoutSizeFitting(
        LayoutSize(width: 60, height: 0), horizontalFittingPriority: .required)
    }
  }

  @Test(
    "a constraint with a priority above 50 overrides the target size of systemLayoutSizeFitting")
  func fittingAgainst() throws {
    let width = root.widthAnchor.constraint(equalToConstant: 200)
    width.priority = Priority(51)
    width.isActive = true
    try expectEqual(root.systemLayoutSizeFitting(.compressed).width, 200)
    width.priority = Priority(49)
    try expectEqual(root.systemLayoutSizeFitting(.compressed).width, 172)
  }

  @Test("an ambiguous height is reported only for the view with the ambiguous height")
  func ambiguity() throws {
    try root.layOut(width: 320, height: nil)
    #expect(b.hasAmbiguousLayout && !a.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    let reported = try root.ambiguityDiagnostics()
    expectEqual(reported.count, 1)
    expectEqual(reported.first?.message.contains("`b` can be of any height"), true)
    let height = b.heightAnchor.constraint(equalTo: a.heightAnchor)
    height.isActive = true
    #expect(!b.hasAmbiguousLayout)
    #expect(try root.ambiguityDiagnostics().isEmpty)
  }

  @Test("exerciseAmbiguityInLayout switches to a different layout that satisfies all constraints")
  func exercise() throws {
    try root.layOut(width: 320, height: nil)
    let before = b.frame
    #expect(try b.exerciseAmbiguityInLayout())
    let other = b.frame
    #expect(other != before && other.width == before.width && other.y == before.y)
    #expect(try b.exerciseAmbiguityInLayout())
    #expect(b.frame != other)
    #expect(try !a.exerciseAmbiguityInLayout())
    let height = b.heightAnchor.constraint(equalToConstant: 33)
    height.isActive = true
    try root.layoutIfNeeded()
    expectEqual(b.frame.height, 33)
  }

  @Test("constraintsAffectingLayout returns exactly the constraints that determine a view's frame")
  func affecting() throws {
    let idle = b.widthAnchor.constraint(lessThanOrEqualToConstant: 999)
    let double = b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2)
    let given = root.heightAnchor.constraint(equalToConstant: 61)
    try LayoutConstraint.activate([idle, double, given])
    try root.layOut(width: 320, height: nil)
    let names = { (list: [LayoutConstraint]) in Set(list.map(\.description)) }
    let edges = row.filter { $0.firstAttribute != .width && $0.firstAttribute != .top }
    try expectEqual(names(b.constraintsAffectingLayout(for: .horizontal)), names(edges))
    try expectEqual(a.constraintsAffectingLayout(for: .horizontal).count, 1)
    let vertical = try b.constraintsAffectingLayout(for: .vertical)
    #expect(vertical.contains { $0 === double } && !vertical.contains { $0 === idle })
    // Without any one of these constraints, the frame changes or becomes ambiguous.
    let frame = b.frame
    for constraint in try b.constraintsAffectingLayout(for: .horizontal) {
      constraint.isActive = false
      try root.layoutIfNeeded()
      #expect(b.hasAmbiguousLayout || b.frame.width != frame.width || b.frame.x != frame.x)
      constraint.isActive = true
    }
  }

  /// A view that creates its constraints in `updateConstraints()` and adds a subview that does the same.
  private final class Late: LayoutView {
    var depth = 0

    override func updateConstraints() throws {
      guard subviews.isEmpty else { return }
      let inner: LayoutView
      if depth > 0 {
        let late = Late("\(name).inner")
        late.depth = depth - 1
        inner = late
      } else {
        inner = LayoutView("content", contentWidth: 30, contentHeight: 20)
      }
      addSubview(inner)
      try LayoutConstraint.activate([
        inner.leftAnchor.constraint(equalTo: leftAnchor, constant: 5),
        inner.rightAnchor.constraint(equalTo: rightAnchor),
        inner.topAnchor.constraint(equalTo: topAnchor),
        inner.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
  }

  @Test("layout queries first call pending updateConstraints at any depth")
  func updating() throws {
    let late = Late("late")
    late.depth = 3
    try expectEqual(
      late.systemLayoutSizeFitting(.compressed), LayoutSize(width: 30 + 4 * 5, height: 20))

    let other = Late("other")
    other.rootSize = PerAxis(50, 20)
    #expect(try other.ambiguityDiagnostics().isEmpty)
    #expect(!other.hasAmbiguousLayout && !other.subviews.isEmpty)

    let asked = Late("asked")
    asked.rootSize = PerAxis(50, 20)
    _ = asked.hasAmbiguousLayout
    #expect(try asked.subviews.first?.constraintsAffectingLayout(for: .horizontal).count == 2)
  }
}
