import Foundation
import Testing
import VFLTestSupport

@testable import solver_fuzz

@Suite("Arguments of solver-fuzz")
struct FuzzCommandTests {
  @Test("arguments select the scripts that solver-fuzz runs")
  func scripts() throws {
    let arguments = [
      "--first", "7", "--count", "3", "--calls", "9", "--shape", "a grid", "--trace",
    ]
    guard case .scripts(let options) = try FuzzCommand(arguments) else {
      Issue.record("expected scripts")
      return
    }
    #expect(options.first == 7 && options.count == 3 && options.calls == 9 && options.isTraced)
    #expect(!options.shapes.isEmpty && options.shapes.allSatisfy { $0.name.contains("a grid") })
    expectEqual(options.fuzz(seed: 9).calls, 9)
  }

  @Test(
    "invalid arguments of solver-fuzz are rejected",
    arguments: [
      (["--count"], "missing value for `--count`"),
      (["--count", "0"], "invalid value `0` for `--count`; expected an integer of at least 1"),
      (
        ["--calls", "9999999"],
        "invalid value `9999999` for `--calls`; expected an integer from 1 to 1000000"
      ),
      (["--first", "-1"], "invalid value `-1` for `--first`; expected an integer of at least 0"),
      (
        ["--shape", "round"],
        "no shape name contains `round`; `solver-fuzz --shapes` lists the names"
      ),
      (["fast"], "unknown argument `fast`; see `solver-fuzz --help`"),
      (["--script", "calls", "--count", "2"], "`--script` excludes all other arguments"),
      (["--shapes", "--trace"], "`--shapes` excludes all other arguments"),
    ])
  func invalidArguments(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try FuzzCommand(arguments) }
  }

  @Test("--shape selects the shape with this name, or all shapes whose names contain the text")
  func shapes() throws {
    guard case .scripts(let one) = try FuzzCommand(["--shape", "drags"]),
      case .scripts(let several) = try FuzzCommand(["--shape", "drag"])
    else {
      Issue.record("expected scripts")
      return
    }
    expectEqual(one.shapes.map(\.name), ["drags"])
    #expect(several.shapes.count > 1)
  }

  @Test("a script file can be a printed report with any line endings")
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

  @Test("calls that refer to missing variables or rows are counted")
  func missingNumbers() throws {
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
    "a script file with an invalid line or without a solve is rejected",
    arguments: [
      ("solver.jump()", ":1: unknown call `solver.jump()`"),
      ("_ = solver.solve() // twice", ":1: unknown call `_ = solver.solve() // twice`"),
      ("", " never calls `solve`"), ("let x0 = solver.addVariable()", " never calls `solve`"),
      (
        "_ = solver.solve()\nvar solver = IncrementalSolver()",
        ":2: unexpected beginning of a script"
      ),
    ])
  func invalidFiles(text: String, message: String) throws {
    let error = #expect(throws: UsageError.self) { try Self.file(text) }
    expectEqual(error?.message.hasSuffix("script\(message)"), true, "\(error?.message ?? "")")
  }

  private static func file(_ text: String) throws -> ScriptFile {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appendingPathComponent("script")
    try Data(text.utf8).write(to: file)
    return try ScriptFile(at: file.path)
  }
}
