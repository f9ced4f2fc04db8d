/// The faults of one text, in the order in which they were found, bounded in number.
///
/// A text of a million faults must not cost a million diagnostics: after ``limit`` of them the rest
/// are only counted, and the last diagnostic says how many there were.
package struct DiagnosticBag: Sendable {
  /// How many diagnostics of one text are kept.
  package static let limit = 100

  /// The text that the spans count in.
  package let origin: SourceOrigin
  /// The diagnostics kept.
  private var kept: [Diagnostic] = []
  private var omitted = 0
  private var firstOmitted = SourceSpan(at: 0)

  /// Creates an empty bag for a text.
  package init(origin: SourceOrigin) {
    self.origin = origin
  }

  /// Whether nothing was reported.
  package var isEmpty: Bool { kept.isEmpty }

  /// Whether an error was reported.
  package var hasErrors: Bool { kept.contains { $0.severity == .error } }

  /// Keeps the words for a finding, or counts it when there are too many.
  package mutating func report(_ finding: some DiagnosticDefinition, at span: SourceSpan) {
    guard kept.count < Self.limit else {
      if omitted == 0 { firstOmitted = span }
      omitted += 1
      return
    }
    kept.append(finding.diagnostic(in: origin))
  }

  /// The diagnostics by position, the earlier found first where positions are equal.
  package var diagnostics: [Diagnostic] {
    var all = kept.inTextOrder
    if omitted > 0 {
      all.append(TooManyFaults(span: firstOmitted, count: omitted).diagnostic(in: origin))
    }
    return all
  }
}
