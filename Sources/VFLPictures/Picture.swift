import VFLLayout

/// The drawing of a layout in coordinates of the container, independent of the output format.
struct Picture: Sendable {
  /// The meaning of an element of the picture, which determines its color.
  enum Ink: String, Sendable, Hashable, CaseIterable {
    /// The container.
    case container
    /// A view or its name.
    case view
    /// A guide or its name.
    case guide
    /// A layout margin or a safe area.
    case margin
    /// A baseline.
    case baseline
    /// The size of a gap.
    case measure
    /// A constraint of a conflict.
    case conflict
    /// A relaxed constraint.
    case yielding
    /// Text above or below the picture.
    case words
  }

  /// A rectangle, or a line or point if the frame has no width or no height.
  struct Box: Sendable, Hashable {
    let frame: Frame
    let ink: Ink
    /// Whether the border is dashed.
    var isDashed = false
    /// The tooltip: the name and frame of a view or guide, or the description of a margin or baseline; `nil`
    /// for the container.
    var title: String?
  }

  /// A line with a tick at each end, such as the line that marks a gap.
  struct Measure: Sendable, Hashable {
    /// The line, as a frame without width or without height.
    let line: Frame
    let ink: Ink
    /// The tooltip: the constraint or the size of the gap.
    let title: String
  }

  /// A single line of text.
  struct Text: Sendable, Hashable {
    let text: String
    /// The area that the text occupies.
    let room: Frame
    /// The font size in points of the layout.
    let size: Double
    let ink: Ink
  }

  /// The size of a pixel in points of the layout.
  let unit: Double
  /// The boxes, beginning with the container; painted first.
  var boxes: [Box] = []
  /// The measures; painted over the boxes.
  var measures: [Measure] = []
  /// The labels, which do not overlap each other; painted last.
  var texts: [Text] = []
  /// The lines of text below the picture.
  var captions: [(ink: Ink, text: String)] = []

  /// The bounding frame of the boxes, measures and labels.
  var bounds: Frame {
    let frames = boxes.map { $0.frame } + measures.map { $0.line } + texts.map { $0.room }
    let (left, top) = (frames.map { $0.x }.min() ?? 0, frames.map { $0.y }.min() ?? 0)
    return Frame(
      x: left, y: top, width: (frames.map { $0.maxX }.max() ?? 0) - left,
      height: (frames.map { $0.maxY }.max() ?? 0) - top)
  }
}
