import VFLDiagnostics
import VFLRendering

/// What a person can do about what is found in a piece of a document.
struct DocumentActions {
  /// The kinds of actions, by the protocol's names.
  enum Kind: String, Sendable, CaseIterable {
    /// It mends one finding.
    case quickFix = "quickfix"
    /// It makes all fixes of the document that keep the meaning.
    case fixAll = "source.fixAll.vfl"
  }

  /// Something to be done.
  struct Action {
    let title: String
    let kind: Kind
    let changes: [TextChange]
    /// What it mends.
    var finding: ReportFinding?
    /// Whether it is what is done when nobody chooses.
    var isPreferred = false
  }

  /// The actions, in the order of the findings: their fixes, the likeliest first, and then their silence.
  private(set) var all: [Action] = []

  /// Finds the actions of a piece of a document.
  ///
  /// - Parameter kinds: the kinds that are asked for, or what they begin with; without any, those that a
  ///   menu shows.
  init(
    _ analysis: DocumentAnalysis, _ range: TextRange, only kinds: [String]?,
    _ encoding: PositionEncoding
  ) {
    func isAsked(_ kind: Kind) -> Bool {
      kinds?.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") }
        ?? (kind == .quickFix)
    }
    if isAsked(.quickFix) {
      let lines = analysis.document.lines
      let piece =
        lines.offset(
          of: range.start, encoding)...max(
          lines.offset(of: range.start, encoding), lines.offset(of: range.end, encoding))
      for finding in analysis.findings {
        guard let span = finding.region?.span, span.start <= piece.upperBound,
          piece.lowerBound <= span.end
        else { continue }
        add(finding, analysis)
      }
    }
    if isAsked(.fixAll) {
      let changes = TextChange.changes(from: analysis.document.text, to: analysis.fixedText)
      if !changes.isEmpty {
        all.append(Action(title: "Make all safe fixes", kind: .fixAll, changes: changes))
      }
    }
  }

  private mutating func add(_ finding: ReportFinding, _ analysis: DocumentAnalysis) {
    for (index, fix) in finding.fixes.enumerated() {
      let changes = fix.edits.map { edit in
        TextChange(edit.region.span.start..<edit.region.span.end, by: Array(edit.replacement.utf8))
      }
      all.append(
        Action(
          title: fix.message, kind: .quickFix, changes: changes, finding: finding,
          isPreferred: index == 0 && fix.applicability == .safe))
    }
    if let silence = analysis.silence(finding) {
      all.append(
        Action(
          title: "silence \(finding.code.rawValue) here", kind: .quickFix, changes: [silence],
          finding: finding))
    }
  }
}
