import VFLDiagnostics
import VFLLint
import VFLSources

/// Tells the strings of a source that are not checked, or only in part, each with the reason.
enum UncheckedStrings {
  /// A finding for each of them, in the bytes of the file; one for a string that several calls are given.
  static func diagnostics(of sites: [CheckedSite], in scan: HostScan) -> [Diagnostic] {
    // What callers in other inputs may tell is the lesser reason.
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

  /// For each place of a format that callers in other inputs may tell the function that they call.
  static func openPlaces(in scan: HostScan) -> [Int: SharedFunction.Key] {
    let closed = Set(scan.unreadable.filter { $0.function == nil }.map { $0.span })
    return Dictionary(
      first: scan.unreadable.filter { !closed.contains($0.span) }
        .compactMap { site in site.function.map { (site.span.start, $0) } })
  }
}

extension CheckedSite {
  /// What of the string is not checked, a sentence each.
  fileprivate var uncheckedParts: [String] {
    var reasons: [String] = []
    if hasUnseenNames { reasons.append("not all names are seen that it is given") }
    if site.hasComputedParts { reasons.append("a part of it is computed") }
    return reasons
  }
}

extension UnreadableSite.Reason {
  /// Why a string is not checked.
  fileprivate var sentence: String {
    switch self {
    case .parameter: "it is a parameter, and no caller is seen that gives it"
    case .variable: "it is a variable that is set out of sight"
    case .callResult: "it is what a call gives back"
    case .receiver: "it is not seen whether the function that is called hands it on as a format"
    case .combination: "it is put together in more ways than are looked at"
    case .effort: "its file exceeds a limit of the search"
    case .expression: "it is an expression that is not followed"
    }
  }
}
