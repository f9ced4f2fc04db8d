import VFLLayout
import VFLRecords

/// A view's box in the container's coordinates.
struct PlacedBox: Sendable, Hashable {
  /// The view.
  let item: ItemID
  /// The name of the view.
  let name: String
  /// The frame of the box, from the container's top left corner.
  let frame: Frame
  /// Whether other boxes lie inside.
  let hasChildren: Bool
}
