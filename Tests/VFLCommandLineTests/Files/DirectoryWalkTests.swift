import Testing
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("Directory traversal")
struct DirectoryWalkTests {
  /// Returns the names of the files that `check` reads for the given arguments.
  private static func walk(
    _ words: String..., files: [String: String], links: [String: String] = [:],
    directory: String = "/project"
  ) -> [String] {
    var console = MemoryConsole()
    console.currentDirectory = FilePath(directory)
    console.files = files.mapValues { Array($0.utf8) }
    console.links = links
    var parsed = ParsedArguments(words.map { Argument($0) }, for: .check)
    return CheckInputs(CheckInvocation(&parsed), on: &console).all.map(\.name)
  }

  @Test("layouts and sources in a directory are found in the order of their names")
  func order() {
    let files = [
      "b.swift": "", "a/z.m": "", "a/b/c.mm": "", "a.h": "", "c.vfl": "", "d.txt": "", "e.json": "",
      "Z.swift": "", "noextension": "",
    ]
    expectEqual(
      Self.walk(".", files: files),
      [
        "Z.swift", "a/b/c.mm", "a/z.m", "a.h", "b.swift", "c.vfl",
      ])
    expectEqual(Self.walk("a", files: files), ["a/b/c.mm", "a/z.m"])
    expectEqual(Self.walk("./a/", files: files), ["a/b/c.mm", "a/z.m"])
    expectEqual(Self.walk("../project/a/b", files: files), ["../project/a/b/c.mm"])
    expectEqual(Self.walk("/project/a/b", files: files), ["/project/a/b/c.mm"])
  }

  @Test("hidden, build and dependency directories are skipped unless they are named or included")
  func foreign() {
    let files = [
      "a.swift": "", ".b.swift": "", ".build/c.swift": "", "build/d.swift": "",
      "x/DerivedData/e.swift": "", "Pods/f.swift": "", "Carthage/g.swift": "",
      "x/node_modules/h.swift": "", "buildings/i.swift": "",
    ]
    expectEqual(Self.walk(".", files: files), ["a.swift", "buildings/i.swift"])
    expectEqual(Self.walk("Pods", files: files), ["Pods/f.swift"])
    expectEqual(
      Self.walk(".", "--include", "Pods/", "--include=.b.swift", files: files),
      [".b.swift", "Pods/f.swift", "a.swift", "buildings/i.swift"])
  }

  @Test("the summary reports skipped build and dependency directories that contain sources")
  func skippedDirectories() {
    let files = [
      "a.swift": "", "build/d.swift": "", "x/DerivedData/y/e.swift": "", "Pods/f.txt": "",
      "z/build/g.swift": "", "Carthage/h.m": "", ".gitignore": "/z/build\n",
    ]
    let summary = Transcript("check", "--exclude", "Carthage", ".", files: files).output
    #expect(
      summary.hasSuffix(
        "2 directories with sources skipped because of their names, such as build; "
          + "use `--include build/` for directories of that name\n"), "\(summary)")
    let one = Transcript("check", "x", files: files).output
    #expect(one.contains("1 directory with sources skipped because of its name: x/DerivedData;"))
    #expect(Transcript("check", "build", files: files).output.contains("0 strings in 1 file;"))
    expectEqual(Transcript("check", "--quiet", ".", files: files).output, "")
    #expect(Transcript("fmt", "--check", "x", files: files).errors.contains("x/DerivedData"))
  }

  @Test("a prefix header is read only if it is named as an argument")
  func prefixHeader() {
    let define =
      "#define PIN(f) [NSLayoutConstraint constraintsWithVisualFormat:f options:0 "
      + "metrics:nil views:@{ @\"a\" : a }]\n"
    let files = [
      "App.pch": define + "#define X PIN(@\"[a\")\n", "a.m": "void f(void) { PIN(@\"[b]\"); }",
    ]
    expectEqual(Self.walk(".", files: files), ["a.m"])
    expectEqual(Transcript("check", "a.m", "App.pch", files: files).codes, ["VFL0201", "VFL0110"])
  }

  @Test("ignore files of a directory, its parent directories and its repository apply")
  func ignoreFiles() {
    let files = [
      "/project/.git/HEAD": "", "/.gitignore": "*.swift", "/project/.gitignore": "*.h\n/Sub/x.m\n",
      "/project/.git/info/exclude": "secret.m\nkept.m\n",
      "/project/Sub/.gitignore": "!keep.h\n!kept.m",
      "/project/Sub/a.swift": "", "/project/Sub/a.h": "", "/project/Sub/keep.h": "",
      "/project/Sub/x.m": "", "/project/Sub/In/x.m": "", "/project/Sub/secret.m": "",
      "/project/Sub/kept.m": "",
    ]
    let found = ["a.swift", "In/x.m", "keep.h", "kept.m"]
    expectEqual(Set(Self.walk("Sub", files: files)), Set(found.map { "Sub/" + $0 }))
    expectEqual(Set(Self.walk(".", files: files, directory: "/project/Sub")), Set(found))
  }

  @Test("ignore files of a repository do not apply inside a nested repository")
  func nested() {
    let files = [
      ".git/HEAD": "", ".gitignore": "*.m", "Other/.git": "gitdir: ../.git/modules/Other\n",
      "Other/a.m": "", "Other/b.swift": "", "a.m": "",
      ".git/modules/Other/info/exclude": "b.swift\n",
    ]
    expectEqual(Self.walk(".", files: files), ["Other/a.m"])
    expectEqual(Self.walk("Other", files: files), ["Other/a.m"])
  }

  @Test("the `.git` directory is skipped even if a pattern includes it")
  func whitelist() {
    let files = [
      ".git/x.swift": "", ".gitignore": "*\n!*/\n!*.swift\n", "a/b.swift": "", "a/c.m": "",
      "Pods/d.swift": "",
    ]
    expectEqual(Self.walk(".", files: files), ["a/b.swift"])
  }

  @Test("symbolic links in a directory are not followed")
  func links() {
    let files = ["a/b.swift": ""]
    expectEqual(
      Self.walk(".", files: files, links: ["a/loop": ".", "c.swift": "a/b.swift"]), ["a/b.swift"])
    expectEqual(Self.walk("other", files: files, links: ["other": "a"]), ["other/b.swift"])
  }

  @Test(
    "a file that is named as an argument is read even if it is ignored, and each file is read once")
  func named() {
    let files = [".gitignore": "*.m", "a.m": "", "Sub/b.swift": ""]
    expectEqual(Self.walk("a.m", ".", files: files), ["a.m", "Sub/b.swift"])
    expectEqual(Self.walk("Sub/b.swift", "Sub", ".", files: files), ["Sub/b.swift"])
    expectEqual(
      Self.walk("Sub", "Sub/b.swift", "Sub/b.swift", "./Sub/b.swift", files: files),
      ["Sub/b.swift"])
    expectEqual(Self.walk("--exclude", "*.m", "a.m", files: files), ["a.m"])
  }

  @Test("flags that select files override the nearest configuration file")
  func overrides() {
    let files = [
      ".vfl.json": #"{"exclude": ["Old/", "/Top.swift"], "include": ["Pods/"]}"#,
      "Top.swift": "", "Old/a.swift": "", "Sub/Top.swift": "", "Pods/b.swift": "",
      "Own/.vfl.json": #"{"exclude": ["c.swift"]}"#, "Own/c.swift": "", "Own/Old/d.swift": "",
    ]
    expectEqual(Self.walk(".", files: files), ["Own/Old/d.swift", "Pods/b.swift", "Sub/Top.swift"])
    expectEqual(
      Self.walk(".", "--exclude", "Sub", "--include=Old", files: files),
      ["Old/a.swift", "Own/Old/d.swift", "Pods/b.swift"])
    expectEqual(
      Self.walk(".", "--no-config", files: files),
      ["Old/a.swift", "Own/Old/d.swift", "Own/c.swift", "Sub/Top.swift", "Top.swift"])
  }
}
