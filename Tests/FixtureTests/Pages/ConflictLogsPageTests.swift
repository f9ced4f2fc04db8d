import Testing
import VFLTestSupport

@Suite("The page of logs")
struct ConflictLogsPageTests {
  @Test("tells every key that is not one of the answers to layouts")
  func keys() throws {
    let folder = "Sources/VisualFormat/VisualFormat.docc"
    let page = try Repository.text(at: "\(folder)/ConflictLogs.md")
    let layouts = try Repository.text(at: "\(folder)/LayoutDocuments.md")
    let json = try TranscriptFile(named: "log/json").text
    let keys = Set(json.matches(of: #/"(\w+)": /#).map { String($0.output.1) })
    #expect(keys.count > 30)
    #expect(keys.filter { !page.contains("`\($0)`") && !layouts.contains("`\($0)`") }.isEmpty)
  }
}
