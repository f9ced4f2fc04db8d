public import VFLDiagnostics
public import VFLLayout
import VFLRecords

extension LayoutView {
  /// Solves constraints between this view and its descendants, and sets their frames.
  ///
  /// This method ignores the active ``LayoutConstraint`` objects. Use ``layoutIfNeeded()`` to solve them.
  ///
  /// If an error is thrown, no frame changes. An ``ItemConstraint`` does not contain its format string, so a
  /// diagnostic with the origin `.format(n)` refers to the format string of `constraints[n]`.
  ///
  /// - Parameters:
  ///   - constraints: The constraints to solve.
  ///   - width: The width of this view in points, or `nil` if the constraints determine it.
  ///   - height: The height of this view in points, or `nil` if the constraints determine it.
  ///   - direction: The layout direction of the user interface.
  /// - Returns: A diagnostic for each frame attribute that the constraints leave ambiguous. The array is
  ///   empty if the layout is unambiguous.
  /// - Throws: ``UnsatisfiableLayoutError`` if the constraints are unsatisfiable. ``MalformedLayoutError`` if
  ///   a constraint is invalid or refers to an item that is not in this view's hierarchy.
  @discardableResult
  public func layOut(
    _ constraints: [ItemConstraint<any LayoutItem>], width: Double? = nil, height: Double? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws -> [Diagnostic] {
    let elements = ItemHierarchy.elements(of: self)
    let solution = try ItemHierarchy(of: elements).solved(
      constraints, width: width, height: height, direction: direction)
    for (element, frame) in zip(elements, solution.frames) {
      element.solvedFrame = frame
      element.shownFrame = frame
      // These frames are independent of the active constraint objects. The next layout pass restores the
      // frames that the constraint objects determine.
      element.live?.frameWasSet(of: element)
    }
    live?.needsSolving = true
    return solution.diagnostics
  }
}
