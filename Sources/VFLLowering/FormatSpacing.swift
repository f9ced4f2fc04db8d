/// What a `-` without a number stands for: what a profile says, or numbers of a document's own.
package struct FormatSpacing: Sendable, Hashable {
  /// What it is at the edge of a container, unless that is a number.
  package var profile: StandardSpacing
  /// What it is at the edge of a container, in points; `nil` for what the profile says.
  package var edge: Double?
  /// What it is between siblings, in points.
  package var sibling: Double

  /// Creates the spacing of a profile, or one of numbers.
  package init(
    _ profile: StandardSpacing = .classic, edge: Double? = nil, sibling: Double? = nil
  ) {
    self.profile = profile
    self.edge = edge
    self.sibling = sibling ?? StandardSpacing.sibling
  }
}
