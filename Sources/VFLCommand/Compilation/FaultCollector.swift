import VFLDiagnostics

/// Collects the diagnostics of all formats and equations of a layout, bounded in number.
///
/// A folder of garbage must not cost a gigabyte of messages: when there is an error among
/// ``limit`` diagnostics, the rest are only counted, and the last one says how many there were.
struct FaultCollector {
  /// How many diagnostics of one layout are kept.
  static let limit = 1000

  private var kept: [Diagnostic] = []
  private var hasErrors = false
  private var omitted = 0
  private var firstOmitted: SourceLocation?

  /// Keeps or counts diagnostics; `untold` more there are, which are only counted.
  mutating func add(_ diagnostics: [Diagnostic], untold: Int = 0) {
    for diagnostic in diagnostics {
      if hasErrors, kept.count >= Self.limit {
        omitted += 1
        firstOmitted = firstOmitted ?? diagnostic.location
      } else {
        kept.append(diagnostic)
        hasErrors = hasErrors || diagnostic.severity == .error
      }
    }
    omitted += untold
  }

  /// The diagnostics, and how many more there were.
  var diagnostics: [Diagnostic] {
    guard omitted > 0, let place = firstOmitted ?? kept.last?.location else { return kept }
    let rest = TooManyFaults(span: place.span, count: omitted, shown: kept.count)
    return kept + [rest.diagnostic(in: place.origin)]
  }
}
