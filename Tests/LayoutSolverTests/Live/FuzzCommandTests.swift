import Foundation
import Testing
import VFLTestSupport

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
    expectEqual(options.fuzz(seed: 9).calls, 9)
  }

  @Test(
    "are refused where they say nothing that can be done",
    arguments: [
      (["--count"], "nothing follows `--count`"),
      (["--count", "0"], "`--count` is followed by `0`, which is no whole number from 1 on"),
      (
        ["--calls", "9999999"],
        "`--calls` is followed by `9999999`, which is no whole number from 1 to 1000000"
      ),
      (["--first", "-1"], "`--first` is followed by `-1`, which is no whole number from 0 on"),
      (
        ["--shape", "round"], "no shape has `round` in its name; `solver-fuzz --shapes` lists them"
      ),
      (["fast"], "`fast` is unknown; `solver-fuzz --help` shows what there is"),
      (["--script", "calls", "--count", "2"], "`--script` stands alone"),
      (["--shapes", "--trace"], "`--shapes` stands alone"),
    ])
  func faults(words: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try FuzzCommand(words) }
  }

  @Test("name one shape, if it has that name, or all that have it in theirs")
  func shapes() throws {
    guard case .scripts(let one) = try FuzzCommand(["--shape", "drags"]),
      case .scripts(let several) = try FuzzCommand(["--shape", "drag"])
    else {
      Issue.record("no scripts")
      return
    }
    expectEqual(one.shapes.map(\.name), ["drags"])
    #expect(several.shapes.count > 1)
  }

  @Test("name a file whose calls are those that a report prints, whatever ends its lines")
  func script() throws {
    let script = [
      LiveEdit.addVariable(0), .addEditRow(1, variable: 0, priority: 500),
      .suggest(1, -0.1), .solve,
    ]
    let report = "// a shape, seed 3\n" + LiveFuzz.text(of: script)
    for text in [
      report, report + "\n// it failed\n\n",
      report.split(separator: "\n").joined(separator: "\r\n"),
    ] {
      let file = try Self.file(text)
      #expect(file.calls == script && file.strayCount == 0)
    }
  }

  @Test("count the calls about what no line makes")
  func strays() throws {
    let file = try Self.file(
      """
      let x0 = solver.addVariable()
        let r0 = try solver.addRow([(x0, 1.0), (x1, 2.0)], .equal, 3.0, priority: 1000.0)
      try solver.removeRow(r1)
      _ = solver.solve()
      """)
    #expect(file.calls.count == 4 && file.strayCount == 2)
  }

  @Test(
    "refuse a file that says something else, or solves nothing",
    arguments: [
      ("solver.jump()", ":1: `solver.jump()` is no call"),
      ("_ = solver.solve() // twice", ":1: `_ = solver.solve() // twice` is no call"),
      ("", " solves nothing"), ("let x0 = solver.addVariable()", " solves nothing"),
      (
        "_ = solver.solve()\nvar solver = IncrementalSolver()",
        ":2: another script begins, or this one late"
      ),
    ])
  func otherFiles(text: String, message: String) throws {
    let error = #expect(throws: UsageError.self) { try Self.file(text) }
    expectEqual(error?.message.hasSuffix("script\(message)"), true, "\(error?.message ?? "")")
  }

  private static func file(_ text: String) throws -> ScriptFile {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("script")
    try Data(text.utf8).write(to: file)
    return try ScriptFile(at: file.path)
  }
}
