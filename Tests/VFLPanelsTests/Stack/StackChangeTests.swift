import Testing
import VFLLayout
import VFLPanels
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Constraint updates of a stack view")
struct StackChangeTests {
  private let views = (0..<50).map { LayoutView("v\($0)", contentWidth: 10, contentHeight: 10) }
  private let stack: StackView

  init() throws {
    stack = StackView("S", arranging: views, spacing: 4, distribution: .equalSpacing)
    try stack.layoutIfNeeded()
  }

  private var constraints: Set<ObjectIdentifier> {
    Set(stack.arrangementConstraints.map { ObjectIdentifier($0) })
  }

  /// Returns the number of new constraints after a change.
  private func made(by change: () -> Void) throws -> Int {
    let (old, before) = (stack.arrangementConstraints, constraints)
    change()
    try stack.layoutIfNeeded()
    let now = constraints
    #expect(old.allSatisfy { $0.isActive == now.contains(ObjectIdentifier($0)) })
    return now.subtracting(before).count
  }

  @Test("changing only numbers of a stack view creates no constraint objects")
  func numbers() throws {
    try expectEqual(made { stack.spacing = 6 }, 0)
    try expectEqual(made { stack.setCustomSpacing(9, after: views[20]) }, 0)
    try expectEqual(made { views[7].contentWidth = 70 }, 0)
    try expectEqual(made { stack.rootSize.horizontal = 4000 }, 0)
  }

  @Test("hiding a view replaces only constraints near the view, and showing the view restores them")
  func hiding() throws {
    let before = constraints
    let description = stack.arrangementDescription
    let frames = views.map(\.frame)
    #expect(try made { views[25].isHidden = true } < 9)
    #expect(try made { views[25].isHidden = false } > 0)
    expectEqual(constraints, before)
    expectEqual(stack.arrangementDescription, description)
    expectEqual(views.map(\.frame), frames)
    // Hiding the view again activates the same constraint objects.
    views[25].isHidden = true
    try stack.layoutIfNeeded()
    let hidden = constraints
    views[25].isHidden = false
    try stack.layoutIfNeeded()
    views[25].isHidden = true
    try stack.layoutIfNeeded()
    expectEqual(constraints, hidden)
  }

  @Test("adding or removing an arranged view replaces only constraints near the view")
  func coming() throws {
    let other = LayoutView("other", contentWidth: 10, contentHeight: 10)
    #expect(try made { stack.insertArrangedSubview(other, at: 30) } < 12)
    #expect(try made { other.removeFromSuperview() } < 6)
  }

  @Test("several changes of a stack view cause a single constraint update")
  func once() throws {
    final class Counting: StackView {
      var count = 0
      override func updateConstraints() throws {
        count += 1
        try super.updateConstraints()
      }
    }
    let stack = Counting("S", arranging: (0..<5).map { LayoutView("v\($0)", contentWidth: 10) })
    try stack.layoutIfNeeded()
    expectEqual(stack.count, 1)
    stack.spacing = 8
    stack.axis = .vertical
    stack.arrangedSubviews[2].isHidden = true
    stack.arrangedSubviews[3].removeFromSuperview()
    try stack.layoutIfNeeded()
    expectEqual(stack.count, 2)
    stack.arrangedSubviews[0].contentWidth = 60
    try stack.layoutIfNeeded()
    expectEqual(stack.count, 2)
  }

  @Test("a stack view removes layout guides that a new distribution or alignment does not need")
  func guides() throws {
    expectEqual(stack.layoutGuides.count, 49)
    stack.distribution = .fill
    try stack.layoutIfNeeded()
    #expect(stack.layoutGuides.isEmpty)
    stack.alignment = .center
    stack.distribution = .equalCentering
    try stack.layoutIfNeeded()
    expectEqual(stack.layoutGuides.count, 50)
    #expect(stack.arrangementConstraints.allSatisfy { $0.isActive })
  }
}
