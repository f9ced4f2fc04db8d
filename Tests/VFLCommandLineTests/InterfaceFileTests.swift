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

  @Test("a directory is searched for Interface Builder files, and old ones are ignored")
  func directory() throws {
    var console = try console()
    #expect(console.run(["check", "App"]) == .diagnostics)
    #expect(console.outputText.contains("VFL0401"))
    #expect(console.outputText.hasSuffix("2 layouts checked; 1 error and 1 warning\n"))
    #expect(!console.outputText.contains("Old.xib"))
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

  @Test("fmt ignores the files of a directory, and rejects one that is named") func formatting()
    throws
  {
    var console = try console()
    let before = console.files
    #expect(console.run(["fmt", "App"]) == .success || console.errorText.isEmpty == false)
    #expect(console.run(["fmt", "App/Account.storyboard"]) == .usage)
    #expect(console.files == before)
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
      #expect(console.run(["preview", operand]) == .success)
      let bytes = try #require(console.files["App/Account.storyboard.html"])
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
