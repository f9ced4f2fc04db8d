import VFLDiagnostics
import VFLLayout
import VFLRecords

extension LayoutNarration {
  /// The axis of an ambiguous view and the note that names the attributes that determine the view.
  private struct Company: Hashable {
    let axis: Axis
    let note: String
  }

  /// The maximum number of entries in a list of names, including a final count of the omitted names.
  private static let shownNames = 8

  /// Merges the diagnostics for views that are determined by the same attributes on the same axis.
  ///
  /// The diagnostic for the first of these views is kept, with an additional note that lists the other views.
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
        // The last diagnostic may have a note that counts the unreported views. That note must be kept.
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
  /// Returns the diagnostic with additional notes, inserted after its first `count` notes or at the end.
  fileprivate func adding(_ notes: [String], after count: Int? = nil) -> Diagnostic {
    guard !notes.isEmpty else { return self }
    var all = self.notes
    all.insert(contentsOf: notes, at: min(count ?? all.count, all.count))
    return Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels, notes: all,
      fixIts: fixIts)
  }
}
