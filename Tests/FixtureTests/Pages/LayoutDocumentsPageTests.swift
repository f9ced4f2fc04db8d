import Testing
import VFLDiagnostics
import VFLTestSupport
import VFLText

@Suite("The documentation page about layout documents")
struct LayoutDocumentsPageTests {
  private func page() throws -> String {
    try Repository.text(at: "Sources/VisualFormat/VisualFormat.docc/LayoutDocuments.md")
  }

  @Test("every JSON key and directive of layout documents is documented")
  func documents() throws {
    // The diagnostic for an unknown key or directive lists all known ones.
    let document =
      #"{"z": 0, "views": {"a": {"z": 0}}, "container": {"z": 0}, "formats": [{"z": 0}]}"#
    var names: Set<String> = []
    for command in ["printf %s '\(document)' | vfl check -", "printf %s '@z' | vfl check -"] {
      let complaint = try TranscriptConsole.run(try ShellCommand(command)).printed
      for line in complaint.split(separator: "\n") where line.hasPrefix("  = note: known ") {
        names.formUnion(line.matches(of: #/`([^`]+)`/#).map { String($0.output.1) })
      }
    }
    #expect(names.count > 20)
    let page = try page()
    #expect(names.filter { !page.contains("`\($0)") }.isEmpty)
  }

  @Test("every JSON key in the transcripts is documented")
  func answers() throws {
    var keys: Set<String> = []
    // The JSON output for sources and logs is documented on other pages.
    let transcripts = try TranscriptFile.all().filter {
      !$0.name.hasPrefix("sources/") && !$0.name.hasPrefix("log/")
    }
    for transcript in transcripts where transcript.text.contains("\"status\": ") {
      // The keys of the object `frames` are names of views.
      let found = transcript.text.matches(of: #/"(\w+)": (?!\{"x")/#)
      keys.formUnion(found.map { String($0.output.1) })
    }
    #expect(keys.count > 30)
    let page = try page()
    let names = Set(["a", "b", "left"])
    #expect(keys.subtracting(names).filter { !page.contains("`\($0)`") }.isEmpty)
  }

  @Test("the page about layout documents lists exactly the existing limits with their values")
  func limits() throws {
    let section = try #require(
      try page().split(separator: "\n## ").first { $0.hasPrefix("Limits") })
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    let listed = rows.map { $0.split(separator: " | ").prefix(2).joined(separator: " | ") }
    expectEqual(listed, Limit.allCases.map { "| \($0.subject) | \(CountText.grouped($0.value))" })
  }
}
