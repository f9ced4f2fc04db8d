extension Finding {
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
    span: SourceSpan?, count: Int, shown: Int = DiagnosticBag.limit, gravest: Severity = .error
  ) -> Finding {
    Finding(.tooManyFaults, severity: gravest, at: span) {
      let noun = gravest == .warning ? "warning" : "fault"
      return Words(
        "found \(count) more \(noun)\(count == 1 ? "" : "s") than the \(shown) that are shown",
        caption: span == nil ? "" : "the first of them is here")
    }
  }
}
