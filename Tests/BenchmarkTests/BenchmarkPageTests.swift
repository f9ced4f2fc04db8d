import LayoutSolver
import Testing
import VFLTestSupport

@testable import vfl_bench

@Suite("Benchmark documentation")
struct BenchmarkPageTests {
  private static let path = "Sources/VisualFormat/VisualFormat.docc/Benchmarks.md"

  @Test("the help text of vfl-bench equals its fixture")
  func help() {
    expectFixture(BenchmarkHelp.text + "\n", at: "Fixtures/benchmarks/help.txt")
  }

  @Test("the benchmark page contains the header of every printed table")
  func columns() throws {
    let page = try Repository.text(at: Self.path)
    let tables = [
      FormatBenchmarks.formatColumns, FormatBenchmarks.chainColumns, LayoutBenchmarks.columns,
      ViewBenchmarks.columns, SourceBenchmarks.columns, SourceBenchmarks.sumColumns,
      SolverBenchmarks.sizeColumns, SolverBenchmarks.timeColumns, SolverBenchmarks.growthColumns,
    ]
    for columns in tables {
      let header = "| " + columns.joined(separator: " | ") + " |\n| --- |"
      let isShown = page.contains(header)
      #expect(isShown, "no table has the columns \(columns)")
    }
  }

  @Test("the benchmark page lists exactly the workloads of vfl-bench")
  func workloads() throws {
    let page = try Repository.text(at: Self.path)
    let section = try #require(page.split(separator: "\n## ").first { $0.hasPrefix("What is mea") })
    let named = section.matches(of: #/(?m)^\| ([a-z]+) \|/#).map { String($0.output.1) }
    expectEqual(named, Workload.allCases.map(\.rawValue))
  }

  @Test("the example problem on the benchmark page has the documented solution")
  func example() throws {
    let text = try Repository.text(at: "Fixtures/benchmarks/two-views.clb")
    var dump = ValueDump()
    let times = Replay.run(try ProblemReader.read(Array(text.utf8))) { dump.add($0, $1) }
    expectEqual(times.status, .finished)
    expectEqual(dump.text, "F 320 20 136 164 136\nS 400 20 176 204 176\nR 400 20 176 204 176\n")
  }
}
