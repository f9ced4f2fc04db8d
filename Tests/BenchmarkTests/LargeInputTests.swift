import Testing
import VFLSources
import VFLTestSupport

@testable import vfl_bench

@Suite("Large inputs")
struct LargeInputTests {
  private static func text(of input: LargeInput, size: Int) -> String {
    var text = ""
    input.write(size: size) { text += $0 }
    return text
  }

  @Test(
    "the length of a large input is proportional to its number of elements",
    arguments: LargeInput.allCases)
  func size(_ input: LargeInput) {
    let texts = [10_000, 20_000].map { Self.text(of: input, size: $0) }
    let ratio = Double(texts[1].utf8.count) / Double(texts[0].utf8.count)
    #expect((1.9...2.2).contains(ratio))
    expectEqual(texts[0], Self.text(of: input, size: 10_000))
  }

  @Test(
    "a large Swift or Objective-C input contains format strings",
    arguments: [
      (LargeInput.convertedCalls, 30), (.fixDiff, 30), (.joinedList, 1), (.repeatedAppend, 1),
      (.nestedCalls, 1), (.recursiveWrapper, 1), (.nestedMessages, 1),
    ])
  func sources(input: LargeInput, least: Int) {
    let bytes = Array(Self.text(of: input, size: 30).utf8)
    let isSwift = input.arguments.contains("Card.swift")
    let scan = HostScan(bytes, language: isSwift ? .swift : .objectiveC)
    #expect(scan.sites.count + scan.unreadable.count >= least)
  }

  @Test(
    "a run is within budget if it exits normally and exceeds neither its time nor its memory limit")
  func budgets() {
    func isWithin(_ seconds: Double, _ megabytes: Double, _ code: Int?) -> Bool {
      LargeBenchmarks.isWithin(
        MeasuredRun(seconds: seconds, megabytes: megabytes, exitCode: code), .jsonFormats)
    }
    #expect(isWithin(2, 400, 0) && isWithin(1, 1, 2))
    #expect(!isWithin(2.1, 1, 0) && !isWithin(1, 401, 0))
    #expect(!isWithin(1, 1, nil) && !isWithin(1, 1, 127))
  }

  @Test("a measured process is terminated at its time limit")
  func processes() throws {
    let run = try MeasuredRun(of: "exit 3", endingAfter: 60)
    #expect(run.exitCode == 3 && !run.isEnded && run.megabytes > 0)
    let endless = try MeasuredRun(of: "exec sleep 600", endingAfter: 0)
    #expect(endless.exitCode == nil && endless.isEnded)
  }

  @Test("the benchmark page lists exactly the large inputs with their commands and budgets")
  func page() throws {
    let page = try Repository.text(at: "Sources/VisualFormat/VisualFormat.docc/Benchmarks.md")
    let section = try #require(page.split(separator: "\n## ").first { $0.hasPrefix("Large in") })
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    expectEqual(rows.map(String.init), LargeInput.allCases.map(Self.row))
  }

  private static func row(of input: LargeInput) -> String {
    let cells = [
      input.rawValue, input.summary, "`vfl \(input.arguments.joined(separator: " "))`",
      Table.decimal(input.seconds, 1), input.megabytes.map { Table.decimal($0, 0) } ?? "",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }
}
