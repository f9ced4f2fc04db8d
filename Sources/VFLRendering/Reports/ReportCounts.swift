import VFLDiagnostics

/// The numbers of a report's findings, by severity and by whether they count, and of the inputs that could
/// not be read.
package struct ReportCounts: Sendable, Hashable {
  /// Errors in what was checked.
  package var errors = 0
  /// Warnings.
  package var warnings = 0
  /// Findings that do not count, for a comment or a baseline says so.
  package var suppressed = 0
  /// Inputs that could not be read.
  package var unread = 0

  /// Nothing was found.
  package init() {}

  /// Counts a finding.
  package mutating func add(_ diagnostic: ReportDiagnostic) {
    if diagnostic.code.isOfUnreadInput {
      unread += 1
    } else if diagnostic.suppression != nil {
      suppressed += 1
    } else {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      }
    }
  }

  /// The errors and warnings in words: `2 errors and 1 warning`, or `nothing`.
  package var text: String {
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: " and ")
  }
}
