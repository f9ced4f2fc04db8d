import Testing
import VFLTestSupport

@testable import VFLCommandLine

@Suite("Manual pages")
struct ManualPageTests {
  private static let topics = [""] + Subcommand.all.map(\.name.rawValue) + ["documents"]

  private func page(_ topic: String) -> Transcript {
    Transcript(topic.isEmpty ? ["man"] : ["man", topic])
  }

  @Test("a manual page has a heading with name, section and version", arguments: topics)
  func heading(_ topic: String) {
    let transcript = page(topic)
    let name = topic.isEmpty ? "VFL" : "VFL\\-" + topic.uppercased()
    let section = topic == "documents" ? 5 : 1
    let version = VisualFormatCommand.version
    let heading = ".TH \(name) \(section) \(VisualFormatCommand.versionDate) \"vfl \(version)\""
    #expect(transcript.output.hasPrefix(heading) && transcript.output.hasSuffix("\n"))
    #expect(transcript.errors == "" && transcript.code == .success)
  }

  @Test("`vfl man` prints text without roff requests on a terminal", arguments: topics)
  func terminal(_ topic: String) {
    var console = MemoryConsole()
    console.terminals = [.output]
    let code = console.run(["man"] + (topic.isEmpty ? [] : [topic]))
    expectEqual(code, .success)
    expectEqual(
      console.outputText, Transcript(topic.isEmpty ? ["help"] : ["help", topic]).output)
  }

  @Test(
    "a manual page contains the summary, flags, examples and details of the help page",
    arguments: Subcommand.all.map(\.name.rawValue))
  func content(_ name: String) throws {
    let subcommand = try #require(Subcommand.named(name))
    let text = Self.plain(page(name).output)
    #expect(text.contains(" - \(subcommand.summary)"))
    for flag in subcommand.flags {
      let value = flag.value.map { " " + $0.placeholder } ?? ""
      #expect(text.contains(".TP\n\(flag.name)\(value)\n"))
    }
    for example in subcommand.examples { #expect(text.contains("\n\(example.command)\n")) }
    for block in HelpBlocks(subcommand.details).blocks {
      switch block {
      case .paragraph(let paragraph):
        #expect(text.contains("\n\(paragraph.replacing("`", with: ""))\n"))
      case .lines(let lines):
        for line in lines { #expect(text.contains("\n\(line.dropFirst(2))\n")) }
      }
    }
  }

  @Test("no line of text in a manual page begins like a roff request", arguments: topics)
  func requests(_ topic: String) {
    let known: Set = [".TH", ".nh", ".ad", ".SH", ".PP", ".TP", ".RS", ".RE", ".nf", ".fi", ".br"]
    for line in page(topic).output.split(separator: "\n") where line.hasPrefix(".") {
      #expect(known.contains(String(line.prefix(3))), "\(line)")
    }
    #expect(!page(topic).output.contains("\n'"))
  }

  @Test("groff formats each manual page without a warning", arguments: topics)
  func groff(_ topic: String) throws {
    guard ShellRun.path(of: "groff") != nil else { return }
    let script = "groff -man -ww -z 2>&1 <<'END OF PAGE'\n\(page(topic).output)END OF PAGE\n"
    let run = try ShellRun("sh", script: script)
    #expect(run.code == 0 && run.output == "")
  }

  @Test("characters with a meaning in roff are escaped in a manual page")
  func escapes() {
    var page = RoffPage(name: "a-b", section: 1, summary: "c")
    page.paragraph("'a' \\ `b-c` ~ ^")
    page.lines(["  .TH", "  `", "  'a'"])
    #expect(
      page.text.hasSuffix(
        #"""
        .PP
        \&\(aqa\(aq \(rs \fBb\-c\fR \(ti \(ha
        .PP
        .RS 2
        .nf
        \&.TH
        \(ga
        \&\(aqa\(aq
        .fi
        .RE

        """#))
  }

  @Test("the version and date of `vfl` match the latest changelog entry")
  func changelog() throws {
    let text = try Repository.text(at: "CHANGELOG.md")
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
    let version = VisualFormatCommand.version
    expectEqual(headings.dropFirst().first, "## \(version) - \(VisualFormatCommand.versionDate)")
  }

  /// Returns the page without roff escapes.
  private static func plain(_ page: String) -> String {
    let marks = [
      (#"\fB"#, ""), (#"\fI"#, ""), (#"\fR"#, ""), (#"\&"#, ""), (#"\-"#, "-"), (#"\(aq"#, "'"),
      (#"\(ga"#, "`"), (#"\(ha"#, "^"), (#"\(ti"#, "~"), (#"\(rs"#, #"\"#),
    ]
    return marks.reduce(page) { $0.replacing($1.0, with: $1.1) }
  }
}
