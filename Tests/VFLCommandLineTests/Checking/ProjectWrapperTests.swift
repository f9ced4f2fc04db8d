import Testing
import VFLDiagnostics
import VFLTestSupport

@testable import VFLChecking
@testable import VFLCommandLine

@Suite("Wrapper functions in other files of the project of a named file")
struct ProjectWrapperTests {
  private static let helper = """
    import UIKit
    extension UIView {
      func pin(_ f: String, _ views: [String: Any]) {
        addConstraints(NSLayoutConstraint.constraints(
          withVisualFormat: f, options: [], metrics: nil, views: views))
      }
    }

    """

  private static func caller(
    _ format: String = "\"H:|[titel]|\"", _ function: String = "pin"
  ) -> String {
    """
    import UIKit
    class Page: UIView {
      func setUp() {
        \(function)(\(format), ["title": title])
      }
    }

    """
  }

  /// Returns the codes that `check` reports.
  private func codes(_ words: String..., files: [String: String]) -> [String] {
    Transcript(["check"] + words, files: files).codes
  }

  @Test("a wrapper in another directory is found up to the root of the repository")
  func repository() {
    let files = [
      ".git/HEAD": "", "App/UI/Page.swift": Self.caller(), "App/UI/.vfl.json": "{}",
      "App/Package.swift": "", "Core/Views/Pin.swift": Self.helper,
    ]
    expectEqual(codes("App/UI/Page.swift", files: files), ["VFL0201"])
    let transcript = Transcript("check", "App/UI/Page.swift", files: files)
    #expect(transcript.output.contains("1 string in 1 file; 1 error\n"))
    expectEqual(transcript.code, .diagnostics)
  }

  @Test(
    "without a repository, the nearest directory with a package, a project or a configuration is the root",
    arguments: [
      ("App/Package.swift", true), ("App/App.xcodeproj/project.pbxproj", true),
      ("App/App.xcworkspace/contents.xcworkspacedata", true), ("App/.vfl.json", true),
      ("App/UI/Package.swift", false), ("App/README.md", false), ("Package.swift", true),
    ])
  func marker(file: String, isFound: Bool) {
    let files = [
      file: file.hasSuffix("json") ? "{}" : "", "App/UI/Page.swift": Self.caller(),
      "App/Views/Pin.swift": Self.helper,
    ]
    expectEqual(codes("App/UI/Page.swift", files: files), isFound ? ["VFL0201"] : [])
  }

  @Test("without a project, only files in the same directory are read")
  func directory() {
    let helper = ["a/Page.swift": Self.caller()]
    for (path, isFound) in [("a/Pin.swift", true), ("a/b/Pin.swift", false), ("Pin.swift", false)] {
      let files = helper.merging([path: Self.helper]) { $1 }
      expectEqual(codes("a/Page.swift", files: files), isFound ? ["VFL0201"] : [], "\(path)")
    }
  }

  @Test("the home directory and its parent directories are never the root of a project")
  func home() {
    for (home, isFound) in [
      ("/project", false), ("/project/a", false), ("/project/", false), ("/other", true),
      ("", true),
    ] {
      var console = MemoryConsole()
      console.variables["HOME"] = home
      console.files = [
        ".git/HEAD": "", "a/b/Page.swift": Self.caller(), "c/Pin.swift": Self.helper,
      ].mapValues { Array($0.utf8) }
      _ = console.run("check", "a/b/Page.swift")
      expectEqual(
        Transcript.codes(in: console.outputText), isFound ? ["VFL0201"] : [], "\(home)")
    }
  }

  @Test("files that a check of the root would skip are not read")
  func ignored() {
    for (path, isFound) in [
      ("Pods/Pin.swift", false), (".build/Pin.swift", false), ("Old/Pin.swift", false),
      ("Generated/Pin.swift", false), ("Views/Pin.swift", true), ("Views/Pin.txt", false),
    ] {
      let files = [
        ".git/HEAD": "", ".gitignore": "Old/\n", ".vfl.json": #"{"exclude": ["Generated/"]}"#,
        "Page.swift": Self.caller(), path: Self.helper,
      ]
      expectEqual(codes("Page.swift", files: files), isFound ? ["VFL0201"] : [], "\(path)")
    }
    let files = [".git/HEAD": "", "Page.swift": Self.caller(), "Views/Pin.swift": Self.helper]
    expectEqual(codes("--exclude", "Views/", "Page.swift", files: files), [])
    expectEqual(codes("--no-project-wrappers", "Page.swift", files: files), [])
  }

  @Test("other files of the project are neither checked nor counted, and may be unreadable")
  func unreported() {
    var console = MemoryConsole()
    console.files = [
      ".git/HEAD": "", "Page.swift": Self.caller("\"H:|[title]|\""), "Pin.swift": Self.helper,
      "Bad.swift": Self.caller("\"H:|[title\""), "x/.vfl.json": "{", "x/A.swift": Self.helper,
    ].mapValues { Array($0.utf8) }
    console.failures["Locked.swift"] = "permission denied"
    expectEqual(console.run("check", "Page.swift"), .success)
    expectEqual(console.outputText, "1 string in 1 file; no diagnostics\n")
    expectEqual(console.errorText, "")
  }

  @Test("standard input with a file name is checked as a file of the project")
  func standardInput() {
    let words = ["check", "--stdin-filename", "App/Page.swift", "-"]
    let files = [
      ".git/HEAD": "", "App/Page.swift": "", "Core/Pin.swift": Self.helper,
    ]
    let found = Transcript(words, standardInput: Self.caller(), files: files)
    expectEqual(found.codes, ["VFL0201"])
  }

  @Test("an override in another file of the project makes a call uncertain")
  func override() {
    let files = [
      ".git/HEAD": "", "A.swift": Self.helper, "Page.swift": Self.caller(),
      "B.swift": "class Label: UIView { override func pin(_ s: String, _ v: [String: Any]) { } }",
    ]
    let output = Transcript("check", "Page.swift", files: files).output
    #expect(output.contains("1 string in 1 file: 0 checked, 1 not checked"), "\(output)")
  }

  @Test("an Objective-C file finds the macros and wrappers of the project")
  func objectiveC() {
    let files = [
      ".git/HEAD": "",
      "App/Page.m": """
      @implementation Page
      - (void)setUp { [self addConstraints:ROWS(@"H:|[title]-[|")]; }
      @end
      """,
      "Core/Rows.h": """
      #define ROWS(f) [NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v]
      """,
    ]
    expectEqual(codes("App/Page.m", files: files).count, 1)
  }

  @Test("a file whose literals are no parts of format strings does not need the other files")
  func quickSearch() {
    let log = ReadLog()
    var console = MemoryConsole()
    console.log = log
    console.files = [
      ".git/HEAD": "", "Pin.swift": Self.helper,
      "Page.swift": "let a = [1 | 2]; print(\"a \\\" b\", a[0])\nlet b = \"c\"",
    ].mapValues { Array($0.utf8) }
    _ = console.run("check", "Page.swift")
    expectEqual(log.reads["/project/Pin.swift"], nil)
  }

  @Test("`fmt` formats strings that are passed to wrappers of other files")
  func formatting() {
    let files = [
      ".git/HEAD": "", "a/Page.swift": Self.caller("\"H:|-0-[title]|\""),
      "b/Pin.swift": Self.helper,
    ]
    let found = Transcript("fmt", "--check", "a/Page.swift", files: files)
    #expect(found.output.contains("H:|[title]|"), "\(found.output)")
    expectEqual(found.code, .diagnostics)
    let off = Transcript("fmt", "--check", "--no-project-wrappers", "a/Page.swift", files: files)
    expectEqual(off.code, .success)
  }

  @Test("the summary states that the project has more files than the limit")
  func limit() {
    var files = [".git/HEAD": "", "a/Page.swift": Self.caller(), "a/Pin.swift": Self.helper]
    for number in 0..<Limit.projectFiles.value { files["b/\(number).swift"] = "" }
    let found = Transcript("check", "a/Page.swift", files: files)
    expectEqual(found.codes, ["VFL0201"])
    #expect(
      found.output.hasSuffix(
        "only the nearest 4,999 files of the project searched for wrapper functions; "
          + "pass a directory to search all of its files\n"), "\(found.output)")
  }
}
