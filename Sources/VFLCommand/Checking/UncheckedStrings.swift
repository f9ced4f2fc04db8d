import VFLDiagnostics
import VFLLint
import VFLSources

/// The strings of a source that are not checked, or in part only, each with the reason.
enum UncheckedStrings {
  /// A finding for each of them, in the bytes of the file.
  static func diagnostics(of sites: [CheckedSite], in scan: HostScan) -> [Diagnostic] {
    let unread = scan.unreadable.map {
      UncheckedString(span: $0.span, reason: $0.reason.sentence, isPartial: false)
    }
    let partial = sites.compactMap { checked -> UncheckedString? in
      let reasons = checked.uncheckedParts
      guard !reasons.isEmpty else { return nil }
      return UncheckedString(
        span: checked.site.literal.span, reason: reasons.joined(separator: ", and "),
        isPartial: true)
    }
    var seen: Set<Diagnostic> = []
    return (unread + partial).map { $0.diagnostic(in: .document) }
      .filter { seen.insert($0).inserted }
  }

  /// For each place of a format that callers in other inputs may tell the function that they call.
  static func openPlaces(in scan: HostScan) -> [Int: SharedFunction.Key] {
    Dictionary(
      scan.unreadable.compactMap { site in site.function.map { (site.span.start, $0) } },
      uniquingKeysWith: { first, _ in first })
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
    case .expression: "it is an expression that is not followed"
    }
  }
}
