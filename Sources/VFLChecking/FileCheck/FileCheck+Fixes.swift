import VFLCompiler
import VFLDiagnostics
import VFLLint
import VFLReports
import VFLText

extension FileCheck {
  /// Applies the requested fix-its to format strings that were passed as arguments.
  ///
  /// - Returns: The document with the fixed format strings, and the fixed strings to print, one per line.
  func fixes(
    of document: LayoutDocument, in input: CheckInput, _ choice: FixApplication.Choice
  ) -> (document: LayoutDocument, fixed: FixedFile) {
    var result = document
    var count = 0
    var diff: [UInt8] = []
    for index in document.formats.indices {
      let old = document.formats[index]
      let application = FixApplication(to: old.bytes, choice: choice) { text in
        var candidate = result
        candidate.formats[index].bytes = text
        let check = check(candidate, of: input)
        let own = check.groups.flatMap { $0.diagnostics }.filter {
          $0.location?.origin == .format(index)
        }
        return FixApplication.Check(
          diagnostics: own,
          // For the extended dialect, it is not checked whether a fix-it changes the meaning.
          formats: check.formats.isEmpty ? [] : [check.formats[index]])
      }
      result.formats[index].bytes = application.text
      count += application.fixed.count
      diff += UnifiedDiff(from: old.bytes + [0x0A], to: application.text + [0x0A])
        .bytes(path: old.name)
    }
    let bytes = result.formats.reduce(into: [UInt8]()) { $0 += $1.bytes + [0x0A] }
    return (
      result, FixedFile(before: ContentFingerprint([]), bytes: bytes, count: count, diff: diff)
    )
  }

  /// The fix-its that the settings select.
  var choice: FixApplication.Choice { settings.makesUnsafeFixes ? .all : .safe }

  /// Returns the input with the requested fix-its applied, or `nil` if nothing changes.
  ///
  /// Suppressed diagnostics are not fixed.
  package func fixes(of bytes: [UInt8], in input: CheckInput) -> FixedFile? {
    checkedFixes(of: bytes, in: input).fixed
  }

  /// Applies the requested fix-its to an input.
  ///
  /// - Returns: The fixed content, or `nil` if nothing changes, and the check of the resulting content. The
  ///   check is `nil` if the input is not a source file or if the result was not the last version that was
  ///   checked.
  func checkedFixes(
    of bytes: [UInt8], in input: CheckInput
  ) -> (fixed: FixedFile?, check: CheckedText?) {
    var last: (text: [UInt8], check: CheckedText)?
    let application = application(to: bytes, in: input, choice) { last = ($0, $1) }
    let fixed = fixedFile(application, of: bytes, in: input)
    guard let last, input.language != nil, last.text == application.text else {
      return (fixed, nil)
    }
    return (fixed, last.check)
  }

  private func fixedFile(
    _ application: FixApplication, of bytes: [UInt8], in input: CheckInput
  ) -> FixedFile? {
    guard application.text != bytes else { return nil }
    var diff: [UInt8] = []
    var listing = ""
    if listsChanges {
      listing = ChangeListing(from: bytes, to: application.text).text(limit: 100)
    }
    if fixMode == .shown {
      diff = UnifiedDiff(from: bytes, to: application.text).bytes(
        path: input.absolutePath?.relative(to: currentDirectory).text ?? input.name)
    }
    return FixedFile(
      before: ContentFingerprint(bytes), bytes: application.text, count: application.fixed.count,
      diff: diff, listing: listing)
  }

  /// Returns the result of applying fix-its to an input.
  ///
  /// - Parameters:
  ///   - checkLimit: The maximum number of versions of the input that are checked.
  ///   - noting: Is called with each version and its check.
  func application(
    to bytes: [UInt8], in input: CheckInput, _ choice: FixApplication.Choice,
    checkLimit: Int = Limit.fixChecks.value,
    noting: @escaping (_ text: [UInt8], _ check: CheckedText) -> Void = { _, _ in }
  ) -> FixApplication {
    FixApplication(to: bytes, choice: choice, checkLimit: checkLimit) { text in
      let check = check(text, of: input)
      noting(text, check)
      return FixApplication.Check(
        diagnostics: effective(check, in: text, of: input), formats: check.formats)
    }
  }

  /// Returns the diagnostics that are not suppressed by comments, sorted by position.
  ///
  /// Their spans refer to the file.
  private func effective(
    _ check: CheckedText, in text: [UInt8], of input: CheckInput
  ) -> [Diagnostic] {
    guard check.comments.isEmpty else {
      return located(check, in: text, of: input, rendered: nil).effective.map {
        let isSpelled = $0.report.pointer == nil
        return $0.diagnostic.inFile(at: $0.report.region?.span, isSpelled: isSpelled)
      }
    }
    let reader = DiagnosticLocator(path: ReportPath(input.name), name: input.name, bytes: text)
    var placed: [(start: Int, diagnostic: Diagnostic)] = []
    for group in check.groups {
      let spans = reader.spans(of: group.diagnostics, in: group.sources, at: group.places)
      for (diagnostic, place) in zip(group.diagnostics, spans) {
        let inFile = diagnostic.inFile(at: place?.span, isSpelled: place?.isSpelled ?? true)
        placed.append((place?.span.start ?? -1, inFile))
      }
    }
    let order = placed.indices.sorted { (placed[$0].start, $0) < (placed[$1].start, $1) }
    return order.map { placed[$0].diagnostic }
  }
}

extension Diagnostic {
  /// Returns the diagnostic with its location and fix-its converted to positions in the file.
  ///
  /// The fix-its are removed if the diagnostic has no location in the file, or if the file does not contain
  /// the format string byte by byte, for example because of escape sequences.
  fileprivate func inFile(at span: SourceSpan?, isSpelled: Bool) -> Diagnostic {
    guard let location, let span else { return with(fixIts: []) }
    guard isSpelled else {
      return Diagnostic(
        code, severity, message, at: SourceLocation(.document, span), caption: caption,
        notes: notes)
    }
    let shift = span.start - location.span.start
    if shift == 0, location.origin == .document { return self }
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
