import VFLRecords
import VFLViews

/// The space that a panel has for a view, on one axis.
struct PanelCell {
  /// The item that it begins with.
  let first: LayoutElement
  /// The item that it ends with, at whose far edge it ends.
  let last: LayoutElement
  /// The attributes of the axis.
  let axis: StackAxis
  /// Whether it grows with what lies in it.
  var followsContent = false
}
