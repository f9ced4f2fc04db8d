public import VFLLayout
import VFLNarration
public import VFLRecords

extension LayoutView {
  /// Computes how the frames of the view's descendants depend on the width or height of this view: the sizes
  /// at which the constraints are satisfiable, the breakpoints, and each frame as a function of the size.
  ///
  /// No frame is set. The items of the result are this view, its descendants in breadth-first order, and then
  /// the layout guides of all these views.
  ///
  /// - Parameters:
  ///   - constraints: The constraints to solve.
  ///   - axis: The axis on which the size of this view varies.
  ///   - range: The range of sizes in points. With an infinite bound, the range ends where the constraints
  ///     stop being satisfiable.
  ///   - otherSize: The size on the other axis in points, or `nil` if the constraints determine it.
  ///   - direction: The layout direction of the user interface.
  /// - Throws: ``MalformedLayoutError`` if a constraint is invalid or refers to an item that is not in this
  ///   view's hierarchy.
  public func sensitivity(
    of constraints: [ItemConstraint<any LayoutItem>], axis: Axis, over range: ClosedRange<Double>,
    otherSize: Double? = nil, direction: LayoutDirection = .leftToRight
  ) throws(MalformedLayoutError) -> LayoutSensitivity {
    let isHorizontal = axis == .horizontal
    let problem = try ItemHierarchy(of: ItemHierarchy.elements(of: self)).problem(
      of: constraints, width: isHorizontal ? nil : otherSize,
      height: isHorizontal ? otherSize : nil, direction: direction)
    do {
      return try problem.sensitivity(axis: axis, over: range)
    } catch {
      throw MalformedLayoutError(
        strangers: [], diagnostics: LayoutNarration(of: problem).diagnostics(for: error))
    }
  }
}
