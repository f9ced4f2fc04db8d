extension LazyDiagnostic {
  // VFL0198
  static let limitExceeded = DiagnosticPage(
    .limitExceeded, .error, "limit exceeded",
    """
    Limits bound the time and memory of a run. For example, a format string has at most 4 MiB and a
    layout has at most 1,000,000 constraints. Split the input, or relate a range of views to one
    other view instead of to each view of another range. The documentation lists all limits on its
    page about layout documents.
    """,
    seen: .check("[v1..9999]", "--dialect", "extended"),
    fixed: .check("[v1..9]", "--dialect", "extended"))

  /// Creates the diagnostic for an input that exceeds a limit.
  ///
  /// - Parameters:
  ///   - limit: The exceeded limit.
  ///   - span: The text that exceeds the limit; `nil` if the whole document exceeds it.
  package static func limitExceeded(_ limit: Limit, span: SourceSpan?) -> LazyDiagnostic {
    LazyDiagnostic(.limitExceeded, at: span) {
      Words(
        "limit exceeded: more than \(limit.value) \(limit.subject)",
        caption: span == nil ? "" : "exceeds the limit")
    }
  }

  // VFL0199
  static let tooManyDiagnostics = DiagnosticPage(
    .tooManyDiagnostics, .error, "too many diagnostics",
    """
    At most 100 diagnostics are printed for a format string or a command line, 1000 for a layout and
    1000 from its lint rules. Further diagnostics are only counted. If all of them are warnings,
    VFL0199 is a warning, too. A text with more than 100 errors is most likely not a format string.
    """,
    seen: .check(String(repeating: "[a]#", count: 102)),
    fixed: .check("[a]-[b]"))

  /// Creates the diagnostic that replaces all diagnostics beyond a limit.
  ///
  /// - Parameters:
  ///   - span: The span of the first diagnostic that is not printed; `nil` on the command line.
  ///   - count: The number of diagnostics that are not printed.
  ///   - shown: The number of diagnostics that are printed.
  ///   - gravest: The highest severity of the diagnostics that are not printed.
  package static func tooManyDiagnostics(
    span: SourceSpan?, count: Int, shown: Int = Limit.textDiagnostics.value,
    gravest: Severity = .error
  ) -> LazyDiagnostic {
    LazyDiagnostic(.tooManyDiagnostics, severity: gravest, at: span) {
      let noun = gravest == .warning ? "warning" : "diagnostic"
      return Words(
        "\(Wording.count(count, "more \(noun)")) not shown; the limit is \(shown)",
        caption: span == nil ? "" : "the first of them")
    }
  }
}
