public import VFLLayout

extension LayoutItem {
  /// Solves constraints between this item and items that lie in it, and tells their frames.
  ///
  /// Nothing is kept: the frames are yours to use. How large an item's content is, its baselines and its
  /// margins are read from its ``layoutNode``. A diagnostic's location in `.format(n)` counts in the
  /// format of the `n`-th constraint given here.
  ///
  /// - Parameters:
  ///   - constraints: the constraints.
  ///   - width: the width that this item has to have, in points; free when `nil`.
  ///   - height: the height that this item has to have, in points; free when `nil`.
  ///   - direction: the direction of the interface.
  /// - Throws: ``UnsatisfiableLayoutError`` when the constraints cannot hold together,
  ///   ``MalformedLayoutError`` when one speaks of an item that does not lie in this item or breaks
  ///   a rule of constraints.
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
