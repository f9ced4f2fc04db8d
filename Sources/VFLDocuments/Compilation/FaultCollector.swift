import VFLDiagnostics

/// Collects the diagnostics of all formats and equations of a layout, bounded in number.
///
/// A folder of garbage must not cost a gigabyte of messages: when there is an error among
/// ``Limit/layoutDiagnostics`` diagnostics, the rest are only counted, and the last one says how many there were.
struct FaultCollector {
  private let limit: Int
  private var kept: [Diagnostic] = []
  /// Whether one of the diagnostics is an error.
  private(set) var hasErrors = false
  private var omitted = 0
  private var firstOmitted: SourceLocation?

  /// Creates a collector that keeps some diagnostics.
  init(limit: Int = Limit.layoutDiagnostics.value) {
    self.limit = limit
  }

  /// An empty bag for the next text, one that only counts when no more diagnostics are kept.
  func bag(for origin: SourceOrigin) -> DiagnosticBag {
    let isFull = hasErrors && kept.count >= limit
    return DiagnosticBag(origin: origin, limit: isFull ? 0 : Limit.textDiagnostics.value)
  }

  /// Keeps or counts the diagnostics of a text by position: those of its syntax, and those of a bag
  /// that ``bag(for:)`` gave.
  mutating func add(_ syntax: [Diagnostic], _ bag: DiagnosticBag) {
    add(bag.isEmpty ? syntax : (syntax + bag.diagnostics).inTextOrder)
    guard let counted = bag.counted else { return }
    omitted += counted.number
    firstOmitted = firstOmitted ?? counted.first
  }

  /// Keeps or counts diagnostics.
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

  /// The diagnostics, and how many more there were.
  var diagnostics: [Diagnostic] {
    guard omitted > 0, let place = firstOmitted ?? kept.last?.location else { return kept }
    let rest = Finding.tooManyFaults(span: place.span, count: omitted, shown: kept.count)
    return kept + [rest.diagnostic(in: place.origin)]
  }
}
