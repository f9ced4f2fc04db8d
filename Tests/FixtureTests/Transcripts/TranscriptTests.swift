import Testing
import VFLDiagnostics
import VFLTestSupport

@Suite("Transcripts of `vfl` commands")
struct TranscriptTests {
  /// The transcripts that do not belong to a diagnostic code.
  private static let names = TranscriptFile.names.filter { !$0.hasPrefix("diagnostics/") }

  @Test("each transcript contains the output of its commands byte for byte", arguments: names)
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
    "the transcript of a diagnostic code contains the code's example and repaired example",
    arguments: DiagnosticCode.allCases)
  func diagnostics(_ code: DiagnosticCode) throws {
    let page = DiagnosticPage.of(code)
    let commands = try [page.example, page.repair].map {
      try ShellCommand($0.commandLine)
    }
    let text = try TranscriptFile.text(of: commands, run: plainRun)
    expectFixture(text, at: TranscriptFile.path(of: "diagnostics/\(code.rawValue)"))
  }

  @Test("every transcript in the directory of diagnostics has the name of a code")
  func orphans() {
    let codes = DiagnosticCode.allCases.map { "diagnostics/\($0.rawValue)" }
    let names = TranscriptFile.names.filter { $0.hasPrefix("diagnostics/") }
    expectEqual(names.filter { !codes.contains($0) }, [])
  }

  @Test("the transcripts use every example layout and refer to no missing file")
  func layouts() throws {
    let used = Set(
      try TranscriptFile.all().flatMap(\.commands).flatMap { command in
        var paths = command.arguments
        // The value of `--stdin-filename` need not be an existing file.
        if let flag = paths.firstIndex(of: "--stdin-filename") { paths.remove(at: flag + 1) }
        if case .file(let path) = command.input { paths.append(path) }
        return paths
      })
    let layouts = ["vfl", "json", "jsonl"].flatMap {
      Repository.files(in: "Fixtures/layouts", withExtension: $0)
    }
    try #require(!layouts.isEmpty)
    expectEqual(layouts.filter { !used.contains($0) }, [])
    // The name of a layout may follow the path of an Interface Builder file.
    let files = Set(used.map { $0.hasPrefix("Fixtures/") ? String($0.prefix { $0 != ":" }) : $0 })
    let missing = files.filter { $0.hasPrefix("Fixtures/") && !Repository.exists($0) }
    #expect(missing.isEmpty)
  }
}
