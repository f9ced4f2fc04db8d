import VFLDiagnostics
import VFLProjects
import VFLRendering

/// The code actions for a range of a document.
struct DocumentActions {
  /// The kinds of actions, with the names of the protocol.
  enum Kind: String, Sendable, CaseIterable {
    /// The action fixes one diagnostic.
    case quickFix = "quickfix"
    /// The action applies all safe fix-its of the document.
    case fixAll = "source.fixAll.vfl"
    /// The action converts the format strings of a call to code.
    case rewrite = "refactor.rewrite"
  }

  /// A code action.
  struct Action {
    /// The title of the action, an imperative.
    let title: String
    let kind: Kind
    let changes: [TextChange]
    /// The diagnostic that the action fixes, if there is one.
    var finding: ReportFinding?
    /// Whether editors can choose the action automatically.
    var isPreferred = false
  }

  /// The maximum number of pairs of lines and codes for which a suppression is tried.
  ///
  /// Each attempt needs a check.
  private static let silencedLimit = 16

  /// A line, identified by its start, and a code.
  private struct Spot: Hashable {
    let line: Int
    let code: DiagnosticCode
  }

  /// The actions, in the order of the diagnostics: the fix-its beginning with the most likely one, then the
  /// suppression.
  private(set) var all: [Action] = []

  /// Determines the actions for a range of a document.
  ///
  /// - Parameter kinds: The kinds that the client requests, or prefixes of them. `nil` for the kinds that a
  ///   menu shows.
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

  /// Adds the conversion of calls to code, if they can be converted.
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
    let findings = analysis.findings
    let here = findings.filter { finding in
      finding.region.map {
        $0.span.start <= place.upperBound && place.lowerBound <= $0.span.end
      } ?? false
    }
    guard !here.isEmpty else { return }
    let scan = analysis.scan
    var silences: Set<TextChange> = []
    var sought: Set<Spot> = []
    for finding in here {
      addFixes(of: finding)
      // One comment suppresses all diagnostics with the same code on a line.
      let line = finding.region.map { document.lineStart(of: $0.span.start) } ?? 0
      guard sought.count < Self.silencedLimit,
        sought.insert(Spot(line: line, code: finding.code)).inserted,
        let silence = analysis.silence(finding, among: findings, scan),
        silences.insert(silence).inserted
      else { continue }
      all.append(
        Action(
          title: "suppress \(finding.code.rawValue) here", kind: .quickFix, changes: [silence],
          finding: finding))
    }
  }

  private mutating func addFixes(of finding: ReportFinding) {
    for (index, fix) in finding.fixes.enumerated() {
      let changes = fix.edits.map { edit in
        TextChange(edit.region.span.start..<edit.region.span.end, by: Array(edit.replacement.utf8))
      }
      all.append(
        Action(
          title: fix.message, kind: .quickFix, changes: changes, finding: finding,
          isPreferred: index == 0 && fix.applicability == .safe))
    }
  }
}
