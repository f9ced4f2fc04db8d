package import VFLRecords

/// A property of a layout that can be proved for all values of the parameters.
package enum LayoutProperty: Sendable, Hashable {
  /// The required constraints are satisfiable.
  case satisfiable
  /// The layout is unambiguous.
  case unambiguous
  /// A view is inside its parent.
  case inside(ItemID)
  /// Two siblings do not overlap.
  case apart(ItemID, ItemID)
  /// A view is at least as large as its content, on an axis.
  case untruncated(ItemID, Axis)
  /// A view is at least as large as a touch target of some points, on an axis.
  case target(ItemID, Axis, Double)
  /// Each edge of a view is inside the safe area of the container, or at the same edge of the container.
  case safe(ItemID)
  /// A requirement of the document is satisfied.
  case requirement(Int)
}

extension LayoutProperty {
  /// The views whose frames the property compares; empty for a property of the whole layout or a requirement.
  package var views: [ItemID] {
    switch self {
    case .satisfiable, .unambiguous, .requirement: []
    case .inside(let view), .untruncated(let view, _), .target(let view, _, _), .safe(let view):
      [view]
    case .apart(let one, let other): [one, other]
    }
  }
}
