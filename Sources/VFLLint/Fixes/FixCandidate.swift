import VFLDiagnostics

/// A finding with the fix-it that is tried for it.
struct FixCandidate {
  /// What is mended one after the other, for each has to prove something else.
  enum Stage: CaseIterable {
    /// Errors, by fix-its that are safe.
    case errors
    /// What is no error, by fix-its that are safe and so keep the meaning.
    case lint
    /// Errors that are left, by any fix-it.
    case unsafeErrors
    /// Whatever is left, by any fix-it.
    case unsafeRest

    /// Whether its fix-its may change the meaning.
    var isUnsafe: Bool { self == .unsafeErrors || self == .unsafeRest }
  }

  let diagnostic: Diagnostic
  let fixIt: FixIt
  /// All that the edits touch.
  let span: SourceSpan

  /// The first fix-it of each finding of a stage, by their places; of two that overlap, the one in
  /// front.
  static func chosen(
    from diagnostics: [Diagnostic], _ stage: Stage
  ) -> [FixCandidate] {
    let candidates = diagnostics.compactMap { FixCandidate($0, stage) }
    let ordered = candidates.enumerated().sorted {
      ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset)
    }
    var chosen: [FixCandidate] = []
    for (_, candidate) in ordered {
      if let last = chosen.last, last.touches(candidate) { continue }
      chosen.append(candidate)
    }
    return chosen
  }

  private init?(_ diagnostic: Diagnostic, _ stage: Stage) {
    guard let fixIt = diagnostic.fixIts.first, let first = fixIt.edits.first,
      diagnostic.location != nil
    else { return nil }
    let isError = diagnostic.severity == .error && !diagnostic.code.isLint
    switch stage {
    case .errors: guard isError, fixIt.applicability == .safe else { return nil }
    case .lint: guard !isError, fixIt.applicability == .safe else { return nil }
    case .unsafeErrors: guard isError else { return nil }
    case .unsafeRest: break
    }
    self.diagnostic = diagnostic
    self.fixIt = fixIt
    span = fixIt.edits.reduce(first.span) { $0.union($1.span) }
  }

  /// Whether one that stands behind overlaps, or puts something in at the same place.
  private func touches(_ next: FixCandidate) -> Bool {
    next.span.start < span.end || next.span.start == span.end && (span.isEmpty || next.span.isEmpty)
  }
}
