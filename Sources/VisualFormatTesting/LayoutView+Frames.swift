import VFLLayout
public import VFLViews

extension LayoutView {
  /// The current size and layout direction of the hierarchy.
  public var situation: LayoutSituation {
    let root = rootView
    return LayoutSituation(
      width: root.rootSize.horizontal, height: root.rootSize.vertical,
      direction: root.layoutDirection)
  }

  /// Compares the frames of the view's descendants with expected frames.
  ///
  /// This method does not lay out the view. The frames are in the coordinate system of the superview or
  /// owning view.
  ///
  /// - Parameters:
  ///   - expected: The expected frames by name, or by a path such as `card/title`.
  ///   - tolerance: The maximum difference that counts as equal, in points.
  public func compareFrames(
    with expected: KeyValuePairs<String, FrameExpectation>, tolerance: Double = 0.001
  ) -> FrameComparison {
    let elements = NamedElements(below: self)
    var differences: [FrameDifference] = []
    var unclear: [String] = []
    for (name, expectation) in expected {
      guard let element = elements[name] else {
        unclear.append(elements.diagnostic(of: name))
        continue
      }
      for (field, wanted, found) in expectation.compared(with: element.testedFrame) {
        // NaN differs from every number.
        guard let wanted, !((found - wanted).magnitude <= tolerance) else { continue }
        differences.append(
          FrameDifference(view: name, field: field, expected: wanted, found: found))
      }
    }
    return FrameComparison(
      differences: differences, unclearNames: unclear, tolerance: tolerance, situation: situation)
  }

  /// Lays out the hierarchy and checks the frames of the view's descendants.
  ///
  /// - Parameters:
  ///   - expected: The expected frames by name, or by a path such as `card/title`.
  ///   - tolerance: The maximum difference that counts as equal, in points.
  ///   - fileID: The file to report in the error.
  ///   - line: The line to report in the error.
  /// - Throws: ``LayoutExpectationError`` with a table of the differences, or with the explanation of a
  ///   conflict.
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
