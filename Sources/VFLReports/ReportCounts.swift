import VFLDiagnostics

/// The numbers of errors, warnings and suppressed diagnostics in a report, and of unreadable inputs.
package struct ReportCounts: Sendable, Hashable {
  /// The number of errors that are not suppressed, without unreadable inputs.
  package var errors = 0
  /// The number of warnings that are not suppressed.
  package var warnings = 0
  /// The number of diagnostics that a comment or a baseline suppresses.
  package var suppressed = 0
  /// The number of inputs that could not be read.
  package var unread = 0

  /// Creates counts of 0.
  package init() {}

  /// Counts a diagnostic.
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

  /// The numbers of errors and warnings as a phrase such as `2 errors and 1 warning`, or `nothing` if both
  /// are 0.
  package var text: String {
    let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return parts.isEmpty ? "nothing" : parts.joined(separator: " and ")
  }
}
