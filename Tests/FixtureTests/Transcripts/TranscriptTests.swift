import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("Transcripts")
struct TranscriptTests {
  /// The transcripts that are not examples of a code.
  private static let names = TranscriptFile.names.filter { !$0.hasPrefix("diagnostics/") }

  @Test("a transcript contains the output of its commands byte for byte", arguments: names)
  func printed(name: String) throws {
    let transcript = try TranscriptFile(named: name)
    let text = try TranscriptFile.text(of: transcript.commands, run: plainRun)
    expectFixture(text, at: TranscriptFile.path(of: name))
  }

  private func plainRun(of command: ShellCommand) throws -> TranscriptFile.Run {
    let run = try TranscriptConsole.run(command)
    #expect(run.printed.isEmpty || run.isPlain, "\(command.text)")
    return run
  }

  @Test(
    "the transcript of a code contains its example and the repaired example",
    arguments: DiagnosticCode.allCases)
  func diagnostics(_ code: DiagnosticCode) throws {
    let page = DiagnosticPage.of(code)
    let commands = try [page.example, page.repair].map {
      try ShellCommand($0.commandLine)
    }
    let text = try TranscriptFile.text(of: commands, run: plainRun)
    expectFixture(text, at: TranscriptFile.path(of: "diagnostics/\(code.rawValue)"))
  }

  @Test("every transcript of a diagnostic has the name of a code")
  func orphans() {
    let codes = DiagnosticCode.allCases.map { "diagnostics/\($0.rawValue)" }
    let names = TranscriptFile.names.filter { $0.hasPrefix("diagnostics/") }
    expectEqual(names.filter { !codes.contains($0) }, [])
  }

  @Test("transcripts use every example layout and no missing file")
  func layouts() throws {
    let used = Set(
      try TranscriptFile.all().flatMap(\.commands).flatMap { command in
        var paths = command.arguments
        // The value of `--stdin-filename` is not a file.
        if let flag = paths.firstIndex(of: "--stdin-filename") { paths.remove(at: flag + 1) }
        if case .file(let path) = command.input { paths.append(path) }
        return paths
      })
    let layouts = ["vfl", "json", "jsonl"].flatMap {
      Repository.files(in: "Fixtures/layouts", withExtension: $0)
    }
    try #require(!layouts.isEmpty)
    expectEqual(layouts.filter { !used.contains($0) }, [])
    let missing = used.filter { $0.hasPrefix("Fixtures/") && !Repository.exists($0) }
    #expect(missing.isEmpty)
  }
}
