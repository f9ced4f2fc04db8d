import Foundation
import Testing
import VFLTestSupport

@testable import vfl_bench

@Suite("Replay reports")
struct ReplayReportTests {
  /// The keys that every driver prints, in order.
  private static let commonKeys = [
    "peer", "problem", "status", "reps", "added", "items", "objects_us", "add_us", "first_us",
    "cycles", "cycle_us", "cycle_p95_us", "cycle_max_us", "readds", "readd_us", "readd_max_us",
    "rss0_kb", "rss1_kb", "maxrss_kb",
  ]

  private func line(
    _ problem: BenchmarkProblem, limit: Double = 1_000, at path: String
  ) -> String {
    let limits = ReplaySeries.Limits(limit: limit, budget: 0)
    return ReplayReport.line(ReplaySeries(of: problem, limits), of: problem, at: path)
  }

  @Test("a replay report is one line of JSON that begins with the keys that every driver prints")
  func keys() throws {
    let problem = WorkloadPlan(workload: .tree, size: 10).makeProblem()
    let path = "a \"b\"\\c\n\u{1}é.clb"
    let line = line(problem, at: path)
    let parsed = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(parsed["problem"] as? String == path)
    #expect(parsed["peer"] as? String == "vfl")
    #expect(parsed["status"] as? String == "ok")
    #expect(parsed["items"] as? Int == problem.items.count)
    #expect(parsed["cycles"] as? Int == 60)
    #expect((parsed["first_us"] as? Double ?? 0) > 0)
    let keys = line.matches(of: #/[{,]"(\w+)":/#).map { String($0.output.1) }
    #expect(keys.starts(with: Self.commonKeys))
    expectEqual(Set(keys), Set(parsed.keys))
    #expect(!line.contains("\n"))
  }

  @Test("a replay report contains null for phases that were not reached")
  func nulls() throws {
    let problem = WorkloadPlan(workload: .tree, size: 10).makeProblem()
    let line = line(problem, limit: -1, at: "a")
    let parsed = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(parsed["status"] as? String == "timeout-add")
    for key in ["first_us", "cycle_us", "readd_us"] { #expect(parsed[key] is NSNull) }
  }
}
