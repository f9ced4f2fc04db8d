import Testing
import VFLTestSupport

@Suite("The documentation page about the language")
struct LanguagePageTests {
  /// A row in the table of differences.
  private struct Row {
    let format: String
    let isAccepted: Bool
  }

  private func rows() throws -> [Row] {
    let page = try Repository.text(at: "Sources/VisualFormat/VisualFormat.docc/Language.md")
    return page.matches(of: #/(?m)^\| `(.+?)` \| (?:yes|no) \| (yes|no) \| /#).map { match in
      Row(
        format: String(match.output.1.replacing("\\|", with: "|")),
        isAccepted: match.output.2 == "yes")
    }
  }

  @Test("`check` accepts exactly the formats that the table of differences marks as accepted")
  func departures() throws {
    let rows = try rows()
    #expect(rows.count > 25)
    for row in rows {
      // Lint rules may report a valid format, so lint rules are turned off.
      let flags = [
        "--rule VFL05=off --view a --view b --view c",
        "--metric m=8 --metric p=500 --metric neg=-8",
      ]
      let command = try ShellCommand("vfl check \(flags.joined(separator: " ")) '\(row.format)'")
      let run = try TranscriptConsole.run(command)
      expectEqual(run.code, (row.isAccepted ? 0 : 1), "\(row.format)")
    }
  }
}
