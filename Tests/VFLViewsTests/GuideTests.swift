import Testing
import VFLLayout
import VFLLowering
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Layout guides, margins and the safe area")
struct GuideTests {
  private let view = LayoutView("view")
  private let root: LayoutView

  init() { root = window(view) }

  private func fill(_ guide: LayoutGuide) -> [LayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ]
  }

  @Test("the layout margins guide follows changes of margins and the layout direction")
  func margins() throws {
    root.layoutMargins = LayoutMargins(top: 1, leading: 2, bottom: 3, trailing: 4)
    try LayoutConstraint.activate(fill(root.layoutMarginsGuide))
    try root.layOut(width: 100, height: 100)
    expectEqual(view.frame, Frame(x: 2, y: 1, width: 94, height: 96))
    expectEqual(root.layoutMarginsGuide.layoutFrame, view.frame)
    root.layoutMargins.leading = 12
    try root.layoutIfNeeded()
    expectEqual(view.frame, Frame(x: 12, y: 1, width: 84, height: 96))
    root.layoutDirection = .rightToLeft
    try root.layoutIfNeeded()
    expectEqual(view.frame, Frame(x: 4, y: 1, width: 84, height: 96))
    expectEqual(root.layoutMarginsGuide.layoutFrame, view.frame)
  }

  @Test("the safe area insets of a view are its overlap with the superview's safe area insets")
  func safeArea() throws {
    let inner = LayoutView("inner")
    view.addSubview(inner)
    let frame = pin(view, x: 0, y: 30, width: 100, height: 100)
    try LayoutConstraint.activate(frame)
    try LayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      inner.leftAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor),
    ])
    root.additionalSafeAreaInsets = LayoutInsets(top: 44, left: 10, bottom: 34, right: 0)
    try root.layOut(width: 100, height: 150)
    // The safe area starts 44 points below the top, which is 14 points below the view's top edge, and ends 34
    // points above the bottom, which is 14 points above the view's bottom edge.
    expectEqual(inner.frame, Frame(x: 10, y: 14, width: 90, height: 72))
    frame[1].constant = 60
    try root.layoutIfNeeded()
    expectEqual(inner.frame, Frame(x: 10, y: 0, width: 90, height: 56))
    view.additionalSafeAreaInsets.top = 5
    try root.layoutIfNeeded()
    expectEqual(inner.frame, Frame(x: 10, y: 5, width: 90, height: 51))
    expectEqual(view.safeAreaInsets, LayoutInsets(top: 5, left: 10, bottom: 44, right: 0))
  }

  @Test("insetsLayoutMarginsFromSafeArea adds the safe area insets to the layout margins")
  func marginsInSafeArea() throws {
    // A phone in landscape orientation.
    root.layoutMargins = LayoutMargins(top: 0, leading: 16, bottom: 0, trailing: 10)
    root.additionalSafeAreaInsets = LayoutInsets(top: 0, left: 44, bottom: 21, right: 40)
    let guide = root.layoutMarginsGuide
    try LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    try root.layOut(width: 812, height: 375)
    expectEqual(view.frame, Frame(x: 16, y: 0, width: 786, height: 375))
    root.insetsLayoutMarginsFromSafeArea = true
    try root.layoutIfNeeded()
    expectEqual(view.frame, Frame(x: 60, y: 0, width: 702, height: 354))
    expectEqual(guide.layoutFrame, view.frame)
    #expect(root.layoutMargins.leading == 16 && root.effectiveLayoutMargins.leading == 60)
    root.layoutDirection = .rightToLeft
    try root.layoutIfNeeded()
    // Left: 44 and the trailing margin 10. Right: 40 and the leading margin 16.
    expectEqual(view.frame, Frame(x: 54, y: 0, width: 702, height: 354))
    root.additionalSafeAreaInsets = LayoutInsets(top: 30, left: 0, bottom: 0, right: 0)
    try root.layoutIfNeeded()
    expectEqual(view.frame, Frame(x: 10, y: 30, width: 786, height: 345))
    // The safe area of a subview is its overlap with the insets of the root.
    let inner = LayoutView("inner")
    root.addSubview(inner)
    inner.insetsLayoutMarginsFromSafeArea = true
    inner.layoutMargins = LayoutMargins(all: 1)
    try LayoutConstraint.activate(pin(inner, x: 0, y: 10, width: 50, height: 50))
    try root.layoutIfNeeded()
    // The top bar overlaps 20 points of the view.
    expectEqual(inner.layoutMarginsGuide.layoutFrame, Frame(x: 1, y: 21, width: 48, height: 28))
    try expectEqual(view.constraintsAffectingLayout(for: .vertical).count, 2)
    root.insetsLayoutMarginsFromSafeArea = false
    try root.layoutIfNeeded()
    expectEqual(view.frame, Frame(x: 10, y: 0, width: 786, height: 375))
  }

  @Test("a layout guide can be added and removed between layout passes")
  func guides() throws {
    let other = LayoutView("other")
    root.addSubview(other)
    try LayoutConstraint.activate(pin(view, x: 10, y: 0, width: 20, height: 5))
    try LayoutConstraint.activate(pin(other, x: 70, y: 0, width: 20, height: 5))
    try root.layOut(width: 100, height: 100)
    let gap = LayoutGuide("gap")
    root.addLayoutGuide(gap)
    try LayoutConstraint.activate([
      gap.leftAnchor.constraint(equalTo: view.rightAnchor),
      gap.rightAnchor.constraint(equalTo: other.leftAnchor),
      gap.topAnchor.constraint(equalTo: root.topAnchor),
      gap.heightAnchor.constraint(equalTo: gap.widthAnchor, multiplier: 0.5),
    ])
    try root.layoutIfNeeded()
    expectEqual(gap.layoutFrame, Frame(x: 30, y: 0, width: 40, height: 20))
    root.removeLayoutGuide(gap)
    try root.layoutIfNeeded()
    #expect(root.layoutGuides.isEmpty && root.constraints.count == 4)
  }

  @Test("the baseline of a view can be the baseline of a subview, and the subview can change")
  func baselines() throws {
    let box = Card("box")
    root.addSubview(box)
    box.addSubview(box.first)
    box.addSubview(box.second)
    view.firstBaseline = 10
    box.first.firstBaseline = 4
    box.second.firstBaseline = 7
    try LayoutConstraint.activate(pin(view, x: 0, y: 20, width: 9, height: 20))
    try LayoutConstraint.activate(pin(box.first, x: 0, y: 3, width: 9, height: 9))
    try LayoutConstraint.activate(pin(box.second, x: 0, y: 13, width: 9, height: 9))
    try LayoutConstraint.activate([
      box.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor)
    ])
    try root.layOut(width: 100, height: 100)
    expectEqual(box.frame.y, 30 - 4 - 3)
    box.first.firstBaseline = 5
    try root.layoutIfNeeded()
    expectEqual(box.frame.y, 30 - 5 - 3)
    box.usesSecond = true
    box.invalidateBaselineViews()
    try root.layoutIfNeeded()
    expectEqual(box.frame.y, 30 - 7 - 13)
    box.second.removeFromSuperview()
    try root.layoutIfNeeded()
    expectEqual(box.frame.y, 30)
  }
}

/// A view whose first baseline is the first baseline of one of two subviews.
private final class Card: LayoutView {
  let first = LayoutView("first")
  let second = LayoutView("second")
  var usesSecond = false

  override var viewForFirstBaselineLayout: LayoutView { usesSecond ? second : first }
}
