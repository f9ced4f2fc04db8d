import VFLLayout
public import VFLViews

extension LayoutView {
  /// Lays the hierarchy out and expects every view in this one to lie within its superview; what is hidden,
  /// or lies in a hidden view, may lie anywhere.
  ///
  /// - Parameters:
  ///   - tolerance: how far a view may stick out, in points.
  ///   - fileID: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: ``LayoutExpectationError`` with the views that do not, or with the conflict.
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
      "views stick out of their superviews, at \(situation)\n\(table.text)", fileID, line)
  }

  /// Expects the layout of the other direction to be the mirror image of that of the present one.
  ///
  /// The hierarchy is laid out in both directions, and then in the present one again. That holds at whole
  /// pixels as well: in a right-to-left interface they are counted from the right.
  ///
  /// - Parameters:
  ///   - tolerance: how much a number may differ, in points.
  ///   - fileID: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: ``LayoutExpectationError`` with a table of what is not mirrored, or with the conflict.
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
      // It was laid out in this direction before.
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
      "expected the mirror image of the other direction: \(comparison)", fileID, line)
  }
}
