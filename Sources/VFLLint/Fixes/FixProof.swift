import VFLDiagnostics
import VFLSyntax

/// The numbers of diagnostics in each part of a source, for comparison with another check.
struct FixProof {
  /// A part of a source whose diagnostics are counted separately.
  enum Unit: Sendable, Hashable {
    /// A format string, identified by its index.
    case format(Int)
    /// A line outside all format strings, counted from 0.
    case line(Int)
    /// All diagnostics without a location.
    case nowhere
  }

  /// The numbers of diagnostics in a unit.
  private struct Tally {
    var errors: [DiagnosticCode: Int] = [:]
    var errorCount = 0
    var others: [DiagnosticCode: Int] = [:]
    var otherCount = 0
  }

  private let diagnostics: [Diagnostic]
  private let trees: [FormatTree?]
  /// The spans of the format strings, sorted by start and then by index.
  private let places: [(span: SourceSpan, format: Int)]
  private let lines: LineIndex
  private var tallies: [Unit: Tally] = [:]
  private var errorCount = 0

  /// Counts the diagnostics of a check.
  ///
  /// - Complexity: O(*b* + *n* log *n*) for a source of *b* bytes with *n* format strings and diagnostics.
  init(_ check: FixApplication.Check, of text: [UInt8]) {
    diagnostics = check.diagnostics
    trees = check.formats.map { $0.tree }
    places = check.formats.enumerated().flatMap { index, format in
      format.places.map { (span: $0, format: index) }
    }.sorted { ($0.span.start, $0.format) < ($1.span.start, $1.format) }
    lines = LineIndex(text)
    for diagnostic in check.diagnostics {
      let unit = unit(of: diagnostic)
      if diagnostic.severity == .error {
        tallies[unit, default: Tally()].errors[diagnostic.code, default: 0] += 1
        tallies[unit, default: Tally()].errorCount += 1
        errorCount += 1
      } else {
        tallies[unit, default: Tally()].others[diagnostic.code, default: 0] += 1
        tallies[unit, default: Tally()].otherCount += 1
      }
    }
  }

  /// Returns the part of the source to which a diagnostic belongs.
  func unit(of diagnostic: Diagnostic) -> Unit {
    guard let offset = diagnostic.location?.span.start else { return .nowhere }
    let end = places.partitioningIndex { $0.span.start > offset }
    guard end > 0, offset <= places[end - 1].span.end else { return .line(lines.line(of: offset)) }
    var first = end - 1
    while first > 0, places[first - 1].span == places[end - 1].span { first -= 1 }
    return .format(places[first].format)
  }

  /// Returns whether the source is better after applying fix-its than `before`.
  ///
  /// All of these conditions must be met:
  ///
  /// - The number of format strings is unchanged.
  /// - Each fixed unit has fewer errors, or the same number of errors and fewer other diagnostics.
  /// - No unit has more errors with the same code than before.
  /// - No unit has more other diagnostics than before, unless the total number of errors has decreased. Lint
  ///   does not check format strings with errors, so fixing an error can uncover other diagnostics.
  /// - No unit has a new kind of diagnostic about text in `written`. Rules that are off by default do not
  ///   count, because they can report correct code.
  /// - If `keepsMeaning` is `true`, the meaning of every format string is unchanged.
  ///
  /// - Parameters:
  ///   - before: The check of the source before the fix-its.
  ///   - units: The units of the diagnostics that the fix-its belong to.
  ///   - written: The spans of the text that unsafe fix-its wrote, ordered by position. The text is a guess,
  ///     which a new diagnostic refutes.
  ///   - keepsMeaning: Whether the meaning must be unchanged.
  func holds(
    after before: FixProof, fixing units: [Unit], guessing written: [SourceSpan], keepsMeaning: Bool
  ) -> Bool {
    guard trees.count == before.trees.count,
      !keepsMeaning || zip(trees, before.trees).allSatisfy(Self.haveSameMeaning)
    else { return false }
    let hasFewerErrors = errorCount < before.errorCount
    for (unit, now) in tallies {
      let old = before.tallies[unit] ?? Tally()
      guard now.errors.allSatisfy({ $0.value <= old.errors[$0.key, default: 0] }),
        hasFewerErrors || now.otherCount <= old.otherCount
      else { return false }
    }
    let isCaused = diagnostics.contains { diagnostic in
      let unit = unit(of: diagnostic)
      let count = tallies[unit]?.others[diagnostic.code] ?? 0
      return count > before.tallies[unit]?.others[diagnostic.code] ?? 0
        && RuleLevels()[diagnostic.code] != .off && Self.isAbout(written, diagnostic)
    }
    if isCaused { return false }
    return units.allSatisfy { unit in
      let (now, old) = (tallies[unit] ?? Tally(), before.tallies[unit] ?? Tally())
      return (now.errorCount, now.otherCount) < (old.errorCount, old.otherCount)
    }
  }

  /// Returns whether the location or a label of a diagnostic overlaps any of the spans.
  private static func isAbout(_ spans: [SourceSpan], _ diagnostic: Diagnostic) -> Bool {
    guard let location = diagnostic.location else { return false }
    let labels = diagnostic.labels.map { $0.location }.filter { $0.origin == location.origin }
    return ([location] + labels).contains { place in
      let first = spans.partitioningIndex { $0.end > place.span.start }
      return first < spans.count && spans[first].start < place.span.end
    }
  }

  private static func haveSameMeaning(_ tree: FormatTree?, _ other: FormatTree?) -> Bool {
    guard let tree, let other else { return tree == nil && other == nil }
    return tree.text == other.text || FormatMeaning(tree) == FormatMeaning(other)
  }
}
