import VFLDiagnostics
import VFLLayout
import VFLRecords

extension LogNarration {
  /// Returns the verdict on a conflict whose members are in the order of the table.
  ///
  /// `all` is the conflict with all changes, including implausible ones.
  func verdict(
    _ found: Conflict, _ all: Conflict, _ table: LogTable, _ mistake: LogMistake?,
    _ nested: NestedItems
  ) -> Verdict {
    var found = found
    found.changes = all.changes
    return VerdictFinder(
      conflict: conflict, names: names, problem: problem, found: found, walk: table.walk,
      mistake: mistake, nested: nested
    ).verdict
  }
}

extension LayoutConflict.Claim {
  /// Whether the claim compares two positions.
  ///
  /// Such a claim is described with the equations of the log.
  var isOfPlaces: Bool {
    switch self {
    case .sums, .both(.place, .place): true
    default: false
    }
  }
}

extension ConflictCause {
  /// Whether changing another constant can fix a conflict with this cause as well.
  var hasOtherNumbers: Bool {
    switch self {
    case .unknown, .contentTooLarge, .overconstrained, .ratio: true
    default: false
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic with the given headline as its message and with the given notes.
  func judged(_ headline: String, _ notes: [String]) -> Diagnostic {
    Diagnostic(
      code, severity, headline, at: location, caption: caption, labels: labels, notes: notes,
      fixIts: fixIts)
  }

  /// Returns the notes, without suggestions of other changes if the verdict contains the only fix.
  func helpful(_ verdict: Verdict) -> [String] {
    let beginning = LayoutConflict.remedyWords + " "
    return verdict.cause.hasOtherNumbers ? notes : notes.filter { !$0.hasPrefix(beginning) }
  }

  /// Returns the diagnostic with the given notes after its own notes.
  func adding(_ more: [String]) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels,
      notes: notes + more, fixIts: fixIts)
  }
}
