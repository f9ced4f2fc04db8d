/// The length of a `-` without a number: defined by a profile, or by numbers of the document.
package struct FormatSpacing: Sendable, Hashable {
  /// The profile that applies at the edge of a container if ``edge`` is `nil`.
  package var profile: StandardSpacing
  /// The length at the edge of a container in points, or `nil` to use the profile.
  package var edge: Double?
  /// The length between siblings in points.
  package var sibling: Double

  /// Creates the spacing of a profile, with optional numbers that override it.
  package init(
    _ profile: StandardSpacing = .classic, edge: Double? = nil, sibling: Double? = nil
  ) {
    self.profile = profile
    self.edge = edge
    self.sibling = sibling ?? StandardSpacing.sibling
  }

  /// Returns the length of a `-`, which the options `gap(…)` and `margin(…)` can override.
  func length(besideEdge isEdge: Bool, gap: Double?, margin: Double?) -> Double {
    guard isEdge else { return gap ?? sibling }
    if let given = margin ?? gap ?? edge { return given }
    // The layout margins have no fixed size, and no length is added to them. Use the sibling spacing instead.
    return profile == .classic ? StandardSpacing.superview : StandardSpacing.sibling
  }
}
