import VFLLayout
public import VFLViews

extension LayoutView {
  /// The size and the direction that the hierarchy has now.
  public var situation: LayoutSituation {
    let root = rootView
    return LayoutSituation(
      width: root.rootSize.horizontal, height: root.rootSize.vertical,
      direction: root.layoutDirection)
  }

  /// Compares the frames of views and guides in this view with those that are expected.
  ///
  /// The frames are those of the last pass, measured from the view that each lies in.
  ///
  /// - Parameters:
  ///   - expected: what is expected, by name, or by a path such as `card/title`.
  ///   - tolerance: how much a number may differ, in points.
  public func compareFrames(
    with expected: KeyValuePairs<String, FrameExpectation>, tolerance: Double = 0.001
  ) -> FrameComparison {
    let elements = NamedElements(below: self)
    var differences: [FrameDifference] = []
    var unclear: [String] = []
    for (name, expectation) in expected {
      guard let element = elements[name] else {
        unclear.append(elements.fault(of: name))
        continue
      }
      for (field, wanted, found) in expectation.compared(with: element.testedFrame) {
        // What is no number differs from everything.
        guard let wanted, !((found - wanted).magnitude <= tolerance) else { continue }
        differences.append(
          FrameDifference(view: name, field: field, expected: wanted, found: found))
      }
    }
    return FrameComparison(
      differences: differences, unclearNames: unclear, tolerance: tolerance, situation: situation)
  }

  /// Lays the hierarchy out and expects frames of views and guides in this view.
  ///
  /// - Parameters:
  ///   - expected: what is expected, by name, or by a path such as `card/title`.
  ///   - tolerance: how much a number may differ, in points.
  ///   - fileID: the file that the error names.
  ///   - line: the line that the error names.
  /// - Throws: ``LayoutExpectationError`` with a table of what differs, or with the conflict.
  public func expectFrames(
    _ expected: KeyValuePairs<String, FrameExpectation>, tolerance: Double = 0.001,
    fileID: String = #fileID, line: Int = #line
  ) throws(LayoutExpectationError) {
    try expectNoConflict(fileID: fileID, line: line)
    let comparison = compareFrames(with: expected, tolerance: tolerance)
    guard comparison.isEqual else {
      throw LayoutExpectationError("\(comparison)", fileID, line)
    }
  }
}
