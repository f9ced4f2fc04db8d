import VFLChecking
import VFLDiagnostics
import VFLReports
import VFLText

/// The numbers of checked inputs, checked strings and diagnostics of a run.
struct CheckCounts: Sendable {
  private(set) var errors = 0
  private(set) var warnings = 0
  /// The numbers of errors and warnings that only report that the diagnostic limit was exceeded.
  private var stops = (errors: 0, warnings: 0)
  /// The number of diagnostics that comments suppress.
  private(set) var suppressed = 0
  /// The number of diagnostics that are in the baseline.
  private(set) var inBaseline = 0
  private(set) var unread = 0
  /// The number of layouts that were not solved because they have too many constraints.
  private(set) var unsolved = 0
  /// The number of diagnostics that were fixed.
  ///
  /// `fixable` counts the remaining fixable ones.
  private(set) var fixed = 0
  private(set) var fixable = FixCounts()
  private(set) var strings = FormatStringCounts()
  /// The number of layouts in Interface Builder files.
  private(set) var layouts = 0
  /// The number of constraints in Interface Builder files that were ignored, because a part is unknown.
  private var ignoredConstraints = 0
  /// The number of inputs that could be read.
  private(set) var files = 0
  /// Whether at least one input is a Swift or Objective-C source file.
  private(set) var hasSources = false
  /// The number of diagnostics per code.
  private(set) var codes: [DiagnosticCode: Int] = [:]

  /// Counts the diagnostics of all inputs.
  ///
  /// `unread` is the number of inputs that could not be read.
  init(_ all: [FileDiagnostics], unread: Int) {
    self.unread = unread
    for file in all {
      hasSources = hasSources || file.kind == .source
      if file.failure != nil { continue }
      files += 1
      strings.add(file.strings)
      layouts += file.layoutCount
      ignoredConstraints += file.ignoredConstraints
      if file.isUnsolved { unsolved += 1 }
      fixed += file.fixedCount
      fixable.add(file.fixable)
      for entry in file.entries { add(entry.report) }
    }
  }

  private mutating func add(_ report: ReportDiagnostic) {
    switch report.suppression {
    case .comment: suppressed += 1
    case .baseline: inBaseline += 1
    case nil:
      codes[report.code, default: 0] += 1
      let stop = report.code == .tooManyDiagnostics ? 1 : 0
      if report.severity == .error {
        (errors, stops.errors) = (errors + 1, stops.errors + stop)
      } else {
        (warnings, stops.warnings) = (warnings + 1, stops.warnings + stop)
      }
    }
  }

  /// The summary line, followed by a line with the number of fixable diagnostics if there are any.
  ///
  /// If there are no source files among the inputs, the summary contains only the number of checked format
  /// strings. Otherwise, it also contains the number of files and of unchecked strings.
  var summary: String {
    let found = [
      errors > 0 ? errorText : "", warnings > 0 ? warningText : "",
    ].filter { !$0.isEmpty }.joined(separator: " and ")
    let what =
      fixed == 0
      ? (found.isEmpty ? "no diagnostics" : found)
      : "\(CountText.grouped(fixed)) fixed, \(found.isEmpty ? "none" : found) remaining"
    var rest = ""
    if suppressed > 0 { rest += ", \(CountText.grouped(suppressed)) suppressed by comments" }
    if inBaseline > 0 { rest += ", \(CountText.grouped(inBaseline)) in the baseline" }
    if unread > 0 { rest += ", \(CountText.text(unread, "input")) not read" }
    if unsolved > 0 { rest += unsolvedText }
    if ignoredConstraints > 0 {
      rest += ", \(CountText.text(ignoredConstraints, "constraint")) ignored"
    }
    rest += "\n" + (found.isEmpty ? "" : fixable.text)
    if hasSources {
      let solved = layouts == 0 ? "" : "; \(CountText.text(layouts, "layout")) checked"
      return "\(strings.text(files: files))\(solved); \(what)\(rest)"
    }
    let formats =
      strings.checked == 0 ? "no format string" : CountText.text(strings.checked, "format string")
    let solved = CountText.text(layouts, "layout")
    let checked =
      layouts == 0 ? formats : strings.checked == 0 ? solved : "\(formats) and \(solved)"
    return "\(checked) checked, \(what)\(rest)"
  }

  private var unsolvedText: String {
    let limit = CountText.grouped(Limit.solvedConstraints.value)
    return ", \(CountText.text(unsolved, "layout")) with more than \(limit) constraints not solved"
  }

  /// The number of errors.
  ///
  /// It begins with "more than" if the diagnostic limit was exceeded.
  private var errorText: String { Self.text(errors, "error", stops: stops.errors) }

  /// The number of warnings.
  ///
  /// It begins with "more than" if the diagnostic limit was exceeded.
  private var warningText: String { Self.text(warnings, "warning", stops: stops.warnings) }

  private static func text(_ count: Int, _ noun: String, stops: Int) -> String {
    stops == 0
      ? CountText.text(count, noun) : "more than \(CountText.text(count - stops, noun))"
  }

  /// A line with the number of errors that remain after the diff is applied, or an empty string if none
  /// remain.
  var remainingErrorsText: String {
    guard errors > 0 else { return "" }
    let remain = errors == 1 ? "remains" : "remain"
    let them = errors == 1 ? "it" : "them"
    return "\(errorText) \(remain) after the diff; run without `--diff` to see \(them)\n"
  }

  /// A table with one line per code: its number of diagnostics, in descending order, and its title.
  var statistics: String {
    let sorted = codes.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    let width = sorted.first.map { CountText.grouped($0.value).count } ?? 0
    return sorted.map { code, count in
      let number = CountText.grouped(count)
      let blanks = String(repeating: " ", count: width - number.count)
      return "\(blanks)\(number)  \(code.rawValue)  \(DiagnosticPage.of(code).title)\n"
    }.joined()
  }
}
