import Testing
import VFLSources
import VFLTestSupport

@testable import vfl_bench

@Suite("Generated source projects")
struct SourceWorkloadTests {
  @Test(
    "every format string in a generated project is found and valid", arguments: [1, 7] as [UInt64])
  func formats(seed: UInt64) {
    let project = SourceWorkload(lines: 8_000, seed: seed)
    #expect(project.formatCount > 0)
    expectEqual(Set(project.files.map(\.language)).count, 2)
    expectEqual(SourceBenchmarks.scan(project), project.formatCount)
    expectEqual(SourceBenchmarks.check(project), project.formatCount)
  }

  @Test("a concatenation of literals and variables is one format string")
  func sums() {
    let sites = HostScan(SourceBenchmarks.sum(ofPieces: 30), language: .swift).sites
    expectEqual(sites.map(\.literal.holes.count), [10])
  }

  @Test(
    "a generated project has at least the requested number of lines and is the same for the same seed"
  )
  func lines() {
    let project = SourceWorkload(lines: 3_000, seed: 1)
    let ends = project.files.reduce(0) { $0 + $1.bytes.count { $0 == 0x0A } }
    #expect(ends == project.lineCount && ends >= 3_000)
    expectEqual(
      SourceWorkload(lines: 3_000, seed: 1).files.map(\.bytes), project.files.map(\.bytes))
  }
}
