import VFLDiagnostics

/// A finding with the fix-it that is tried for it.
struct FixCandidate {
  /// The stages in which findings are mended, one after the other; each has to prove something else.
  enum Stage: CaseIterable {
    /// Errors, mended by safe fix-its.
    case errors
    /// Findings other than errors, mended by fix-its that are safe and so keep the meaning.
    case lint
    /// The errors that are left, mended by any fix-it.
    case unsafeErrors
    /// All findings that are left, mended by any fix-it.
    case unsafeRest

    /// Whether its fix-its may change the meaning.
    var isUnsafe: Bool { self == .unsafeErrors || self == .unsafeRest }
  }

  let diagnostic: Diagnostic
  let fixIt: FixIt
  /// The span from the first to the last byte that the edits touch.
  let span: SourceSpan

  /// The first fix-it of each finding of a stage, by their places; of two that overlap, the one in
  /// front.
  ///
  /// A fix-it that removes a view, a size or the value of a gap is left to a person, since nobody may look at
  /// the result.
  static func chosen(
    from diagnostics: [Diagnostic], _ stage: Stage, in text: [UInt8]
  ) -> [FixCandidate] {
    let candidates = diagnostics.compactMap { FixCandidate($0, stage, in: text) }
    let ordered = candidates.indices.sorted {
      (candidates[$0].span.start, $0) < (candidates[$1].span.start, $1)
    }
    var chosen: [FixCandidate] = []
    for candidate in ordered.map({ candidates[$0] }) {
      if let last = chosen.last, last.touches(candidate) { continue }
      chosen.append(candidate)
    }
    return chosen
  }

  private init?(_ diagnostic: Diagnostic, _ stage: Stage, in text: [UInt8]) {
    let isError = diagnostic.severity == .error && !diagnostic.code.isLint
    let fixIt =
      stage.isUnsafe
      ? diagnostic.fixIts.first { !diagnostic.losesWords($0, in: text) } : diagnostic.fixIts.first
    guard let fixIt, let first = fixIt.edits.first, diagnostic.location != nil else { return nil }
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

  /// Whether a candidate behind this one overlaps it, or inserts at the same place.
  private func touches(_ next: FixCandidate) -> Bool {
    next.span.start < span.end || next.span.start == span.end && (span.isEmpty || next.span.isEmpty)
  }
}

extension Diagnostic {
  /// Whether a fix-it deletes names or numbers of a text, or makes one of two.
  ///
  /// Lint deletes what says nothing, and of two orientations one has to go.
  fileprivate func losesWords(_ fixIt: FixIt, in text: [UInt8]) -> Bool {
    if code.isLint || code == .unknownOrientation { return false }
    return fixIt.edits.contains { edit in
      guard edit.replacement.isEmpty else { return false }
      let (start, end) = (edit.span.start, edit.span.end)
      let joins =
        start > 0 && end < text.count && Self.isOfWord(text[start - 1]) && Self.isOfWord(text[end])
      return joins || text[start..<end].contains(where: Self.isOfWord)
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
