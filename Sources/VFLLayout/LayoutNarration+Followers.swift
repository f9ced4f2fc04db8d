import VFLDiagnostics
import VFLRecords

extension LayoutNarration {
  /// The ambiguities that are settled together, on one axis, by the note that says so.
  private struct Company: Hashable {
    let axis: Axis
    let note: String
  }

  /// More names than this are counted.
  private static let shownNames = 8

  /// The ambiguities, with the views that the same attributes settle in one diagnostic.
  ///
  /// The first of them is told; the others are named in a note of it.
  func joiningFollowers(_ told: [Diagnostic], of result: LayoutResult) -> [Diagnostic] {
    let subjects = FreeGroup.groups(of: result.freeAttributes)
    guard subjects.count >= told.count else { return told }
    var kept: [Diagnostic] = []
    var places: [Company: Int] = [:]
    var followers: [Int: [String]] = [:]
    for (diagnostic, subject) in zip(told, subjects) {
      guard let note = diagnostic.notes.first, note.hasPrefix(AmbiguousLayout.followerWords) else {
        kept.append(diagnostic)
        continue
      }
      let company = Company(axis: subject.axis, note: note)
      if let place = places[company] {
        followers[place, default: []].append("`\(problem.name(of: subject.item))`")
        // How many are not told at all is said at the end of the last one that is.
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
    guard let last = shown.popLast(), !shown.isEmpty else { return "so is \(names.joined())" }
    return "so are \(shown.joined(separator: ", ")) and \(last)"
  }
}

extension Diagnostic {
  /// The diagnostic with more notes: after as many of its own, or at the end.
  fileprivate func adding(_ notes: [String], after count: Int? = nil) -> Diagnostic {
    guard !notes.isEmpty else { return self }
    var all = self.notes
    all.insert(contentsOf: notes, at: min(count ?? all.count, all.count))
    return Diagnostic(
      code, severity, message, at: location, caption: caption, labels: labels, notes: all,
      fixIts: fixIts)
  }
}
