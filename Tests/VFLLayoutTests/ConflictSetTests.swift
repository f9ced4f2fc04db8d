import Testing
import VFLDiagnostics
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("All conflicts of a layout, and the least that ends each")
struct ConflictSetTests {
  /// Whether a person wrote a member.
  private func isWritten(_ member: ConflictMember) -> Bool {
    switch member {
    case .record, .contentSize: true
    case .container, .nonNegative: false
    }
  }

  /// A problem with another number for one member.
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

  @Test("random ones are disjoint in what people wrote, and without it the rest can hold")
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

  @Test("the change is exact: with it the members can hold, with a thousandth less they cannot")
  func exactChange() throws {
    var changes = 0
    for seed in 1...400 {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.random(&random, tightness: 0.9)
      for conflict in try problem.solved().conflicts {
        guard let change = conflict.change else { continue }
        changes += 1
        for (share, isEnough) in [(1.0, true), (0.999, false)] {
          let number = change.from + share * (change.to - change.from)
          let rows = try LayoutRows(changing(change.member, to: number, in: problem))
          #expect(
            rows.arePossible(conflict.members) == isEnough, "seed \(seed): \(change), \(share)")
        }
        let demotion = try #require(conflict.demotion)
        #expect(isWritten(demotion) && conflict.members.contains(demotion))
      }
    }
    #expect(changes > 200)
  }

  @Test("two mistakes that run through one container are both told, in the order of their source")
  func twoMistakes() throws {
    var layout = WrittenLayout(views(view("a"), view("b")), width: 320, height: 480)
    for (item, name) in [(1, "a"), (2, "b")] {
      let records = across(item, 20, 300 + 10 * Double(item), 20)
      layout.add(
        "H:|-20-[\(name)(3\(item)0)]-20-|", (records[0], "20", .gap),
        (records[1], "3\(item)0", .size), (records[2], "20", .gap))
    }
    let result = try layout.problem.solved()
    #expect(
      result.conflicts.map(\.members) == [
        [.record(0), .record(1), .record(2), .container(.horizontal)],
        [.record(3), .record(4), .record(5), .container(.horizontal)],
      ])
    #expect(result.conflicts.map(\.multipliers) == [[1, 1, 1, -1], [1, 1, 1, -1]])
    #expect(result.conflicts.map(\.shortfall) == [30, 40])
    #expect(result.conflicts.map(\.change?.to) == [280, 280])
    #expect(result.conflict == result.conflicts[0].members)
    let told = try layout.diagnostics()
    #expect(
      told.map { String($0.message.drop { $0 != ":" }.dropFirst(2)) } == [
        "20 + 310 + 20 = 350, but the container is 320 wide",
        "20 + 320 + 20 = 360, but the container is 320 wide",
      ])
    #expect(
      told.flatMap(\.fixIts).filter { $0.message.hasPrefix("replace") }.map(\.message) == [
        "replace `310` by `280`", "replace `320` by `280`",
      ])
  }

  @Test("the least number changes that keeps its sign; among equal ones the smallest share of it")
  func cheapest() throws {
    func change(_ nodes: [LayoutNode], _ records: ConstraintRecord...) throws -> ConstantChange? {
      try LayoutProblem(nodes: nodes, width: 320, height: 480, records: records)
        .solved().conflicts.first?.change
    }
    let (one, two) = (views(view("a")), views(view("a"), view("b")))
    let across = across(1, 20, 400, 20)
    #expect(
      try change(one, across[0], across[1], across[2])
        == ConstantChange(.record(1), from: 400, to: 280))
    // Twice 160 is 320, and 10 from each of two views are 20.
    #expect(
      try change(
        two, size(1, .width, 170), gap(1, .left, after: 0, .left),
        record(2, .width, .equal, 1, .width), gap(2, .left, after: 1, .right),
        gap(0, .right, after: 2, .right)) == ConstantChange(.record(0), from: 170, to: 160))
    #expect(
      try change(one, size(1, .width, 100), size(1, .width, 50))
        == ConstantChange(.record(1), from: 50, to: 100))
    #expect(
      try change(one, size(1, .width, 400), record(1, .width, .equal, 0, .width))
        == ConstantChange(.record(0), from: 400, to: 320))
    #expect(
      try change(one, size(1, .width, -5)) == ConstantChange(.record(0), from: -5, to: 0))
    #expect(
      try LayoutProblem(nodes: views(), width: -1, records: []).solved().conflicts.first
        == Conflict(
          members: [.container(.horizontal), .nonNegative(ItemID(0), .horizontal)],
          multipliers: [-1, 1], constants: [-1, 0],
          change: ConstantChange(.container(.horizontal), from: -1, to: 0)))
  }

  @Test("a number that no edit can change is told as the constraint that it would make")
  func changedConstraint() throws {
    var layout = WrittenLayout(views(view("a")), width: 320, height: 480)
    let records = across(1, 20, 400, 20)
    layout.add(
      "H:|-20-[a(large)]-20-|", (records[0], "20", .gap), (records[1], "large", .size),
      (records[2], "20", .gap))
    let told = try #require(layout.diagnostics().first)
    #expect(told.caption == "a.width == 400")
    #expect(
      told.notes == [
        "they would hold together with `a.width == 280`, if the container were 440 wide, or with a "
          + "priority below 1000 on one of them, for example `large@999`"
      ])
  }
}
