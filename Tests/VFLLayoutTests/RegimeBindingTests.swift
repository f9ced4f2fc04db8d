import Testing
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("What gives way in a regime")
struct RegimeBindingTests {
  /// One side of a constraint.
  private struct Side: Hashable {
    let member: ConflictMember
    let relation: Relation
  }

  @Test("is what gives way at one size, except hugging of views that do not depend on the size")
  func comparedWithOneSize() throws {
    var (boundCount, leftOutCount) = (0, 0)
    for seed in 1...120 {
      var random = SeededRandom(seed)
      let problem = LayoutProblem.random(&random, tightness: 0.3)
      for axis in Axis.allCases {
        guard let sensitivity = try? problem.sensitivity(axis: axis, over: 100...400) else {
          continue
        }
        for regime in sensitivity.regimes {
          let size = (regime.range.lowerBound + regime.range.upperBound) / 2
          let result = try problem.resized(axis, to: size).solved(explaining: true)
          guard result.status == .solved else { continue }
          let expected = Set(
            result.violations.map {
              Side(member: $0.constraint.member, relation: $0.constraint.relation)
            })
          let found = Set(
            regime.bindings.filter { $0.effect == .givesWay }.map {
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
            #expect((own == .horizontal ? frame.width : frame.height).slope == 0)
            leftOutCount += 1
          }
          boundCount += found.count
        }
      }
    }
    #expect(boundCount > 0 && leftOutCount > 0, "\(boundCount) and \(leftOutCount)")
  }
}
