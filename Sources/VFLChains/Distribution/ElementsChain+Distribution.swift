public import VFLRecords
public import VFLViews

extension ElementsChain {
  /// Puts the views behind each other with a fixed space between them, all of the same length.
  ///
  /// Along the horizontal axis the first view lies at the leading edge, so that a right-to-left interface
  /// has the mirror image. A single view fills what lead and tail leave; no view needs nothing. With an optional
  /// priority spaces that do not fit give way, all by the same.
  ///
  /// - Parameters:
  ///   - axis: the axis; the other one is left alone.
  ///   - spacing: the space between two views, in points.
  ///   - leadSpacing: the space before the first view, in points.
  ///   - tailSpacing: the space behind the last view, in points.
  ///   - container: what these two are counted from; the nearest view that all lie in unless given.
  ///   - priority: how strongly spaces and equal lengths are wanted.
  ///   - fileID: the file that diagnostics name.
  ///   - line: the line that diagnostics name.
  /// - Throws: ``DistributionError`` when there is no view that all lie in, or a number is not finite.
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

  /// Puts the views behind each other, all of a fixed length, with equal spaces between them.
  ///
  /// Along the horizontal axis the first view lies at the leading edge, so that a right-to-left interface
  /// has the mirror image. A single view has its length and the lead; no view needs nothing. Spaces are
  /// never negative: views that do not fit are a conflict, or with an optional priority give way, all by the
  /// same.
  ///
  /// - Parameters:
  ///   - axis: the axis; the other one is left alone.
  ///   - itemLength: the length of each view, in points.
  ///   - leadSpacing: the space before the first view, in points.
  ///   - tailSpacing: the space behind the last view, in points.
  ///   - container: what these two are counted from; the nearest view that all lie in unless given.
  ///   - priority: how strongly lengths, lead, tail and equal spaces are wanted.
  ///   - fileID: the file that diagnostics name.
  ///   - line: the line that diagnostics name.
  /// - Throws: ``DistributionError`` when there is no view that all lie in, or a number is not finite.
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
