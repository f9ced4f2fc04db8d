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
  /// A requirement of the document is satisfied.
  case requirement(Int)
}
