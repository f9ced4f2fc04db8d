import Testing
import VFLChains
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

/// Tests of the examples in Masonry's sample program that are not in ``MasonryExampleTests``, with frames
/// that are computed by hand.
@Suite("Masonry's sample program")
struct MasonrySampleTests {
  private let superview = LayoutView("superview")

  private func views(_ count: Int) -> [LayoutView] {
    (0..<count).map { index in
      let view = LayoutView("v\(index)")
      superview.addSubview(view)
      return view
    }
  }

  private func layOut(_ width: Double = 320, _ height: Double = 480) throws {
    try superview.layOut(width: width, height: height)
  }

  @Test("Using constants: numbers, a point and a size are targets")
  func constants() throws {
    let two = views(2)
    try two[0].mas.makeConstraints { make in
      make.top.equalTo(20)
      make.left.equalTo(20)
      make.bottom.equalTo(-20)
      make.right.equalTo(-20)
    }
    try two[1].mas.makeConstraints { make in
      make.center.equalTo(LayoutPoint(x: 0, y: 50))
      make.size.equalTo(LayoutSize(width: 200, height: 100))
    }
    try layOut()
    expectEqual(two[0].frame, Frame(x: 20, y: 20, width: 280, height: 440))
    // The center of the superview is at 160, 240.
    expectEqual(two[1].frame, Frame(x: 60, y: 240, width: 200, height: 100))
  }

  @Test("Composite edges: nested views have insets")
  func compositeEdges() throws {
    var lastView = superview
    for index in 0..<6 {
      let view = LayoutView("v\(index)")
      lastView.addSubview(view)
      try view.mas.makeConstraints { make in
        make.edges.equalTo(lastView).insets(LayoutInsets(top: 5, left: 10, bottom: 15, right: 20))
      }
      lastView = view
    }
    try layOut()
    let depth = 6.0
    #expect(lastView.frame.x == 10 && lastView.frame.y == 5)
    expectEqual(lastView.frame.width, 320 - depth * 30)
    expectEqual(lastView.frame.height, 480 - depth * 20)
    #expect(lastView.absoluteFrame.x == depth * 10 && lastView.absoluteFrame.y == depth * 5)
  }

  @Test("Basic animated: insets with different priorities change together")
  func animated() throws {
    let three = views(3)
    let (greenView, redView, blueView) = (three[0], three[1], three[2])
    var animatable: [ChainedConstraint] = []
    var padding = 10.0
    func insets() -> LayoutInsets {
      LayoutInsets(top: padding, left: padding, bottom: padding, right: padding)
    }
    try greenView.mas.makeConstraints { make in
      animatable += [
        make.edges.equalTo(superview).insets(insets()).priorityLow(),
        make.bottom.equalTo(blueView.mas.top).offset(-padding),
      ].map(\.constraint)
      make.size.equalTo(redView)
      make.height.equalTo(blueView.mas.height)
    }
    try redView.mas.makeConstraints { make in
      animatable += [
        make.edges.equalTo(superview).insets(insets()).priorityLow(),
        make.left.equalTo(greenView.mas.right).offset(padding),
        make.bottom.equalTo(blueView.mas.top).offset(-padding),
      ].map(\.constraint)
      make.size.equalTo(greenView)
      make.height.equalTo(blueView.mas.height)
    }
    try blueView.mas.makeConstraints { make in
      animatable.append(make.edges.equalTo(superview).insets(insets()).priorityLow().constraint)
      make.height.equalTo(greenView.mas.height)
      make.height.equalTo(redView.mas.height)
    }
    for inset in [10.0, 100, 10] {
      padding = inset
      for constraint in animatable { constraint.update(inset: insets()) }
      try layOut()
      let (width, height) = ((320 - 3 * inset) / 2, (480 - 3 * inset) / 2)
      expectEqual(greenView.frame, Frame(x: inset, y: inset, width: width, height: height))
      expectEqual(
        redView.frame, Frame(x: 2 * inset + width, y: inset, width: width, height: height))
      expectEqual(
        blueView.frame,
        Frame(x: inset, y: 2 * inset + height, width: 320 - 2 * inset, height: height))
    }
  }

  @Test("Attribute chaining: several edges in the same statement have insets")
  func attributeChaining() throws {
    let three = views(3)
    let (greenView, redView, blueView) = (three[0], three[1], three[2])
    let padding = LayoutInsets(top: 15, left: 10, bottom: 15, right: 10)
    try greenView.mas.makeConstraints { make in
      make.top.and.left.equalTo(superview).insets(padding)
      make.bottom.equalTo(blueView.mas.top).insets(padding)
      make.width.equalTo(redView.mas.width)
      make.height.equalTo([redView, blueView])
    }
    try redView.mas.makeConstraints { make in
      make.top.and.right.equalTo(superview).insets(padding)
      make.left.equalTo(greenView.mas.right).insets(padding)
      make.bottom.equalTo(blueView.mas.top).insets(padding)
      make.width.equalTo(greenView)
      make.height.equalTo([greenView, blueView])
    }
    try blueView.mas.makeConstraints { make in
      make.top.equalTo(greenView.mas.bottom).insets(padding)
      make.left.right.and.bottom.equalTo(superview).insets(padding)
      make.height.equalTo([greenView, redView])
    }
    try layOut()
    // (320 - 3 * 10) / 2 and (480 - 3 * 15) / 2.
    expectEqual(greenView.frame, Frame(x: 10, y: 15, width: 145, height: 217.5))
    expectEqual(redView.frame, Frame(x: 165, y: 15, width: 145, height: 217.5))
    expectEqual(blueView.frame, Frame(x: 10, y: 247.5, width: 300, height: 217.5))
  }

  @Test("Margins: nested views are inside the margins of their superviews")
  func margins() throws {
    var lastView = superview
    superview.layoutMargins = LayoutMargins(top: 5, leading: 10, bottom: 15, trailing: 20)
    for index in 0..<6 {
      let view = LayoutView("v\(index)")
      view.layoutMargins = LayoutMargins(top: 5, leading: 10, bottom: 15, trailing: 20)
      lastView.addSubview(view)
      try view.mas.makeConstraints { make in
        make.top.equalTo(lastView.mas.topMargin)
        make.bottom.equalTo(lastView.mas.bottomMargin)
        make.left.equalTo(lastView.mas.leftMargin)
        make.right.equalTo(lastView.mas.rightMargin)
      }
      lastView = view
    }
    try layOut()
    expectEqual(lastView.absoluteFrame, Frame(x: 60, y: 30, width: 320 - 180, height: 480 - 120))
  }

  @Test("Debugging helpers: a conflict shows keys and source locations")
  func debugging() throws {
    let greenView = views(1)[0]
    let line = #line + 2
    try greenView.mas.makeConstraints { make in
      make.left.equalTo(superview).offset(10).labeled("ConflictingConstraint")
      make.left.equalTo(superview).offset(20)
      make.height.equalTo(5).labeled("ConstantConstraint")
    }
    let error = try #require(throws: UnsatisfiableLayoutError.self) { try layOut() }
    let text = "\(error)"
    #expect(text.contains("'ConflictingConstraint'") && !text.contains("'ConstantConstraint'"))
    #expect(text.contains("MasonrySampleTests.swift:\(line)"))
  }

  @Test("Layout guides: two views are at the top and bottom of the safe area")
  func guides() throws {
    let two = views(2)
    superview.additionalSafeAreaInsets = LayoutInsets(top: 64, bottom: 49)
    let guide = superview.safeAreaLayoutGuide
    try two[0].mas.makeConstraints { make in
      make.top.equalTo(guide.mas.top)
      make.left.right.equalTo(superview)
      make.height.equalTo(40)
    }
    try two[1].mas.makeConstraints { make in
      make.bottom.equalTo(guide.mas.bottom)
      make.left.right.equalTo(superview)
      make.height.equalTo(40)
    }
    try layOut()
    expectEqual(two[0].frame, Frame(x: 0, y: 64, width: 320, height: 40))
    expectEqual(two[1].frame, Frame(x: 0, y: 480 - 49 - 40, width: 320, height: 40))
  }

  @Test("Views distribute: views are distributed with fixed spacing or length on either axis")
  func distribute() throws {
    let four = views(4)
    func frames(_ axis: Axis) -> [(Double, Double)] {
      four.map(\.frame).map { axis == .horizontal ? ($0.x, $0.width) : ($0.y, $0.height) }
    }
    let rest = try four.mas.makeConstraints { make in
      make.top.equalTo(60)
      make.height.equalTo(60)
    }
    var made = try four.mas.distributeViews(
      along: .horizontal, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    try layOut()
    // (320 - 2 * 5 - 3 * 20) / 4.
    expectEqual(frames(.horizontal).map(\.0), [5, 87.5, 170, 252.5])
    #expect(frames(.horizontal).allSatisfy { $0.1 == 62.5 })
    made.remove()
    made = try four.mas.distributeViews(
      along: .horizontal, withFixedItemLength: 60, leadSpacing: 5, tailSpacing: 5)
    try layOut()
    // The spacing is (320 - 2 * 5 - 4 * 60) / 3.
    for (index, (x, width)) in frames(.horizontal).enumerated() {
      #expect((x - 5 - Double(index) * (60 + 70.0 / 3)).magnitude < 1e-9 && width == 60)
    }
    made.remove()
    rest.uninstall()
    try four.mas.makeConstraints { make in
      make.left.equalTo(60)
      make.width.equalTo(60)
    }
    try four.mas.distributeViews(
      along: .vertical, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    try layOut()
    // (480 - 2 * 5 - 3 * 20) / 4.
    expectEqual(frames(.vertical).map(\.0), [5, 127.5, 250, 372.5])
    #expect(frames(.vertical).allSatisfy { $0.1 == 102.5 })
  }

  @Test("Bacony labels: a multiline text gets the width that a short text leaves")
  func labels() throws {
    /// A label with a text of 500 points and lines of 20 points.
    final class LongLabel: LayoutView {
      var preferredMaxLayoutWidth = 0.0 {
        didSet {
          guard preferredMaxLayoutWidth != oldValue, preferredMaxLayoutWidth > 0 else { return }
          let lines = (500 / preferredMaxLayoutWidth).rounded(.up)
          contentWidth = min(500, preferredMaxLayoutWidth)
          contentHeight = 20 * lines
        }
      }
    }
    final class LabelView: LayoutView {
      let shortLabel = LayoutView("short", contentWidth: 45, contentHeight: 20)
      let longLabel = LongLabel("long", contentWidth: 500, contentHeight: 20)
      private let padding = LayoutInsets(top: 10, left: 10, bottom: 10, right: 10)

      init() throws {
        super.init("labels")
        for label in [shortLabel, longLabel] {
          label.lastBaseline = 5
          addSubview(label)
        }
        try longLabel.mas.makeConstraints { make in
          make.left.equalTo(self.mas.left).insets(padding)
          make.top.equalTo(self.mas.top).insets(padding)
        }
        try shortLabel.mas.makeConstraints { make in
          make.top.equalTo(longLabel.mas.lastBaseline)
          make.right.equalTo(self.mas.right).insets(padding)
        }
      }

      override func layoutSubviews() throws {
        var width = shortLabel.frame.x - padding.left
        width -= longLabel.frame.x
        longLabel.preferredMaxLayoutWidth = width
      }
    }
    let view = try LabelView()
    for (width, lines) in [(320.0, 3.0), (200, 4), (640, 1)] {
      try view.layOut(width: width, height: 300)
      // The width without the short text and 3 paddings.
      let most = width - 45 - 30
      expectEqual(view.shortLabel.frame.x, width - 55)
      #expect(view.longLabel.frame.x == 10 && view.longLabel.frame.width == min(500, most))
      expectEqual(view.longLabel.frame.height, 20 * lines)
      expectEqual(view.shortLabel.frame.y, 10 + 20 * lines - 5)
    }
  }

  @Test(
    "Scroll view: each view in the content is below the previous view and taller")
  func scrolling() throws {
    let scrollView = views(1)[0]
    try scrollView.mas.makeConstraints { make in make.edges.equalTo(superview) }
    // In Masonry, the edges of a scroll view are the edges of its content. Here, the content is a layout
    // guide.
    let content = LayoutGuide("content")
    scrollView.addLayoutGuide(content)
    try content.mas.makeConstraints { make in make.top.left.equalTo(scrollView) }
    let contentView = LayoutView("contentView")
    scrollView.addSubview(contentView)
    try contentView.mas.makeConstraints { make in
      make.edges.equalTo(content)
      make.width.equalTo(scrollView)
    }
    var lastView: LayoutView?
    var height = 25.0
    var made: [LayoutView] = []
    for index in 0..<10 {
      let view = LayoutView("row\(index)")
      contentView.addSubview(view)
      let tap = LayoutView("tap")
      view.addSubview(tap)
      try view.mas.makeConstraints { make in
        if let lastView {
          make.top.equalTo(lastView.mas.bottom)
        } else {
          make.top.equalTo(0)
        }
        make.left.equalTo(0)
        make.width.equalTo(contentView.mas.width)
        make.height.equalTo(height)
      }
      try tap.mas.makeConstraints { make in make.edges.equalTo(view) }
      height += 25
      lastView = view
      made.append(view)
    }
    let last = try #require(lastView)
    try contentView.mas.makeConstraints { make in make.bottom.equalTo(last.mas.bottom) }
    try layOut()
    // The heights are 25, 50, … and 250 points, and their sum is 1375.
    expectEqual(contentView.frame, Frame(x: 0, y: 0, width: 320, height: 1375))
    #expect(content.layoutFrame.height == 1375 && scrollView.frame.height == 480)
    for (index, view) in made.enumerated() {
      let above = 25 * Double(index * (index + 1) / 2)
      expectEqual(view.frame, Frame(x: 0, y: above, width: 320, height: Double(25 * (index + 1))))
      expectEqual(view.subviews[0].frame.height, view.frame.height)
    }
  }
}
