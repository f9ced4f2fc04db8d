import Testing
import VFLLayoutSupport
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("Relaxed constraints of a regime")
struct RegimeBindingTests {
  /// A constraint with its relation, which distinguishes the two bounds of a content size.
  private struct Side: Hashable {
    let member: ConflictMember
    let relation: Relation
  }

  @Test("a sensitivity that is computed twice has identical results")
  func sameTwice() throws {
    for seed in 1...20 {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.randomRows(&random)
      let first = try problem.sensitivity(axis: .horizontal, over: 0...900)
      try expectEqual(problem.sensitivity(axis: .horizontal, over: 0...900), first)
    }
  }

  @Test("the bindings that all regimes have in common are listed separately")
  func lasting() throws {
    var (lastingCount, otherCount) = (0, 0)
    for seed in 1...60 {
      var random = SeededRandom(seed)
      let sensitivity = try LayoutProblem.randomRows(&random).sensitivity(
        axis: .horizontal, over: 0...900)
      let bindings = sensitivity.regimes.map(\.bindings)
      let lasting = (bindings.first ?? []).filter { binding in
        bindings.allSatisfy { $0.contains(binding) }
      }
      expectEqual(sensitivity.lastingBindings, lasting)
      lastingCount += lasting.count
      otherCount += bindings.reduce(0) { $0 + $1.count - lasting.count }
    }
    #expect(lastingCount > 20 && otherCount > 100, "\(lastingCount) and \(otherCount)")
  }

  @Test(
    "a regime relaxes the same constraints as a layout at one of its sizes, except constant hugging"
  )
  func comparedWithOneSize() throws {
    var (boundCount, leftOutCount) = (0, 0)
    let seeds = LongTests.cases(1...120, short: 36)
    for seed in seeds {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.rowsWithHeights(&random)
      for axis in Axis.allCases {
        let sensitivity = try problem.sensitivity(axis: axis, over: 100...400)
        for regime in sensitivity.regimes {
          let size = (regime.range.lowerBound + regime.range.upperBound) / 2
          let result = try problem.resized(axis, to: size).solved(explaining: true)
          guard result.status == .solved else { continue }
          let expected = Set(
            result.violations.map {
              Side(member: $0.constraint.member, relation: $0.constraint.relation)
            })
          let found = Set(
            regime.bindings.filter { $0.effect == .relaxed }.map {
              Side(member: $0.member, relation: $0.relation)
            })
          #expect(found.isSubset(of: expected), "seed \(seed), \(axis) \(size)")
          let frames = sensitivity.linearFrames(in: regime)
          for side in expected.subtracting(found) {
            guard case .contentSize(let item, let own) = side.member,
              side.relation == .lessThanOrEqual
            else {
              Issue.record("seed \(seed), \(axis) \(size): \(side) is missing")
              continue
            }
            let frame = frames[item.index]
            expectEqual((own == .horizontal ? frame.width : frame.height).slope, 0)
            leftOutCount += 1
          }
          boundCount += found.count
        }
      }
    }
    #expect(
      boundCount * 6 > seeds.count * 5 && leftOutCount * 6 > seeds.count,
      "\(boundCount) and \(leftOutCount)")
  }
}

extension LayoutProblem {
  /// Returns rows of views whose tops and heights are determined, so that most layouts have one solution.
  ///
  /// A height that differs from the height of the content violates the hugging of a view at every width of
  /// the container.
  fileprivate static func rowsWithHeights(_ random: inout SeededRandom) -> LayoutProblem {
    var problem = randomRows(&random)
    for item in problem.nodes.indices.dropFirst() {
      let content = Double(Int.random(in: 1...4, using: &random) * 10)
      problem.nodes[item].content[.vertical] = content
      problem.records.append(gap(item, .top, after: 0, .top, 8))
      problem.records.append(
        random.chance(0.5)
          ? gap(0, .bottom, after: item, .bottom, 8, at: random.chance(0.5) ? 1000 : 500)
          : size(item, .height, content + 10, at: random.chance(0.5) ? 1000 : 100))
    }
    return problem
  }
}
