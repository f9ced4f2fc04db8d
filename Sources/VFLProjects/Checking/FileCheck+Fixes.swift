import VFLDiagnostics
import VFLDocuments
import VFLLint
import VFLRendering

extension FileCheck {
  /// The formats of the command line with the fixes that are asked for.
  ///
  /// - Returns: the formats as they are to be checked and shown, a line each, and what changes.
  func fixes(
    of document: LayoutDocument, _ configuration: Configuration, _ choice: FixApplication.Choice
  ) -> (document: LayoutDocument, fixed: FixedFile) {
    var result = document
    var count = 0
    var diff: [UInt8] = []
    for index in document.formats.indices {
      let old = document.formats[index]
      let application = FixApplication(to: old.bytes, choice: choice) { text in
        var trial = result
        trial.formats[index].bytes = text
        let check = check(trial, configuration)
        let own = check.groups.flatMap { $0.diagnostics }.filter {
          $0.location?.origin == .format(index)
        }
        return FixApplication.Check(
          diagnostics: own,
          // What a format of the extended dialect means is not compared.
          formats: check.formats.isEmpty ? [] : [check.formats[index]])
      }
      result.formats[index].bytes = application.text
      count += application.mended.count
      diff += UnifiedDiff(from: old.bytes + [0x0A], to: application.text + [0x0A])
        .bytes(path: old.name)
    }
    let bytes = result.formats.reduce(into: [UInt8]()) { $0 += $1.bytes + [0x0A] }
    return (result, FixedFile(before: ContentMark([]), bytes: bytes, count: count, diff: diff))
  }

  /// Which fixes the settings ask for.
  var choice: FixApplication.Choice { settings.makesUnsafeFixes ? .all : .safe }

  /// A text with the fixes that are asked for; `nil` where nothing changes.
  ///
  /// What a comment silences is not mended.
  package func fixes(of bytes: [UInt8], in input: CheckInput) -> FixedFile? {
    let application = application(to: bytes, in: input, choice)
    guard application.text != bytes else { return nil }
    var diff: [UInt8] = []
    if fixMode == .shown {
      diff = UnifiedDiff(from: bytes, to: application.text).bytes(
        path: input.absolutePath?.relative(to: currentFolder).text ?? input.name)
    }
    return FixedFile(
      before: ContentMark(bytes), bytes: application.text, count: application.mended.count,
      diff: diff)
  }

  /// The fix-its of a text, applied.
  func application(
    to bytes: [UInt8], in input: CheckInput, _ choice: FixApplication.Choice,
    checkLimit: Int = FixApplication.checkLimit
  ) -> FixApplication {
    FixApplication(to: bytes, choice: choice, checkLimit: checkLimit) { text in
      let check = check(text, of: input)
      let findings = findings(check, in: text, of: input, .source, nil)
      return FixApplication.Check(
        diagnostics: findings.effective.map { $0.diagnostic.inFile(like: $0.finding) },
        formats: check.formats)
    }
  }
}

extension Diagnostic {
  /// The diagnostic with its fix-its in the bytes of a file in which it is told as a finding; without
  /// fix-its where the file does not spell the text that they are about.
  fileprivate func inFile(like finding: ReportFinding) -> Diagnostic {
    guard let location, let region = finding.region else { return with(fixIts: []) }
    guard finding.pointer == nil else {
      return Diagnostic(
        code, severity, message, at: SourceLocation(.document, region.span), caption: caption,
        notes: notes)
    }
    let shift = region.span.start - location.span.start
    func moved(_ span: SourceSpan) -> SourceSpan {
      SourceSpan(span.start + shift, span.end + shift)
    }
    return Diagnostic(
      code, severity, message, at: SourceLocation(.document, moved(location.span)),
      caption: caption, notes: notes,
      fixIts: fixIts.map { fixIt in
        FixIt(
          fixIt.message, fixIt.edits.map { SourceEdit(moved($0.span), $0.replacement) },
          applicability: fixIt.applicability)
      })
  }
}
