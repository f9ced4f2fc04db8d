/// The faults of one text, in the order in which they were found, bounded in number.
///
/// A text of a million faults must not cost a million diagnostics: after ``Limit/textDiagnostics`` of
/// them the rest are only counted, and the last diagnostic says how many there were.
package struct DiagnosticBag: Sendable {
  /// The text that the spans count in.
  package let origin: SourceOrigin
  /// How many diagnostics this bag keeps.
  private let limit: Int
  /// The diagnostics kept.
  private var kept: [Diagnostic] = []
  private var omitted = 0
  private var firstOmitted: SourceSpan?
  /// Whether an error was reported.
  package private(set) var hasErrors = false

  /// Creates an empty bag for a text.
  ///
  /// A bag with a `limit` of 0 makes no words at all and only counts, for a layout that has had its
  /// fill of faults.
  package init(origin: SourceOrigin, limit: Int = Limit.textDiagnostics.value) {
    self.origin = origin
    self.limit = limit
  }

  /// Whether nothing was reported.
  package var isEmpty: Bool { kept.isEmpty && omitted == 0 }

  /// How many faults were reported, those that are only counted included.
  package var count: Int { kept.count + omitted }

  /// How many findings a bag that only counts has counted, and where the first of them is.
  package var counted: (number: Int, first: SourceLocation)? {
    limit == 0 && omitted > 0
      ? (omitted, SourceLocation(origin, firstOmitted ?? SourceSpan(at: 0))) : nil
  }

  /// Keeps the words for a finding, or counts it when there are too many.
  package mutating func report(_ finding: Finding) {
    hasErrors = hasErrors || finding.severity == .error
    guard kept.count < limit else {
      if omitted == 0 { firstOmitted = finding.span }
      omitted += 1
      return
    }
    kept.append(finding.diagnostic(in: origin))
  }

  /// The diagnostics by position, the earlier found first where positions are equal; none of a bag
  /// that only counts.
  package var diagnostics: [Diagnostic] {
    var all = kept.inTextOrder
    if omitted > 0, limit > 0 {
      all.append(Finding.tooManyFaults(span: firstOmitted, count: omitted).diagnostic(in: origin))
    }
    return all
  }
}
