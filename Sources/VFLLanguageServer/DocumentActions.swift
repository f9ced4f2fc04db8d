import VFLChecking
import VFLCode
import VFLDiagnostics
import VFLReports

/// The code actions for a range in a document.
struct DocumentActions {
  /// The kinds of code actions, with their LSP names.
  enum Kind: String, Sendable, CaseIterable {
    /// Fixes a single diagnostic.
    case quickFix = "quickfix"
    /// Applies all safe fix-its in the document.
    case fixAll = "source.fixAll.vfl"
    /// Converts the format strings of a call to code.
    case rewrite = "refactor.rewrite"
  }

  /// A code action.
  struct Action {
    /// The title, as an imperative phrase.
    let title: String
    let kind: Kind
    let changes: [TextChange]
    /// The diagnostic that the action fixes, or `nil` if the action does not fix a diagnostic.
    var diagnostic: ReportDiagnostic?
    /// Whether an editor may apply the action without asking the user to choose.
    var isPreferred = false
  }

  /// The maximum number of diagnostics for which a suppression is tried, counted once per line and code.
  ///
  /// Each attempt requires a check of the document.
  private static let silencedLimit = 16

  /// A diagnostic code and the start of the line on which it occurs.
  private struct Spot: Hashable {
    let line: Int
    let code: DiagnosticCode
  }

  /// The actions, in the order of the diagnostics.
  ///
  /// For each diagnostic, the fix-its come first, the most likely one before the others, and the suppression
  /// comes last.
  private(set) var all: [Action] = []

  /// Determines the code actions for a range in a document.
  ///
  /// - Parameter kinds: The kinds that the client requests, or prefixes of them. If `nil`, the kinds that
  ///   editors show in a menu.
  init(_ analysis: DocumentAnalysis, _ range: TextRange, only kinds: [String]?) {
    func isAsked(_ kind: Kind) -> Bool {
      kinds?.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") }
        ?? (kind != .fixAll)
    }
    let (document, encoding) = (analysis.document, analysis.settings.encoding)
    let start = document.offset(of: range.start, encoding)
    let place = start..<max(start, document.offset(of: range.end, encoding))
    if isAsked(.quickFix) { addFixes(analysis, place) }
    if isAsked(.rewrite) { addConversion(analysis, place) }
    if isAsked(.fixAll) {
      let changes = TextChange.changes(from: analysis.document.text, to: analysis.fixedText)
      if !changes.isEmpty {
        all.append(Action(title: "apply all safe fixes", kind: .fixAll, changes: changes))
      }
    }
  }

  /// Adds the action that converts the calls in the range to code, if at least one can be converted.
  private mutating func addConversion(_ analysis: DocumentAnalysis, _ place: Range<Int>) {
    let text = analysis.document.text
    guard analysis.hasFormats, let language = analysis.document.path.hostLanguage else { return }
    let converted = ConvertedSource(
      text, language, CallConversion.Settings(spacing: analysis.configuration.spacing),
      touching: place)
    guard converted.convertedCount > 0 else { return }
    all.append(
      Action(
        title: "convert to layout anchors", kind: .rewrite,
        changes: TextChange.changes(from: text, to: converted.bytes)))
  }

  private mutating func addFixes(_ analysis: DocumentAnalysis, _ place: Range<Int>) {
    let document = analysis.document
    let diagnostics = analysis.diagnostics
    let here = diagnostics.filter { diagnostic in
      diagnostic.region.map {
        $0.span.start <= place.upperBound && place.lowerBound <= $0.span.end
      } ?? false
    }
    guard !here.isEmpty else { return }
    let scan = analysis.scan
    var silences: Set<TextChange> = []
    var sought: Set<Spot> = []
    for diagnostic in here {
      addFixes(of: diagnostic)
      // A suppression comment applies to all diagnostics with the same code on a line.
      let line = diagnostic.region.map { document.lineStart(of: $0.span.start) } ?? 0
      guard sought.count < Self.silencedLimit,
        sought.insert(Spot(line: line, code: diagnostic.code)).inserted,
        let silence = analysis.silence(diagnostic, among: diagnostics, scan),
        silences.insert(silence).inserted
      else { continue }
      all.append(
        Action(
          title: "suppress \(diagnostic.code.rawValue) here", kind: .quickFix, changes: [silence],
          diagnostic: diagnostic))
    }
  }

  private mutating func addFixes(of diagnostic: ReportDiagnostic) {
    for (index, fix) in diagnostic.fixes.enumerated() {
      let changes = fix.edits.map { edit in
        TextChange(edit.region.span.start..<edit.region.span.end, by: Array(edit.replacement.utf8))
      }
      all.append(
        Action(
          title: fix.message, kind: .quickFix, changes: changes, diagnostic: diagnostic,
          isPreferred: index == 0 && fix.applicability == .safe))
    }
  }
}
