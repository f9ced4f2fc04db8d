import VFLDiagnostics
import VFLLint
import VFLSources

/// Finds the strings of a source that are not checked or only partly checked.
enum UncheckedStrings {
  /// Returns a diagnostic for each string, even if several calls use it, in the coordinates of the file.
  static func diagnostics(of sites: [CheckedSite], in scan: HostScan) -> [Diagnostic] {
    // If a string has several reasons, the one that callers in other inputs can remove is the weaker one.
    let unread =
      (scan.unreadable.filter { $0.function == nil }
      + scan.unreadable.filter { $0.function != nil }).map {
        Finding.uncheckedString(span: $0.span, reason: $0.reason.sentence, isPartial: false)
      }
    let partial = sites.compactMap { checked -> Finding? in
      let reasons = checked.uncheckedParts
      guard !reasons.isEmpty else { return nil }
      return Finding.uncheckedString(
        span: checked.site.literal.span, reason: reasons.joined(separator: ", and "),
        isPartial: true)
    }
    var seen: Set<SourceSpan?> = []
    return (unread + partial).filter { seen.insert($0.span).inserted }
      .map { $0.diagnostic(in: .document) }
  }

  /// Returns the function to call for each position whose format string callers in other inputs can
  /// determine.
  static func openPlaces(in scan: HostScan) -> [Int: SharedFunction.Key] {
    let closed = Set(scan.unreadable.filter { $0.function == nil }.map { $0.span })
    return Dictionary(
      first: scan.unreadable.filter { !closed.contains($0.span) }
        .compactMap { site in site.function.map { (site.span.start, $0) } })
  }
}

extension CheckedSite {
  /// The parts of the string that are not checked, as clauses.
  fileprivate var uncheckedParts: [String] {
    var reasons: [String] = []
    if hasUnseenNames { reasons.append("not all names that the call passes are known") }
    if site.hasComputedParts { reasons.append("parts of it are computed") }
    return reasons
  }
}

extension UnreadableSite.Reason {
  /// The reason for which a string is not checked, as a clause.
  fileprivate var sentence: String {
    switch self {
    case .parameter: "it is a parameter with no known argument"
    case .variable: "it is a variable with unknown assignments"
    case .callResult: "it is the result of a call"
    case .receiver: "the called function is not known to pass it on as a format string"
    case .combination: "it has more possible values than the limit of the search"
    case .effort: "its file exceeds a limit of the search"
    case .expression: "it is an expression that is not evaluated"
    }
  }
}
