import Testing
import VFLCompiler
import VFLLayout
import VFLRecords
import VFLTestSupport
import VFLVerification

@Suite("Verdicts compared with layouts that the solver computes")
struct SampledPropertyTests {
  @Test(
    "every property is decided, no sampled layout contradicts a proof, and counterexamples reproduce",
    arguments: VerificationFixture.small)
  func verdicts(_ fixture: VerificationFixture) throws {
    let layout = try fixture.layout()
    let report = VerificationReport(of: layout, inputs: [])
    #expect(!report.isInvalid)
    expectEqual(report.counts.undecided, 0)
    var random = SplitMix64(seed: 63)
    for part in report.parts {
      for _ in LongTests.cases(0..<2_000, short: 25) {
        let values = layout.sample(&random)
        let sample = try SampledLayout(layout.layout(at: values, part.direction).problem)
        for outcome in part.outcomes {
          guard case .proved = outcome.verdict else { continue }
          let violation = sample.violation(of: outcome.property) ?? 0
          #expect(violation <= 0.01, "\(outcome.property) at \(values), \(part.direction)")
        }
      }
      for outcome in part.outcomes {
        guard case .violated(let violation) = outcome.verdict else { continue }
        let problem = layout.layout(at: violation.values, part.direction).problem
        let found = try #require(try SampledLayout(problem).violation(of: outcome.property))
        #expect(found > 0.0009, "\(outcome.property) at \(violation.values)")
        if let excess = violation.excess { #expect((excess - found).magnitude < 0.01) }
      }
    }
  }
}

/// A layout that the solver has computed.
private struct SampledLayout {
  private let problem: LayoutProblem
  private let result: LayoutResult

  init(_ problem: LayoutProblem) throws {
    self.problem = problem
    result = try problem.solved()
  }

  /// Returns the violation of a property in points; `nil` if the layout has no frames or several best layouts.
  func violation(of property: LayoutProperty) -> Double? {
    if property == .satisfiable { return result.status == .unsatisfiable ? 1 : 0 }
    guard result.status != .unsatisfiable else { return nil }
    if property == .unambiguous { return result.status == .ambiguous ? 1 : 0 }
    guard result.status == .solved else { return nil }
    let frames = result.frames
    switch property {
    case .satisfiable, .unambiguous, .requirement, .target, .safe: return nil
    case .inside(let view):
      guard let parent = problem.nodes[view.index].parent else { return nil }
      let (frame, outer) = (frames[view.index], frames[parent.index])
      return [
        -frame.x, -frame.y, frame.x + frame.width - outer.width,
        frame.y + frame.height - outer.height,
      ].max()
    case .apart(let one, let other):
      let (first, second) = (frames[one.index], frames[other.index])
      return [
        first.x + first.width - second.x, second.x + second.width - first.x,
        first.y + first.height - second.y, second.y + second.height - first.y,
      ].min()
    case .untruncated(let view, let axis):
      guard let content = problem.nodes[view.index].content[axis] else { return nil }
      let frame = frames[view.index]
      return content - (axis == .horizontal ? frame.width : frame.height)
    }
  }
}

extension VerifiedLayout {
  /// Returns values of all parameters, many of them at the ends of their intervals.
  fileprivate func sample(_ random: inout SplitMix64) -> [Double] {
    var values: [Double] = []
    for parameter in parameters {
      let width = parameter.upper - parameter.lower
      let share = [0, 1, Double(random.next() % 1_000) / 1_000][Int(random.next() % 3)]
      let factor = parameter.scale.flatMap { scale in
        parameters.firstIndex { $0.target == .scale(scale) }
      }.map { values[$0] }
      values.append((parameter.lower + share * width) * (factor ?? 1))
    }
    return values
  }
}
