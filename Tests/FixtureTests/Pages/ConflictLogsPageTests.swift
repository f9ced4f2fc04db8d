import Testing
import VFLTestSupport

@Suite("The documentation page about conflict logs")
struct ConflictLogsPageTests {
  @Test("every JSON key that `log` prints is documented")
  func keys() throws {
    let directory = "Sources/VisualFormat/VisualFormat.docc"
    let page = try Repository.text(at: "\(directory)/ConflictLogs.md")
    let layouts = try Repository.text(at: "\(directory)/LayoutDocuments.md")
    let json = try TranscriptFile(named: "log/json").text
    let keys = Set(json.matches(of: #/"(\w+)": /#).map { String($0.output.1) })
    #expect(keys.count > 30)
    #expect(keys.filter { !page.contains("`\($0)`") && !layouts.contains("`\($0)`") }.isEmpty)
  }

  /// The code blocks of the page that are not transcripts.
  private func recipes() throws -> [String] {
    let page = try Repository.text(at: "Sources/VisualFormat/VisualFormat.docc/ConflictLogs.md")
    return page.split(separator: "\n\n").map(String.init).filter { block in
      block.split(separator: "\n").allSatisfy { $0.hasPrefix("    ") }
    }
  }

  /// Runs a code block and returns its exit code.
  ///
  /// A program that prints a recorded log replaces the Xcode tool that the code block runs.
  private func run(
    _ recipe: String, with program: String, printing log: String, endingWith code: Int = 0
  ) throws -> Int32 {
    let directory = try ScratchDirectory("recipe")
    try directory.write("#!/bin/sh\ncat recorded.log\nexit \(code)\n", to: program)
    try directory.write(log, to: "recorded.log")
    try directory.write(recipe, to: "recipe.sh")
    return try directory.run("chmod +x \(program) && PATH=\"$PWD:$PATH\" bash recipe.sh").code
  }

  @Test("the documented command for a test run fails if there are conflicts or failed tests")
  func testRuns() throws {
    let recipe = try #require(try recipes().first { $0.contains("xcodebuild") })
    let log = try Repository.text(at: "Fixtures/logs/tests.log")
    let passed = "Test Suite 'All tests' passed at 2026-03-02 09:50:02.500.\n"
    for (log, tests, expected) in [
      (log, 0, 1), (log, 65, 1), (passed, 0, 0), (passed, 65, 65),
    ] {
      let code = try run(recipe, with: "xcodebuild", printing: log, endingWith: tests)
      #expect(code == expected, "\(tests)")
    }
  }

  @Test("the documented command for a simulator log fails if there are conflicts")
  func simulators() throws {
    let recipe = try #require(try recipes().first { $0.contains("xcrun simctl") })
    let log = try Repository.text(at: "Fixtures/logs/simulator.log")
    try expectEqual(run(recipe, with: "xcrun", printing: log), 1)
    let heading = log.split(separator: "\n").first.map { "\($0)\n" } ?? ""
    try expectEqual(run(recipe, with: "xcrun", printing: heading), 0)
  }
}
