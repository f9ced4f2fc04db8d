import VFLLayout
import VFLViews

/// The views and guides of a hierarchy by name, or by a path such as `card/title` if the name is not unique.
struct NamedElements {
  /// A view or guide with its depth and its path relative to the root.
  struct Entry {
    let element: LayoutElement
    let depth: Int
    let path: String
  }

  /// All elements in depth-first order, each after its parent.
  ///
  /// Guides precede subviews.
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

  /// Returns the element with a name or path, or `nil` if there is no element or more than one.
  subscript(name: String) -> LayoutElement? {
    guard let found = places[name], found.count == 1 else { return nil }
    return entries[found[0]].element
  }

  /// Returns the error message for a name that refers to no element or to several elements.
  func diagnostic(of name: String) -> String {
    guard let found = places[name], found.count > 1 else {
      return "unknown name `\(name)`; known names: "
        + entries.map { "`\($0.path)`" }.joined(separator: ", ")
    }
    return "ambiguous name `\(name)`: "
      + found.map { "`\(entries[$0].path)`" }.joined(separator: ", ")
  }
}

extension LayoutElement {
  /// The frame that the last layout pass set, in the coordinate system of the superview or owning view.
  var testedFrame: Frame {
    switch self {
    case let view as LayoutView: view.frame
    case let guide as LayoutGuide: guide.layoutFrame
    default: Frame(x: 0, y: 0, width: 0, height: 0)
    }
  }
}
