import VFLLayout
public import VFLViews

extension LayoutView {
  /// Returns the frames of the view and its descendants as a stable text table, with one indented line per
  /// view in the order of the subviews.
  ///
  /// The numbers are in points, rounded to 3 decimal places, in the coordinate system of the superview or
  /// owning view.
  ///
  /// - Parameter includingGuides: Whether to include layout guides, which are marked with `guide`.
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

  /// Lays out the hierarchy and compares ``layoutText(includingGuides:)`` with an expected string.
  ///
  /// - Throws: ``LayoutExpectationError`` with the lines that differ, or with the explanation of a conflict.
  public func expectLayoutText(
    _ expected: String, includingGuides: Bool = false, fileID: String = #fileID,
    line: Int = #line
  ) throws(LayoutExpectationError) {
    try expectNoConflict(fileID: fileID, line: line)
    let found = layoutText(includingGuides: includingGuides)
    guard let difference = TextDifference(expected, found) else { return }
    throw LayoutExpectationError(
      "layout differs, at \(situation)\n\(difference.text)", fileID, line)
  }
}
