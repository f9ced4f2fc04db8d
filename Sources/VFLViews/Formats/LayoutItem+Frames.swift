public import VFLLayout

extension LayoutItem {
  /// Solves constraints between this item and its descendants, and returns their frames.
  ///
  /// The items are not modified. Apply the frames yourself. The content size, baselines and margins of an
  /// item are read from its ``layoutNode``. A diagnostic with the origin `.format(n)` refers to the format
  /// string of `constraints[n]`.
  ///
  /// - Parameters:
  ///   - constraints: The constraints to solve.
  ///   - width: The width of this item in points, or `nil` if the constraints determine it.
  ///   - height: The height of this item in points, or `nil` if the constraints determine it.
  ///   - direction: The layout direction of the user interface.
  /// - Throws: ``UnsatisfiableLayoutError`` if the constraints are unsatisfiable. ``MalformedLayoutError`` if
  ///   a constraint is invalid or refers to an item that is not in this item's hierarchy.
  public func frames(
    of constraints: [ItemConstraint<any LayoutItem>], width: Double? = nil, height: Double? = nil,
    direction: LayoutDirection = .leftToRight
  ) throws -> ItemFrames {
    let hierarchy = ItemHierarchy(of: self, mentionedBy: constraints)
    let solution = try hierarchy.solved(
      constraints, width: width, height: height, direction: direction)
    return ItemFrames(hierarchy, frames: solution.frames, diagnostics: solution.diagnostics)
  }
}
