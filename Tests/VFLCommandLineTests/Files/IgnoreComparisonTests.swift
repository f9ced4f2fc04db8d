import Foundation
import Testing
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("Comparison of ignore files with git", .enabled(if: ShellRun.path(of: "git") != nil))
struct IgnoreComparisonTests {
  private static let pieces = [
    "a", "b", "ab", "*", "**", "?", "/", "/", "[ab]", "[!a]", "[a-b]", "\\a", "\\*", ".",
    "[[:alpha:]]",
    "*.h", "a*", "**/", "/**", "[]a]", "[^b]", "x",
  ]
  private static let names = ["a", "b", "ab", "ba", "x", "a.h", "b.h", "aa", "*", "bab"]

  private static func line(_ random: inout SplitMix64) -> String {
    let count = Int.random(in: 1...4, using: &random)
    var line = Int.random(in: 0..<5, using: &random) == 0 ? "!" : ""
    for _ in 0..<count { line += pieces.randomElement(using: &random) ?? "" }
    if Int.random(in: 0..<5, using: &random) == 0 { line += "/" }
    return line
  }

  /// Runs `body` with a temporary directory that is removed afterward.
  private func withDirectory(_ body: (URL) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "vfl-ignore-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: directory)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(directory)
  }

  @Test("random ignore files ignore the same paths as in git", .timeLimit(.minutes(30)))
  func verdicts() throws {
    var random = SplitMix64(seed: 11)
    try withDirectory { directory in
      let root = directory.path(percentEncoded: false)
      try run("git -c init.defaultBranch=main init -q '\(root)'")
      for round in 0..<60 {
        let lines = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.line(&random) }
        try lines.joined(separator: "\n").write(
          to: directory.appending(path: ".gitignore"), atomically: true, encoding: .utf8)
        let paths = (0..<60).map { _ in
          (0..<Int.random(in: 1...3, using: &random)).map { _ in
            Self.names.randomElement(using: &random) ?? "a"
          }.joined(separator: "/")
        }
        let list = IgnoreList(Array(lines.joined(separator: "\n").utf8), in: FilePath("/r"))
        let expected = try ignored(paths, in: root)
        for path in paths {
          expectEqual(
            isIgnored(path, list), expected.contains(path),
            "round \(round): \(path) by \(lines)")
        }
      }
    }
  }

  /// Whether the path or one of its parent directories is ignored.
  private func isIgnored(_ path: String, _ list: IgnoreList) -> Bool {
    let parts = path.split(separator: "/")
    return (1...parts.count).contains { count in
      let prefix = parts.prefix(count).joined(separator: "/")
      return list.isIgnored(FilePath("/r/" + prefix), isDirectory: count < parts.count) ?? false
    }
  }

  private func ignored(_ paths: [String], in root: String) throws -> Set<String> {
    let input = paths.joined(separator: "\n")
    let output = try run(
      """
      cd '\(root)' && git -c core.excludesFile= -c core.quotePath=false \
      check-ignore --no-index --stdin <<'END'
      \(input)
      END
      """)
    return Set(output.split(separator: "\n").map(String.init))
  }

  @discardableResult
  private func run(_ script: String) throws -> String {
    let run = try ShellRun("sh", script: script)
    return run.output
  }
}
