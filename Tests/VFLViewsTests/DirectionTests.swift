import Testing
import VFLDiagnostics
import VFLLayout
import VFLLowering
import VFLRecords
import VFLTestSupport

@testable import VFLViews

@Suite("Layout direction")
struct DirectionTests {
  private let first = LayoutView("first", contentWidth: 30, contentHeight: 10)
  private let second = LayoutView("second", contentWidth: 50, contentHeight: 10)
  private let box = LayoutView("box")
  private let root: LayoutView

  init() throws {
    root = window(box)
    box.addSubview(first)
    box.addSubview(second)
    try LayoutConstraint.activate(
      LayoutConstraint.constraints(visualFormat: "|-10-[box]|", views: ["box": box])
        + LayoutConstraint.constraints(
          visualFormat: "|-5-[first]-7-[second]", options: [.alignAllTop, .alignAllBottom],
          views: ["first": first, "second": second]))
    try LayoutConstraint.activate(
      LayoutConstraint.constraints(visualFormat: "V:|[box]|", views: ["box": box])
        + LayoutConstraint.constraints(visualFormat: "V:|[first]", views: ["first": first]))
  }

  private var places: [Double] { [box.frame.x, first.frame.x, second.frame.x] }

  @Test("changing the layout direction of the root mirrors leading and trailing constraints")
  func mirrored() throws {
    try root.layOut(width: 200, height: 20)
    expectEqual(places, [10, 5, 42])
    root.layoutDirection = .rightToLeft
    try root.layoutIfNeeded()
    // From the box's right edge at 190: 5, the first view, 7, the second view.
    expectEqual(places, [0, 155, 98])
    root.layoutDirection = .leftToRight
    try root.layoutIfNeeded()
    expectEqual(places, [10, 5, 42])
  }

  @Test("semanticContentAttribute overrides the root's layout direction for a single view")
  func forced() throws {
    root.layoutDirection = .rightToLeft
    box.semanticContentAttribute = .forceLeftToRight
    try root.layOut(width: 200, height: 20)
    expectEqual(places, [0, 5, 42])
    #expect(box.effectiveDirection == .leftToRight && first.effectiveDirection == .rightToLeft)
    #expect(try !box.ambiguityDiagnostics().contains { $0.severity == .error })
    root.layoutDirection = .leftToRight
    box.semanticContentAttribute = .forceRightToLeft
    try root.layoutIfNeeded()
    expectEqual(places, [10, 155, 98])
    box.semanticContentAttribute = .unspecified
    try root.layoutIfNeeded()
    expectEqual(places, [10, 5, 42])
  }

  @Test("semanticContentAttribute affects only the constraints that the view owns")
  func own() throws {
    let own = first.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 60)
    own.priority = Priority(900)
    box.constraints.first { $0.firstAttribute == .leading && $0.constant == 5 }?.isActive = false
    own.isActive = true
    try root.layOut(width: 200, height: 20)
    expectEqual(places, [10, 60, 97])
    let live = try #require(root.rootLayout)
    // A constraint that is inactive during the change must follow the direction, too.
    own.isActive = false
    let pinned = first.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -20)
    pinned.isActive = true
    box.semanticContentAttribute = .forceRightToLeft
    try root.layoutIfNeeded()
    // The trailing edge is on the left now, 20 points to the right of the box's left edge.
    #expect(first.frame.x == 20 && second.frame.x == 20 - 7 - 50)
    pinned.isActive = false
    own.isActive = true
    try root.layoutIfNeeded()
    // From the box's right edge at 190: 60 points and the width of the first view, 30.
    expectEqual(places, [10, 100, 43])
    box.semanticContentAttribute = .unspecified
    try root.layoutIfNeeded()
    expectEqual(places, [10, 60, 97])
    // Only the layout direction of the root is used.
    box.layoutDirection = .rightToLeft
    try root.layoutIfNeeded()
    expectEqual(places, [10, 60, 97])
    #expect(root.rootLayout === live)
  }

  @Test(
    "forcing right to left with semanticContentAttribute swaps the view's left and right margins")
  func margins() throws {
    box.layoutMargins = LayoutMargins(top: 0, leading: 3, bottom: 0, trailing: 40)
    box.constraints.first { $0.firstAttribute == .leading && $0.constant == 5 }?.isActive = false
    first.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor).isActive = true
    try root.layOut(width: 200, height: 20)
    expectEqual(first.frame.x, 3)
    box.semanticContentAttribute = .forceRightToLeft
    try root.layoutIfNeeded()
    expectEqual(first.frame.x, 40)
  }
}
