import Testing
import VFLChains
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLViews

@Suite("Errors of chained constraints")
struct ErrorTests {
  private let world = World()

  private func invalidConstraints(_ body: (ConstraintMaker) -> Void) throws
    -> [InvalidChainedConstraint]
  {
    let error = #expect(throws: ChainError.self) {
      try world.card.chain.makeConstraints(body)
    }
    // The constraints are installed together or not at all.
    #expect(world.card.chain.constraints.isEmpty)
    #expect(world.window.constraints.isEmpty && world.card.constraints.isEmpty)
    return try #require(error).invalidConstraints
  }

  @Test("a missing superview is reported with the source location and label")
  func noSuperview() throws {
    let lonely = LayoutView("lonely")
    let line = #line + 3
    func make() throws {
      try lonely.chain.makeConstraints { make in
        make.left.top.equalTo(20).labeled("corner")
        make.edges.equalToSuperview().inset(8)
        make.width.equalTo(50)
        make.bottom == 4
      }
    }
    let error = #expect(throws: ChainError.self) { try make() }
    try expectEqual(
      #require(error).description,
      """
      \(#fileID):\(line): `lonely` has no superview, in 'corner' `lonely.left.top`
      \(#fileID):\(line + 1): `lonely` has no superview, in `lonely.left.right.top.bottom`
      \(#fileID):\(line - 1): `lonely` has no superview, in `lonely.bottom`
      """)
    #expect(lonely.chain.constraints.isEmpty && lonely.constraints.isEmpty)
  }

  @Test("different numbers of attributes on the left and right are reported")
  func pairs() throws {
    let found = try invalidConstraints { make in
      make.width.equalTo(3)
      make.edges.equalTo(world.badge.chain.size)
    }
    expectEqual(found.map(\.reason), [.unequalCounts(4, 2)])
    #expect(
      "\(found[0])".hasSuffix(
        "expected 1 or 4 attributes on the right, found 2, in `card.left.right.top.bottom`"))
  }

  @Test("a size or point value that does not apply to the attributes is reported")
  func parts() throws {
    let size = LayoutSize(width: 1, height: 2)
    let found = try invalidConstraints { make in
      make.left.equalTo(size)
      make.edges.equalTo(world.badge).sizeOffset(size)
      make.size.equalTo(LayoutPoint(x: 1, y: 2))
      make.size.equalTo(world.badge).centerOffset(LayoutPoint(x: 1, y: 2))
    }
    expectEqual(
      found.map(\.reason),
      [
        .noPart("a size"), .noPart("a size"), .noPart("a point"), .noPart("a point"),
      ])
  }

  @Test("invalid numbers and priorities in chained constraints are reported")
  func numbers() throws {
    let found = try invalidConstraints { make in
      make.width.equalTo(Double.nan)
      make.width.equalTo(world.badge).dividedBy(0)
      make.left.equalTo(world.badge).offset(.infinity)
      make.width.equalTo(3).priority(0)
      make.width.equalTo(3).priority(1000.5)
      make.width.equalTo(3).priority(Double.nan)
    }
    expectEqual(found[..<3].map(\.reason), [.notFinite, .notFinite, .notFinite])
    expectEqual(found[3].reason, .priorityOutOfRange(Priority(0)))
    #expect("\(found[4])".contains("priority `1000.5` must be above 0 and at most 1000"))
    expectEqual(found.count, 6)
  }

  @Test("every invalid constraint of a chain block is reported with its source location")
  func rules() throws {
    let stranger = LayoutView("stranger")
    let line = #line + 2
    let found = try invalidConstraints { make in
      make.left.equalTo(stranger).labeled("far")
      make.right.equalTo(world.badge)
      make.width.equalTo(world.badge.chain.left)
      make.leading.equalTo(world.badge.chain.left)
      make.top.equalTo(world.badge).multipliedBy(0)
    }
    let rules = found.compactMap { error in
      if case .rule(let error) = error.reason { error.reason } else { nil }
    }
    expectEqual(
      rules,
      [
        .noCommonAncestor, .incompatibleAttributes, .incompatibleAttributes, .zeroMultiplier,
      ])
    expectEqual(
      "\(found[0])",
      "\(#fileID):\(line): `card` and `stranger` have no common ancestor, in "
        + "`'far' card.left == stranger.left @1000`")
    #expect(found[0].label == "far" && found[0].origin?.line == line)
  }

  @Test("invalid values and invalid constraints of the same block are all reported")
  func everyLine() throws {
    let stranger = LayoutView("stranger")
    let line = #line + 2
    let found = try invalidConstraints { make in
      make.width.equalTo(Double.nan)
      make.left.equalTo(stranger)
      make.height.equalTo(7)
      make.left.equalTo(world.badge.chain.top)
      make.width.equalTo(5).priority(1001)
    }
    expectEqual(found.map(\.origin?.line), [0, 1, 3, 4].map { line + $0 })
    #expect(found[0].reason == .notFinite && found[3].reason == .priorityOutOfRange(Priority(1001)))
    let rules = found.compactMap { error in
      if case .rule(let error) = error.reason { error.reason } else { nil }
    }
    expectEqual(rules, [.noCommonAncestor, .incompatibleAttributes])
  }

  @Test("an error about incompatible attributes names the left attribute first")
  func locationAndSize() throws {
    let found = try invalidConstraints { make in
      make.left.equalTo(world.badge.chain.width)
      make.width.equalTo(world.badge.chain.left)
    }
    #expect("\(found[0])".contains("attributes `left` and `width`: a position and a size, in"))
    #expect("\(found[1])".contains("attributes `width` and `left`: a size and a position, in"))
  }

  @Test("a failed update, remake or installation of chained constraints changes nothing")
  func untouched() throws {
    try world.card.chain.makeConstraints { $0.width.equalTo(5) }
    let before = world.card.chain.texts
    #expect(throws: ChainError.self) {
      try world.card.chain.updateConstraints { make in
        make.width.equalTo(6)
        make.left.equalTo(LayoutView("stranger"))
      }
    }
    let stranger = LayoutView("stranger")
    #expect(throws: ChainError.self) {
      try world.card.chain.remakeConstraints { make in
        make.width.equalTo(6)
        make.left.equalTo(stranger)
      }
    }
    #expect(throws: ChainError.self) {
      try [
        world.card.dl.height.equalTo(3), world.card.dl.left.equalTo(stranger),
      ].install()
    }
    expectEqual(world.card.chain.texts, before)
    expectEqual(world.card.constraints.map(\.description), before)
  }

  @Test("a chained constraint with a deallocated target is reported")
  func gone() throws {
    let found = try invalidConstraints { $0.left.equalTo(LayoutView("brief")) }
    expectEqual(found.map(\.reason), [.itemIsGone])
  }

  @Test("an invalid constraint of one view prevents the constraints of all views in an array chain")
  func several() throws {
    let lonely = LayoutView("lonely")
    let error = #expect(throws: ChainError.self) {
      try [world.card, lonely].chain.makeConstraints { $0.top.equalTo(3) }
    }
    try expectEqual(#require(error).invalidConstraints.map(\.attributes), ["lonely.top"])
    #expect(world.card.chain.constraints.isEmpty)
  }

  @Test("a conflict shows the label, file and line of a chained constraint")
  func conflict() throws {
    try world.card.chain.makeConstraints { $0.edges.equalToSuperview() }
    let line = #line + 2
    try world.card.chain.makeConstraints { make in
      make.width.equalTo(100).labeled("narrow")
    }
    let error = #expect(throws: UnsatisfiableLayoutError.self) {
      try world.window.layOut(width: 320, height: 480)
    }
    let text = try #require(error).description
    #expect(text.contains("'narrow' card.width == 100 @1000"))
    #expect(text.contains("\(#fileID):\(line)"))
  }

  @Test("a constraint that is created with an operator has the source location of its installation")
  func operatorLine() throws {
    let draft = world.card.chain.width == LayoutSize(width: .nan, height: 0)
    let line = #line + 1
    let error = #expect(throws: ChainError.self) { try draft.install() }
    expectEqual(
      error?.invalidConstraints.first?.origin, ConstraintOrigin(fileID: #fileID, line: line))
  }
}
