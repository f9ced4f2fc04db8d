/// A collection of diagnostics, limited in number.
///
/// An input with a million errors must not produce a million diagnostics. Beyond the limit, diagnostics are
/// only counted. The last diagnostic then reports their number.
package struct DiagnosticBag: Sendable {
  /// The subject of the diagnostics.
  private enum Subject {
    /// A single source, by whose positions the diagnostics are sorted.
    case source
    /// A layout, whose format strings and equations are checked in order.
    ///
    /// Warnings do not count towards the limit while there is no error, because an incomplete list of
    /// warnings would hide a later error.
    case layout
    /// The lint rules, with their severities.
    case rules(RuleLevels)
  }

  /// The source that the spans refer to.
  package let origin: SourceOrigin
  private let subject: Subject
  /// The maximum number of diagnostics in `kept`.
  private let limit: Int
  /// The diagnostics in the order in which they were reported.
  private var kept: [Diagnostic] = []
  private var omitted = 0
  private var firstOmitted: SourceLocation?
  private var gravestOmitted = Severity.warning
  /// Whether an error was reported.
  package private(set) var hasErrors = false

  /// Creates an empty bag for a single source.
  ///
  /// A bag with a `limit` of 0 only counts diagnostics.
  package init(origin: SourceOrigin, limit: Int = Limit.textDiagnostics.value) {
    (self.origin, subject, self.limit) = (origin, .source, limit)
  }

  /// Creates an empty bag for a layout, to which the bags of its format strings and equations are added.
  package init(layoutLimit limit: Int) {
    (origin, subject, self.limit) = (.document, .layout, limit)
  }

  /// Creates an empty bag for the diagnostics of lint rules that are not off.
  package init(levels: RuleLevels, limit: Int) {
    (origin, subject, self.limit) = (.document, .rules(levels), limit)
  }

  /// Whether nothing was reported.
  package var isEmpty: Bool { count == 0 }

  /// The number of reported diagnostics, including those that are only counted.
  package var count: Int { kept.count + omitted }

  /// The location of the first diagnostic that is only counted; `nil` if there is none.
  package var firstCounted: SourceLocation? { firstOmitted }

  private var isFull: Bool {
    if case .layout = subject, !hasErrors { return false }
    return kept.count >= limit
  }

  /// Returns whether diagnostics with a code are kept.
  ///
  /// If not, the caller can skip the search for them.
  package func isOn(_ code: DiagnosticCode) -> Bool {
    if case .rules(let levels) = subject { levels[code] != .off } else { true }
  }

  /// Adds a diagnostic unless its code is off.
  ///
  /// If the limit is reached, the diagnostic is only counted.
  ///
  /// - Parameter origin: The source that the spans refer to, or `nil` for the source of the bag.
  package mutating func report(_ diagnostic: LazyDiagnostic, in origin: SourceOrigin? = nil) {
    let origin = origin ?? self.origin
    var level: Severity?
    if case .rules(let levels) = subject {
      level = levels[diagnostic.code].severity
      if level == nil { return }
    }
    let severity = level ?? diagnostic.severity
    let isFull = isFull
    hasErrors = hasErrors || severity == .error
    if isFull {
      omit(1, first: diagnostic.span.map { SourceLocation(origin, $0) }, severity)
    } else {
      let created = diagnostic.diagnostic(in: origin)
      kept.append(level == nil ? created : created.with(severity: severity))
    }
  }

  /// Appends diagnostics up to the limit, and counts the rest.
  private mutating func append(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      let isFull = isFull
      hasErrors = hasErrors || diagnostic.severity == .error
      if isFull {
        omit(1, first: diagnostic.location, diagnostic.severity)
      } else {
        kept.append(diagnostic)
      }
    }
  }

  private mutating func omit(_ count: Int, first: SourceLocation?, _ severity: Severity) {
    if omitted == 0 { firstOmitted = first }
    if severity == .error { gravestOmitted = .error }
    omitted += count
  }

  // MARK: Several bags

  /// Returns an empty bag for the next format string or equation of a layout.
  ///
  /// If the limit has been reached, the bag only counts diagnostics.
  package func part(for origin: SourceOrigin) -> DiagnosticBag {
    DiagnosticBag(origin: origin, limit: isFull ? 0 : Limit.textDiagnostics.value)
  }

  /// Adds the diagnostics of a format string or equation: its syntax errors, and a bag from ``part(for:)``.
  package mutating func add(_ part: DiagnosticBag, syntax: [Diagnostic] = []) {
    append(part.isEmpty ? syntax : (syntax + part.diagnostics).inTextOrder)
    if part.limit == 0 { append(part) }
  }

  /// Appends the diagnostics of another bag up to the limit, and counts the rest.
  package mutating func append(_ other: DiagnosticBag) {
    append(other.kept)
    if other.omitted > 0 {
      omit(other.omitted, first: other.firstOmitted, other.gravestOmitted)
    }
  }

  /// Sorts the kept diagnostics after the first `count` by position.
  package mutating func sort(after count: Int) {
    guard kept.count > count + 1 else { return }
    kept.replaceSubrange(count..., with: Array(kept[count...]).inTextOrder)
  }

  /// The diagnostics.
  ///
  /// If the limit was exceeded, the last diagnostic reports the number of the omitted diagnostics, unless
  /// the bag only counts.
  package var diagnostics: [Diagnostic] {
    var all = kept
    if case .source = subject { all = kept.inTextOrder }
    if omitted > 0, limit > 0 {
      let rest = LazyDiagnostic.tooManyDiagnostics(
        span: firstOmitted?.span, count: omitted, shown: kept.count, gravest: gravestOmitted)
      all.append(rest.diagnostic(in: firstOmitted?.origin ?? origin))
    }
    return all
  }
}
