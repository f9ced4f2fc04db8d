/// The reason for which a finding does not count.
package enum ReportSuppression: Sendable, Hashable {
  /// A comment in the file asks for silence, for the reason that it may give.
  case comment(reason: String?)
  /// The baseline has the finding: it was there before.
  case baseline
}
