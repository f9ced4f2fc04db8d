import LayoutSolver
import Testing
import VFLTestSupport

@testable import vfl_bench

@Suite("Benchmark workloads")
struct WorkloadTests {
  @Test(
    "equal seeds produce equal problems, and different seeds produce different problems",
    arguments: Workload.allCases)
  func seeds(workload: Workload) {
    let plan = WorkloadPlan(workload: workload, size: 40, seed: 7)
    let other = WorkloadPlan(workload: workload, size: 40, seed: 8)
    expectEqual(plan.makeProblem(), plan.makeProblem())
    #expect(plan.makeProblem().cycles != other.makeProblem().cycles)
  }

  @Test("a seed produces the same random numbers in every version")
  func numbers() {
    var random = WorkloadRandom(seed: 1)
    expectEqual((0..<8).map { _ in random.number(in: 1...100) }, Self.firstNumbers)
  }

  private static let firstNumbers = [66, 20, 91, 36, 62, 49, 46, 34]

  @Test(
    "the rows of a workload are the same for every course of edits", arguments: Workload.allCases)
  func courses(workload: Workload) {
    let problems = WorkloadPlan.Course.allCases.map {
      WorkloadPlan(workload: workload, size: 30, course: $0).makeProblem()
    }
    for problem in problems {
      expectEqual(problem.rows, problems[0].rows)
      expectEqual(problem.terms, problems[0].terms)
      expectEqual(problem.edits, problems[0].edits)
    }
    expectEqual(problems[1].items.count - problems[1].countBeforeLastEdits, problems[1].edits.count)
    expectEqual(problems[0].countBeforeLastEdits, problems[0].items.count)
  }

  @Test(
    "in the drag course, each edit value changes by 1 to 4 points per cycle",
    arguments: Workload.allCases)
  func drags(workload: Workload) {
    let problem = WorkloadPlan(workload: workload, size: 30, course: .drag).makeProblem()
    var before = problem.first
    for cycle in problem.cycles {
      for (old, new) in zip(before, cycle) {
        #expect((1...4).contains((old.value - new.value).magnitude))
      }
      before = cycle
    }
  }

  @Test("the row count of a workload grows linearly with its size", arguments: Workload.allCases)
  func sizes(workload: Workload) {
    let counts = [1_000, 2_000].map {
      WorkloadPlan(workload: workload, size: $0).makeProblem().rows.count
    }
    #expect((1.8...2.2).contains(Double(counts[1]) / Double(counts[0])))
    #expect((1_000...20_000).contains(counts[0]))
    let tree = WorkloadPlan(workload: .tree, size: 77).makeProblem()
    expectEqual(tree.variableCount, 77 * 4)
  }

  @Test("workloads of every size are satisfiable", arguments: Workload.allCases)
  func solvable(workload: Workload) {
    let sizes = [1, 2, 3, 7, 24]
    for size in LongTests.cases(sizes + Set(1...24).subtracting(sizes).sorted(), short: 5) {
      for course in WorkloadPlan.Course.allCases {
        let plan = WorkloadPlan(
          workload: workload, size: size, course: course, seed: UInt64(size), cycleCount: 12)
        let problem = plan.makeProblem()
        let times = Replay.run(problem)
        expectEqual(times.status, .finished, "\(plan.name)")
        expectEqual(times.cycles.count, 12)
        expectEqual(times.readds.count, problem.readdedRows.count)
      }
    }
  }

  @Test(
    "a problem that is written to a file and read again is unchanged", arguments: Workload.allCases)
  func files(workload: Workload) throws {
    for size in [1, 2, 9, 50] {
      for course in WorkloadPlan.Course.allCases {
        let plan = WorkloadPlan(workload: workload, size: size, course: course)
        let problem = plan.makeProblem()
        let text = ProblemWriter.text(of: problem)
        try expectEqual(ProblemReader.read(Array(text.utf8)), problem, "\(plan.name)")
      }
    }
  }
}
