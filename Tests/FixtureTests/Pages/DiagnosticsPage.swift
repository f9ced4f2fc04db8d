import VFLDiagnostics

/// The documentation page with all diagnostic codes, generated from the catalog and the
/// transcripts.
enum DiagnosticsPage {
  /// The path of the page.
  static let path = "Sources/VisualFormat/VisualFormat.docc/Diagnostics.md"

  /// The maximum number of lines of a transcript that the page includes.
  ///
  /// Longer transcripts are only named.
  private static let limit = 60

  /// The phases that report diagnostics, by the first two digits of the codes.
  private static let phases = [
    ("01", "Syntax"), ("02", "Names and metrics"), ("03", "Values, options and equations"),
    ("04", "Layouts"), ("05", "Lint"), ("06", "Files and documents"),
    ("07", "Messages in logs"), ("08", "Verification"), ("09", "The command line"),
  ]

  /// Returns the expected contents of the page.
  static func text() throws -> String {
    var text = """
      # Diagnostics

      All diagnostic codes, each with an example and its correction.

      ## Overview

      Each diagnostic has a code, which never changes its meaning. `vfl explain VFL0110` prints the
      explanation of that code.

      This page is generated from the catalogue in `Sources/VFLDiagnostics/Catalogue` and the transcripts
      in `Fixtures/transcripts/diagnostics`. `VFL_RECORD=1 swift test --filter FixtureTests` updates it.

      """
    for (digits, title) in phases {
      text += "\n## \(title)\n"
      for code in DiagnosticCode.allCases where code.rawValue.hasPrefix("VFL\(digits)") {
        text += try section(of: code)
      }
    }
    return try MarkdownPage(path: path, text: text).refreshed()
  }

  /// The codes that the page lacks because `phases` does not contain their first two digits.
  static var strays: [DiagnosticCode] {
    DiagnosticCode.allCases.filter { code in
      !phases.contains { code.rawValue.hasPrefix("VFL\($0.0)") }
    }
  }

  private static func section(of code: DiagnosticCode) throws -> String {
    let page = DiagnosticPage.of(code)
    let transcript = "diagnostics/\(code.rawValue)"
    let lineCount = try BlockMarker.transcript(transcript).text().count { $0 == "\n" }
    let severity =
      page.level == .off
      ? " (off by default)" : page.severity == .warning ? " (warning)" : ""
    return """

      ### \(code.rawValue): \(page.title)\(severity)

      \(page.explanation)

      \(lineCount <= limit
        ? "<!-- transcript: \(transcript) -->"
        : "The transcript has \(lineCount) lines: `\(TranscriptFile.path(of: transcript))`.")

      """
  }
}
