import VFLDiagnostics
import VFLSyntax

/// The findings of a check, counted for each part of a text, to be compared with those of another check.
struct FixProof {
  /// A part of a text that is judged by itself.
  enum Unit: Sendable, Hashable {
    /// A format, by its index.
    case format(Int)
    /// A line outside of all formats that have places, from 0.
    case line(Int)
    /// The findings that have no place.
    case nowhere
  }

  /// The numbers of findings in a unit.
  private struct Tally {
    var errors: [DiagnosticCode: Int] = [:]
    var errorCount = 0
    var others = 0
  }

  private let trees: [FormatTree?]
  /// The places of the formats, by their start; of those at one place, the first.
  private let places: [(span: SourceSpan, format: Int)]
  private let lines: LineIndex
  private var tallies: [Unit: Tally] = [:]
  private var errorCount = 0

  /// Counts what was found.
  ///
  /// - Complexity: O(text + n log n) for n formats and findings.
  init(_ check: FixApplication.Check, of text: [UInt8]) {
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
        tallies[unit, default: Tally()].others += 1
      }
    }
  }

  /// The part of the text that a finding is about.
  func unit(of diagnostic: Diagnostic) -> Unit {
    guard let offset = diagnostic.location?.span.start else { return .nowhere }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].span.start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, offset <= places[low - 1].span.end else { return .line(lines.line(of: offset)) }
    var first = low - 1
    while first > 0, places[first - 1].span == places[low - 1].span { first -= 1 }
    return .format(places[first].format)
  }

  /// Whether a text with fix-its is better than the one before it: each unit that is mended has fewer
  /// errors, or as many and fewer other findings; no unit has more errors of any code; and unless
  /// there are fewer errors in all, none has more of the other findings.
  ///
  /// Lint is silent where there is an error, so other findings may grow when one is mended.
  func holds(after before: FixProof, mending units: [Unit], keepsMeaning: Bool) -> Bool {
    guard trees.count == before.trees.count,
      !keepsMeaning || zip(trees, before.trees).allSatisfy(Self.haveSameMeaning)
    else { return false }
    let hasFewerErrors = errorCount < before.errorCount
    for (unit, now) in tallies {
      let old = before.tallies[unit] ?? Tally()
      guard now.errors.allSatisfy({ $0.value <= old.errors[$0.key, default: 0] }),
        hasFewerErrors || now.others <= old.others
      else { return false }
    }
    return units.allSatisfy { unit in
      let (now, old) = (tallies[unit] ?? Tally(), before.tallies[unit] ?? Tally())
      return (now.errorCount, now.others) < (old.errorCount, old.others)
    }
  }

  private static func haveSameMeaning(_ tree: FormatTree?, _ other: FormatTree?) -> Bool {
    guard let tree, let other else { return tree == nil && other == nil }
    return tree.text == other.text || FormatMeaning(tree) == FormatMeaning(other)
  }
}
