import Testing
import VFLTestSupport

@Suite("Values of VFL_LONG_TESTS")
struct LongTestsTests {
  private static let tenths = (0..<10).compactMap { LongTests(parsing: "\($0)/10") }

  @Test("VFL_LONG_TESTS accepts an empty value, 1, and parts such as 3/10 or 39/40")
  func values() {
    let values = ["", "1", "0/2", "1/2", "39/40", "99/100"] + (0..<10).map { "\($0)/10" }
    let shares = values.compactMap(LongTests.init(parsing:))
    expectEqual(shares.count, 16)
    for (index, share) in shares.enumerated() { expectEqual(shares.firstIndex(of: share), index) }
  }

  @Test(
    "malformed values of VFL_LONG_TESTS are rejected",
    arguments: [
      "0", "2", "true", " ", "1 ", "/10", "10/10", "-1/10", "+1/10", "0/1", "0/0", "3/101", "3 /10",
      "3",
      "3/10 ", "03/10", "3/10/", "x/10", "é/10", "３/10",
    ])
  func malformed(value: String) {
    #expect(LongTests(parsing: value) == nil)
  }

  @Test("by default, only the first cases of a long test run")
  func short() throws {
    let short = try #require(LongTests(parsing: ""))
    expectEqual(short.cases(10..<310, short: 8), Array(10..<18))
    expectEqual(short.cases(["a", "b"], short: 8), ["a", "b"])
    #expect(!short.areOn(in: "A/B.swift"))
  }

  @Test("VFL_LONG_TESTS=1 runs all cases of a long test in order")
  func all() throws {
    let all = try #require(LongTests(parsing: "1"))
    expectEqual(all.cases(10..<310, short: 8), Array(10..<310))
    #expect(all.areOn(in: "A/B.swift"))
  }

  @Test("all ten parts run the first cases, and each remaining case runs in exactly one part")
  func tenCases() {
    let runs = Self.tenths.map { $0.cases(100..<373, short: 8) }
    for (tenth, cases) in runs.enumerated() {
      #expect(cases.starts(with: 100..<108))
      #expect(cases.dropFirst(8).allSatisfy { ($0 - 100) % 10 == tenth })
    }
    expectEqual(runs.flatMap { $0.dropFirst(8) }.sorted(), Array(108..<373))
  }

  @Test(
    "each file runs in exactly one of the ten parts, and every part has files")
  func tenFiles() {
    let files = (0..<100).map { "Tests/File\($0).swift" }
    let runs = Self.tenths.map { tenth in files.filter { tenth.areOn(in: $0) } }
    expectEqual(runs.flatMap(\.self).sorted(), files.sorted())
    #expect(runs.allSatisfy { !$0.isEmpty })
  }
}
