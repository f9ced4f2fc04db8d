extension Finding {
  // VFL0198
  static let limitExceeded = DiagnosticPage(
    .limitExceeded, .error, "a limit is exceeded",
    """
    Limits keep the time and the memory of a run in proportion to what a layout can be. The longest
    format string has 4 MiB and the largest layout has 1,000,000 constraints. Split what exceeds a
    limit, or relate a range of views to one other view instead of to each view of another range.
    The documentation lists all limits on its page about layout documents.
    """,
    seen: .check("[v1..9999]", "--dialect", "extended"),
    mended: .check("[v1..9]", "--dialect", "extended"))

  /// More of something than a limit allows.
  ///
  /// - Parameters:
  ///   - limit: The limit.
  ///   - span: The text that exceeds it; `nil` if it is a whole document.
  package static func limitExceeded(_ limit: Limit, span: SourceSpan?) -> Finding {
    Finding(.limitExceeded, at: span) {
      Words(
        "found more than \(limit.value) \(limit.subject)",
        caption: span == nil ? "" : "this exceeds the limit")
    }
  }

  // VFL0199
  static let tooManyFaults = DiagnosticPage(
    .tooManyFaults, .error, "too many faults",
    """
    The first 100 faults of a format or of a command line, the first 1000 of a layout and the first
    1000 findings of lint in one are told one by one; the rest are counted. A text with that many
    faults is most likely not a format string at all.
    """,
    seen: .check(String(repeating: "[a]#", count: 102)),
    mended: .check("[a]-[b]"))

  /// More faults in one text than are worth telling.
  ///
  /// - Parameters:
  ///   - span: Where the first fault that is not told lies; `nil` on the command line.
  ///   - count: How many faults are not told.
  ///   - shown: How many faults are told.
  ///   - gravest: The severity of the gravest of those that are not told.
  package static func tooManyFaults(
    span: SourceSpan?, count: Int, shown: Int = Limit.textDiagnostics.value,
    gravest: Severity = .error
  ) -> Finding {
    Finding(.tooManyFaults, severity: gravest, at: span) {
      let noun = gravest == .warning ? "warning" : "fault"
      return Words(
        "found \(count) more \(noun)\(count == 1 ? "" : "s") than the \(shown) that are shown",
        caption: span == nil ? "" : "the first of them is here")
    }
  }
}
