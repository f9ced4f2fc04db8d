import VFLLayout
public import VFLViews

extension LayoutView {
  /// Lays out the hierarchy and checks that all descendants of the view are inside their superviews.
  ///
  /// Hidden views and their descendants are not checked.
  ///
  /// - Parameters:
  ///   - tolerance: The maximum distance in points by which a view may extend beyond its superview.
  ///   - fileID: The file to report in the error.
  ///   - line: The line to report in the error.
  /// - Throws: ``LayoutExpectationError`` with the views that extend beyond their superviews, or with the
  ///   explanation of a conflict.
  public func expectNoOverflow(
    tolerance: Double = 0.001, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutExpectationError) {
    try expectNoConflict(fileID: fileID, line: line)
    var table = TextTable(["view", "", "left", "top", "right", "bottom"])
    var isFound = false
    var concealed: Set<ObjectIdentifier> = isHidden ? [ObjectIdentifier(self)] : []
    for entry in NamedElements(below: self).entries.dropFirst() {
      guard let view = entry.element as? LayoutView, let superview = view.superview else {
        continue
      }
      if view.isHidden || concealed.contains(ObjectIdentifier(superview)) {
        concealed.insert(ObjectIdentifier(view))
        continue
      }
      let (frame, outer) = (view.frame, superview.frame)
      let overflow = [
        -frame.x, -frame.y, frame.x + frame.width - outer.width,
        frame.y + frame.height - outer.height,
      ]
      guard overflow.contains(where: { $0 > tolerance }) else { continue }
      isFound = true
      table.add([entry.path, ""] + overflow.map { $0 > tolerance ? TextTable.number($0) : "" })
    }
    guard isFound else { return }
    throw LayoutExpectationError(
      "views extend beyond their superviews, at \(situation)\n\(table.text)", fileID, line)
  }

  /// Checks that the layout in the opposite layout direction is the mirror image of the current layout.
  ///
  /// The hierarchy is laid out in both directions and then in the current direction again. The check also
  /// works with rounding to pixels, because pixels are counted from the right in a right-to-left layout.
  ///
  /// - Parameters:
  ///   - tolerance: The maximum difference that counts as equal, in points.
  ///   - fileID: The file to report in the error.
  ///   - line: The line to report in the error.
  /// - Throws: ``LayoutExpectationError`` with a table of the differences, or with the explanation of a
  ///   conflict.
  public func expectMirrored(
    tolerance: Double = 0.001, fileID: String = #fileID, line: Int = #line
  ) throws(LayoutExpectationError) {
    try expectNoConflict(fileID: fileID, line: line)
    let root = rootView
    let direction = root.layoutDirection
    let entries = NamedElements(below: self).entries.filter { $0.depth > 0 }
    let mirrored = entries.map { entry -> Frame in
      var frame = entry.element.testedFrame
      let outer = entry.element.superitem as? LayoutView
      frame.x = (outer?.frame.width ?? 0) - frame.x - frame.width
      return frame
    }
    root.layoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
    defer {
      root.layoutDirection = direction
      // The layout in this direction has succeeded before.
      try? root.layoutIfNeeded()
    }
    try expectNoConflict(fileID: fileID, line: line)
    var differences: [FrameDifference] = []
    for (entry, frame) in zip(entries, mirrored) {
      let found = entry.element.testedFrame
      for (field, wanted, value) in FrameExpectation(frame).compared(with: found) {
        guard let wanted, !((value - wanted).magnitude <= tolerance) else { continue }
        differences.append(
          FrameDifference(view: entry.path, field: field, expected: wanted, found: value))
      }
    }
    guard !differences.isEmpty else { return }
    let comparison = FrameComparison(
      differences: differences, unclearNames: [], tolerance: tolerance, situation: situation)
    throw LayoutExpectationError(
      "layout is not mirrored: \(comparison)", fileID, line)
  }
}
