import Testing
import VFLLayoutSupport
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("Attributes that determine an ambiguous layout")
struct SettlementTests {
  /// An ambiguous layout and the attributes that determine its views.
  private struct Ambiguity {
    let problem: LayoutProblem
    let result: LayoutResult
    let groups: [FreeGroup]
    let settlements: [LayoutSettlement]

    init(
      problem: LayoutProblem, result: LayoutResult, groups: [FreeGroup],
      settlements: [LayoutSettlement]
    ) {
      self.problem = problem
      self.result = result
      self.groups = groups
      self.settlements = settlements
    }

    /// Solves a layout, or returns `nil` if the layout is not ambiguous.
    init?(_ problem: LayoutProblem) throws {
      let result = try problem.solved()
      guard result.status == .ambiguous else { return nil }
      let groups = FreeGroup.groups(of: result.freeAttributes)
      let settlements = result.settlements(of: groups, in: problem)
      self.init(problem: problem, result: result, groups: groups, settlements: settlements)
    }

    /// The attributes that together determine all views.
    var additions: [LayoutSettlement.Addition] { settlements.flatMap(\.own) }

    /// Returns the attributes that the advice on a group names, with their values in an optimal layout.
    func named(by advice: LayoutSettlement) -> [LayoutSettlement.Addition] {
      advice.own
        + additions.filter { addition in
          advice.others.contains(addition.attribute.withoutRange)
        }
    }

    /// Returns the layout with an additional equation for each attribute.
    func adding(_ additions: [LayoutSettlement.Addition]) -> LayoutProblem {
      var whole = problem
      whole.records += additions.map {
        problem.equation(settling: $0.attribute.withoutRange, at: $0.value)
      }
      return whole
    }
  }

  /// Whether the attributes of a group have the same values in all optimal layouts.
  ///
  /// A constraint of the lowest priority pulls each attribute down and then up, so that the check does not
  /// depend on the computation of ranges.
  private func isFixed(_ group: FreeGroup, in problem: LayoutProblem) throws -> Bool {
    for attribute in group.attributes {
      let ends = try [-1e5, 1e5].map { target -> Double in
        var pulled = problem
        var pull = problem.equation(settling: attribute.withoutRange, at: target)
        pull.priority = Priority(0.001)
        pulled.records.append(pull)
        let result = try pulled.solved()
        #expect(result.status != .unsatisfiable)
        return result.frames.isEmpty ? .nan : result.frames[group.item.index][attribute.part]
      }
      if (ends[1] - ends[0]).magnitude > 1e-6 { return false }
    }
    return true
  }

  /// Checks that the named attributes determine each view, and that none of them can be left out.
  private func check(
    _ ambiguity: Ambiguity, _ places: some Sequence<Int>, _ comment: Comment
  ) throws {
    try #require(ambiguity.settlements.count == ambiguity.groups.count)
    for place in places {
      let (group, advice) = (ambiguity.groups[place], ambiguity.settlements[place])
      let named = ambiguity.named(by: advice)
      #expect(named.count == advice.own.count + advice.others.count, comment)
      #expect(try isFixed(group, in: ambiguity.adding(named)), comment)
      for left in named.indices {
        var fewer = named
        fewer.remove(at: left)
        #expect(try !isFixed(group, in: ambiguity.adding(fewer)), comment)
      }
    }
  }

  @Test("the attributes named for a view determine it in a random layout, and none is redundant")
  func random() throws {
    var severalCount = 0
    let seeds = LongTests.cases(1...160, short: 30)
    for seed in seeds {
      var random = SeededRandom(seed)
      let tightness = [0.3, 0.6, 0.8][seed % 3]
      let problem = LayoutProblem.random(&random, tightness: tightness)
      guard let ambiguity = try Ambiguity(problem) else { continue }
      try check(ambiguity, ambiguity.groups.indices, "seed \(seed)")
      severalCount += ambiguity.settlements.count { $0.own.count + $0.others.count > 1 }
    }
    #expect(severalCount > seeds.count / 4)
  }

  /// Returns a row of views from the left edge with free widths, some of which are equal.
  private func chain(of count: Int, _ random: inout SeededRandom) -> LayoutProblem {
    let nodes = [LayoutNode(name: "|")] + (1...count).map { view("v\($0)") }
    var problem = LayoutProblem(nodes: nodes, width: Double(100 * count), height: 20)
    for item in 1...count {
      problem.records.append(
        item == 1
          ? gap(1, .left, after: 0, .left, 8) : gap(item, .left, after: item - 1, .right, 8))
      problem.records += [gap(item, .top, after: 0, .top), size(item, .height, 20)]
      if item > 1, random.chance(0.4) {
        let other = Int.random(in: 1..<item, using: &random)
        problem.records.append(record(item, .width, .equal, other, .width))
      }
    }
    problem.records.append(
      gap(0, .right, after: count, .right, 8, random.chance(0.5) ? .equal : .greaterThanOrEqual))
    return problem
  }

  @Test("the attributes named for a view determine it in a row of views, and none is redundant")
  func chains() throws {
    for seed in LongTests.cases(1...24, short: 8) {
      var random = SeededRandom(seed)
      let problem = chain(of: Int.random(in: 2...9, using: &random), &random)
      guard let ambiguity = try Ambiguity(problem) else { continue }
      try check(ambiguity, ambiguity.groups.indices, "seed \(seed)")
      for advice in ambiguity.settlements { #expect(advice.others.count <= 4) }
    }
  }

  @Test("the advice is correct in a row with more ambiguous views than reported diagnostics")
  func longChain() throws {
    var random = SeededRandom(7)
    let problem = chain(of: 130, &random)
    let result = try problem.solved(explaining: true)
    let groups = Array(FreeGroup.groups(of: result.freeAttributes).prefix(100))
    let ambiguity = Ambiguity(
      problem: problem, result: result, groups: groups, settlements: result.settlements)
    expectEqual(ambiguity.groups.count, 100)
    try check(ambiguity, LongTests.cases([1, 50, 99], short: 2), "130 views")
  }

  @Test(
    "the added equations determine the layout, are not redundant, and keep each value in its range"
  )
  func additions() throws {
    for seed in LongTests.cases(1...60, short: 30) {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.random(&random, tightness: 0.6)
      guard let ambiguity = try Ambiguity(problem) else { continue }
      let (result, additions) = (ambiguity.result, ambiguity.additions)
      let settled = try ambiguity.adding(additions).solved()
      expectEqual(settled.status, .solved, "seed \(seed)")
      for left in additions.indices {
        var fewer = additions
        fewer.remove(at: left)
        try expectEqual(ambiguity.adding(fewer).solved().status, .ambiguous, "seed \(seed)")
      }
      let ranges = Dictionary(
        uniqueKeysWithValues: result.freeAttributes.map { ($0.withoutRange, $0) })
      for (item, frame) in settled.frames.enumerated() {
        for part in FreeAttribute.Part.allCases {
          let before = result.frames[item][part]
          let free = ranges[LayoutRegime.Attribute(item: ItemID(item), part: part)]
          let (lower, upper) = (free?.lower ?? before, free?.upper ?? before)
          let value = frame[part]
          #expect(value >= lower - 1e-6 && value <= upper + 1e-6, "seed \(seed): \(item) \(part)")
        }
      }
    }
  }

  @Test(
    "the value of a free position is inside the parent if the range contains such a position",
    arguments: [
      [-Double.infinity, 10, 5], [-Double.infinity, 19, 10], [-30, 10, 5], [-300, 40, 20],
      [-Double.infinity, Double.infinity, 20], [-30, Double.infinity, 20], [4, 10, 7],
      [-Double.infinity, -5, -25], [-30, -10, -20], [-Double.infinity, 0, -20],
    ])
  func valueInside(values: [Double]) {
    let free = FreeAttribute(item: ItemID(0), part: .x, lower: values[0], upper: values[1])
    expectEqual(free.valueInside, values[2])
  }
}
