public import VFLLayout
public import VFLRecords

extension LayoutView {
  /// Finds how the frames of views that lie in this one depend on its width, or its height: at which
  /// sizes the constraints can hold, the breakpoints, and each frame as a function of the size.
  ///
  /// No frame is set. The items of the answer are this view, the views in it, then those in them, in
  /// their order.
  ///
  /// - Parameters:
  ///   - constraints: the constraints.
  ///   - axis: the axis on which this view's size is varied.
  ///   - range: the sizes in points; an infinite end stands for as far as there is a layout.
  ///   - otherSize: the size on the other axis, in points; free when `nil`.
  ///   - direction: the direction of the interface.
  /// - Throws: ``MalformedLayoutError`` when a constraint speaks of an item that does not lie in this
  ///   view or breaks a rule of constraints.
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
