import VFLRecords
import VFLStacks
import VFLViews

/// The space on one axis that a panel assigns to a view.
struct PanelCell {
  /// The item whose near edge is the start of the space.
  let first: LayoutElement
  /// The item whose far edge is the end of the space.
  let last: LayoutElement
  /// The attributes of the axis.
  let axis: StackAxis
  /// Whether the space grows with its content.
  var followsContent = false
}
