import VFLDiagnostics

@testable import VFLReports
@testable import VFLText

/// Sample reports for the tests of report formats.
enum ReportSample {
  /// A path whose characters must be escaped in some formats.
  ///
  /// The text of the file contains a tab, an emoji and a wide character before the error.
  static let path = "Sources/a b/Ünit%1,é:x.swift"
  static let text = "// 1\n\tlet 😀漢 = \"|-[title-[b]\"\nlet c = \"[x]\"\n"

  /// Returns the span of the first occurrence of a string in the text.
  static func span(of piece: String, in text: String = text) -> SourceSpan {
    let bytes = Array(text.utf8)
    let wanted = Array(piece.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return SourceSpan(start, start + wanted.count)
  }

  static func location(of piece: String) -> SourceLocation {
    SourceLocation(.document, span(of: piece))
  }

  /// An error with a label, a note and fix-its, with characters that the formats must escape.
  static let unclosed = Diagnostic(
    .unclosedView, .error, "expected `]` <&\"'>, found 100%\r\n{0} \u{1B}[31m\u{0}::error::x",
    at: location(of: "-[b"), caption: "`]` could stand here",
    labels: [.init(location(of: "[title"), "`[` opened here: {1}, a\nb")],
    notes: ["a rule, with ]]> and a \u{FFFF}"],
    fixIts: [
      FixIt(
        "insert `]`", [SourceEdit(SourceSpan(at: span(of: "-[b").start), "]")], applicability: .safe
      ),
      FixIt(
        "write it anew",
        [SourceEdit(span(of: "[title"), "[a]😀"), SourceEdit(span(of: "漢"), "")]),
    ])
  static let warning = Diagnostic(
    .optionWithoutEffect, .warning, "has no effect", at: location(of: "[x]"))
  static let unread = Diagnostic(
    .unreadableFile, .error, "expected a file, found no such file", at: nil)

  /// Returns a file with the sample text and the given diagnostics.
  static func file(
    _ diagnostics: [Diagnostic], at path: ReportPath = ReportPath(path)
  ) -> ReportFile {
    let reader = DiagnosticLocator(path: path, bytes: Array(text.utf8))
    return ReportFile(
      path: path, diagnostics: reader.reports(on: diagnostics, rendered: RenderStyle()))
  }

  static func report(
    _ diagnostics: [Diagnostic] = [unclosed, warning], root: String? = nil
  ) -> Report {
    Report(
      version: "1.2.3",
      files: [
        ReportFile(path: ReportPath("./Sources//clean.m")),
        file(diagnostics),
      ], root: root.map { ReportPath($0) }, exitCode: 1)
  }

  /// A report with all kinds of contents.
  ///
  /// It contains paths that are not UTF-8, absolute paths, standard input, diagnostics without a location,
  /// suppressed diagnostics and an unread file.
  static var everything: Report {
    var silenced = file([unclosed, warning, warning], at: ReportPath("/else where/b.m"))
    silenced.diagnostics[0].suppression = .comment(reason: "generated {0}")
    silenced.diagnostics[1].suppression = .comment(reason: nil)
    silenced.diagnostics[2].suppression = .baseline
    let json = RenderedSource(.format(0), name: "l.json#/formats/0", text: "[x")
    let inJSON = DiagnosticLocator(path: ReportPath("l.json"), bytes: Array("{}".utf8)).reports(
      on: [
        Diagnostic(
          .unclosedView, .error, "m", at: SourceLocation(.format(0), SourceSpan(2, 2)),
          fixIts: [FixIt("insert", [SourceEdit(SourceSpan(2, 2), "]")])])
      ], in: [json])
    return Report(
      version: "1.2.3",
      files: report().files + [
        silenced, file([warning], at: ReportPath([0x61, 0xFF, 0x0A, 0x62])),
        ReportFile(path: ReportPath("l.json"), diagnostics: inJSON),
        file([unclosed], at: ReportPath("<stdin>")), file([unread], at: ReportPath("../gone.m")),
      ], root: ReportPath("/r o/ot/"), exitCode: 2)
  }
}
