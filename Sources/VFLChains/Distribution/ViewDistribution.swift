public import VFLRecords
public import VFLViews

/// Views that are distributed along an axis, with what holds them there.
public final class ViewDistribution {
  /// The views and guides, in the order of reading or from top to bottom.
  public let elements: [LayoutElement]
  /// The axis.
  public let axis: Axis
  /// The constraints.
  public let constraints: [LayoutConstraint]
  /// The guides that stand for gaps where one is needed; they belong to the view that all of the views lie
  /// in.
  public let guides: [LayoutGuide]

  init(
    _ elements: [LayoutElement], _ axis: Axis, _ constraints: [LayoutConstraint],
    guides: [LayoutGuide] = []
  ) {
    self.elements = elements
    self.axis = axis
    self.constraints = constraints
    self.guides = guides
  }

  /// Takes the constraints out of force and out of the memory of the views, and the guides out of their
  /// view.
  public func remove() { ChainInstallation.remove(constraints) }
}
