import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Interface Builder files on the command line")
struct InterfaceFileTests {
  private func console() throws -> MemoryConsole {
    var console = MemoryConsole()
    let storyboard = try Repository.text(at: "Fixtures/interfaces/Account.storyboard")
    console.files["App/Account.storyboard"] = Array(storyboard.utf8)
    console.files["App/Old.xib"] = Array(
      "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>".utf8)
    return console
  }

  /// Returns the storyboard with a conflict, made for another system.
  private func storyboard(for runtime: String) throws -> [UInt8] {
    let text = try Repository.text(at: "Fixtures/interfaces/Account.storyboard")
    let attribute = "targetRuntime=\"iOS.CocoaTouch\""
    try #require(text.contains(attribute))
    return Array(text.replacing(attribute, with: "targetRuntime=\"\(runtime)\"").utf8)
  }

  @Test(
    "a directory is searched for Interface Builder files, except files of old versions and other systems"
  )
  func directory() throws {
    var console = try console()
    console.files["App/Watch.storyboard"] = try storyboard(for: "watchKit")
    console.files["App/TV.storyboard"] = try storyboard(for: "AppleTV")
    #expect(console.run(["check", "App"]) == .diagnostics)
    #expect(console.outputText.contains("VFL0401"))
    #expect(console.outputText.hasSuffix("2 layouts checked; 1 error and 1 warning\n"))
    for name in ["Old.xib", "Watch.storyboard", "TV.storyboard"] {
      #expect(!console.outputText.contains(name))
    }
  }

  @Test(
    "a file that is named must not be made for tvOS or watchOS", arguments: ["watchKit", "AppleTV"])
  func otherSystem(runtime: String) throws {
    var console = MemoryConsole()
    console.files["App/Other.storyboard"] = try storyboard(for: runtime)
    #expect(console.run(["check", "App/Other.storyboard"]) == .diagnostics)
    expectEqual(Transcript.codes(in: console.outputText), ["VFL0617"])
  }

  @Test("a file that is named must have the format of Xcode 5") func oldFormat() throws {
    var console = try console()
    #expect(console.run(["check", "App/Old.xib"]) == .diagnostics)
    #expect(console.outputText.contains("VFL0617"))
  }

  @Test("the rule for ambiguity can be turned off") func ambiguityOff() throws {
    var console = try console()
    _ = console.run(["check", "--rule", "VFL0402=off", "App/Account.storyboard"])
    #expect(!console.outputText.contains("VFL0402"))
    #expect(console.outputText.contains("VFL0401"))
  }

  @Test("reports of other formats contain the element in the file") func report() throws {
    var console = try console()
    _ = console.run(["check", "--format", "github", "App/Account.storyboard"])
    #expect(console.outputText.contains("file=App/Account.storyboard,line=76"))
  }

  @Test("a file on standard input is recognized by its content") func standardInput() throws {
    var console = try console()
    console.input = [console.files["App/Account.storyboard"] ?? []]
    #expect(console.run(["check", "-"]) == .diagnostics)
    #expect(console.outputText.contains("VFL0401"))
  }

  @Test("a baseline records the diagnostics of a file") func baseline() throws {
    var console = try console()
    #expect(
      console.run(["check", "--baseline", "known.json", "--write-baseline", "App"]) == .success)
    #expect(console.run(["check", "--baseline", "known.json", "App"]) == .success)
  }

  @Test("`fmt` ignores the files of a directory, and rejects a file that is named")
  func formatting() throws {
    var console = try console()
    console.files["App/Row.vfl"] = Array("[a]-0-[b]\n".utf8)
    #expect(console.run(["fmt", "App"]) == .success)
    expectEqual(
      console.outputText, "formatted App/Row.vfl: 1 format string\n1 file formatted, 0 unchanged\n")
    expectEqual(console.written, ["App/Row.vfl"])
    #expect(console.run(["fmt", "App/Account.storyboard"]) == .usage)
    expectEqual(Transcript.codes(in: console.errorText), ["VFL0601"])
    expectEqual(console.written, ["App/Row.vfl"])
  }

  /// Returns a file with one layout that has some constraints.
  private func interface(_ constraints: [String]) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            <view id="card"><rect key="frame" x="8" y="8" width="40" height="40"/></view>
          </subviews>
          <constraints>
            \(constraints.joined(separator: "\n"))
          </constraints>
        </view>
      </objects>
    </document>
    """
  }

  @Test("the summary of `check` counts the constraints that cannot be read") func ignored() {
    let valid = #"<constraint firstAttribute="width" constant="320" id="valid"/>"#
    let unreadable = [
      #"<constraint firstAttribute="diagonal" constant="320" id="attribute"/>"#,
      #"<constraint firstItem="other" firstAttribute="width" constant="320" id="item"/>"#,
      #"<constraint firstAttribute="width" constant="wide" id="constant"/>"#,
    ]
    let files = [
      "None.xib": interface([valid]), "One.xib": interface([valid, unreadable[0]]),
      "All.xib": interface(unreadable), "Sources/All.xib": interface(unreadable),
    ]
    let checked = "1 layout checked, no diagnostics"
    let summaries = [
      ("None.xib", checked), ("One.xib", checked + ", 1 constraint ignored"),
      ("All.xib", checked + ", 3 constraints ignored"),
      ("Sources", "0 strings in 1 file; 1 layout checked; no diagnostics, 3 constraints ignored"),
    ]
    for (name, summary) in summaries {
      expectEqual(Transcript("check", name, files: files).output, summary + "\n")
    }
    expectEqual(
      Transcript("check", "None.xib", "One.xib", "All.xib", files: files).output,
      "3 layouts checked, no diagnostics, 4 constraints ignored\n")
  }

  @Test(
    "layouts are selected by their class or identifier",
    arguments: ["SignInController", "aB1-cd-003"])
  func selection(object: String) throws {
    var console = try console()
    #expect(console.run(["solve", "App/Account.storyboard:\(object)"]) == .success)
    #expect(console.outputText.contains("signInButton"))
    #expect(!console.outputText.contains("caption"))
  }

  @Test(
    "a layout can be converted to code in every style",
    arguments: [
      "anchors", "constraints", "snapkit", "objc-anchors", "objc-constraints", "masonry", "swiftui",
      "gtk", "vfl",
    ])
  func code(style: String) throws {
    var console = try console()
    let operand = "App/Account.storyboard:SignInController"
    #expect(console.run(["convert", "--to", style, operand]) == .success)
    #expect(console.outputText.contains("title"))
  }

  @Test("a range of sizes is solved") func range() throws {
    var console = try console()
    let operand = "App/Account.storyboard:ProfileController"
    _ = console.run(["solve", "--range", "width=320..440", operand])
    #expect(console.errorText.contains("below a width of 374"))
  }

  @Test("a preview page contains each layout of a file, or the selected one") func preview() throws
  {
    func names(_ operand: String) throws -> [String] {
      var console = try console()
      console.pauses = [{ _ in }]
      console.files["/scratch/other"] = []
      console.variables["TMPDIR"] = "/scratch"
      #expect(console.run(["preview", operand]) == .success)
      let bytes = try #require(console.files["/scratch/project-App-Account.storyboard.html"])
      let page = try LayoutPageTests.data(of: String(decoding: bytes, as: UTF8.self))
      return try #require(page["layouts"] as? [[String: Any]]).compactMap { $0["name"] as? String }
    }
    let file = "App/Account.storyboard"
    #expect(
      try names(file) == ["\(file):SignInController", "\(file):ProfileController"])
    #expect(try names("\(file):ProfileController") == ["\(file):ProfileController"])
  }

  @Test("a page notes which content sizes are estimates") func pageNotes() throws {
    var console = try console()
    let operand = "App/Account.storyboard:SignInController"
    _ = console.run(["solve", "--html", operand])
    #expect(console.outputText.contains("The content sizes of these views are estimates: `title`"))
  }
}
