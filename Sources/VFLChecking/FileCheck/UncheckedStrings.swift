import VFLDiagnostics
import VFLLint
import VFLSources

/// Finds the format strings of a source file that are not checked or only partly checked.
enum UncheckedStrings {
  /// Returns one diagnostic per string, even if several calls use the string, with positions in the file.
  static func diagnostics(
    of sites: [CheckedSite], in scan: HostScan, _ unresolved: [PassedLiteral]
  ) -> [Diagnostic] {
    // A string can have several reasons. Reasons that do not depend on callers in other inputs come first,
    // because only the first diagnostic for each string is kept.
    let unread =
      (scan.unreadable.filter { $0.function == nil }
      + scan.unreadable.filter { $0.function != nil }).map {
        LazyDiagnostic.uncheckedString(span: $0.span, reason: $0.reason.sentence, isPartial: false)
      }
    let partial = sites.compactMap { checked -> LazyDiagnostic? in
      let reasons = checked.uncheckedParts
      guard !reasons.isEmpty else { return nil }
      return LazyDiagnostic.uncheckedString(
        span: checked.site.literal.span, reason: reasons.joined(separator: ", and "),
        isPartial: true)
    }
    let reason = UnreadableSite.Reason.unresolved.sentence
    let passed = unresolved.map {
      LazyDiagnostic.uncheckedString(span: $0.literal.span, reason: reason, isPartial: false)
    }
    var seen: Set<SourceSpan?> = []
    return (unread + partial + passed).filter { seen.insert($0.span).inserted }
      .map { $0.diagnostic(in: .document) }
  }

  /// Returns the functions whose callers in other inputs can determine an unchecked format string, keyed by
  /// the string's position.
  static func openPlaces(in scan: HostScan) -> [Int: SharedFunction.Key] {
    let closed = Set(scan.unreadable.filter { $0.function == nil }.map { $0.span })
    return Dictionary(
      first: scan.unreadable.filter { !closed.contains($0.span) }
        .compactMap { site in site.function.map { (site.span.start, $0) } })
  }
}

extension CheckedSite {
  /// The reasons why parts of the string are not checked, as clauses.
  fileprivate var uncheckedParts: [String] {
    var reasons: [String] = []
    if hasUnseenNames { reasons.append("not all names that the call passes are known") }
    if site.hasComputedParts { reasons.append("parts of it are computed") }
    return reasons
  }
}

extension UnreadableSite.Reason {
  /// The reason why the string is not checked, as a clause.
  fileprivate var sentence: String {
    switch self {
    case .parameter: "it is a parameter with no known argument"
    case .variable: "it is a variable with unknown assignments"
    case .callResult: "it is the result of a call"
    case .receiver: "the called function is not known to pass it on as a format string"
    case .unresolved:
      "it looks like a format string, but the declaration of the called function is unknown"
    case .combination: "it has more possible values than the limit of the search"
    case .effort: "its file exceeds a limit of the search"
    case .expression: "it is an expression that is not evaluated"
    }
  }
}
