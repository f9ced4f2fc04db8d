import Testing
import VFLChains
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Constraint objects of chained constraints")
struct RecordTests {
  private let world = World()

  @Test(
    "a chain creates the same constraint as LayoutConstraint.init for every attribute and relation",
    arguments: Attribute.allCases.filter { $0 != .notAnAttribute }, Relation.allCases)
  func everyAttribute(attribute: Attribute, relation: Relation) throws {
    let (card, badge) = (world.card, world.badge)
    let wanted = try LayoutConstraint(
      item: card, attribute: attribute, relatedBy: relation, toItem: badge, attribute: attribute,
      multiplier: 2, constant: -3, priority: Priority(600), identifier: "name")
    let set = AttributeSet(attribute)
    let made = try card.chain.makeConstraints { make in
      let chain = make.attributes(set)
      let draft =
        switch relation {
        case .equal: chain.equalTo(badge)
        case .greaterThanOrEqual: chain.greaterThanOrEqualTo(badge)
        case .lessThanOrEqual: chain.lessThanOrEqualTo(badge)
        }
      draft.multipliedBy(2).offset(-3).priority(600).labeled("name")
    }
    expectEqual(made.texts, [wanted.description])
    #expect(made[0].layoutConstraints[0].owner === world.window)
  }

  @Test("every attribute name of a chain creates constraints for its attributes")
  func names() throws {
    let chain = world.card.chain
    let chains: [(AttributeChain, [Attribute])] = [
      (chain.left, [.left]), (chain.right, [.right]), (chain.top, [.top]),
      (chain.bottom, [.bottom]), (chain.leading, [.leading]), (chain.trailing, [.trailing]),
      (chain.width, [.width]), (chain.height, [.height]), (chain.centerX, [.centerX]),
      (chain.centerY, [.centerY]), (chain.baseline, [.lastBaseline]),
      (chain.firstBaseline, [.firstBaseline]), (chain.lastBaseline, [.lastBaseline]),
      (chain.leftMargin, [.leftMargin]), (chain.rightMargin, [.rightMargin]),
      (chain.topMargin, [.topMargin]), (chain.bottomMargin, [.bottomMargin]),
      (chain.leadingMargin, [.leadingMargin]), (chain.trailingMargin, [.trailingMargin]),
      (chain.centerXWithinMargins, [.centerXWithinMargins]),
      (chain.centerYWithinMargins, [.centerYWithinMargins]),
      (chain.edges, [.left, .right, .top, .bottom]),
      (chain.directionalEdges, [.top, .bottom, .leading, .trailing]),
      (chain.horizontalEdges, [.left, .right]),
      (chain.directionalHorizontalEdges, [.leading, .trailing]),
      (chain.verticalEdges, [.top, .bottom]), (chain.size, [.width, .height]),
      (chain.center, [.centerX, .centerY]),
      (chain.margins, [.leftMargin, .rightMargin, .topMargin, .bottomMargin]),
      (chain.directionalMargins, [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin]),
      (chain.centerWithinMargins, [.centerXWithinMargins, .centerYWithinMargins]),
      (chain.left.top.with.width, [.left, .top, .width]),
      (chain.attributes([.left, .lastBaseline]).and.right, [.left, .right, .lastBaseline]),
    ]
    for (chain, attributes) in chains {
      let made = try chain.equalTo(world.badge).install().layoutConstraints
      expectEqual(made.map(\.firstAttribute), attributes)
      expectEqual(made.map(\.secondAttribute), attributes)
    }
  }

  @Test("several attributes can be related to as many attributes, to one attribute or to a view")
  func pairs() throws {
    let (window, card, badge) = (world.window, world.card, world.badge)
    let made = try card.chain.makeConstraints { make in
      make.edges.equalTo(window.chain.margins)
      make.left.top.equalTo(badge.chain.right.bottom)
      make.size.equalTo(badge.chain.height)
      make.center.equalTo(badge)
      make.directionalEdges.equalTo(window.safeAreaLayoutGuide)
    }
    expectEqual(
      made.texts,
      [
        "card.left == window.leftMargin @1000", "card.right == window.rightMargin @1000",
        "card.top == window.topMargin @1000", "card.bottom == window.bottomMargin @1000",
        "card.left == badge.right @1000", "card.top == badge.bottom @1000",
        "card.width == badge.height @1000", "card.height == badge.height @1000",
        "card.centerX == badge.centerX @1000", "card.centerY == badge.centerY @1000",
        "card.top == window.safeAreaLayoutGuide.top @1000",
        "card.bottom == window.safeAreaLayoutGuide.bottom @1000",
        "card.leading == window.safeAreaLayoutGuide.leading @1000",
        "card.trailing == window.safeAreaLayoutGuide.trailing @1000",
      ])
  }

  @Test("a chained constraint with several targets creates a constraint for each target")
  func arrays() throws {
    let (window, card, badge, icon) = (world.window, world.card, world.badge, world.icon)
    let made = try icon.chain.makeConstraints { make in
      make.height.equalTo([card, badge])
      make.left.greaterThanOrEqualTo([card.chain.left, badge.chain.right]).offset(4)
      make.width.lessThanOrEqualTo([window, badge.chain.height, 80])
      make.top.equalTo([] as [LayoutView])
    }
    expectEqual(
      made.texts,
      [
        "icon.height == card.height @1000", "icon.height == badge.height @1000",
        "icon.left >= card.left + 4 @1000", "icon.left >= badge.right + 4 @1000",
        "icon.width <= window.width @1000", "icon.width <= badge.height @1000",
        "icon.width <= 80 @1000",
      ])
  }

  @Test("a chained constraint with a number or without a target is relative to the superview")
  func superview() throws {
    let made = try world.icon.chain.makeConstraints { make in
      make.top.left.equalTo(5)
      make.width.greaterThanOrEqualTo(40.5)
      make.edges.equalToSuperview()
      make.bottom.lessThanOrEqualToSuperview { $0.chain.centerY }.offset(1)
      make.leading.greaterThanOrEqualToSuperview().offset(2)
      make.top.equalToSuperviewSafeAreaLayoutGuide()
      make.bottom.lessThanOrEqualToSuperviewMargins()
      make.centerX.equalTo(7)
    }
    expectEqual(
      made.texts,
      [
        "icon.left == card.left + 5 @1000", "icon.top == card.top + 5 @1000",
        "icon.width >= 40.5 @1000", "icon.left == card.left @1000",
        "icon.right == card.right @1000", "icon.top == card.top @1000",
        "icon.bottom == card.bottom @1000", "icon.bottom <= card.centerY + 1 @1000",
        "icon.leading >= card.leading + 2 @1000",
        "icon.top == card.safeAreaLayoutGuide.top @1000",
        "icon.bottom <= card.layoutMarginsGuide.bottom @1000",
        "icon.centerX == card.centerX + 7 @1000",
      ])
    #expect(made.flatMap(\.layoutConstraints).allSatisfy { $0.owner != nil })
  }

  /// A layout guide of the superview that chains can refer to by name.
  enum SuperviewGuide: CaseIterable {
    case safeArea
    case margins
  }

  @Test(
    "every relation can refer to the superview's safe area or layout margins guide",
    arguments: Relation.allCases, SuperviewGuide.allCases)
  func superviewGuides(relation: Relation, guide: SuperviewGuide) throws {
    let made = try world.icon.chain.makeConstraints { make in
      switch (relation, guide) {
      case (.equal, .safeArea): make.top.equalToSuperviewSafeAreaLayoutGuide()
      case (.equal, .margins): make.top.equalToSuperviewMargins()
      case (.greaterThanOrEqual, .safeArea):
        make.top.greaterThanOrEqualToSuperviewSafeAreaLayoutGuide()
      case (.greaterThanOrEqual, .margins): make.top.greaterThanOrEqualToSuperviewMargins()
      case (.lessThanOrEqual, .safeArea):
        make.top.lessThanOrEqualToSuperviewSafeAreaLayoutGuide()
      case (.lessThanOrEqual, .margins): make.top.lessThanOrEqualToSuperviewMargins()
      }
    }
    let name =
      switch guide {
      case .safeArea: "safeAreaLayoutGuide"
      case .margins: "layoutMarginsGuide"
      }
    expectEqual(made.texts, ["icon.top \(relation.rawValue) card.\(name).top @1000"])
    let card = world.card
    let constraint = try #require(made.first?.layoutConstraints.first)
    #expect(
      constraint.secondItem
        === (guide == .safeArea ? card.safeAreaLayoutGuide : card.layoutMarginsGuide)
    )
  }

  @Test("with `snp`, a number for a center is relative to the superview's top left corner")
  func centers() throws {
    let made = try world.icon.snp.makeConstraints { make in
      make.centerX.equalTo(7)
      make.center.equalTo(LayoutPoint(x: 30, y: 40))
      make.centerY.equalToSuperview()
    }
    expectEqual(
      made.texts,
      [
        "icon.centerX == card.left + 7 @1000", "icon.centerX == card.left + 30 @1000",
        "icon.centerY == card.top + 40 @1000", "icon.centerY == card.centerY @1000",
      ])
  }

  @Test("constraints of layout guides can be made with chains")
  func guides() throws {
    let guide = LayoutGuide("gap")
    world.card.addLayoutGuide(guide)
    let made = try guide.chain.makeConstraints { make in
      make.left.equalTo(4)
      make.right.equalTo(world.icon.chain.left)
    }
    expectEqual(made.texts, ["gap.left == card.left + 4 @1000", "gap.right == icon.left @1000"])
  }

  @Test("chain operators create the same constraints as the chain methods")
  func operators() throws {
    let (window, card, badge) = (world.window, world.card, world.badge)
    let made = try card.chain.makeConstraints { make in
      make.left == badge.chain.right + 8
      make.right <= window.chain.right - 4
      (make.width >= 2 * badge.chain.height / 4 + 3).priority(.high).labeled("wide")
      make.height == badge.chain.height * 3
      make.width == (badge.chain.width + 2) * 5
      make.width == 120
      make.top == window
    }
    expectEqual(
      made.texts,
      [
        "card.left == badge.right + 8 @1000", "card.right <= window.right - 4 @1000",
        "'wide' card.width >= badge.height * 0.5 + 3 @750",
        "card.height == badge.height * 3 @1000", "card.width == badge.width * 5 + 10 @1000",
        "card.width == 120 @1000", "card.top == window.top @1000",
      ])
  }

  @Test("an array chain creates constraints for each view in the array")
  func views() throws {
    let made = try [world.card, world.badge].chain.makeConstraints { make in
      make.width.equalTo(40)
      make.top.equalToSuperview()
    }
    expectEqual(
      made.texts,
      [
        "card.width == 40 @1000", "card.top == window.top @1000", "badge.width == 40 @1000",
        "badge.top == window.top @1000",
      ])
  }
}
