public import VFLRecords
public import VFLViews

extension ElementsChain {
  /// Arranges the views along an axis with a fixed spacing and equal lengths.
  ///
  /// On the horizontal axis, the first view is at the leading edge, so the layout is mirrored in a
  /// right-to-left interface. A single view fills the space between the lead and tail spacing. If there are
  /// no views, nothing happens. If `priority` is optional and the spacing does not fit, the spacing between
  /// all views is reduced by the same amount.
  ///
  /// - Parameters:
  ///   - axis: The axis of the distribution. The views are not constrained on the other axis.
  ///   - spacing: The spacing between adjacent views, in points.
  ///   - leadSpacing: The spacing before the first view, in points.
  ///   - tailSpacing: The spacing after the last view, in points.
  ///   - container: The element from whose edges the lead and tail spacing are measured. The default is the
  ///     nearest common superview.
  ///   - priority: The priority of the spacing and the equal lengths.
  ///   - fileID: The file to report in diagnostics.
  ///   - line: The line to report in diagnostics.
  /// - Throws: ``DistributionError`` if the views have no common superview or a number is not finite.
  @discardableResult
  public func distributeViews(
    along axis: Axis, withFixedSpacing spacing: Double, leadSpacing: Double = 0,
    tailSpacing: Double = 0, in container: LayoutElement? = nil, priority: Priority = .required,
    fileID: String = #fileID, line: Int = #line
  ) throws(DistributionError) -> ViewDistribution {
    try distribute(
      along: axis, in: container, priority, ConstraintOrigin(fileID: fileID, line: line)
    ) { $0.spaceFixed(spacing, lead: leadSpacing, tail: tailSpacing) }
  }

  /// Arranges the views along an axis with a fixed length and equal spacing.
  ///
  /// On the horizontal axis, the first view is at the leading edge, so the layout is mirrored in a
  /// right-to-left interface. A single view has the fixed length and the lead spacing only. If there are no
  /// views, nothing happens. The spacing is never negative. If the views do not fit, a required priority
  /// causes a conflict. With an optional priority, all lengths are reduced by the same amount.
  ///
  /// - Parameters:
  ///   - axis: The axis of the distribution. The views are not constrained on the other axis.
  ///   - itemLength: The length of each view, in points.
  ///   - leadSpacing: The spacing before the first view, in points.
  ///   - tailSpacing: The spacing after the last view, in points.
  ///   - container: The element from whose edges the lead and tail spacing are measured. The default is the
  ///     nearest common superview.
  ///   - priority: The priority of the lengths, the lead and tail spacing, and the equal spacing.
  ///   - fileID: The file to report in diagnostics.
  ///   - line: The line to report in diagnostics.
  /// - Throws: ``DistributionError`` if the views have no common superview or a number is not finite.
  @discardableResult
  public func distributeViews(
    along axis: Axis, withFixedItemLength itemLength: Double, leadSpacing: Double = 0,
    tailSpacing: Double = 0, in container: LayoutElement? = nil, priority: Priority = .required,
    fileID: String = #fileID, line: Int = #line
  ) throws(DistributionError) -> ViewDistribution {
    try distribute(
      along: axis, in: container, priority, ConstraintOrigin(fileID: fileID, line: line)
    ) { $0.lengthFixed(itemLength, lead: leadSpacing, tail: tailSpacing) }
  }

  private func distribute(
    along axis: Axis, in container: LayoutElement?, _ priority: Priority,
    _ origin: ConstraintOrigin, _ fill: (inout DistributionPlan) -> Void
  ) throws(DistributionError) -> ViewDistribution {
    guard !elements.isEmpty else { return ViewDistribution([], axis, []) }
    var plan = try DistributionPlan(elements, in: container, along: axis, priority, origin)
    fill(&plan)
    return try plan.install()
  }
}
