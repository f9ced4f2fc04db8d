import Testing
import VFLChains
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Life cycle of chained constraints")
struct LifeCycleTests {
  private let world = World()
  private var card: LayoutView { world.card }

  private func layOut() throws { try world.window.layOut(width: 320, height: 480) }

  private func pinned() throws -> ConstraintChanges {
    try card.chain.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.size.equalTo(100)
    }
  }

  @Test("updateConstraints changes the constants and priorities of matching constraints")
  func update() throws {
    let made = try pinned()
    try layOut()
    expectEqual(card.frame, Frame(x: 10, y: 10, width: 100, height: 100))
    let changes = try card.chain.updateConstraints { make in
      make.left.equalToSuperview().offset(30)
      make.width.equalTo(80).priority(.high)
    }
    try layOut()
    expectEqual(card.frame, Frame(x: 30, y: 10, width: 80, height: 100))
    #expect(changes.added.isEmpty && changes.removed.isEmpty)
    #expect(changes.matched[0] === made[0].layoutConstraints[0])
    #expect(changes.matched[1] === made[1].layoutConstraints[0])
    expectEqual(
      card.chain.texts,
      [
        "card.left == window.left + 30 @1000", "card.top == window.top + 10 @1000",
        "card.width == 80 @750", "card.height == 100 @1000",
      ])
    expectEqual(world.window.constraints.count + card.constraints.count, 4)
  }

  @Test("updateConstraints adds missing constraints and reports them")
  func upsert() throws {
    _ = try pinned()
    let changes = try card.chain.updateConstraints { make in
      make.left.equalToSuperview().offset(30)
      make.width.lessThanOrEqualTo(90)
      make.width.equalTo(world.badge)
    }
    expectEqual(
      "\(changes)",
      """
      matched card.left == window.left + 30 @1000
      added card.width <= 90 @1000
      added card.width == badge.width @1000
      """)
    #expect(changes.added.allSatisfy { $0.isActive })
    expectEqual(card.chain.constraints.count, 6)
    // Without existing constraints, an update adds all constraints.
    let first = try world.badge.chain.updateConstraints { $0.height.equalTo(20) }
    #expect(first.added.count == 1 && first.matched.isEmpty)
  }

  @Test("if several constraints match, an update changes the constraint with the same priority")
  func samePriority() throws {
    try card.chain.makeConstraints { make in
      make.width.greaterThanOrEqualTo(50)
      make.width.greaterThanOrEqualTo(90).priority(.low)
    }
    let changes = try card.chain.updateConstraints { make in
      make.width.greaterThanOrEqualTo(95).priority(.low)
      make.width.greaterThanOrEqualTo(60).priority(.high)
    }
    expectEqual(changes.matched.map(\.constant), [95, 60])
    expectEqual(card.chain.texts, ["card.width >= 60 @750", "card.width >= 95 @250"])
  }

  @Test("an active chained constraint can change between required and optional")
  func requiredAndBack() throws {
    let made = try pinned()
    try layOut()
    try card.chain.updateConstraints { $0.width.equalTo(90).priority(.low) }
    #expect(made[1].layoutConstraints[0].isActive)
    made[1].update(priority: .required)
    #expect(card.chain.constraints.allSatisfy { $0.isActive && $0.priority == .required })
    made[1].update(priority: 300)
    expectEqual(made[1].layoutConstraints.map(\.priority.rawValue), [300, 300])
    try layOut()
    expectEqual(card.frame.width, 90)
  }

  @Test("updating or remaking a constraint replaces its source location and label")
  func origin() throws {
    try card.chain.makeConstraints { $0.width.equalTo(5).labeled("old") }
    let line = #line + 1
    try card.chain.updateConstraints { $0.width.equalTo(6).labeled("new") }
    let constraint = try #require(card.chain.constraints.first)
    expectEqual(constraint.origin, ConstraintOrigin(fileID: #fileID, line: line))
    expectEqual(constraint.identifier, "new")
    try card.chain.updateConstraints { $0.width.equalTo(7) }
    expectEqual(constraint.description, "'new' card.width == 7 @1000")
    try card.chain.remakeConstraints { $0.width.equalTo(7) }
    expectEqual(constraint.description, "card.width == 7 @1000")
  }

  @Test("remakeConstraints replaces constraints and keeps the matching constraint objects")
  func remake() throws {
    let made = try pinned()
    try layOut()
    let changes = try card.chain.remakeConstraints { make in
      make.right.bottom.equalToSuperview().offset(-20)
      make.size.equalTo(60)
    }
    try layOut()
    expectEqual(card.frame, Frame(x: 240, y: 400, width: 60, height: 60))
    expectEqual(changes.matched.map(\.firstAttribute), [.width, .height])
    #expect(changes.matched[0] === made[1].layoutConstraints[0])
    expectEqual(changes.added.map(\.firstAttribute), [.right, .bottom])
    expectEqual(changes.removed.map(\.firstAttribute), [.left, .top])
    #expect(!made[0].isActive && made[1].isActive)
    expectEqual(card.chain.constraints.count, 4)
  }

  @Test("removeConstraints removes only constraints that chains created")
  func remove() throws {
    let other = card.widthAnchor.constraint(equalToConstant: 4)
    try LayoutConstraint.activate([other])
    let made = try pinned()
    card.chain.removeConstraints()
    #expect(made.allSatisfy { !$0.isActive })
    #expect(card.chain.constraints.isEmpty)
    #expect(other.isActive)
    #expect(world.window.constraints.isEmpty)
  }

  @Test("an array chain updates, remakes and removes the constraints of all its views")
  func several() throws {
    let views = [world.card, world.badge]
    try views.chain.makeConstraints { $0.size.equalTo(10) }
    let changes = try views.chain.updateConstraints { $0.width.equalTo(20) }
    expectEqual(
      changes.matched.map(\.description), ["card.width == 20 @1000", "badge.width == 20 @1000"])
    let again = try views.chain.remakeConstraints { $0.height.equalTo(30) }
    #expect(again.removed.count == 2 && again.matched.count == 2)
    views.chain.removeConstraints()
    #expect(world.card.chain.constraints.isEmpty && world.badge.chain.constraints.isEmpty)
  }

  @Test("prepareConstraints does not need a superview before activation")
  func prepare() throws {
    let late = LayoutView("late")
    let prepared = late.chain.prepareConstraints { make in
      make.left.top.equalToSuperview().offset(4)
      make.size.equalTo(20)
    }
    #expect(prepared.count == 2 && prepared.allSatisfy { !$0.isActive })
    #expect(late.chain.constraints.isEmpty)
    let error = #expect(throws: ChainError.self) { try prepared.activate() }
    expectEqual(error?.invalidConstraints.map(\.reason), [.noSuperview])
    #expect(prepared.allSatisfy { !$0.isActive })

    world.window.addSubview(late)
    try prepared.activate()
    try layOut()
    expectEqual(late.frame, Frame(x: 4, y: 4, width: 20, height: 20))
    expectEqual(late.chain.constraints.count, 4)
    // An update also finds chained constraints that were prepared and activated later.
    try expectEqual(late.chain.updateConstraints { $0.width.equalTo(5) }.matched.count, 1)
  }

  @Test("a stored ChainedConstraint can be changed, deactivated and activated again")
  func handles() throws {
    let made = try pinned()
    made[0].update(offset: 40)
    made[1].update(offset: LayoutSize(width: 7, height: 8))
    try layOut()
    expectEqual(card.frame, Frame(x: 40, y: 40, width: 7, height: 8))
    made[0].deactivate()
    #expect(made[0].layoutConstraints.allSatisfy { !$0.isActive })
    try made[0].activate()
    #expect(made[0].isActive)
    made[0].update(inset: LayoutInsets(top: 1, left: 2, bottom: 3, right: 4))
    made[1].update(offset: 9).update(priority: .high)
    try layOut()
    expectEqual(card.frame, Frame(x: 2, y: 1, width: 9, height: 9))
    made[1].uninstall()
    expectEqual(card.chain.constraints.map(\.firstAttribute), [.left, .top])
    try made[1].install()
    expectEqual(card.chain.constraints.map(\.firstAttribute), [.left, .top, .width, .height])
    made.uninstall()
    #expect(card.chain.constraints.isEmpty && !made[0].isActive)
  }

  @Test(
    "updateConstraints reactivates constraints that were deactivated when their view was removed")
  func away() throws {
    _ = try pinned()
    card.removeFromSuperview()
    expectEqual(card.chain.constraints.map(\.isActive), [false, false, true, true])
    world.window.addSubview(card)
    let changes = try card.chain.updateConstraints { make in
      make.left.top.equalToSuperview().offset(12)
    }
    #expect(changes.added.isEmpty)
    try layOut()
    expectEqual(card.frame, Frame(x: 12, y: 12, width: 100, height: 100))
  }

  @Test(
    "after a view has moved, activating its chained constraints relates them to the new superview")
  func moved() throws {
    let made = try pinned()
    world.badge.addSubview(card)
    #expect(!made[0].isActive)
    try made.activate()
    #expect(made[0].layoutConstraints.allSatisfy { $0.secondItem === world.badge })
    expectEqual(card.chain.constraints.count, 4)
    #expect(card.chain.constraints.allSatisfy { $0.isActive })
  }

  @Test("chained constraints do not retain their view, even if the view retains the constraints")
  func references() throws {
    final class Keeper: LayoutView {
      var kept: ConstraintChanges?
    }
    weak var gone: Keeper?
    do {
      let keeper = Keeper("keeper")
      gone = keeper
      world.window.addSubview(keeper)
      keeper.kept = try keeper.chain.makeConstraints { make in
        make.edges.equalToSuperview().inset(4)
        make.width.lessThanOrEqualTo(keeper.chain.height)
      }
      try card.chain.makeConstraints { $0.top.equalTo(keeper.chain.bottom) }
      keeper.removeFromSuperview()
    }
    #expect(gone == nil)
    // Constraints that refer to the view are no longer listed.
    #expect(card.chain.constraints.isEmpty)
    try card.chain.makeConstraints { $0.width.equalTo(3) }
    expectEqual(card.chain.texts, ["card.width == 3 @1000"])
  }
}
