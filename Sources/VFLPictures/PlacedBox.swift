import VFLLayout
import VFLRecords
import VFLText

/// The box of a view or guide, in coordinates of the container.
struct PlacedBox: Sendable, Hashable {
  /// The view or guide.
  let item: ItemID
  /// The name of the view or guide, as it is printed.
  let name: String
  /// The frame of the box, measured from the top left corner of the container.
  let frame: Frame
  /// The index of the box of the nearest drawn ancestor; `nil` if this ancestor is the container.
  let parent: Int?
  /// Whether the item has children that can be drawn.
  let hasChildren: Bool
  /// Whether the item is a guide, which is invisible on the screen.
  var isGuide = false
  /// Whether the frame is ambiguous, that is, not the same in all optimal layouts.
  var isOpen = false
  /// The parts of the frame that depend on an assumed dimension of the container.
  var assumed: Set<FreeAttribute.Part> = []

  /// Returns the size in points, such as `80×21`.
  ///
  /// An assumed width or height is written as `?`.
  func size(times: String = "×") -> String {
    text(.width, frame.width) + times + text(.height, frame.height)
  }

  /// The position in points, such as `(8, 8)`.
  ///
  /// An assumed coordinate is written as `?`.
  var place: String { "(\(text(.x, frame.x)), \(text(.y, frame.y)))" }

  private func text(_ part: FreeAttribute.Part, _ value: Double) -> String {
    assumed.contains(part) ? "?" : PointText.rounded(value)
  }
}
