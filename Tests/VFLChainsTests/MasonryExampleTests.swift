import Testing
import VFLChains
import VFLLayout
import VFLTestSupport
import VFLViews

/// Tests of the examples in Masonry's documentation and sample program.
///
/// The examples are unchanged except for brackets. The expected frames are computed by hand.
@Suite("Masonry's examples")
struct MasonryExampleTests {
  private let superview = LayoutView("superview")
  private let padding = LayoutInsets(top: 10, left: 10, bottom: 10, right: 10)

  private func views(_ names: String...) -> [LayoutView] {
    names.map { name in
      let view = LayoutView(name)
      superview.addSubview(view)
      return view
    }
  }

  private func layOut(_ width: Double = 320, _ height: Double = 480) throws {
    try superview.layOut(width: width, height: height)
  }

  @Test("padding as one statement per edge and as a single statement gives the same frame")
  func padded() throws {
    let view1 = views("view1")[0]
    try view1.mas.makeConstraints { make in
      make.top.equalTo(superview.mas.top).with.offset(padding.top)
      make.left.equalTo(superview.mas.left).with.offset(padding.left)
      make.bottom.equalTo(superview.mas.bottom).with.offset(-padding.bottom)
      make.right.equalTo(superview.mas.right).with.offset(-padding.right)
    }
    try layOut()
    expectEqual(view1.frame, Frame(x: 10, y: 10, width: 300, height: 460))

    try view1.mas.remakeConstraints { make in
      make.edges.equalTo(superview).with.insets(padding)
    }
    try layOut()
    expectEqual(view1.frame, Frame(x: 10, y: 10, width: 300, height: 460))
  }

  @Test("three views with equal heights are laid out in two rows")
  func basic() throws {
    let three = views("green", "red", "blue")
    let (greenView, redView, blueView) = (three[0], three[1], three[2])
    let padding = 10.0
    try greenView.mas.makeConstraints { make in
      make.top.greaterThanOrEqualTo(superview.mas.top).offset(padding)
      make.left.equalTo(superview.mas.left).offset(padding)
      make.bottom.equalTo(blueView.mas.top).offset(-padding)
      make.right.equalTo(redView.mas.left).offset(-padding)
      make.width.equalTo(redView.mas.width)

      make.height.equalTo(redView.mas.height)
      make.height.equalTo(blueView.mas.height)
    }
    try redView.mas.makeConstraints { make in
      make.top.equalTo(superview.mas.top).with.offset(padding)
      make.left.equalTo(greenView.mas.right).offset(padding)
      make.bottom.equalTo(blueView.mas.top).offset(-padding)
      make.right.equalTo(superview.mas.right).offset(-padding)
      make.width.equalTo(greenView)

      make.height.equalTo([greenView, blueView])
    }
    try blueView.mas.makeConstraints { make in
      make.top.equalTo(greenView.mas.bottom).offset(padding)
      make.left.equalTo(superview.mas.left).offset(padding)
      make.bottom.equalTo(superview.mas.bottom).offset(-padding)
      make.right.equalTo(superview.mas.right).offset(-padding)
      make.height.equalTo([greenView.mas.height, redView.mas.height])
    }
    try layOut()
    // (320 - 3 * 10) / 2 and (480 - 3 * 10) / 2.
    expectEqual(greenView.frame, Frame(x: 10, y: 10, width: 145, height: 225))
    expectEqual(redView.frame, Frame(x: 165, y: 10, width: 145, height: 225))
    expectEqual(blueView.frame, Frame(x: 10, y: 245, width: 300, height: 225))
  }

  @Test(
    "multipliers and priorities keep an aspect ratio in a container of any size",
    arguments: [(320.0, 480.0), (600, 100), (90, 30)])
  func aspectFit(width: Double, height: Double) throws {
    let inner = views("inner")[0]
    try inner.mas.makeConstraints { make in
      make.width.equalTo(inner.mas.height).multipliedBy(3)
      make.width.height.lessThanOrEqualTo(superview)
      make.width.height.equalTo(superview).with.priorityLow()
      make.center.equalTo(superview)
    }
    try layOut(width, height)
    let fitting = min(width, height * 3)
    let frame = inner.frame
    let expected = [(width - fitting) / 2, (height - fitting / 3) / 2, fitting, fitting / 3]
    for (found, expected) in zip([frame.x, frame.y, frame.width, frame.height], expected) {
      #expect(abs(found - expected) < 1e-9)
    }
  }

  @Test("sizes, centers and edges can be related to values with every kind of offset")
  func values() throws {
    let four = views("a", "b", "c", "d")
    try four[0].mas.makeConstraints { make in
      make.top.equalTo(42)
      make.left.equalTo(7)
      make.height.equalTo(20)
      make.width.equalTo(30)
    }
    try four[1].mas.makeConstraints { make in
      make.size.equalTo(LayoutSize(width: 50, height: 100))
      make.center.equalTo(LayoutPoint(x: 0, y: 50))
    }
    try four[2].mas.makeConstraints { make in
      make.edges.equalTo(LayoutInsets(top: 10, left: 0, bottom: 10, right: 0))
    }
    try four[3].mas.makeConstraints { make in
      make.size.equalTo(superview).sizeOffset(LayoutSize(width: 100, height: -50))
      make.center.equalTo(four[0]).centerOffset(LayoutPoint(x: -5, y: 10))
    }
    try layOut()
    expectEqual(four[0].frame, Frame(x: 7, y: 42, width: 30, height: 20))
    // The center of the superview is at 160, 240.
    expectEqual(four[1].frame, Frame(x: 135, y: 240, width: 50, height: 100))
    expectEqual(four[2].frame, Frame(x: 0, y: 10, width: 320, height: 460))
    // The center of `a` is at 22, 52. The size is 420, 430.
    expectEqual(four[3].frame, Frame(x: 17 - 210, y: 62 - 215, width: 420, height: 430))
  }

  @Test("a stored Masonry constraint can be changed, uninstalled and installed")
  func references() throws {
    let view1 = views("view1")[0]
    var topConstraint: ChainedConstraint?
    try view1.mas.makeConstraints { make in
      topConstraint = make.top.equalTo(superview.mas.top).with.offset(padding.top).constraint
      make.left.equalTo(superview.mas.left).with.offset(padding.left)
      make.size.equalTo(40)
      make.bottom.equalTo(superview).priorityLow()
    }
    try layOut()
    expectEqual(view1.frame.y, 10)
    topConstraint?.update(offset: 25)
    try layOut()
    expectEqual(view1.frame.y, 25)
    topConstraint?.uninstall()
    try layOut()
    expectEqual(view1.frame.y, 440)
    try topConstraint?.install()
    try layOut()
    expectEqual(view1.frame.y, 25)
  }

  @Test("constraints that a button updates in updateConstraints apply in the same layout pass")
  func growing() throws {
    final class GrowingButton: LayoutView {
      var buttonSize = LayoutSize(width: 100, height: 100)

      override func updateConstraints() throws {
        guard let superview else { return }
        try mas.updateConstraints { make in
          make.center.equalTo(superview)
          make.width.equalTo(buttonSize.width).priorityLow()
          make.height.equalTo(buttonSize.height).priorityLow()
          make.width.lessThanOrEqualTo(superview)
          make.height.lessThanOrEqualTo(superview)
        }
      }
    }
    let growingButton = GrowingButton("button")
    superview.addSubview(growingButton)
    for size in [100.0, 130, 169, 400] {
      growingButton.buttonSize = LayoutSize(width: size, height: size)
      growingButton.setNeedsUpdateConstraints()
      try layOut()
      let (width, height) = (min(size, 320), min(size, 480))
      expectEqual(
        growingButton.frame,
        Frame(x: (320 - width) / 2, y: (480 - height) / 2, width: width, height: height))
      expectEqual(growingButton.mas.constraints.count, 6)
    }
  }

  @Test("a button that remakes its constraints moves to the new position")
  func moving() throws {
    let movingButton = views("button")[0]
    for isTopLeft in [true, false, true] {
      try movingButton.mas.remakeConstraints { make in
        make.size.equalTo(LayoutSize(width: 100, height: 60))
        if isTopLeft {
          make.top.left.equalTo(10)
        } else {
          make.bottom.right.equalTo(-10)
        }
      }
      try layOut()
      expectEqual(
        movingButton.frame,
        Frame(x: isTopLeft ? 10 : 210, y: isTopLeft ? 10 : 410, width: 100, height: 60))
    }
  }

  @Test("updating an array chain moves three buttons together")
  func array() throws {
    let buttonViews = views("raise", "lower", "center")
    for (index, button) in buttonViews.enumerated() {
      try button.mas.makeConstraints { make in
        make.left.equalTo(10 + 100 * index)
        make.size.equalTo(LayoutSize(width: 90, height: 30))
      }
    }
    for (offset, y) in [(0.0, 225.0), (-50, 175), (50, 275)] {
      try buttonViews.mas.updateConstraints { make in
        make.centerY.equalTo(superview.mas.centerY).with.offset(offset)
      }
      try layOut()
      expectEqual(buttonViews.map(\.frame.y), [y, y, y])
      expectEqual(buttonViews.map(\.frame.x), [10, 110, 210])
    }
  }

  @Test("views can be constrained to margin attributes and the safe area guide")
  func margins() throws {
    let two = views("inside", "below")
    superview.layoutMargins.leading = 20
    superview.additionalSafeAreaInsets.top = 44
    try two[0].mas.makeConstraints { make in
      make.edges.equalTo(superview.mas.margins)
    }
    try two[1].mas.makeConstraints { make in
      make.top.equalTo(superview.safeAreaLayoutGuide.mas.top)
      make.left.right.bottom.equalTo(superview)
    }
    try layOut()
    expectEqual(two[0].frame, Frame(x: 20, y: 8, width: 292, height: 464))
    expectEqual(two[1].frame, Frame(x: 0, y: 44, width: 320, height: 436))
  }
}
