import VFLDiagnostics
import VFLProjects
import VFLRendering

/// The code actions for a range of a document.
struct DocumentActions {
  /// The kinds of actions, by the protocol's names.
  enum Kind: String, Sendable, CaseIterable {
    /// The action mends one finding.
    case quickFix = "quickfix"
    /// The action makes all fixes of the document that keep the meaning.
    case fixAll = "source.fixAll.vfl"
    /// The action writes the formats of a call as code with the same constraints.
    case rewrite = "refactor.rewrite"
  }

  /// A code action.
  struct Action {
    /// The effect of the action, as an imperative.
    let title: String
    let kind: Kind
    let changes: [TextChange]
    /// The finding that the action mends, if there is one.
    var finding: ReportFinding?
    /// Whether editors take the action when nobody chooses.
    var isPreferred = false
  }

  /// For how many lines and kinds of findings a comment is looked for that silences them: each costs a check.
  private static let silencedLimit = 16

  /// A line, by where it begins, and a kind of findings.
  private struct Spot: Hashable {
    let line: Int
    let code: DiagnosticCode
  }

  /// The actions, in the order of the findings: their fixes, the likeliest first, and then their silence.
  private(set) var all: [Action] = []

  /// Finds the actions of a piece of a document.
  ///
  /// - Parameter kinds: the kinds that the client asks for, or prefixes of them; `nil` for the kinds that a
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
        all.append(Action(title: "make all safe fixes", kind: .fixAll, changes: changes))
      }
    }
  }

  /// Adds what writes the formats of calls as code, where these can be converted.
  private mutating func addConversion(_ analysis: DocumentAnalysis, _ place: Range<Int>) {
    let text = analysis.document.text
    guard analysis.hasFormats, let language = analysis.document.path.hostLanguage else { return }
    let converted = ConvertedSource(
      text, language, CallConversion.Settings(spacing: analysis.configuration.spacing),
      touching: place)
    guard converted.convertedCount > 0 else { return }
    all.append(
      Action(
        title: "write the constraints by anchors", kind: .rewrite,
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
      // What is of one kind and on one line is silenced by one comment.
      let line = finding.region.map { document.lineStart(of: $0.span.start) } ?? 0
      guard sought.count < Self.silencedLimit,
        sought.insert(Spot(line: line, code: finding.code)).inserted,
        let silence = analysis.silence(finding, among: findings, scan),
        silences.insert(silence).inserted
      else { continue }
      all.append(
        Action(
          title: "silence \(finding.code.rawValue) here", kind: .quickFix, changes: [silence],
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
