import VFLLayout
public import VFLViews

extension LayoutView {
  /// The frames of this view and all that lies in it as a table that stays the same as long as the layout
  /// does: a line each, indented by depth, in the order of the subviews.
  ///
  /// Numbers are points, rounded to a thousandth, measured from the view that each lies in.
  ///
  /// - Parameter includingGuides: whether guides have a line too, behind `guide`.
  public func layoutText(includingGuides: Bool = false) -> String {
    var table = TextTable(["view", "", "x", "y", "width", "height"])
    for entry in NamedElements(below: self).entries {
      let view = entry.element as? LayoutView
      guard includingGuides || view != nil else { continue }
      let frame = entry.element.testedFrame
      let mark = view == nil ? "guide" : view?.isHidden == true ? "hidden" : ""
      table.add(
        [String(repeating: "  ", count: entry.depth) + entry.element.name, mark]
          + [frame.x, frame.y, frame.width, frame.height].map(TextTable.number))
    }
    return table.text
  }

  /// Lays the hierarchy out and expects ``layoutText(includingGuides:)`` to be a certain text.
  ///
  /// - Throws: ``LayoutExpectationError`` with the lines that differ, or with the conflict.
  public func expectLayoutText(
    _ expected: String, includingGuides: Bool = false, fileID: String = #fileID,
    line: Int = #line
  ) throws(LayoutExpectationError) {
    try expectNoConflict(fileID: fileID, line: line)
    let found = layoutText(includingGuides: includingGuides)
    guard let difference = TextDifference(expected, found) else { return }
    throw LayoutExpectationError(
      "the layout differs, at \(situation)\n\(difference.text)", fileID, line)
  }
}
