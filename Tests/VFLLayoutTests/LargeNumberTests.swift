import LayoutSolver
import Testing
import VFLDiagnostics
import VFLLayoutSupport
import VFLNarration
import VFLRecords
import VFLTestSupport

@testable import VFLLayout

@Suite("Layouts with extreme numbers")
struct LargeNumberTests {
  /// A backend that returns given values.
  private struct Parrot: SolverBackend {
    let values: [Double]
    mutating func solve(_ problem: LinearProblem) -> SolverOutcome { .optimal(values: values) }
  }

  private func engine(_ values: Double...) -> LayoutEngine {
    LayoutEngine(backend: Parrot(values: values))
  }

  @Test("positions that add up to infinity are an error at the record with the largest number")
  func overflow() throws {
    let problem = LayoutProblem(
      nodes: views(view("a"), view("b")),
      records: [
        size(1, .width, 1e308), gap(2, .left, after: 1, .right, 1e308),
        gap(1, .left, after: 0, .left, 1e308),
      ])
    let error = #expect(throws: LayoutError.self) { _ = try problem.solved() }
    expectEqual(error?.reasons, [.numbersTooLarge(record: 0)])
    let reported = LayoutNarration(of: problem).diagnostics(for: try #require(error))
    expectEqual(reported.map(\.code), [.constantNotFinite])
    expectEqual(reported.first?.message.contains("numbers too large"), true)
    expectEqual(reported.first?.location, problem.records[0].provenance.location)
  }

  @Test(
    "a container size that overflows in a constraint is an error, even in a layout with a conflict")
  func overflowBesideConflict() {
    let problem = LayoutProblem(
      nodes: views(view("a")), width: 320,
      records: [
        record(1, .width, .equal, 0, .width, times: 1e306), size(1, .height, 1),
        size(1, .height, 0),
      ])
    let error = #expect(throws: LayoutError.self) { _ = try problem.solved() }
    expectEqual(error?.reasons, [.numbersTooLarge(record: 0)])
  }

  @Test("a solution that violates a required row, is negative or is not finite is an error")
  func rejected() {
    let problem = LayoutProblem(nodes: views(), width: 100)
    for values in [[100.0, .nan], [.infinity, 5], [99, 5], [100, -3]] {
      var engine = engine(values[0], values[1])
      let error = #expect(throws: LayoutError.self) { _ = try engine.solve(problem) }
      expectEqual(error?.reasons, [.numbersTooLarge(record: nil)], "\(values)")
    }
  }

  @Test(
    "the sensitivity to a range of sizes includes a regime that is shorter than a billionth")
  func shortRegime() throws {
    // The width of d is 128 billion times the width of the container, minus 807 billion. The width of d
    // becomes positive at 6.287. Just below, the width of e grows from 0 to 20.
    let problem = LayoutProblem(
      nodes: views(view("a"), view("b"), view("c"), view("d"), view("e")),
      records: [
        record(1, .width, .equal, 0, .width, times: 7),
        record(1, .width, .equal, 2, .width, times: 0.0001, plus: 44, at: 750),
        record(2, .width, .equal, 3, .width, times: 0.002, plus: 99.8),
        record(5, .width, .equal, 3, .width, times: 44, plus: -4362.5),
        record(5, .width, .equal, 4, .width, times: 0.012, plus: 20, at: 250),
      ])
    let whole = try problem.sensitivity(axis: .horizontal, over: 0...20)
    expectEqual(whole.breakpoints.map { ($0 * 1000).rounded() }, [6287, 6287])
    for range in [0...6.2, 6.3...7, 50...400] {
      let sensitivity = try problem.sensitivity(axis: .horizontal, over: range)
      expectEqual(sensitivity.regimes.map(\.range), [range])
    }
  }

  @Test("a size that is slightly below 0 because of rounding becomes 0")
  func rounding() throws {
    var engine = engine(100, -1e-7)
    let frame = try engine.solve(LayoutProblem(nodes: views(), width: 100)).frames[0]
    expectEqual(frame, Frame(x: 0, y: 0, width: 100, height: 0))
    expectEqual(frame.height.sign, .plus)
  }

  @Test("a layout with extreme numbers has finite frames without negative sizes, or is an error")
  func extremes() throws {
    let extremes = [.leastNonzeroMagnitude, 1e-300, 1e-9, 1, 320, 1e9, 1e16, 1e150, 1e300, 1.7e308]
    for seed in 1...300 {
      var random = SeededRandom(seed)
      var problem = LayoutProblem.random(&random, tightness: 0.4)
      for index in problem.records.indices where random.chance(0.5) {
        let number = extremes.randomElement(using: &random) ?? 1
        problem.records[index].constant = random.chance(0.8) ? number : -number
      }
      guard let result = try? problem.solved() else { continue }
      for frame in result.frames {
        for number in [frame.x, frame.y, frame.width, frame.height] {
          #expect(number.isFinite && !(number == 0 && number.sign == .minus), "seed \(seed)")
        }
        #expect(frame.width >= 0 && frame.height >= 0, "seed \(seed)")
      }
    }
  }

  @Test("two finite content sizes are valid even if their sum is infinite")
  func finiteContent() throws {
    let nodes = views(view("a", width: 1e308, height: 1e308))
    _ = try LayoutRows(LayoutProblem(nodes: nodes))
  }

  @Test("the diagnostic of an invalid number names this number")
  func whichNumber() throws {
    func reported(
      _ nodes: [LayoutNode], width: Double? = nil, _ records: ConstraintRecord...
    ) -> [String] {
      let problem = LayoutProblem(nodes: nodes, width: width, records: records)
      do {
        _ = try problem.solved()
        return []
      } catch {
        return LayoutNarration(of: problem).diagnostics(for: error).map(\.message)
      }
    }
    expectEqual(
      reported(views(view("a", height: .infinity))),
      ["the content height of `a` is `inf`, which is not finite"])
    expectEqual(
      reported(views(view("a", lastBaseline: .nan))),
      ["the last baseline of `a` is `nan`, which is not finite"])
    expectEqual(
      reported(views(view("a", hugging: -1))),
      ["the horizontal hugging of `a` is `-1`, but a priority must be greater than 0"])
    expectEqual(
      reported(views(), width: .infinity),
      ["the width of the container is `inf`, which is not finite"])
    let pair = views(view("a"), view("b", margins: LayoutMargins(all: 1e308)))
    expectEqual(
      reported(pair, record(1, .width, .equal, 2, .width, times: .infinity)),
      ["multiplier `inf` is not finite"])
    expectEqual(
      reported(pair, record(1, .left, .equal, 2, .leftMargin, plus: 1e308)),
      [
        "the sum of constant `1e308` and its margins and baselines is not finite"
      ])
  }
}
