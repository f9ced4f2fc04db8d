import Testing
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("Commands without a current directory")
struct MissingDirectoryTests {
  /// A console without a current directory, with files that a relative path must not find.
  private func console() -> MemoryConsole {
    var console = MemoryConsole()
    console.currentDirectory = FilePath("")
    console.oddFiles = [
      FilePath("/x/a.vfl"): Array("[a]-0-[b]\n".utf8),
      FilePath("/x/b.swift"): Array("let a = 1\n".utf8),
      FilePath("/.vfl.json"): Array("{".utf8),
    ]
    return console
  }

  @Test(
    "a relative input path is reported as unreadable if there is no current directory",
    arguments: [
      ["check", "."], ["check", "x"], ["check", "x/a.vfl"], ["check", "../a.vfl"],
      ["check", "--fix", "."], ["check", "--config", "c.json", "[a]"],
      ["check", "--baseline", "b.json", "[a]"], ["fmt", "."], ["fmt", "x/a.vfl"],
      ["convert", "x/b.swift"], ["convert", "--write", "x/b.swift"], ["compile", "x/a.vfl"],
      ["solve", "x/a.vfl"], ["preview", "x/a.vfl"], ["log", "x/a.log"], ["config"],
      ["config", "x"],
    ])
  func inputs(words: [String]) {
    var console = console()
    expectEqual(console.run(words), .usage)
    #expect(Transcript.codes(in: console.outputText + console.errorText).contains("VFL0601"))
    expectEqual(console.written, [])
  }

  @Test(
    "a relative output path is reported as not writable if there is no current directory",
    arguments: [
      ["check", "--baseline", "x/b.json", "--write-baseline", "[a]"],
      ["check", "--stamp", "done", "[a]"], ["preview", "--output", "a.html", "/x/a.vfl"],
    ])
  func outputs(words: [String]) {
    var console = console()
    expectEqual(console.run(words), .usage)
    expectEqual(Transcript.codes(in: console.errorText).last, "VFL0610")
    expectEqual(console.written, [])
  }

  @Test("formats and absolute paths can be checked without a current directory")
  func absolutePaths() {
    var console = console()
    expectEqual(console.run("compile", "|-[a]-[b(a)]-|"), .success)
    expectEqual(console.run("compile", "/x/a.vfl"), .success)
    console.oddFiles[FilePath("/.vfl.json")] = nil
    expectEqual(console.run("check", "/x"), .success)
    expectEqual(console.run("check", "/x/a.vfl", "a.vfl"), .usage)
    expectEqual(console.run("check", "--format", "xcode", "--stamp", "/x/done", "/x"), .success)
    expectEqual(console.run("fmt", "/x"), .success)
    expectEqual(console.written, ["/x/done", "/x/a.vfl"])
  }

  @Test("absolute paths stay absolute in every report if there is no current directory")
  func reports() {
    var console = console()
    console.oddFiles = [FilePath("/x/a.vfl"): Array("[a\n".utf8)]
    for form in ["github", "sarif", "jsonl", "gitlab", "junit", "checkstyle", "xcode", "short"] {
      expectEqual(console.run("check", "--format", form, "/x"), .diagnostics)
    }
    let output = console.outputText
    #expect(output.split(separator: "x/a.vfl").dropLast().allSatisfy { $0.hasSuffix("/") })
  }
}
