import VFLLayout
import VFLRecords
import VFLText

/// Pictures that are arranged in rows, with captions below each picture and, if there are several, headings
/// above.
struct PictureSheet: Sendable {
  /// A picture and its position on the sheet.
  struct Panel: Sendable {
    /// The horizontal distance of the container's left edge from the left edge of the first picture's
    /// container.
    let x: Double
    /// The vertical distance of the container's top edge from the top edge of the first picture's container.
    let y: Double
    let picture: Picture
    /// The heading and the captions, in coordinates of the picture.
    let words: [Picture.Text]
  }

  /// The size of a pixel in points of the layouts.
  let unit: Double
  private(set) var panels: [Panel] = []
  /// The bounding frame of the sheet including its margins, in coordinates of the first picture.
  private(set) var bounds = Frame.zero

  /// The inks of all elements on the sheet.
  var inks: Set<Picture.Ink> {
    var inks: Set<Picture.Ink> = []
    for panel in panels {
      inks.formUnion(panel.picture.boxes.map { $0.ink } + panel.picture.measures.map { $0.ink })
      inks.formUnion((panel.picture.texts + panel.words).map { $0.ink })
    }
    return inks
  }

  /// The distance between adjacent pictures, in pixels.
  private static let gap = 24.0
  /// The margin on each side of the sheet, in pixels.
  private static let margin = 8.0
  /// The font sizes of headings and captions, in pixels.
  private static let (heading, caption) = (13.0, 11.0)
  /// The maximum width of a heading or caption, in pixels, if the picture is not wider than this.
  private static let captionWidth = 560.0

  /// The maximum width of a row of pictures, in pixels.
  ///
  /// A picture that is wider than this has its own row.
  private static let rowWidth = 1600.0

  /// Creates the pictures of some layouts and arranges them in rows.
  init(_ layouts: [DrawableLayout], showing details: Set<FrameDetail>) {
    unit = layouts.map(Picture.unit).max() ?? 1
    let unit = unit
    var drawn: [(picture: Picture, heading: String?)] = []
    for (layout, heading) in zip(layouts, Self.headings(of: layouts)) {
      for rows in PictureRows.all(of: layout) {
        let words = [heading, rows.heading].compactMap { $0 }
        drawn.append(
          (
            Picture(of: layout, drawing: rows, showing: details, unit: unit),
            words.isEmpty ? nil : words.joined(separator: ": ")
          ))
      }
    }
    // The containers of a row are aligned at their top edges. All headings are above the highest element of
    // any picture.
    let top = drawn.map { $0.picture.bounds.y }.min() ?? 0
    var (right, y): (Double?, Double) = (nil, 0)
    var frames: [Frame] = []
    for (picture, heading) in drawn {
      let words = Self.words(of: picture, heading, above: top, unit)
      let own = [picture.bounds] + words.map { $0.room }
      let (left, width) = Self.extent(own)
      if let end = right, end + Self.gap * unit + width > Self.rowWidth * unit {
        let bottom = frames.map { $0.maxY }.max() ?? 0
        y = bottom + Self.gap * unit - (own.map { $0.y }.min() ?? 0)
        right = nil
      }
      let x = right.map { $0 + Self.gap * unit - left } ?? (panels.isEmpty ? 0 : frames[0].x - left)
      right = x + left + width
      frames += own.map { Frame(x: $0.x + x, y: $0.y + y, width: $0.width, height: $0.height) }
      panels.append(Panel(x: x, y: y, picture: picture, words: words))
    }
    let (x, width) = Self.extent(frames)
    let upper = frames.map { $0.y }.min() ?? 0
    bounds = Frame(
      x: x, y: upper, width: width, height: (frames.map { $0.maxY }.max() ?? 0) - upper
    ).inset(by: -Self.margin * unit, -Self.margin * unit)
  }

  /// Returns the left edge and the width of the area that some frames cover.
  private static func extent(_ frames: [Frame]) -> (left: Double, width: Double) {
    let left = frames.map { $0.x }.min() ?? 0
    return (left, (frames.map { $0.maxX }.max() ?? 0) - left)
  }

  /// Returns the heading above a picture and the captions below it.
  ///
  /// Texts that are too wide are shortened.
  private static func words(
    of picture: Picture, _ heading: String?, above top: Double, _ unit: Double
  ) -> [Picture.Text] {
    let bounds = picture.bounds
    var words: [Picture.Text] = []
    func add(_ text: String, _ ink: Picture.Ink, _ pixels: Double, at y: Double) {
      let size = pixels * unit
      let room = max(bounds.width, captionWidth * unit)
      var (text, width) = (text, LetterWidth.width(of: text, size: size))
      if width > room, let short = LetterWidth.shortened(text, size: size, to: room) {
        (text, width) = (short, LetterWidth.width(of: short, size: size))
      }
      words.append(
        Picture.Text(
          text: text, room: Frame(x: bounds.x, y: y, width: width, height: size * 1.4),
          size: size, ink: ink))
    }
    if let heading {
      add(heading, .words, Self.heading, at: top - (Self.heading * 1.4 + 4) * unit)
    }
    for (line, caption) in picture.captions.enumerated() {
      let y = bounds.maxY + (6 + Double(line) * Self.caption * 1.4) * unit
      add(caption.text, caption.ink, Self.caption, at: y)
    }
    return words
  }

  /// Returns the heading of each layout: the size of the container and, if the directions of the layouts
  /// differ, the direction.
  ///
  /// A single layout has no heading.
  private static func headings(of layouts: [DrawableLayout]) -> [String?] {
    guard layouts.count > 1 else { return [nil] }
    let isDirectionReported = Set(layouts.map { $0.problem.direction }).count > 1
    return layouts.map { layout in
      let size = Axis.allCases.map { axis in
        layout.problem.containerSize[axis].map(PointText.rounded) ?? "free"
      }
      let direction =
        layout.problem.direction == .leftToRight ? ", left to right" : ", right to left"
      return size.joined(separator: "×") + (isDirectionReported ? direction : "")
    }
  }
}
