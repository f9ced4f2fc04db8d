import VFLLayout

/// What is drawn of a layout, placed in the container's points, before it is written in some form.
struct Picture: Sendable {
  /// The meaning of something that is drawn, from which its colour follows.
  enum Ink: String, Sendable, Hashable, CaseIterable {
    /// The container.
    case container
    /// A view, and its name.
    case view
    /// A guide, and its name.
    case guide
    /// A layout margin or a safe area.
    case margin
    /// A baseline.
    case baseline
    /// The number of a gap.
    case measure
    /// A constraint that cannot hold.
    case conflict
    /// A constraint that gave way.
    case yielding
    /// Words under or over the picture.
    case words
  }

  /// A rectangle; a line or a point where it has no width or no height.
  struct Box: Sendable, Hashable {
    let frame: Frame
    let ink: Ink
    /// Whether its border is dashed.
    var isDashed = false
    /// Its name and frame in words, for whoever points at it.
    var title: String?
  }

  /// A line between two ends, with a stroke across each.
  struct Measure: Sendable, Hashable {
    /// The line, as a frame without width or without height.
    let line: Frame
    let ink: Ink
    /// The constraint or the gap in words.
    let title: String
  }

  /// A text on one line.
  struct Text: Sendable, Hashable {
    let text: String
    /// The room that it takes, in the middle of which it stands.
    let room: Frame
    /// The size of its letters, in points.
    let size: Double
    let ink: Ink
  }

  /// How many of the layout's points a pixel of the picture is.
  let unit: Double
  /// What is painted first: the container, and boxes over it.
  var boxes: [Box] = []
  /// What is painted over the boxes.
  var measures: [Measure] = []
  /// The texts, no two of which overlap.
  var texts: [Text] = []
  /// What is said under the picture, line after line.
  var captions: [(ink: Ink, text: String)] = []

  /// All that is painted.
  var bounds: Frame {
    let frames = boxes.map { $0.frame } + measures.map { $0.line } + texts.map { $0.room }
    let (left, top) = (frames.map { $0.x }.min() ?? 0, frames.map { $0.y }.min() ?? 0)
    return Frame(
      x: left, y: top, width: (frames.map { $0.maxX }.max() ?? 0) - left,
      height: (frames.map { $0.maxY }.max() ?? 0) - top)
  }
}
