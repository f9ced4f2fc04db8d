import LayoutSolver
import Testing
import VFLDiagnostics
import VFLLayoutSupport
import VFLNarration
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("Conflicts of a layout and their smallest changes")
struct ConflictSetTests {
  /// Whether a member is written in the source.
  ///
  /// The container's size and the lower bound of 0 for each size are implicit.
  private func isWritten(_ member: ConflictMember) -> Bool {
    switch member {
    case .record, .contentSize: true
    case .container, .nonNegative: false
    }
  }

  /// Returns the problem with a different constant for one member.
  private func changing(
    _ member: ConflictMember, to number: Double, in problem: LayoutProblem
  ) -> LayoutProblem {
    var changed = problem
    switch member {
    case .record(let index): changed.records[index].constant = number
    case .container(let axis): changed.containerSize[axis] = number
    case .contentSize(let item, let axis): changed.nodes[item.index].content[axis] = number
    case .nonNegative: Issue.record("nothing can be negative")
    }
    return changed
  }

  @Test(
    "random conflicts share no written constraint, and the constraints outside them are satisfiable"
  )
  func disjoint() throws {
    var several = 0
    for seed in 1...400 {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.random(&random, tightness: 0.9)
      let result = try problem.solved()
      guard result.status == .unsatisfiable else { continue }
      var written: Set<ConflictMember> = []
      for member in result.conflicts.flatMap(\.members) where isWritten(member) {
        #expect(written.insert(member).inserted, "seed \(seed): \(member) is in two conflicts")
      }
      if result.conflicts.count > 1 { several += 1 }
      let rows = try LayoutRows(problem)
      let rest = (0..<rows.memberCount).map(rows.member).filter { !written.contains($0) }
      #expect(rows.arePossible(rest), "seed \(seed)")
    }
    #expect(several > 50)
  }

  @Test("a suggested change resolves the conflict, and 99.9 % of the change does not")
  func exactChanges() throws {
    var changes = 0
    for seed in 1...400 {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.random(&random, tightness: 0.9)
      for conflict in try problem.solved().conflicts {
        for change in conflict.changes {
          changes += 1
          for (share, isEnough) in [(1.0, true), (0.999, false)] {
            let number = change.from + share * (change.to - change.from)
            let rows = try LayoutRows(changing(change.member, to: number, in: problem))
            expectEqual(
              rows.arePossible(conflict.members + rows.unwrittenMembers), isEnough,
              "seed \(seed): \(change), \(share)")
          }
        }
      }
    }
    #expect(changes > 400)
  }

  @Test("a conflict is satisfiable without the member whose priority is suggested to be lowered")
  func demotions() throws {
    var demotions = 0
    for seed in 1...400 {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.random(&random, tightness: 0.9)
      let rows = try LayoutRows(problem)
      for conflict in try problem.solved().conflicts {
        let demotion = try #require(conflict.demotion)
        #expect(isWritten(demotion) && conflict.members.contains(demotion))
        let others = conflict.members.filter { $0 != demotion }
        #expect(rows.arePossible(others + rows.unwrittenMembers), "seed \(seed): \(demotion)")
        demotions += 1
      }
    }
    #expect(demotions > 100)
  }

  @Test("a conflict that no single change resolves is split into smaller conflicts")
  func smallerConflicts() throws {
    // One certificate proves that all records are unsatisfiable together. But the first and the last record
    // alone conflict, because no width is negative, and so do the records between them.
    let records = [
      record(2, .centerX, .equal, 0, .centerX, plus: -8),
      record(1, .centerX, .lessThanOrEqual, 2, .centerX, plus: -100),
      record(1, .width, .equal, 2, .width, times: 0.5),
      record(2, .right, .equal, 3, .right, plus: -100),
      record(1, .right, .greaterThanOrEqual, 3, .left, plus: -8),
      size(3, .width, 30), record(2, .right, .equal, 0, .left, plus: 60),
    ]
    let result = try LayoutProblem(
      nodes: views(view("a"), view("b"), view("c")), width: 320, height: 200, records: records
    ).solved()
    expectEqual(
      result.conflicts.map { $0.members.filter(isWritten) },
      [
        [.record(0), .record(6)], [.record(1), .record(2), .record(3), .record(4), .record(5)],
      ])
    expectEqual(
      result.conflicts.map(\.change),
      [
        ConstantChange(.record(6), from: 60, to: 152),
        ConstantChange(.record(5), from: 30, to: 192),
      ])
  }

  @Test("a row that is too long is reported as one conflict, even if its gaps alone are too long")
  func wholeRows() throws {
    // The row is 110 points too long, and no view can shrink that much. The gaps alone add up to 130.
    let records = [
      gap(1, .left, after: 0, .left, 20), size(1, .width, 40), gap(2, .left, after: 1, .right, 90),
      size(2, .width, 40), gap(0, .right, after: 2, .right, 20),
    ]
    let conflicts = try LayoutProblem(
      nodes: views(view("a"), view("b")), width: 100, height: 200, records: records
    ).solved().conflicts
    expectEqual(conflicts.count, 1)
    expectEqual(conflicts.first?.members, (0..<5).map { .record($0) } + [.container(.horizontal)])
    expectEqual(conflicts.first?.change, ConstantChange(.record(2), from: 90, to: -20))
    expectEqual(conflicts.first?.demotion, .record(2))
  }

  @Test("a suggested change is large enough to satisfy the implicit constraints, too")
  func farthestChange() throws {
    let result = try LayoutProblem(
      nodes: views(view("a"), view("b"), view("c"), view("d")), width: 320, height: 200,
      records: twofold(1)
    ).solved()
    // Changing the last record leaves the first three, which conflict: they put the center of b to the right
    // of the center of a, but the right edge of b at the left edge of a.
    expectEqual(result.conflicts.count, 1)
    expectEqual(result.conflicts.first?.change, ConstantChange(.record(0), from: 30.5, to: -100))
    expectEqual(result.conflicts.first?.demotion, .record(0))
  }

  /// Returns five records that form one certificate, although the first three alone conflict.
  private func twofold(_ first: Int) -> [ConstraintRecord] {
    let (a, b, c, d) = (first, first + 1, first + 2, first + 3)
    return [
      record(b, .centerX, .equal, a, .centerX, plus: 30.5), record(b, .right, .equal, c, .right),
      record(c, .trailing, .equal, a, .leading),
      record(d, .left, .greaterThanOrEqual, a, .centerX),
      record(d, .leading, .lessThanOrEqual, a, .trailing, plus: -100),
    ]
  }

  @Test("every conflict gets a suggested change, even in a layout with hundreds of conflicts")
  func manyConflicts() throws {
    let row = (0..<300).map { LayoutNode(name: "w\($0)", parent: ItemID(0)) }
    let repeated = 400
    let others = (0..<4 * repeated).map { LayoutNode(name: "v\($0)", parent: ItemID(0)) }
    var records = [gap(1, .left, after: 0, .left, 20)]
    for item in 1...300 {
      records.append(size(item, .width, 20, .greaterThanOrEqual))
      if item > 1 { records.append(gap(item, .left, after: item - 1, .right, 8)) }
    }
    records.append(gap(0, .right, after: 300, .right, 20))
    let count = records.count
    for index in 0..<repeated { records += twofold(301 + 4 * index) }
    let conflicts = try LayoutProblem(
      nodes: views() + row + others, width: 320, height: 200, records: records
    ).solved().conflicts
    expectEqual(conflicts.count, 1 + repeated)
    #expect(conflicts[0].members.contains(.container(.horizontal)))
    expectEqual(conflicts[0].changes.last?.member, .container(.horizontal))
    for (index, conflict) in conflicts.dropFirst().enumerated() {
      let first = count + 5 * index
      expectEqual(conflict.change, ConstantChange(.record(first), from: 30.5, to: -100))
      expectEqual(conflict.demotion, .record(first))
    }
  }

  @Test("only tested changes are suggested, and some changes of a large conflict are always tested")
  func untried() throws {
    let count = 20
    var records: [ConstraintRecord] = []
    for item in 1...count {
      records.append(size(item, .width, 40))
      records.append(gap(item, .leading, after: item - 1, item == 1 ? .leading : .trailing, 8))
    }
    records.append(gap(0, .trailing, after: count, .trailing, 8))
    let problem = LayoutProblem(
      nodes: views() + (1...count).map { LayoutNode(name: "v\($0)", parent: ItemID(0)) },
      width: 320, height: 200, records: records)
    let rows = try LayoutRows(problem)
    var backend = SimplexBackend()
    guard case .infeasible(let certificate) = backend.solve(rows.problem) else {
      Issue.record("the row is too long")
      return
    }
    // Each gap and the container can resolve the conflict, but no width is large enough to.
    for (effort, changeCount) in [(0, 4), (100_000, count + 1 + 1)] {
      var reduction = ConflictReduction(
        rows, beside: .sizes(butOfContainerOn: nil), effort: effort)
      let conflict = reduction.leastConflict(of: certificate).conflict
      expectEqual(conflict.members.count, 2 + 2 * count)
      expectEqual(conflict.changes.count, changeCount)
      expectEqual(conflict.changes.last?.member, .container(.horizontal))
      expectEqual(conflict.changes.last?.to, 40.0 * Double(count) + 8 * Double(count + 1))
      expectEqual(conflict.demotion, conflict.change?.member)
    }
  }

  @Test(
    "a negative container size is a single conflict, even if constraints refer to the container")
  func negativeContainer() throws {
    let problem = LayoutProblem(
      nodes: views(view("a"), view("b")), width: -10,
      records: [
        record(1, .width, .equal, 0, .width), record(2, .width, .equal, 0, .width),
        size(2, .height, 20), size(2, .height, 30),
      ])
    try expectEqual(
      problem.solved().conflicts.map(\.members),
      [
        [.record(2), .record(3)], [.container(.horizontal), .nonNegative(ItemID(0), .horizontal)],
      ])
  }

  @Test("two conflicts in the same container are both reported, in source order")
  func twoMistakes() throws {
    var layout = WrittenLayout(views(view("a"), view("b")), width: 320, height: 480)
    for (item, name) in [(1, "a"), (2, "b")] {
      let records = across(item, 20, 300 + 10 * Double(item), 20)
      layout.add(
        "H:|-20-[\(name)(3\(item)0)]-20-|", (records[0], "20", .gap),
        (records[1], "3\(item)0", .size), (records[2], "20", .gap))
    }
    let result = try layout.problem.solved()
    expectEqual(
      result.conflicts.map(\.members),
      [
        [.record(0), .record(1), .record(2), .container(.horizontal)],
        [.record(3), .record(4), .record(5), .container(.horizontal)],
      ])
    expectEqual(result.conflicts.map(\.multipliers), [[1, 1, 1, -1], [1, 1, 1, -1]])
    expectEqual(result.conflicts.map(\.shortfall), [30, 40])
    expectEqual(result.conflicts.map(\.change?.to), [280, 280])
    expectEqual(result.conflict, result.conflicts[0].members)
    let reported = try layout.diagnostics()
    expectEqual(
      reported.map { String($0.message.drop { $0 != ":" }.dropFirst(2)) },
      [
        "20 + 310 + 20 = 350, but the container is 320 wide",
        "20 + 320 + 20 = 360, but the container is 320 wide",
      ])
    expectEqual(
      reported.flatMap(\.fixIts).filter { $0.message.hasPrefix("replace") }.map(\.message),
      [
        "replace `310` with `280`", "replace `320` with `280`",
      ])
  }

  @Test(
    "the smallest change is suggested, and among equal changes the smallest relative change"
  )
  func cheapest() throws {
    func change(_ nodes: [LayoutNode], _ records: ConstraintRecord...) throws -> ConstantChange? {
      try LayoutProblem(nodes: nodes, width: 320, height: 480, records: records)
        .solved().conflicts.first?.change
    }
    let (one, two) = (views(view("a")), views(view("a"), view("b")))
    let across = across(1, 20, 400, 20)
    try expectEqual(
      change(one, across[0], across[1], across[2]), ConstantChange(.record(1), from: 400, to: 280))
    // Both views have the width of record 0, so 10 points less make the row 20 points shorter.
    try expectEqual(
      change(
        two, size(1, .width, 170), gap(1, .left, after: 0, .left),
        record(2, .width, .equal, 1, .width), gap(2, .left, after: 1, .right),
        gap(0, .right, after: 2, .right)), ConstantChange(.record(0), from: 170, to: 160))
    try expectEqual(
      change(one, size(1, .width, 100), size(1, .width, 50)),
      ConstantChange(.record(1), from: 50, to: 100))
    try expectEqual(
      change(one, size(1, .width, 400), record(1, .width, .equal, 0, .width)),
      ConstantChange(.record(0), from: 400, to: 320))
    try expectEqual(change(one, size(1, .width, -5)), ConstantChange(.record(0), from: -5, to: 0))
    try expectEqual(
      LayoutProblem(nodes: views(), width: -1, records: []).solved().conflicts.first,
      Conflict(
        members: [.container(.horizontal), .nonNegative(ItemID(0), .horizontal)],
        multipliers: [-1, 1], constants: [-1, 0],
        changes: [ConstantChange(.container(.horizontal), from: -1, to: 0)]))
  }

  @Test("if a constant cannot be edited in the source, the note shows the changed constraint")
  func changedConstraint() throws {
    var layout = WrittenLayout(views(view("a")), width: 320, height: 480)
    let records = across(1, 20, 400, 20)
    layout.add(
      "H:|-20-[a(large)]-20-|", (records[0], "20", .gap), (records[1], "large", .size),
      (records[2], "20", .gap))
    let reported = try #require(layout.diagnostics().first)
    expectEqual(reported.caption, "a.width == 400")
    expectEqual(
      reported.notes,
      [
        "satisfiable if the constraint is changed to `a.width == 280`, if the container is 440 wide, "
          + "or if one of the constraints has a priority below 1000, for example `large@999` "
          + "(`a` is then 280 wide)"
      ])
  }
}
