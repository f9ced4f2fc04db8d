import Testing
import VFLChains
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

/// Tests of the examples in SnapKit's documentation.
///
/// The examples are unchanged except for `try`. The expected frames are computed by hand.
@Suite("SnapKit's examples")
struct SnapKitExampleTests {
  private let superview = LayoutView("superview")
  private let box = LayoutView("box")
  private let label = LayoutView("label", contentWidth: 70, contentHeight: 20)

  init() {
    superview.addSubview(box)
    superview.addSubview(label)
  }

  private func layOut(_ direction: LayoutDirection = .leftToRight) throws {
    superview.layoutDirection = direction
    try superview.layOut(width: 320, height: 480)
  }

  @Test("a SnapKit box with a fixed size is centered in its superview")
  func centered() throws {
    try box.snp.makeConstraints { make in
      make.width.height.equalTo(50)
      make.center.equalTo(superview)
    }
    try layOut()
    expectEqual(box.frame, Frame(x: 135, y: 215, width: 50, height: 50))
  }

  @Test("SnapKit edges with offsets have the same result as edges with insets")
  func edges() throws {
    try box.snp.makeConstraints { make in
      make.top.equalTo(superview).offset(20)
      make.left.equalTo(superview).offset(20)
      make.bottom.equalTo(superview).offset(-20)
      make.right.equalTo(superview).offset(-20)
    }
    try layOut()
    expectEqual(box.frame, Frame(x: 20, y: 20, width: 280, height: 440))
    let changes = try box.snp.remakeConstraints { make in
      make.edges.equalTo(superview).inset(LayoutInsets(top: 20, left: 20, bottom: 20, right: 20))
    }
    #expect(changes.added.isEmpty && changes.removed.isEmpty)
    try box.snp.updateConstraints { $0.edges.equalToSuperview().inset(8) }
    try layOut()
    expectEqual(box.frame, Frame(x: 8, y: 8, width: 304, height: 464))
  }

  @Test("SnapKit constraints can use other views' attributes, inequalities and priorities")
  func relations() throws {
    try box.snp.makeConstraints { make in
      make.left.top.equalToSuperview().inset(10)
      make.width.lessThanOrEqualTo(200).priority(.high)
      make.width.equalTo(superview).priority(.medium)
      make.height.equalTo(superview.snp.height).dividedBy(4).offset(-20)
    }
    try label.snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(box.snp.leading).offset(2)
      make.centerX.lessThanOrEqualTo(box)
      make.trailing.equalTo(box.snp.trailing).inset(5)
      make.top.equalTo(box.snp.bottom).offset(10)
    }
    try layOut()
    expectEqual(box.frame, Frame(x: 10, y: 10, width: 200, height: 100))
    // The width is twice the distance from the center, at 110, to the trailing edge, at 205.
    expectEqual(label.frame, Frame(x: 15, y: 120, width: 190, height: 20))
  }

  @Test("SnapKit's directional edges and insets are mirrored from right to left")
  func directional() throws {
    try box.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview()
        .inset(LayoutMargins(top: 1, leading: 20, bottom: 3, trailing: 4))
    }
    try label.snp.makeConstraints { make in
      make.directionalHorizontalEdges.equalTo(box).inset(10)
      make.verticalEdges.equalTo(box).inset(5)
    }
    try layOut()
    expectEqual(box.frame, Frame(x: 20, y: 1, width: 296, height: 476))
    expectEqual(label.frame, Frame(x: 30, y: 6, width: 276, height: 466))
    try layOut(.rightToLeft)
    expectEqual(box.frame, Frame(x: 4, y: 1, width: 296, height: 476))
    expectEqual(label.frame, Frame(x: 14, y: 6, width: 276, height: 466))
  }

  @Test("a stored SnapKit constraint can be deactivated and activated")
  func reference() throws {
    var topConstraint: ChainedConstraint?
    try box.snp.makeConstraints { make in
      topConstraint = make.top.equalTo(superview).offset(10).constraint
      make.left.equalTo(superview).offset(10)
      make.size.equalTo(LayoutSize(width: 60, height: 40))
      make.centerY.equalToSuperview().priority(.low)
    }
    try layOut()
    expectEqual(box.frame.y, 10)
    topConstraint?.update(offset: 5)
    try layOut()
    expectEqual(box.frame.y, 5)
    topConstraint?.deactivate()
    try layOut()
    expectEqual(box.frame.y, 220)
    try topConstraint?.activate()
    expectEqual(topConstraint?.isActive, true)
    try layOut()
    expectEqual(box.frame.y, 5)
    topConstraint?.update(priority: .low).update(offset: 9)
    topConstraint?.update(priority: 300)
    try layOut()
    expectEqual(box.frame.y, 9)
  }

  @Test("SnapKit constraints can refer to a layout guide and the safe area")
  func guides() throws {
    let guide = LayoutGuide("guide")
    superview.addLayoutGuide(guide)
    superview.additionalSafeAreaInsets = LayoutInsets(top: 40, left: 0, bottom: 20, right: 0)
    try box.snp.makeConstraints { make in
      make.leading.equalToSuperview()
      make.verticalEdges.equalTo(superview.safeAreaLayoutGuide)
      make.width.equalTo(100)
    }
    try guide.snp.makeConstraints { make in
      make.left.equalTo(box.snp.right)
      make.width.equalTo(30)
      make.top.bottom.equalTo(box)
    }
    try label.snp.makeConstraints { make in
      make.left.equalTo(guide.snp.right)
      make.centerY.equalTo(guide)
    }
    try layOut()
    expectEqual(box.frame, Frame(x: 0, y: 40, width: 100, height: 420))
    expectEqual(label.frame, Frame(x: 130, y: 240, width: 70, height: 20))
  }

  @Test("a SnapKit number for a center is relative to the superview's left and top edges")
  func numberOnCentre() throws {
    try box.snp.makeConstraints { make in
      make.size.equalTo(40)
      make.center.equalTo(LayoutPoint(x: 100, y: 60))
    }
    try layOut()
    expectEqual(box.frame, Frame(x: 80, y: 40, width: 40, height: 40))
  }
}
