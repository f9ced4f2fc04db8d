import Testing
import VFLTestSupport

@Suite("The page of the language")
struct LanguagePageTests {
  /// A row of the table of departures.
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

  @Test("says of each format of its table what the program says")
  func departures() throws {
    let rows = try rows()
    #expect(rows.count > 25)
    for row in rows {
      // What the language takes may still make no layout, which is for lint to tell.
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
