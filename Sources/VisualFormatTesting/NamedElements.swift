import VFLLayout
import VFLViews

/// The views and guides of a hierarchy by their names, and by paths such as `card/title` where several
/// have the same name.
struct NamedElements {
  /// A view or guide, with how deep it lies and the path to it from below the root.
  struct Entry {
    let element: LayoutElement
    let depth: Int
    let path: String
  }

  /// All of them, each behind what it lies in; guides before subviews.
  let entries: [Entry]
  private let places: [String: [Int]]

  init(below root: LayoutView) {
    var entries: [Entry] = []
    var waiting = [Entry(element: root, depth: 0, path: root.name)]
    while let entry = waiting.popLast() {
      entries.append(entry)
      guard let view = entry.element as? LayoutView else { continue }
      let prefix = entry.depth == 0 ? "" : entry.path + "/"
      let inside = view.layoutGuides as [LayoutElement] + view.subviews
      for element in inside.reversed() {
        waiting.append(
          Entry(element: element, depth: entry.depth + 1, path: prefix + element.name))
      }
    }
    self.entries = entries
    var places: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      places[entry.element.name, default: []].append(index)
      if entry.path != entry.element.name { places[entry.path, default: []].append(index) }
    }
    self.places = places
  }

  /// The only element of a name or path; `nil` when there is none, or more than one.
  subscript(name: String) -> LayoutElement? {
    guard let found = places[name], found.count == 1 else { return nil }
    return entries[found[0]].element
  }

  /// What is wrong with a name that names none, or several.
  func fault(of name: String) -> String {
    guard let found = places[name], found.count > 1 else {
      return "nothing is named `\(name)`; there are "
        + entries.map { "`\($0.path)`" }.joined(separator: ", ")
    }
    return "`\(name)` names several: "
      + found.map { "`\(entries[$0].path)`" }.joined(separator: ", ")
  }
}

extension LayoutElement {
  /// Where the last pass put it, measured from the view that it lies in.
  var testedFrame: Frame {
    switch self {
    case let view as LayoutView: view.frame
    case let guide as LayoutGuide: guide.layoutFrame
    default: Frame(x: 0, y: 0, width: 0, height: 0)
    }
  }
}
