import LayoutSolver
import Testing
import VFLTestSupport

@testable import vfl_bench

@Suite("Problem replays")
struct ReplayTests {
  @Test(
    "a replay finds values with the same cost as a solver that starts from scratch",
    arguments: Workload.allCases)
  func agreesWithSolvingFromNothing(workload: Workload) throws {
    for size in [1, 2, 5, 10, 30] {
      for course in WorkloadPlan.Course.allCases {
        let plan = WorkloadPlan(
          workload: workload, size: size, course: course, seed: UInt64(size), cycleCount: 11)
        let problem = plan.makeProblem()
        var dumped = ""
        _ = Replay.run(problem) { letter, values in
          dumped.append(letter)
          let suggestions = letter == "F" ? [] : problem.cycles
          let expected = RestatedProblem(problem, after: suggestions)
          expected.expectOptimal(values, "\(plan.name) \(letter)")
        }
        expectEqual(dumped, "FSR")
      }
    }
  }

  @Test("two replays of the same problem dump the same values", arguments: Workload.allCases)
  func dumps(workload: Workload) {
    let problem = WorkloadPlan(workload: workload, size: 20).makeProblem()
    let dumps = (0..<2).map { _ in
      var dump = ValueDump()
      _ = Replay.run(problem) { dump.add($0, $1) }
      return dump.text
    }
    expectEqual(dumps[0], dumps[1])
    expectEqual(dumps[0].split(separator: "\n").map(\.first), ["F", "S", "R"])
  }

  @Test(
    "two replays of the same problem report the same solver counts", arguments: Workload.allCases)
  func counts(workload: Workload) {
    let problem = WorkloadPlan(workload: workload, size: 20).makeProblem()
    let times = (0..<2).map { _ in Replay.run(problem) }
    expectEqual(times[0].afterFirst, times[1].afterFirst)
    expectEqual(times[0].afterCycles, times[1].afterCycles)
    expectEqual(times[0].atEnd, times[1].atEnd)
  }

  @Test("a replay records a time for each phase, each cycle and each re-added row")
  func times() {
    let problem = WorkloadPlan(workload: .form, size: 10, course: .last).makeProblem()
    let times = Replay.run(problem)
    expectEqual(times.status, .finished)
    expectEqual(times.added, problem.items.count - problem.edits.count)
    #expect(times.first != nil)
    expectEqual(times.cycles.count, 60)
    expectEqual(times.readds.count, 10)
    #expect(times.atEnd.presolves >= times.afterFirst.presolves)
    expectEqual(Replay.run(problem, readds: false).readds, [])
  }

  @Test("a replay stops at its deadline and reports the phase that it had reached")
  func late() {
    let problem = WorkloadPlan(workload: .form, size: 10).makeProblem()
    let times = Replay.run(problem, until: 0)
    expectEqual(times.status, .late(.add))
    expectEqual(times.status.text, "timeout-add")
    expectEqual(times.added, 1)
    #expect(times.first == nil)
  }

  @Test("a replay ends with status `conflict` if required rows contradict each other")
  func conflict() throws {
    let text = "clb 1 a\nV 1\nC 1000 1 > -2 1 0 1\nC 1000 1 < -1 1 0 1\n"
    let times = Replay.run(try ProblemReader.read(Array(text.utf8)))
    expectEqual(times.status, .conflict)
    expectEqual(times.added, 2)
  }

  @Test("a series of replays stops at its repetition limit or its time budget")
  func series() {
    let problem = WorkloadPlan(workload: .chain, size: 3).makeProblem()
    let limits = ReplaySeries.Limits(limit: 1_000, budget: 1_000, repetitions: 3, readds: false)
    let series = ReplaySeries(of: problem, limits)
    expectEqual(series.repetitions, 3)
    expectEqual(series.first.count, 3)
    expectEqual(series.cycles.count, 180)
    expectEqual(series.readds, [])
    #expect(series.buildAndFirst != nil)
    let short = ReplaySeries.Limits(limit: 1_000, budget: 0)
    expectEqual(ReplaySeries(of: problem, short).repetitions, 1)
  }
}
