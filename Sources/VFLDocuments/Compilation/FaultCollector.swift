import VFLDiagnostics

/// Collects the diagnostics of all format strings and equations of a layout, with a limit.
///
/// A directory of invalid files must not produce gigabytes of diagnostics. If there is an error among the
/// first ``Limit/layoutDiagnostics`` diagnostics, further ones are only counted, and the last diagnostic
/// reports their number.
struct FaultCollector {
  private let limit: Int
  private var kept: [Diagnostic] = []
  /// Whether any of the diagnostics is an error.
  private(set) var hasErrors = false
  private var omitted = 0
  private var firstOmitted: SourceLocation?

  /// Creates a collector that keeps up to `limit` diagnostics.
  init(limit: Int = Limit.layoutDiagnostics.value) {
    self.limit = limit
  }

  /// Returns an empty bag for the next text.
  ///
  /// If the limit is reached, it only counts diagnostics.
  func bag(for origin: SourceOrigin) -> DiagnosticBag {
    let isFull = hasErrors && kept.count >= limit
    return DiagnosticBag(origin: origin, limit: isFull ? 0 : Limit.textDiagnostics.value)
  }

  /// Adds the diagnostics of a text, ordered by position: its syntax errors, and the diagnostics of a bag
  /// from ``bag(for:)``.
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

  /// The kept diagnostics, with a final diagnostic about the number of omitted diagnostics.
  var diagnostics: [Diagnostic] {
    guard omitted > 0, let place = firstOmitted ?? kept.last?.location else { return kept }
    let rest = Finding.tooManyFaults(span: place.span, count: omitted, shown: kept.count)
    return kept + [rest.diagnostic(in: place.origin)]
  }
}
