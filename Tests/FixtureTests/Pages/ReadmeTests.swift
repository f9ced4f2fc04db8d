import Testing
import VFLTestSupport

@testable import VFLCommand

@Suite("The readme")
struct ReadmeTests {
  @Test("tells every subcommand, in the order of the program's own help")
  func subcommands() throws {
    let page = try Repository.text(at: "README.md")
    let rows = page.matches(of: #/(?m)^\| `vfl (\w+)[^`]*` \| .+ \|$/#)
    // Help is found by those who look for it.
    let names = Subcommand.all.map(\.name).filter { $0 != .help }
    #expect(rows.map { String($0.output.1) } == names.map(\.rawValue))
  }
}
