public import VFLRecords
public import VFLViews

/// A distribution of views along an axis, with its constraints and guides.
public final class ViewDistribution {
  /// The distributed views and guides, from leading to trailing or from top to bottom.
  public let elements: [LayoutElement]
  /// The axis of the distribution.
  public let axis: Axis
  /// The constraints of the distribution.
  public let constraints: [LayoutConstraint]
  /// The guides for the gaps, if the distribution needs them.
  ///
  /// Their owning view is the nearest common superview.
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

  /// Deactivates the constraints, removes them from the lists of the elements, and removes the guides.
  public func remove() { ChainInstallation.remove(constraints) }
}
