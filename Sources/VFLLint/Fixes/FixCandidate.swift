import VFLDiagnostics

/// A diagnostic with a fix-it that can be applied.
struct FixCandidate {
  /// The stages in which fix-its are applied, in order.
  enum Stage: CaseIterable {
    /// Safe fix-its for errors.
    case errors
    /// Safe fix-its for other diagnostics. They must preserve the meaning.
    case lint
    /// Safe and unsafe fix-its for the remaining errors.
    case unsafeErrors
    /// Safe and unsafe fix-its for all remaining diagnostics.
    case unsafeRest

    /// Whether the fix-its of the stage can change the meaning.
    var isUnsafe: Bool { self == .unsafeErrors || self == .unsafeRest }
  }

  let diagnostic: Diagnostic
  let fixIt: FixIt
  /// The span from the first to the last byte that the edits change.
  let span: SourceSpan

  /// Returns the candidates of a stage, ordered by position, with one fix-it for each diagnostic.
  ///
  /// If two candidates overlap, the later one is omitted.
  ///
  /// In unsafe stages, fix-its that delete names or numbers are excluded, because the result may be used
  /// without a review.
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

  /// Whether a later candidate overlaps this one or inserts at the same position.
  private func touches(_ next: FixCandidate) -> Bool {
    next.span.start < span.end || next.span.start == span.end && (span.isEmpty || next.span.isEmpty)
  }
}

extension Diagnostic {
  /// Returns whether a fix-it deletes names or numbers, or joins two of them.
  ///
  /// Returns `false` for lint diagnostics, whose fix-its only delete text without effect, and for
  /// `unknownOrientation`, whose fix-it has to delete a surplus orientation.
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
