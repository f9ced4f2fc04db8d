import Foundation
import Testing

@testable import solver_fuzz

@Suite("The words of solver-fuzz")
struct FuzzCommandTests {
  @Test("say which scripts are run")
  func scripts() throws {
    let words = ["--first", "7", "--count", "3", "--calls", "9", "--shape", "a grid", "--trace"]
    guard case .scripts(let options) = try FuzzCommand(words) else {
      Issue.record("no scripts")
      return
    }
    #expect(options.first == 7 && options.count == 3 && options.calls == 9 && options.isTraced)
    #expect(!options.shapes.isEmpty && options.shapes.allSatisfy { $0.name.contains("a grid") })
    #expect(options.fuzz(seed: 9).calls == 9)
    #expect(options.fuzz(seed: 9).strictness.leastLocality == 1)
    #expect(options.fuzz(seed: 10).strictness.leastLocality == nil)
  }

  @Test(
    "are refused where they say nothing that can be done",
    arguments: [
      (["--count"], "nothing follows `--count`"),
      (["--count", "0"], "`--count` is followed by `0`, which is no whole number from 1 on"),
      (["--first", "-1"], "`--first` is followed by `-1`, which is no whole number from 0 on"),
      (
        ["--shape", "round"], "no shape has `round` in its name; `solver-fuzz --shapes` lists them"
      ),
      (["fast"], "`fast` is unknown; `solver-fuzz --help` shows what there is"),
      (["--script", "calls", "--count", "2"], "`--script` stands alone"),
      (["--shapes", "--trace"], "`--shapes` stands alone"),
    ])
  func faults(words: [String], message: String) {
    #expect(throws: UsageFault(message: message)) { try FuzzCommand(words) }
  }

  @Test("name a file whose calls are those that a report prints")
  func script() throws {
    let script = [
      LiveEdit.addVariable(0), .addEditRow(1, variable: 0, priority: 500, weight: 1),
      .suggest(1, -0.1), .solve,
    ]
    let strictness = LiveRun.Strictness(leastLocality: 1)
    let report = LiveFuzz.text(of: script, strictness) + "\n// it failed\n\n"
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(
      "script-\(UUID().uuidString)"
    ).path
    try Data(report.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try ScriptFile(at: path)
    #expect(file.calls == script && file.leastLocality == 1)
    try Data("solver.jump()\n".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: UsageFault(message: "\(path):1: `solver.jump()` is no call")) {
      try ScriptFile(at: path)
    }
  }
}
