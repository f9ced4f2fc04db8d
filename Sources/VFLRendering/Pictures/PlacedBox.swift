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
  /// The place of the box that it lies in among all boxes; `nil` where it lies in the container itself.
  let parent: Int?
  /// Whether other boxes lie inside.
  let hasChildren: Bool
  /// Whether it is a guide, which nobody sees on a screen.
  var isGuide = false
  /// Whether its frame is not the same in all best layouts.
  var isOpen = false
  /// The numbers of its frame that stand for any number, for nothing says how large the container is.
  var assumed: Set<FreeAttribute.Part> = []

  /// The size in points, such as `80×21`, with a `?` for what is assumed.
  func size(times: String = "×") -> String {
    text(.width, frame.width) + times + text(.height, frame.height)
  }

  /// The place in points, such as `(8, 8)`, with a `?` for what is assumed.
  var place: String { "(\(text(.x, frame.x)), \(text(.y, frame.y)))" }

  private func text(_ part: FreeAttribute.Part, _ value: Double) -> String {
    assumed.contains(part) ? "?" : PointText.rounded(value)
  }
}
