import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

/// Reported issues of stack views, each with arithmetically computed frames.
///
/// If several behaviors give the same frames, all of these behaviors are tested.
@Suite("Reported issues of stack views")
struct StackIssueTests {
  private static let behaviors = StackView.Behavior.allCases
  private static let uiKit = [StackView.Behavior.uiKit, .corrected]

  /// Creates views with widths of 10, 20, 30, … points and a height of 10 points.
  private func views(_ count: Int) -> [LayoutView] {
    (0..<count).map {
      LayoutView("v\($0)", contentWidth: Double(10 * ($0 + 1)), contentHeight: 10)
    }
  }

  private func lay(
    _ stack: StackView, _ views: [LayoutView], _ width: Double? = nil, _ height: Double? = nil
  ) throws -> [[Double]] {
    try stack.layOut(width: width, height: height)
    return views.map { [$0.frame.x, $0.frame.width] }
  }

  // MARK: Hidden views

  @Test("in a stack view, the custom spacing after a hidden view takes no space", arguments: uiKit)
  func hiddenCustomSpacing(behavior: StackView.Behavior) throws {
    let views = views(4)
    let stack = StackView("S", arranging: views, spacing: 4, behavior: behavior)
    stack.setCustomSpacing(20, after: views[0])
    stack.setCustomSpacing(50, after: views[1])
    try expectEqual(lay(stack, views), [[0, 10], [30, 20], [100, 30], [134, 40]])
    views[1].isHidden = true
    try stack.layoutIfNeeded()
    expectEqual([0, 2, 3].map { views[$0].frame.x }, [0, 30, 64])
    // A hidden view at an end leaves no gap.
    views[0].isHidden = true
    try stack.layoutIfNeeded()
    #expect([2, 3].map { views[$0].frame.x } == [0, 34] && stack.frame.width == 74)
    views[3].isHidden = true
    try stack.layoutIfNeeded()
    expectEqual(stack.frame.width, 30)
    for view in views { view.isHidden = false }
    try expectEqual(lay(stack, views), [[0, 10], [30, 20], [100, 30], [134, 40]])
  }

  @Test(
    "an arranged view that is hidden twice and shown once is visible", arguments: behaviors)
  func hiddenTwice(behavior: StackView.Behavior) throws {
    let views = views(3)
    let stack = StackView("S", arranging: views, spacing: 4, behavior: behavior)
    for _ in 0..<3 {
      views[1].isHidden = true
      views[1].isHidden = true
      try stack.layoutIfNeeded()
      #expect(views[2].frame.x == 14 && views[1].frame.width == 0)
      views[1].isHidden = false
      try expectEqual(lay(stack, views), [[0, 10], [14, 20], [38, 30]])
      views[1].isHidden = false
      // Hiding and showing before one pass has no effect.
      views[0].isHidden = true
      views[0].isHidden = false
      try expectEqual(lay(stack, views), [[0, 10], [14, 20], [38, 30]])
    }
  }

  @Test(
    "an arranged view can be hidden before it is arranged and during a layout pass",
    arguments: behaviors)
  func hiddenEarlyAndLate(behavior: StackView.Behavior) throws {
    final class Window: LayoutView {
      weak var victim: LayoutView?
      override func layoutSubviews() throws { victim?.isHidden = frame.width < 100 }
    }
    let views = views(3)
    views[0].isHidden = true
    let stack = StackView("S", arranging: views, spacing: 4, behavior: behavior)
    let window = Window("window")
    window.victim = views[2]
    window.addSubview(stack)
    try LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    try window.layOut(width: 200, height: 50)
    #expect(stack.frame.width == 54 && views[2].frame.x == 24)
    try window.layOut(width: 90, height: 50)
    expectEqual(stack.frame.width, 20)
    try window.layOut(width: 200, height: 50)
    expectEqual(stack.frame.width, 54)
  }

  @Test(
    "a hidden view regains its size when it is removed from the arranged views", arguments: uiKit)
  func removedWhileHidden(behavior: StackView.Behavior) throws {
    let views = views(3)
    let stack = StackView("S", arranging: views, spacing: 4, behavior: behavior)
    views[1].isHidden = true
    try stack.layoutIfNeeded()
    stack.removeArrangedSubview(views[1])
    #expect(views[1].superview === stack)
    views[1].leadingAnchor.constraint(equalTo: stack.leadingAnchor).isActive = true
    try stack.layoutIfNeeded()
    #expect(views[1].frame.width == 20 && stack.frame.width == 44)
    // The view is still hidden when it is arranged again.
    stack.insertArrangedSubview(views[1], at: 0)
    try stack.layoutIfNeeded()
    #expect(views[1].frame.width == 0 && stack.frame.width == 44)
  }

  @Test(
    "a hidden view whose content size has changed is shown with its new size", arguments: behaviors)
  func changedWhileHidden(behavior: StackView.Behavior) throws {
    let views = views(2)
    let stack = StackView("S", arranging: views, spacing: 4, behavior: behavior)
    views[0].isHidden = true
    try stack.layoutIfNeeded()
    views[0].contentWidth = 70
    try stack.layoutIfNeeded()
    expectEqual(stack.frame.width, 20)
    views[0].isHidden = false
    try expectEqual(lay(stack, views), [[0, 70], [74, 20]])
  }

  @Test("the axis of a stack view can change while an arranged view is hidden", arguments: uiKit)
  func axisWhileHidden(behavior: StackView.Behavior) throws {
    let views = views(3)
    let stack = StackView("S", arranging: views, spacing: 4, behavior: behavior)
    views[1].isHidden = true
    try stack.layoutIfNeeded()
    stack.axis = .vertical
    try stack.layoutIfNeeded()
    #expect(stack.frame.width == 30 && stack.frame.height == 24)
    #expect([0, 2].map { views[$0].frame.y } == [0, 14] && views[1].frame.height == 0)
    views[1].isHidden = false
    try stack.layoutIfNeeded()
    #expect(views.map(\.frame.y) == [0, 14, 28] && views.allSatisfy { $0.frame.width == 30 })
    stack.axis = .horizontal
    try expectEqual(lay(stack, views), [[0, 10], [14, 20], [38, 30]])
  }

  // MARK: Nested stack views

  @Test("an empty nested stack view has length 0 but keeps its gaps unless it is hidden")
  func emptyInside() throws {
    let (a, b) = (views(1)[0], views(2)[1])
    let empty = StackView("empty", spacing: 30)
    let stack = StackView("S", arranging: [a, empty, b], spacing: 8)
    try expectEqual(lay(stack, [a, empty, b]), [[0, 10], [18, 0], [26, 20]])
    empty.isHidden = true
    try stack.layoutIfNeeded()
    #expect(b.frame.x == 18 && stack.frame.width == 38)
    empty.isHidden = false
    let late = LayoutView("late", contentWidth: 5, contentHeight: 40)
    empty.addArrangedSubview(late)
    try expectEqual(lay(stack, [a, empty, b]), [[0, 10], [18, 5], [31, 20]])
    expectEqual(stack.frame.height, 40)
    late.isHidden = true
    try expectEqual(lay(stack, [a, empty, b]), [[0, 10], [18, 0], [26, 20]])
    expectEqual(stack.frame.height, 10)
  }

  // MARK: Distribution, spacing, margins

  @Test(
    "the distributions of a stack view can be set one after another, in any order",
    arguments: [0, 1, 2])
  func distributions(rounds: Int) throws {
    let views = views(3)
    let stack = StackView("S", arranging: views, spacing: 6, behavior: .corrected)
    // 120 points: 12 for spacing, 60 for content, 48 remaining.
    let expected: [(StackView.Distribution, [[Double]])] = [
      (.fill, [[0, 58], [64, 20], [90, 30]]),
      (.fillEqually, [[0, 36], [42, 36], [84, 36]]),
      (.fillProportionally, [[0, 18], [24, 36], [66, 54]]),
      (.equalSpacing, [[0, 10], [40, 20], [90, 30]]),
      // The outer centers are at 5 and 105, so the middle center is at 55.
      (.equalCentering, [[0, 10], [45, 20], [90, 30]]),
    ]
    for offset in 0..<expected.count {
      let (distribution, frames) = expected[(offset * (rounds + 1)) % expected.count]
      stack.distribution = distribution
      for (found, frame) in zip(try lay(stack, views, 120, 10), frames) {
        #expect(zip(found, frame).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(distribution)")
      }
    }
  }

  @Test(
    "with spacing 0, arranged views are adjacent, and with negative spacing, they overlap",
    arguments: uiKit)
  func spacing(behavior: StackView.Behavior) throws {
    let views = views(3)
    let stack = StackView("S", arranging: views, spacing: 0, behavior: behavior)
    try expectEqual(lay(stack, views), [[0, 10], [10, 20], [30, 30]])
    stack.spacing = -5
    try expectEqual(lay(stack, views), [[0, 10], [5, 20], [20, 30]])
    expectEqual(stack.frame.width, 50)
    stack.setCustomSpacing(0, after: views[0])
    try expectEqual(lay(stack, views), [[0, 10], [10, 20], [25, 30]])
    stack.spacing = 0
    stack.distribution = .equalSpacing
    try expectEqual(lay(stack, views, 60, 10), [[0, 10], [10, 20], [30, 30]])
  }

  @Test(
    "stack view margins apply only while isLayoutMarginsRelativeArrangement is true",
    arguments: uiKit)
  func margins(behavior: StackView.Behavior) throws {
    let views = views(2)
    let stack = StackView("S", arranging: views, spacing: 4, behavior: behavior)
    stack.layoutMargins = LayoutMargins(top: 1, leading: 20, bottom: 3, trailing: 40)
    for _ in 0..<2 {
      try expectEqual(lay(stack, views), [[0, 10], [14, 20]])
      stack.isLayoutMarginsRelativeArrangement = true
      try expectEqual(lay(stack, views), [[20, 10], [34, 20]])
      #expect(stack.frame.width == 94 && stack.frame.height == 14 && views[0].frame.y == 1)
      stack.layoutDirection = .rightToLeft
      try expectEqual(lay(stack, views), [[64, 10], [40, 20]])
      stack.layoutDirection = .leftToRight
      stack.isLayoutMarginsRelativeArrangement = false
    }
  }

  @Test("with proportional filling, a view with a content width of 0 has width 0")
  func noContent() throws {
    let views = views(3)
    views[1].contentWidth = 0
    let stack = StackView("S", arranging: views, distribution: .fillProportionally)
    for behavior in Self.uiKit {
      stack.behavior = behavior
      try expectEqual(lay(stack, views, 80, 10), [[0, 20], [20, 0], [20, 60]])
    }
    for view in views { view.contentWidth = 0 }
    stack.behavior = .corrected
    for (view, frame) in zip(views, try lay(stack, views, 90, 10)) {
      expectEqual(frame[1], 30, "\(view.name)")
    }
    stack.behavior = .uiKit
    try expectEqual(lay(stack, views, 90, 10).map { $0[1] }.reduce(0, +), 90)
  }

  // MARK: Baselines

  @Test(
    "a horizontal stack view aligns multiline texts by their first or last baselines",
    arguments: uiKit)
  func severalLines(behavior: StackView.Behavior) throws {
    func text(_ lines: Int) -> LayoutView {
      let view = LayoutView("\(lines) lines", contentWidth: 50, contentHeight: Double(20 * lines))
      (view.firstBaseline, view.lastBaseline) = (15, 5)
      return view
    }
    let views = [text(1), text(3)]
    let stack = StackView("S", arranging: views, alignment: .firstBaseline, behavior: behavior)
    try stack.layoutIfNeeded()
    #expect(views.map(\.frame.y) == [0, 0] && stack.frame.height == 60)
    stack.alignment = .lastBaseline
    try stack.layoutIfNeeded()
    #expect(views.map(\.frame.y) == [40, 0] && stack.frame.height == 60)
    views[0].contentHeight = 100
    try stack.layoutIfNeeded()
    #expect(views.map(\.frame.y) == [0, 40] && stack.frame.height == 100)
    // In a vertical stack view, the views have no common baseline.
    stack.axis = .vertical
    try stack.layoutIfNeeded()
    expectEqual(views.map(\.frame.y), [0, 100])
  }

  // MARK: Adding and removing views

  @Test("inserting an arranged view at its own index changes nothing", arguments: behaviors)
  func inserted(behavior: StackView.Behavior) throws {
    let views = views(4)
    let stack = StackView("S", arranging: views, spacing: 4, behavior: behavior)
    try stack.layoutIfNeeded()
    let made = stack.arrangementConstraints.map { ObjectIdentifier($0) }
    for (index, view) in views.enumerated() {
      stack.insertArrangedSubview(view, at: index)
      expectEqual(stack.arrangedSubviews.map(\.name), ["v0", "v1", "v2", "v3"])
    }
    try expectEqual(lay(stack, views), [[0, 10], [14, 20], [38, 30], [72, 40]])
    expectEqual(stack.arrangementConstraints.map { ObjectIdentifier($0) }, made)
    // The custom spacing of the view is kept.
    stack.setCustomSpacing(9, after: views[1])
    stack.insertArrangedSubview(views[1], at: 1)
    expectEqual(stack.customSpacing(after: views[1]), 9)
  }

  @Test(
    "bringing arranged views to the front does not change the arranged order", arguments: behaviors)
  func front(behavior: StackView.Behavior) throws {
    let views = views(3)
    let stack = StackView("S", arranging: views, spacing: 4, behavior: behavior)
    try stack.layoutIfNeeded()
    stack.addSubview(views[0])
    stack.bringSubviewToFront(views[1])
    expectEqual(stack.subviews.map(\.name), ["v2", "v0", "v1"])
    expectEqual(stack.arrangedSubviews.map(\.name), ["v0", "v1", "v2"])
    try expectEqual(lay(stack, views), [[0, 10], [14, 20], [38, 30]])
  }

  @Test(
    "all arranged views can be removed from either end and added again", arguments: behaviors,
    [true, false])
  func goneAndBack(behavior: StackView.Behavior, isFromFront: Bool) throws {
    let views = views(5)
    let stack = StackView("S", arranging: views, spacing: 4, behavior: behavior)
    try stack.layoutIfNeeded()
    let order = isFromFront ? views : views.reversed()
    for (index, view) in order.enumerated() {
      view.removeFromSuperview()
      let left = isFromFront ? views.dropFirst(index + 1) : views.dropLast(index + 1)
      expectEqual(stack.arrangedSubviews.map(\.name), left.map(\.name))
      if behavior == .fdStackView && left.isEmpty { continue }
      try stack.layoutIfNeeded()
      let sum = left.reduce(0) { $0 + ($1.contentWidth ?? 0) } + 4 * Double(max(0, left.count - 1))
      expectEqual(stack.frame.width, sum)
    }
    for view in views.reversed() { stack.insertArrangedSubview(view, at: 0) }
    try stack.layoutIfNeeded()
    expectEqual(views.map(\.frame.x), [0, 14, 38, 72, 116])
  }

  @Test("removing many arranged views in any order keeps the order of the other views")
  func manyGone() throws {
    let views = (0..<60).map { LayoutView("v\($0)", contentWidth: 1, contentHeight: 1) }
    let panel = StackPanel("P", axis: .horizontal)
    let stack = StackView("S")
    var expected = views.map(\.name)
    for view in views { stack.addArrangedSubview(view) }
    for step in [7, 11, 13, 1] {
      for index in stride(from: 0, to: 60, by: step) where index % 5 != 4 {
        views[index].removeFromSuperview()
        expected.removeAll { $0 == views[index].name }
        expectEqual(stack.arrangedSubviews.map(\.name), expected)
      }
      stack.insertArrangedSubview(views[0], at: expected.count / 2)
      expected.insert("v0", at: expected.count / 2)
      expectEqual(stack.arrangedSubviews.map(\.name), expected)
    }
    for view in stack.arrangedSubviews { panel.add(view) }
    #expect(panel.children.map(\.name) == expected && stack.arrangedSubviews.isEmpty)
    for view in panel.children.reversed() { panel.insert(view, at: 0) }
    expectEqual(panel.children.map(\.name), expected)
    try panel.layoutIfNeeded()
    expectEqual(panel.children.map(\.frame.x), expected.indices.map(Double.init))
  }
}
