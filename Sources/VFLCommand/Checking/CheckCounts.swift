import VFLDiagnostics
import VFLDocuments
import VFLProjects
import VFLRendering

/// The counts of a check over all inputs: what was checked and what was found.
struct CheckCounts: Sendable {
  private(set) var errors = 0
  private(set) var warnings = 0
  /// How many errors and warnings say that there are more, which are not counted.
  private var stops = (errors: 0, warnings: 0)
  /// The findings that comments silence.
  private(set) var silenced = 0
  /// The findings that are in the baseline.
  private(set) var known = 0
  private(set) var unread = 0
  /// The layouts that were not solved because they have too many constraints.
  private(set) var unsolved = 0
  /// The findings that were mended, and those that could be.
  private(set) var mended = 0
  private(set) var mendable = FixCounts()
  private(set) var strings = StringTally()
  /// The inputs that were read.
  private(set) var files = 0
  /// Whether there is an input of a host language, or one that a walk found.
  private(set) var hasSources = false
  /// How often each code was found.
  private(set) var codes: [DiagnosticCode: Int] = [:]

  /// Counts what was found in some inputs.
  init(_ all: [FileFindings], unread: Int) {
    self.unread = unread
    for file in all {
      hasSources = hasSources || file.kind == .source
      if file.failure != nil { continue }
      files += 1
      strings.add(file.strings)
      if file.isUnsolved { unsolved += 1 }
      mended += file.mendedCount
      mendable.add(file.mendable)
      for finding in file.findings { add(finding) }
    }
  }

  private mutating func add(_ finding: ReportFinding) {
    switch finding.suppression {
    case .comment: silenced += 1
    case .baseline: known += 1
    case nil:
      codes[finding.code, default: 0] += 1
      let stop = finding.code == .tooManyFaults ? 1 : 0
      if finding.severity == .error {
        (errors, stops.errors) = (errors + 1, stops.errors + stop)
      } else {
        (warnings, stops.warnings) = (warnings + 1, stops.warnings + stop)
      }
    }
  }

  /// The summary, a line, and one about what fixes would mend.
  ///
  /// Where nothing but formats and layouts was named, they are counted as formats; else the files
  /// are, and the strings that could not be checked.
  var summary: String {
    let found = [
      errors > 0 ? errorText : "", warnings > 0 ? warningText : "",
    ].filter { !$0.isEmpty }.joined(separator: " and ")
    let what =
      mended == 0
      ? (found.isEmpty ? "nothing found" : found)
      : "\(WordCount.grouped(mended)) mended, \(found.isEmpty ? "nothing" : found) left"
    var rest = ""
    if silenced > 0 { rest += ", \(WordCount.grouped(silenced)) silenced by comments" }
    if known > 0 { rest += ", \(WordCount.grouped(known)) in the baseline" }
    if unread > 0 { rest += ", \(WordCount.text(unread, "input")) not read" }
    if unsolved > 0 { rest += unsolvedText }
    rest += "\n" + (found.isEmpty ? "" : mendable.text)
    if hasSources { return "\(strings.text(files: files)); \(what)\(rest)" }
    let formats = strings.checked == 0 ? "no format" : WordCount.text(strings.checked, "format")
    return "\(formats) checked, \(what)\(rest)"
  }

  private var unsolvedText: String {
    let limit = WordCount.grouped(Limit.solvedConstraints.value)
    return ", \(WordCount.text(unsolved, "layout")) of more than \(limit) constraints not solved"
  }

  /// How many errors there are: those that are told, and that there are more where counting ended.
  private var errorText: String { Self.text(errors, "error", stops: stops.errors) }

  /// How many warnings there are: those that are told, and that there are more where counting ended.
  private var warningText: String { Self.text(warnings, "warning", stops: stops.warnings) }

  private static func text(_ count: Int, _ noun: String, stops: Int) -> String {
    stops == 0
      ? WordCount.text(count, noun) : "more than \(WordCount.text(count - stops, noun))"
  }

  /// How many errors a diff leaves, a line; empty where it leaves none.
  var leftText: String {
    guard errors > 0 else { return "" }
    let they = errors == 1 ? "it is" : "they are"
    return "\(errorText) left by the diff; without `--diff` \(they) told\n"
  }

  /// How often each code was found, the commonest first, a line each.
  var statistics: String {
    let sorted = codes.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    let width = sorted.first.map { WordCount.grouped($0.value).count } ?? 0
    return sorted.map { code, count in
      let number = WordCount.grouped(count)
      let blanks = String(repeating: " ", count: width - number.count)
      return "\(blanks)\(number)  \(code.rawValue)  \(DiagnosticPage.of(code).title)\n"
    }.joined()
  }
}
