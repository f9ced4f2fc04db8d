/// An item that the rows of a stack view refer to.
package enum StackElement: Sendable, Hashable {
  /// The stack view, or its layout margins guide if ``StackDescription/usesMarginsGuide`` is `true`.
  case canvas
  /// The stack view.
  case stack
  /// The arranged view at an index.
  case view(Int)
  /// A guide.
  case guide(Guide)

  /// A guide that the stack view creates for its rows.
  package enum Guide: Sendable, Hashable {
    /// The guide for the gap after the arranged view at an index.
    case gap(Int)
    /// The guide that encloses the views across the axis if they do not fill the stack view.
    case alignmentSpanner
    /// The guide that replaces the views if none is visible.
    case orderingSpanner
  }
}
