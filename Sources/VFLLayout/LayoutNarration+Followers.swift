import VFLDiagnostics
import VFLRecords

extension LayoutNarration {
  /// The axis and the note of ambiguities that the same attributes settle.
  private struct Company: Hashable {
    let axis: Axis
    let note: String
  }

  /// A longer list of names ends with a count.
  private static let shownNames = 8

  /// Joins the ambiguities that the same attributes settle into one diagnostic.
  ///
  /// The first ambiguity keeps its diagnostic. A note lists the other views.
  func joiningFollowers(_ reported: [Diagnostic], of result: LayoutResult) -> [Diagnostic] {
    let subjects = FreeGroup.groups(of: result.freeAttributes)
    guard subjects.count >= reported.count else { return reported }
    var kept: [Diagnostic] = []
    var places: [Company: Int] = [:]
    var followers: [Int: [String]] = [:]
    for (diagnostic, subject) in zip(reported, subjects) {
      guard let note = diagnostic.notes.first, note.hasPrefix(AmbiguousLayout.followerWords) else {
        kept.append(diagnostic)
        continue
      }
      let company = Company(axis: subject.axis, note: note)
      if let place = places[company] {
        followers[place, default: []].append("`\(problem.name(of: subject.item))`")
        // The last diagnostic ends with the number of omitted ones.
        kept[kept.count - 1] = kept[kept.count - 1].adding(Array(diagnostic.notes.dropFirst()))
      } else {
        places[company] = kept.count
        kept.append(diagnostic)
      }
    }
    for (place, names) in followers {
      kept[place] = kept[place].adding([Self.note(names)], after: 1)
    }
    return kept
  }

  private static func note(_ names: [String]) -> String {
    var shown = names.count > shownNames ? Array(names.prefix(shownNames - 1)) : names
    if shown.count < names.count { shown.append("\(names.count - shown.count) more") }
    let last = shown.popLast() ?? ""
    let list = shown.isEmpty ? last : shown.joined(separator: ", ") + " and " + last
    return "the same applies to \(list)"
  }
}

extension Diagnostic {
  /// Returns the diagnostic with more notes: after the first `count` notes, or at the end.
  fileprivate func adding(_ notes: [String], after count: Int? = nil) -> Diagnostic {
    guard !notes.isEmpty else { return self }
    var all = self.notes
    all.insert(contentsOf: notes, at: min(count ?? all.count, all.count))
    return Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels, notes: all,
      fixIts: fixIts)
  }
}
