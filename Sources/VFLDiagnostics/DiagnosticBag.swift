/// A collection of diagnostics about the same source, limited in number.
///
/// A source with a million errors must not produce a million diagnostics. Once ``Limit/textDiagnostics``
/// diagnostics were reported, further diagnostics are only counted, and a final diagnostic contains their
/// number.
package struct DiagnosticBag: Sendable {
  /// The source that the spans refer to.
  package let origin: SourceOrigin
  /// The maximum number of diagnostics in `kept`.
  private let limit: Int
  /// The diagnostics in the order in which they were reported.
  private var kept: [Diagnostic] = []
  private var omitted = 0
  private var firstOmitted: SourceSpan?
  /// Whether an error was reported.
  package private(set) var hasErrors = false

  /// Creates an empty bag for a source.
  ///
  /// A bag with a `limit` of 0 only counts diagnostics. It is used if a layout has already reached its
  /// diagnostic limit.
  package init(origin: SourceOrigin, limit: Int = Limit.textDiagnostics.value) {
    self.origin = origin
    self.limit = limit
  }

  /// Whether nothing was reported.
  package var isEmpty: Bool { kept.isEmpty && omitted == 0 }

  /// The number of reported diagnostics, including those that are only counted.
  package var count: Int { kept.count + omitted }

  /// The number of diagnostics and the location of the first one if the limit is 0; `nil` for any other limit
  /// or if nothing was reported.
  package var counted: (number: Int, first: SourceLocation)? {
    limit == 0 && omitted > 0
      ? (omitted, SourceLocation(origin, firstOmitted ?? SourceSpan(at: 0))) : nil
  }

  /// Adds a diagnostic.
  ///
  /// If the limit is reached, the diagnostic is only counted.
  package mutating func report(_ diagnostic: LazyDiagnostic) {
    hasErrors = hasErrors || diagnostic.severity == .error
    guard kept.count < limit else {
      if omitted == 0 { firstOmitted = diagnostic.span }
      omitted += 1
      return
    }
    kept.append(diagnostic.diagnostic(in: origin))
  }

  /// The diagnostics, stably sorted by position; empty if the limit is 0.
  package var diagnostics: [Diagnostic] {
    var all = kept.inTextOrder
    if omitted > 0, limit > 0 {
      all.append(
        LazyDiagnostic.tooManyDiagnostics(span: firstOmitted, count: omitted).diagnostic(in: origin)
      )
    }
    return all
  }
}
