import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Literals that look like format strings and are passed to unknown functions")
struct UnresolvedCallTests {
  /// Returns the summary of a check of one file.
  private func summary(_ text: String, _ name: String = "Page.swift", _ words: String...) -> String
  {
    let transcript = Transcript(["check", name] + words, files: [name: text])
    return transcript.output.split(separator: "\n").last.map(String.init) ?? ""
  }

  private static let none = "0 strings in 1 file; no diagnostics"
  private static let one =
    "1 string in 1 file: 0 checked, 1 not checked (1 unresolved call); no diagnostics"

  @Test(
    "a literal that is a valid format string is counted",
    arguments: [
      "view.pin(\"H:|-[title]-|\", views)", "pin(format: \"V:[a(>=20)]-[b]\")",
      "Row(\"[a]-8-[b]\")", "view.pin([\"V:|[a]\", c])", "pin(\"H:|-\\(gap)-[v\\(i)]\")",
      "pin(\"\"\"\n  H:|[a]|\n  \"\"\")", "pin(#\"|[a]\"#) { }",
    ])
  func counted(call: String) {
    expectEqual(summary("func f() { \(call) }"), Self.one)
  }

  @Test(
    "other literals are not counted",
    arguments: [
      // The literal is not a whole format string with a view and more than names.
      "pin(\"H:|-[title\")", "pin(\"[title]\")", "pin(\"[a][b]\")", "pin(\"|\")", "pin(\"H:\")",
      "pin(\"a|[b]\")", "pin(\"|-[a]-|\" + tail)", "pin(\"|-[a]-|\".count)", "pin(\"[a-z]+\")",
      // The function processes text, or the argument is a text.
      "print(\"H:|-[a]-|\")", "NSLog(\"H:|-[a]-|\")", "text.range(of: \"[a]-[b]\")",
      "Regex(\"|[a]\")", "NSRegularExpression(pattern: \"[a]|\")", "XCTAssertEqual(f, \"|[a]|\")",
      "#expect(f == \"|[a]|\", \"|[a]|\")", "logger.debug(\"[a]-[b]\")", "show(title: \"[a]-[b]\")",
      "f.contains(\"[a]-[b]\")",
      // The literal is not an argument.
      "let f = \"H:|-[a]-|\"", "views[\"H:|-[a]-|\"] = a", "return \"H:|-[a]-|\"",
    ])
  func ignored(statement: String) {
    expectEqual(summary("func f() { \(statement) }"), Self.none)
  }

  @Test("a literal that is passed to a function of the file or the project is not counted")
  func declared() {
    let call = "func f() { show(\"H:|-[a]-|\") }\n"
    let shown = "func show(_ text: String) { label.text = text }\n"
    expectEqual(summary(call + shown), Self.none)
    expectEqual(summary(call + "func show(_ text: String, in view: UIView) { }"), Self.one)
    expectEqual(summary(call + "func show(_ view: UIView) { }"), Self.one)
    expectEqual(summary(call + "protocol P { func show(_ text: String) }"), Self.one)
    let files = [".git/HEAD": "", "a/Page.swift": call, "b/Show.swift": shown]
    expectEqual(Transcript("check", "a/Page.swift", files: files).output, Self.none + "\n")
    expectEqual(
      Transcript("check", "--unchecked", "a/Page.swift", files: files).output, Self.none + "\n")
    expectEqual(
      Transcript("check", "--no-project-wrappers", "a/Page.swift", files: files).output,
      Self.one + "\n")
    let other = files.merging(["b/Show.swift": "private " + shown]) { $1 }
    expectEqual(Transcript("check", "a/Page.swift", files: other).output, Self.one + "\n")
  }

  @Test("a literal that is passed to a wrapper of the configuration is not counted twice")
  func configured() {
    let files = [
      "Page.swift": "func f() { pin(\"H:|-[a]-|\"); tag(\"H:|-[a]-|\") }",
      ".vfl.json":
        #"{"wrappers": [{"name": "pin", "format": 0}, {"name": "tag", "format": 0, "dialect": "none"}]}"#,
    ]
    let output = Transcript("check", "Page.swift", files: files).output
    #expect(!output.contains("unresolved"), "\(output)")
  }

  @Test(
    "a literal is counted if a wrapper of the configuration has the name but not the labels",
    arguments: ["pin(_:view:)", "pin:views:", "other"])
  func misconfigured(name: String) {
    let files = [
      "Page.swift": "func f() { pin(\"H:|-[a]-|\", views: v) }",
      ".vfl.json": "{\"wrappers\": [{\"name\": \"\(name)\", \"format\": 0}]}",
    ]
    let output = Transcript("check", "Page.swift", files: files).output
    expectEqual(output, Self.one + "\n")
  }

  @Test("Objective-C messages and calls of functions are searched")
  func objectiveC() {
    func summary(_ statement: String) -> String {
      self.summary("void f(void) { \(statement); }", "Page.m")
    }
    expectEqual(summary("[view pin:@\"H:|-[a]-|\" views:v]"), Self.one)
    expectEqual(summary("[view pinViews:v format:@\"H:|-[a]-|\"]"), Self.one)
    expectEqual(summary("[view pin:@[@\"H:|-[a]-|\"]]"), Self.one)
    expectEqual(summary("Pin(@\"H:|-[a]-|\")"), Self.one)
    expectEqual(summary("NSLog(@\"H:|-[a]-|\")"), Self.none)
    expectEqual(summary("[text isEqualToString:@\"H:|-[a]-|\"]"), Self.none)
    expectEqual(summary("[view setTitle:@\"H:|-[a]-|\"]"), Self.none)
  }

  @Test("the strings are warnings only with `--unchecked`, and errors only with `--strict`")
  func exitCodes() {
    let files = ["Page.swift": "func f() { pin(\"H:|-[a]-|\") }\n"]
    let plain = Transcript("check", "--strict", "--fail-if-empty", "Page.swift", files: files)
    #expect(plain.code == .success && plain.codes.isEmpty && plain.errors == "")
    let listed = Transcript("check", "--unchecked", "--format=short", "Page.swift", files: files)
    expectEqual(
      listed.output,
      "Page.swift:1:16: warning: format string is not checked: it looks like a format string, but the "
        + "declaration of the called function is unknown [VFL0616]\n")
    expectEqual(listed.code, .success)
    expectEqual(
      Transcript("check", "--unchecked", "--strict", "Page.swift", files: files).code, .diagnostics)
    let json = Transcript("check", "--format=json", "Page.swift", files: files).output
    #expect(json.contains("\"unresolved\": 1"), "\(json)")
  }
}
