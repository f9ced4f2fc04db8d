/// The diagnostics of one text, limited in number.
///
/// A text with a million errors must not create a million diagnostics. After ``Limit/textDiagnostics``
/// diagnostics, further ones are only counted, and the last diagnostic contains their number.
package struct DiagnosticBag: Sendable {
  /// The text that the spans refer to.
  package let origin: SourceOrigin
  /// The largest number of diagnostics in `kept`.
  private let limit: Int
  /// The diagnostics in the order in which they were reported.
  private var kept: [Diagnostic] = []
  private var omitted = 0
  private var firstOmitted: SourceSpan?
  /// Whether an error was reported.
  package private(set) var hasErrors = false

  /// Creates an empty bag for a text.
  ///
  /// A bag with a `limit` of 0 creates no diagnostics and only counts them. It is used for a layout that has
  /// reached its limit.
  package init(origin: SourceOrigin, limit: Int = Limit.textDiagnostics.value) {
    self.origin = origin
    self.limit = limit
  }

  /// Whether nothing was reported.
  package var isEmpty: Bool { kept.isEmpty && omitted == 0 }

  /// The number of reported diagnostics, including those that are only counted.
  package var count: Int { kept.count + omitted }

  /// The number of diagnostics, and the location of the first one, in a bag with a limit of 0.
  package var counted: (number: Int, first: SourceLocation)? {
    limit == 0 && omitted > 0
      ? (omitted, SourceLocation(origin, firstOmitted ?? SourceSpan(at: 0))) : nil
  }

  /// Adds the diagnostic of a finding, or counts it if the limit is reached.
  package mutating func report(_ finding: Finding) {
    hasErrors = hasErrors || finding.severity == .error
    guard kept.count < limit else {
      if omitted == 0 { firstOmitted = finding.span }
      omitted += 1
      return
    }
    kept.append(finding.diagnostic(in: origin))
  }

  /// The diagnostics sorted by position in a stable sort; empty if the limit is 0.
  package var diagnostics: [Diagnostic] {
    var all = kept.inTextOrder
    if omitted > 0, limit > 0 {
      all.append(Finding.tooManyFaults(span: firstOmitted, count: omitted).diagnostic(in: origin))
    }
    return all
  }
}
