/// The reason why a diagnostic is suppressed.
package enum ReportSuppression: Sendable, Hashable {
  /// A comment in the file suppresses the diagnostic and may give a reason.
  case comment(reason: String?)
  /// The baseline contains the diagnostic, which existed when the baseline was created.
  case baseline
}
