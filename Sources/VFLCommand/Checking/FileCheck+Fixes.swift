import VFLDiagnostics
import VFLLint
import VFLRendering

extension FileCheck {
  /// A text with the fixes that are asked for; `nil` where nothing changes.
  ///
  /// What a comment silences is not mended.
  func fixes(of bytes: [UInt8], in input: CheckInput) -> FixedFile? {
    let application = FixApplication(
      to: bytes, choice: invocation.makesUnsafeFixes ? .all : .safe
    ) { text in
      let check = check(text, of: input)
      let findings = findings(check, in: text, of: input, .source, nil)
      return FixApplication.Check(
        diagnostics: findings.effective.map { $0.diagnostic.inFile(at: $0.finding.region) },
        formats: check.formats)
    }
    guard application.text != bytes else { return nil }
    var diff: [UInt8] = []
    if invocation.fixMode == .shown {
      diff = UnifiedDiff(from: bytes, to: application.text).bytes(
        path: input.absolutePath?.relative(to: currentFolder).text ?? input.name)
    }
    return FixedFile(
      before: ContentMark(bytes), bytes: application.text, count: application.mended.count,
      diff: diff)
  }
}

extension Diagnostic {
  /// The diagnostic with its fix-its in the bytes of a file in which it is told at a place; without
  /// fix-its where it has no place there.
  fileprivate func inFile(at region: ReportRegion?) -> Diagnostic {
    guard let location, let region else { return with(fixIts: []) }
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
