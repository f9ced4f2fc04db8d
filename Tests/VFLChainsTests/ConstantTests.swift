import Testing
import VFLChains
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Chained constraints: offsets, insets and factors")
struct ConstantTests {
  private let world = World()

  private func constants(_ chain: AttributeChain, _ say: (ConstraintDraft) -> Void) throws
    -> [Double]
  {
    let draft = chain.equalTo(world.window)
    say(draft)
    return try draft.install().layoutConstraints.map(\.constant)
  }

  @Test("an offset adds the same number to every attribute, and an inset moves edges inward")
  func numbers() throws {
    let chain = world.card.chain
    try expectEqual(constants(chain.edges) { $0.offset(3) }, [3, 3, 3, 3])
    try expectEqual(constants(chain.edges) { $0.inset(3) }, [3, -3, 3, -3])
    try expectEqual(constants(chain.edges) { $0.insets(3) }, [3, -3, 3, -3])
    try expectEqual(constants(chain.size.center) { $0.inset(3) }, [-6, -6, 0, 0])
    try expectEqual(constants(chain.firstBaseline.lastBaseline) { $0.inset(3) }, [-3, 3])
  }

  @Test("each inset applies to the edge, margin or size of its own side")
  func insets() throws {
    let chain = world.card.chain
    let insets = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = LayoutMargins(top: 1, leading: 2, bottom: 3, trailing: 4)
    try expectEqual(constants(chain.edges) { $0.inset(insets) }, [2, -4, 1, -3])
    try expectEqual(constants(chain.edges) { $0.insets(insets) }, [2, -4, 1, -3])
    try expectEqual(constants(chain.edges) { $0.offset(insets) }, [2, -4, 1, -3])
    try expectEqual(constants(chain.margins) { $0.inset(insets) }, [2, -4, 1, -3])
    // The order is top, bottom, leading, trailing.
    try expectEqual(constants(chain.directionalEdges) { $0.inset(directional) }, [1, -3, 2, -4])
    try expectEqual(constants(chain.directionalMargins) { $0.inset(directional) }, [1, -3, 2, -4])
    try expectEqual(constants(chain.size) { $0.inset(insets) }, [-6, -4])
    try expectEqual(constants(chain.center) { $0.inset(insets) }, [-1, -1])
  }

  @Test("a size offset changes only sizes, and a point offset changes only positions")
  func parts() throws {
    let chain = world.card.chain
    let size = LayoutSize(width: 10, height: 20)
    let point = LayoutPoint(x: 5, y: 6)
    try expectEqual(constants(chain.size) { $0.offset(size) }, [10, 20])
    try expectEqual(constants(chain.center) { $0.offset(point) }, [5, 6])
    try expectEqual(constants(chain.left.bottom) { $0.offset(point) }, [5, 6])
    try expectEqual(
      constants(chain.size.center) { $0.sizeOffset(size).centerOffset(point) }, [10, 20, 5, 6])
  }

  @Test("if an attribute has several offsets or insets, the last one is used")
  func last() throws {
    let chain = world.card.chain
    try expectEqual(constants(chain.edges) { $0.offset(9).inset(3).offset(2) }, [2, 2, 2, 2])
    let size = LayoutSize(width: 10, height: 20)
    try expectEqual(constants(chain.size.left) { $0.offset(1).sizeOffset(size) }, [1, 10, 20])
    let made = try world.card.chain.makeConstraints { make in
      make.left.equalTo(10).offset(4)
      make.right == world.badge.chain.left + 8
    }
    expectEqual(made.flatMap(\.layoutConstraints).map(\.constant), [4, 8])
  }

  @Test("a size, point, insets or margins can be the target of several attributes")
  func values() throws {
    let made = try world.icon.chain.makeConstraints { make in
      make.size.equalTo(LayoutSize(width: 50, height: 60))
      make.edges.equalTo(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
      make.directionalEdges.equalTo(LayoutMargins(top: 1, leading: 2, bottom: 3, trailing: 4))
      make.left.top.equalTo(LayoutPoint(x: 7, y: 8))
      make.width.equalTo(Float(2.5))
    }
    expectEqual(
      made.texts,
      [
        "icon.width == 50 @1000", "icon.height == 60 @1000", "icon.left == card.left + 2 @1000",
        "icon.right == card.right - 4 @1000", "icon.top == card.top + 1 @1000",
        "icon.bottom == card.bottom - 3 @1000", "icon.top == card.top + 1 @1000",
        "icon.bottom == card.bottom - 3 @1000", "icon.leading == card.leading + 2 @1000",
        "icon.trailing == card.trailing - 4 @1000", "icon.left == card.left + 7 @1000",
        "icon.top == card.top + 8 @1000", "icon.width == 2.5 @1000",
      ])
  }

  @Test("multipliedBy and dividedBy scale the target attribute")
  func factors() throws {
    let made = try world.icon.chain.makeConstraints { make in
      make.width.equalTo(world.card).multipliedBy(0.5)
      make.height.equalTo(world.card.chain.width).dividedBy(4).offset(1)
      make.width.equalTo(world.card.chain.width * 3).multipliedBy(2)
      make.width.equalTo(100).multipliedBy(2)
    }
    expectEqual(
      made.texts,
      [
        "icon.width == card.width * 0.5 @1000", "icon.height == card.width * 0.25 + 1 @1000",
        "icon.width == card.width * 2 @1000", "icon.width == 100 @1000",
      ])
  }

  @Test("chained constraints accept named priorities and numbers")
  func priorities() throws {
    let made = try world.card.chain.makeConstraints { make in
      make.width.equalTo(1).priority(.required)
      make.width.equalTo(1).priority(.high)
      make.width.equalTo(1).priority(.medium)
      make.width.equalTo(1).priority(.low)
      make.width.equalTo(1).with.priorityHigh()
      make.width.equalTo(1).with.priorityMedium()
      make.width.equalTo(1).and.priorityLow()
      make.width.equalTo(1).priority(249.5)
    }
    let numbers = made.flatMap(\.layoutConstraints).map(\.priority.rawValue)
    expectEqual(numbers, [1000, 750, 500, 250, 750, 500, 250, 249.5])
  }
}
