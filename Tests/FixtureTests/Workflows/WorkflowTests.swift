import Testing
import VFLCommandLine
import VFLReports
import VFLTestSupport

@Suite("Configuration files for pre-commit, GitHub and GitLab")
struct WorkflowTests {
  private func tree(at path: String) throws -> JSONTree {
    try YAMLReader.read(try Repository.text(at: path))
  }

  /// Expects that a `vfl` command uses an existing subcommand, existing flags and an existing
  /// output form.
  private func expectKnown(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let program = try #require(words.firstIndex { $0 == "vfl" || $0.hasSuffix("/vfl") })
    let subcommand = words[program + 1]
    let help = try TranscriptConsole.run(try ShellCommand("vfl \(subcommand) --help"))
    expectEqual(help.code, 0)
    for flag in words[program...] where flag.hasPrefix("--") {
      #expect(help.printed.contains("\(flag) "), "\(flag)")
    }
    if let flag = words.firstIndex(of: "--format") {
      #expect(ReportFormat(rawValue: words[flag + 1]) != nil)
    }
  }

  @Test("the pre-commit hooks run existing `vfl` subcommands on sources and layouts")
  func hooks() throws {
    let hooks = try tree(at: ".pre-commit-hooks.yaml").elements
    expectEqual(hooks.map { $0["id"]?.string }, ["vfl-check", "vfl-fmt", "vfl-fmt-check"])
    for hook in hooks {
      expectEqual(hook["language"]?.string, "swift")
      let entry = try #require(hook["entry"]?.string)
      try expectKnown(entry)
      let pattern = try #require(hook["files"]?.string)
      let files = try Regex(pattern)
      for name in ["a.vfl", "b/c.swift", "d.m", "e.mm", "f.h"] {
        #expect(name.firstMatch(of: files) != nil)
      }
      #expect("a.mdown".firstMatch(of: files) == nil)
    }
  }

  @Test("the GitHub workflow runs valid `vfl check` commands and uploads the report that it writes")
  func github() throws {
    let job = try tree(at: "Fixtures/workflows/github.yml")["jobs"]?["check"]
    let steps = try #require(job?["steps"]?.elements)
    let lines = steps.compactMap { $0["run"]?.string }.filter { $0.contains("vfl check") }
    expectEqual(lines.count, 2)
    for line in lines { try expectKnown(line) }
    let report = steps.last?["with"]?["sarif_file"]?.string
    expectEqual(lines.last?.hasSuffix("> \(report ?? "-")"), true)
  }

  @Test("the GitHub workflow builds `vfl` only if it is not in the cache")
  func cache() throws {
    let job = try tree(at: "Fixtures/workflows/github.yml")["jobs"]?["check"]
    let steps = try #require(job?["steps"]?.elements)
    func isCache(_ step: JSONTree) -> Bool {
      step["uses"]?.string?.hasPrefix("actions/cache/") == true
    }
    let caches = steps.indices.filter { isCache(steps[$0]) }
    // The combined action `actions/cache` would not save anything if a later step fails.
    expectEqual(
      caches.map { steps[$0]["uses"]?.string },
      ["actions/cache/restore@v4", "actions/cache/save@v4"])
    let paths = caches.map { steps[$0]["with"]?["path"]?.string }
    expectEqual(paths, [".vfl/bin", ".vfl/bin"])
    let id = try #require(steps[caches[0]]["id"]?.string)
    for step in steps[(caches[0] + 1)...caches[1]] {
      expectEqual(step["if"]?.string, "steps.\(id).outputs.cache-hit != 'true'")
    }
    expectEqual(
      steps[caches[1]]["with"]?["key"]?.string, "${{ steps.\(id).outputs.cache-primary-key }}")
  }

  @Test("the prebuilt GitHub workflow downloads the archive of the current version")
  func prebuilt() throws {
    let workflow = try tree(at: "Fixtures/workflows/github-prebuilt.yml")
    let name = try #require(workflow["env"]?["VFL"]?.string)
    #expect(name.hasPrefix("vfl-\(VisualFormatCommand.version)-"))
    let steps = try #require(workflow["jobs"]?["check"]?["steps"]?.elements)
    try expectKnown(try #require(steps.last?["run"]?.string))
  }

  @Test("the GitLab pipeline caches the build and uploads the report that it writes")
  func gitlab() throws {
    let job = try #require(try tree(at: "Fixtures/workflows/gitlab.yml")["visual-formats"])
    let lines = try #require(job["script"]?.elements).compactMap(\.string)
    let kept = try #require(job["cache"]?["paths"]?.elements.first?.string)
    for line in lines.dropLast() { #expect(line.hasPrefix("test -x \(kept)/vfl || ")) }
    let line = try #require(lines.last)
    #expect(line.hasPrefix("\(kept)/vfl check "))
    try expectKnown(line)
    let report = job["artifacts"]?["reports"]?["codequality"]?.string
    #expect(line.hasSuffix("> \(report ?? "-")"))
  }

  @Test(
    "malformed YAML is rejected",
    arguments: [
      "a:\n\tb: c", "a: b: c", "a: 'b", "a: b\na: c", "a:\nb: c", "a:\n    b: c\n  d: e",
      "- a\nb: c", "a: [b, {c}]", "a: b #c",
    ])
  func planted(text: String) {
    #expect(throws: YAMLReader.ReadError.self) { try YAMLReader.read(text) }
  }

  @Test("nested YAML lists and objects are parsed")
  func reading() throws {
    let tree = try YAMLReader.read("a:\n  - b: c\n    d: [e, f]\n  - g\nh: i:j\n")
    expectEqual(
      tree,
      .object([
        "a": .array([
          .object(["b": .string("c"), "d": .array([.string("e"), .string("f")])]), .string("g"),
        ]), "h": .string("i:j"),
      ]))
  }
}
