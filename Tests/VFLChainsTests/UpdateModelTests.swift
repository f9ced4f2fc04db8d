import Testing
import VFLChains
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Random updates of chained constraints")
struct UpdateModelTests {
  /// A chained constraint in a random block.
  private struct Line {
    var attribute: AttributeSet
    var relation: Int
    var target: Int
    var constant: Double
    var priority: Double

    init(_ random: inout SplitMix64) {
      attribute = [.width, .height, .size][random.next(below: 3)]
      relation = random.next(below: 3)
      target = random.next(below: 3)
      constant = Double(random.next(below: 4))
      priority = [1000, 1000, 750, 250][random.next(below: 4)]
    }

    func say(_ make: ConstraintMaker, _ targets: [LayoutView]) {
      let chain = make.attributes(attribute)
      let target = targets[target]
      let draft =
        switch relation {
        case 0: chain.equalTo(target)
        case 1: chain.greaterThanOrEqualTo(target)
        default: chain.lessThanOrEqualTo(target)
        }
      draft.offset(constant).priority(priority)
    }
  }

  /// Returns a description of a constraint without its constant and priority.
  private func kind(_ constraint: LayoutConstraint) -> String {
    let second = constraint.secondItem?.name ?? ""
    return "\(constraint.firstAttribute) \(constraint.relation) \(second)"
  }

  @Test(
    "after each random update or remake, the constraints equal the last block's constraints",
    arguments: 0..<20 as Range<UInt64>)
  func lives(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let world = World()
    let targets = [world.window, world.badge, world.icon]
    let chain = world.card.chain
    for _ in 0..<40 {
      let lines = (0..<random.next(below: 6)).map { _ in Line(&random) }
      func body(_ make: ConstraintMaker) { for line in lines { line.say(make, targets) } }
      // The expected constraints are made by the same block in a new hierarchy.
      let fresh = World()
      let wanted = try fresh.card.chain.makeConstraints { make in
        for line in lines { line.say(make, [fresh.window, fresh.badge, fresh.icon]) }
      }.texts.sorted()

      let before = chain.constraints
      if random.next(below: 2) == 0 {
        let changes = try chain.remakeConstraints(body)
        expectEqual(chain.texts.sorted(), wanted)
        expectEqual(changes.removed.count, before.count - changes.matched.count)
        #expect(changes.removed.allSatisfy { !$0.isActive })
      } else {
        let changes = try chain.updateConstraints(body)
        expectEqual((changes.matched + changes.added).map(\.description).sorted(), wanted)
        expectEqual(chain.constraints.count, before.count + changes.added.count)
        // A constraint is only added if there were not enough matching constraints.
        for kind in Set(changes.added.map(kind)) {
          let count = (changes.matched + changes.added).count { self.kind($0) == kind }
          #expect(before.count { self.kind($0) == kind } < count)
        }
      }
      #expect(chain.constraints.allSatisfy { $0.isActive })
      let held = [world.window, world.card, world.badge, world.icon].flatMap(\.constraints)
      expectEqual(held.count, chain.constraints.count)
    }
  }
}
