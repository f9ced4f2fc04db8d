public import VFLDiagnostics
public import VFLLayout
import VFLRecords

extension LayoutView {
  /// Solves constraints between this view and views that lie in it, and sets the frames of all of
  /// them.
  ///
  /// Active ``LayoutConstraint``s have no part in it: ``layoutIfNeeded()`` is for them.
  ///
  /// The frames stay as they were when an error is thrown. A constraint does not keep the text of
  /// its format; a diagnostic's location in `.format(n)` counts in the format of the `n`-th constraint
  /// given here.
  ///
  /// - Parameters:
  ///   - constraints: the constraints.
  ///   - width: the width that this view has to have, in points; free when `nil`.
  ///   - height: the height that this view has to have, in points; free when `nil`.
  ///   - direction: the direction of the interface.
  /// - Returns: what the constraints leave open, in words; empty when they settle everything.
  /// - Throws: ``UnsatisfiableLayoutError`` when the constraints cannot hold together,
  ///   ``MalformedLayoutError`` when one speaks of an item that does not lie in this view or breaks
  ///   a rule of constraints.
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
      // The constraints in force say something else, and have their way in the next pass.
      element.live?.frameWasSet(of: element)
    }
    live?.needsSolving = true
    return solution.diagnostics
  }
}
