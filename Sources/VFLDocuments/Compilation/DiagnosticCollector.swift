import VFLDiagnostics

/// Collects the diagnostics of all format strings and equations of a layout, with a limit.
///
/// A directory of invalid files must not produce gigabytes of diagnostics. If the limit (by default
/// ``Limit/layoutDiagnostics``) is reached and there is an error among the kept diagnostics, further
/// diagnostics are only counted. The last diagnostic then reports their number.
struct DiagnosticCollector {
  private let limit: Int
  private var kept: [Diagnostic] = []
  /// Whether any diagnostic is an error.
  private(set) var hasErrors = false
  private var omitted = 0
  private var firstOmitted: SourceLocation?

  /// Creates an empty collector with a limit.
  init(limit: Int = Limit.layoutDiagnostics.value) {
    self.limit = limit
  }

  /// Returns an empty bag for the next format string or equation.
  ///
  /// If the limit has been reached, the bag only counts diagnostics.
  func bag(for origin: SourceOrigin) -> DiagnosticBag {
    let isFull = hasErrors && kept.count >= limit
    return DiagnosticBag(origin: origin, limit: isFull ? 0 : Limit.textDiagnostics.value)
  }

  /// Adds the diagnostics of a format string or equation, ordered by position.
  ///
  /// These are its syntax errors and the diagnostics in its bag, which ``bag(for:)`` returned.
  mutating func add(_ syntax: [Diagnostic], _ bag: DiagnosticBag) {
    add(bag.isEmpty ? syntax : (syntax + bag.diagnostics).inTextOrder)
    guard let counted = bag.counted else { return }
    omitted += counted.number
    firstOmitted = firstOmitted ?? counted.first
  }

  /// Keeps diagnostics up to the limit and counts the rest.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      if hasErrors, kept.count >= limit {
        omitted += 1
        firstOmitted = firstOmitted ?? diagnostic.location
      } else {
        kept.append(diagnostic)
        hasErrors = hasErrors || diagnostic.severity == .error
      }
    }
  }

  /// The kept diagnostics, followed by a diagnostic about the number of omitted diagnostics, if there are
  /// any.
  var diagnostics: [Diagnostic] {
    guard omitted > 0, let place = firstOmitted ?? kept.last?.location else { return kept }
    let rest = LazyDiagnostic.tooManyDiagnostics(
      span: place.span, count: omitted, shown: kept.count)
    return kept + [rest.diagnostic(in: place.origin)]
  }
}
