import Testing
import VFLTestSupport

@Suite("The share of long tests that runs")
struct LongTestsTests {
  private static let tenths = (0..<10).compactMap { LongTests(parsing: "\($0)/10") }

  @Test("is parsed from an empty value, 1 and tenths")
  func values() {
    let values = ["", "1"] + (0..<10).map { "\($0)/10" }
    let shares = values.compactMap(LongTests.init(parsing:))
    expectEqual(shares.count, 12)
    for (index, share) in shares.enumerated() { expectEqual(shares.firstIndex(of: share), index) }
  }

  @Test(
    "is not parsed from a malformed value",
    arguments: [
      "0", "2", "true", " ", "1 ", "/10", "10/10", "-1/10", "3/1", "3/100", "3 /10", "3", "3/10 ",
      "x/10", "é/10", "３/10",
    ])
  func malformed(value: String) {
    #expect(LongTests(parsing: value) == nil)
  }

  @Test("by default has the first cases only")
  func short() throws {
    let short = try #require(LongTests(parsing: ""))
    expectEqual(short.cases(10..<310, short: 8), Array(10..<18))
    expectEqual(short.cases(["a", "b"], short: 8), ["a", "b"])
    #expect(!short.areOn(in: "A/B.swift"))
  }

  @Test("at 1 has all cases, in their order")
  func all() throws {
    let all = try #require(LongTests(parsing: "1"))
    expectEqual(all.cases(10..<310, short: 8), Array(10..<310))
    #expect(all.areOn(in: "A/B.swift"))
  }

  @Test("in ten tenths has the first cases ten times and each other case once")
  func tenCases() {
    let runs = Self.tenths.map { $0.cases(100..<373, short: 8) }
    for (tenth, cases) in runs.enumerated() {
      #expect(cases.starts(with: 100..<108))
      #expect(cases.dropFirst(8).allSatisfy { ($0 - 100) % 10 == tenth })
    }
    expectEqual(runs.flatMap { $0.dropFirst(8) }.sorted(), Array(108..<373))
  }

  @Test(
    "in ten tenths has the long part of each file once, and of different files in different tenths")
  func tenFiles() {
    let files = (0..<100).map { "Tests/File\($0).swift" }
    let runs = Self.tenths.map { tenth in files.filter { tenth.areOn(in: $0) } }
    expectEqual(runs.flatMap(\.self).sorted(), files.sorted())
    #expect(runs.allSatisfy { !$0.isEmpty })
  }
}
