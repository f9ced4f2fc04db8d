import Testing
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Rules for constraint objects")
struct ConstraintRuleTests {
  private let a = LayoutView("a")
  private let b = LayoutView("b")
  private let root: LayoutView

  init() { root = window(a, b) }

  private func reason(_ body: () throws(LayoutConstraintError) -> Void) -> LayoutConstraintError
    .Reason?
  {
    do { try body() } catch { return error.reason }
    return nil
  }

  @Test(
    "LayoutConstraint.init rejects invalid attribute pairs, multipliers, constants and priorities")
  func attributes() {
    let pairs: [(Attribute, Attribute, LayoutConstraintError.Reason)] = [
      (.left, .top, .incompatibleAttributes), (.width, .left, .incompatibleAttributes),
      (.leading, .left, .incompatibleAttributes),
      (.rightMargin, .trailing, .incompatibleAttributes),
      (.notAnAttribute, .left, .incompatibleAttributes),
      (.left, .notAnAttribute, .incompatibleAttributes),
    ]
    for (first, second, expected) in pairs {
      let found = reason { () throws(LayoutConstraintError) in
        _ = try LayoutConstraint(item: a, attribute: first, toItem: b, attribute: second)
      }
      expectEqual(found, expected, "\(first) \(second)")
    }
    expectEqual(
      reason { () throws(LayoutConstraintError) in
        _ = try LayoutConstraint(item: a, attribute: .left, constant: 3)
      }, .locationWithoutPartner)
    expectEqual(
      reason { () throws(LayoutConstraintError) in
        _ = try LayoutConstraint(
          item: a, attribute: .left, toItem: b, attribute: .left, multiplier: 0)
      }, .zeroMultiplier)
    expectEqual(
      reason { () throws(LayoutConstraintError) in
        _ = try LayoutConstraint(item: a, attribute: .width, constant: .infinity)
      }, .notFinite)
    expectEqual(
      reason { () throws(LayoutConstraintError) in
        _ = try LayoutConstraint(item: a, attribute: .width, constant: 1, priority: Priority(0))
      }, .priorityOutOfRange(Priority(0)))
  }

  @Test(
    "a priority that rounds to 1000 is required and cannot be set on an active optional constraint")
  func roundedPriority() throws {
    let superview = LayoutView("superview")
    let view = LayoutView("view")
    superview.addSubview(view)
    let constraint = try LayoutConstraint(
      item: view, attribute: .width, constant: 1, priority: Priority(999.999_999_99))
    expectEqual(constraint.priority, .required)
    try constraint.setPriority(999.9)
    constraint.isActive = true
    expectEqual(
      reason { () throws(LayoutConstraintError) in
        try constraint.setPriority(Priority(999.999_999_99))
      }, .requiredWhileActive(.required))
  }

  @Test("a width constraint may have the multiplier 0")
  func noPart() throws {
    let (track, bar) = (LayoutView("track"), LayoutView("bar"))
    track.addSubview(bar)
    var part = bar.widthAnchor.constraint(equalTo: track.widthAnchor, multiplier: 0)
    part.isActive = true
    try track.layOut(width: 200, height: 10)
    expectEqual(bar.frame.width, 0)
    part.isActive = false
    part = bar.widthAnchor.constraint(equalTo: track.widthAnchor, multiplier: 0, constant: 7)
    part.isActive = true
    try track.layoutIfNeeded()
    expectEqual(bar.frame.width, 7)
    try expectEqual(bar.systemLayoutSizeFitting(.compressed).width, 0)
    #expect(try bar.constraintsAffectingLayout(for: .horizontal).contains { $0 === part })
  }

  @Test("setConstant rejects a constant that is not finite, and the error quotes the constant")
  func constants() throws {
    let width = a.widthAnchor.constraint(equalToConstant: 3)
    let error = #expect(throws: LayoutConstraintError.self) { try width.setConstant(.nan) }
    expectEqual(error.map { "\($0)" }?.contains("found `nan` and `1`"), true)
    expectEqual(width.constant, 3)
    try width.setConstant(4)
    expectEqual(width.constant, 4)
  }

  @Test("if one of several anchor constraints is invalid, none of them is activated")
  func anchors() throws {
    let good = a.widthAnchor.constraint(equalToConstant: 3)
    let mixed = a.leadingAnchor.constraint(equalTo: b.leftAnchor)
    let error = try #require(throws: LayoutConstraintError.self) {
      try LayoutConstraint.activate([good, mixed])
    }
    expectEqual(error.reason, .incompatibleAttributes)
    #expect(!good.isActive && root.constraints.isEmpty && a.constraints.isEmpty)
    #expect("\(error)".contains("ConstraintRuleTests.swift:"))
    #expect("\(error)".contains("a.leading == b.left"))
  }

  @Test(
    "constraints with items in different hierarchies or guides without a view cannot be activated")
  func ancestors() {
    let stranger = LayoutView("stranger")
    let guide = LayoutGuide("guide")
    for constraint in [
      a.topAnchor.constraint(equalTo: stranger.topAnchor),
      a.topAnchor.constraint(equalTo: guide.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 3),
    ] {
      expectEqual(
        reason { () throws(LayoutConstraintError) in
          try LayoutConstraint.activate([constraint])
        }, .noCommonAncestor)
    }
  }

  @Test("a constraint whose item was deallocated cannot be activated")
  func gone() throws {
    var view: LayoutView? = LayoutView("gone")
    let constraint = try #require(view).widthAnchor.constraint(equalToConstant: 3)
    view = nil
    #expect(constraint.firstItem == nil)
    expectEqual(
      reason { () throws(LayoutConstraintError) in
        try LayoutConstraint.activate([constraint])
      }, .itemIsGone)
  }

  @Test("the priority of an active constraint cannot change between required and optional")
  func priorities() throws {
    let constraint = a.widthAnchor.constraint(equalToConstant: 3)
    constraint.priority = Priority(500)
    constraint.priority = .required
    constraint.isActive = true
    expectEqual(
      reason { () throws(LayoutConstraintError) in
        try constraint.setPriority(Priority(999))
      }, .requiredWhileActive(Priority(999)))
    expectEqual(constraint.priority, .required)
    constraint.isActive = false
    constraint.priority = Priority(999)
    constraint.isActive = true
    constraint.priority = Priority(1)
    #expect(throws: LayoutConstraintError.self) { try constraint.setPriority(.required) }
    #expect(throws: LayoutConstraintError.self) { try constraint.setPriority(Priority(1001)) }
  }

  @Test("invalid property values trap with the same messages as the errors that methods throw")
  func traps() async throws {
    let view = LayoutView("a")
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    let stranger = LayoutView("b")
    let apart = view.leftAnchor.constraint(equalTo: stranger.leftAnchor)
    constraint.isActive = true
    let thrown = [
      #expect(throws: LayoutConstraintError.self) { try LayoutConstraint.activate([apart]) },
      #expect(throws: LayoutConstraintError.self) { try constraint.setPriority(Priority(3)) },
      #expect(throws: LayoutConstraintError.self) { try constraint.setConstant(.nan) },
    ]
    let trapped = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let (a, b) = (LayoutView("a"), LayoutView("b"))
        a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let view = LayoutView("a")
        let constraint = view.widthAnchor.constraint(equalToConstant: 1)
        constraint.isActive = true
        constraint.priority = Priority(3)
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let view = LayoutView("a")
        view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
      },
    ]
    for (error, result) in zip(thrown, trapped) {
      // Each message starts with the line of its own constraint.
      let words = try #require(error?.description.split(separator: ": ", maxSplits: 1).last)
      #expect(text(of: result).contains(words))
    }
  }
}
